// My own house: power, supply with my armies, pool, stars, tokens, what I have discarded.

import { supplyLimits, tables } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import { barrels, starsOf, structuresOf, turnOrder } from '../rules/queries.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Cells } from '@three-thrones/game-kit/board/cells.tsx';
import { HeldTokens } from './others.tsx';
import { CardChip, Pool, SupplyBoxes } from './pieces.tsx';
import type { Props } from './types.ts';
import { say, t } from './words/names.ts';
import './mat.css';

export function Mat({ eye, view, decision }: Props) {
  const { world } = view;
  const watched = decision?.seat ?? turnOrder(world)[0] ?? world.order[0]!;
  const id = (world.players[eye] ? eye : watched) as HouseId;
  const { power, supply, discard } = world.players[id]!;
  const castles = structuresOf(world, id).length;
  return (
    <section className="ag-mat panel" data-house={id} aria-label={say(`house.${id}.name`)}>
      <header>
        <Shield house={id} />
        <div>
          <h2>{say(`house.${id}.name`)}</h2>
          <small>
            {eye === id && <>{t('mat.you')} · </>}
            <span data-about="track:victory">
              <Icon name="castle" /> {formatNumber(castles)}/{formatNumber(tables.areasToWin)}
            </span>
            {' · '}
            <span data-about="term:special-order">
              <Icon name="order-star" /> {t('mat.stars.n', { n: starsOf(world, id) })}
            </span>
          </small>
        </div>
        <HeldTokens id={id} world={world} />
        <p className="ag-mat-power" data-about="term:available-power">
          <Icon name="power" />
          <b>
            <Counted value={power} />
          </b>
          <small>{t('mat.power')}</small>
        </p>
      </header>
      <div className="ag-row" data-about="term:supply">
        <b>{t('mat.supply')}</b>
        <Cells
          className="ag-mat-supply"
          label={t('mat.supply.n', { n: supply })}
          count={supplyLimits.length}
          at={supply}
        >
          {formatNumber}
        </Cells>
        <small>{t('mat.barrels', { n: barrels(world, id) })}</small>
      </div>
      <div className="ag-row" data-about="term:supply">
        <b>{t('mat.armies')}</b>
        <SupplyBoxes world={world} house={id} />
      </div>
      <div className="ag-row" data-about="term:pool">
        <b>{t('mat.pool')}</b>
        <Pool id={id} world={world} />
      </div>
      <div className="ag-row ag-discard" data-about="term:discards">
        <b>{t('mat.discard')}</b>
        <div className="ag-chips-row">
          {discard.length === 0 && <small>{t('mat.discard.none')}</small>}
          {discard.map((card) => (
            <CardChip key={card} id={card} out />
          ))}
        </div>
      </div>
    </section>
  );
}
