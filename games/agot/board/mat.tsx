// My own house: power, supply with my armies, pool, stars, tokens, what I have discarded.

import { supplyLimits, tables, unit as unitOf } from '../data/data.ts';
import { type HouseId, UNIT_KINDS } from '../data/ids.ts';
import { barrels, inPool, starsOf, structuresOf, turnOrder } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { HeldTokens } from './others.tsx';
import { CardChip, SupplyBoxes } from './pieces.tsx';
import type { Props } from './types.ts';
import { say, t, unit } from './words/names.ts';
import { UNIT_ICONS } from './words/options.ts';

export function Mat({ eye, view }: Props) {
  const { world } = view;
  const id = (world.players[eye] ? eye : (turnOrder(world)[0] ?? world.order[0]!)) as HouseId;
  const { power, supply, discard } = world.players[id]!;
  const castles = structuresOf(world, id).length;
  return (
    <section className="gt-mat panel" data-house={id} aria-label={say(`house.${id}.name`)}>
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
        <p className="gt-power" data-about="term:available-power">
          <Icon name="power" />
          <b>
            <Counted value={power} />
          </b>
          <small>{t('mat.power')}</small>
        </p>
      </header>
      <div className="gt-row" data-about="term:supply">
        <b>{t('mat.supply')}</b>
        <ol className="gt-supply" aria-label={t('mat.supply.n', { n: supply })}>
          {supplyLimits.map((_, at) => (
            <li key={at} className={clsx({ on: at === supply })} aria-hidden="true">
              {formatNumber(at)}
            </li>
          ))}
        </ol>
        <small>{t('mat.barrels', { n: barrels(world, id) })}</small>
      </div>
      <div className="gt-row">
        <b>{t('mat.armies')}</b>
        <SupplyBoxes world={world} house={id} />
      </div>
      <div className="gt-row">
        <b>{t('mat.pool')}</b>
        <ul className="gt-pool">
          {UNIT_KINDS.map((kind) => {
            const [n, all] = [inPool(world, id, kind), unitOf(kind).pool];
            return (
              <li key={kind} data-about={`unit:${kind}`} className={clsx({ none: n === 0 })}>
                <Icon name={UNIT_ICONS[kind]} />
                <span aria-hidden="true">
                  {formatNumber(n)}
                  <i>/{formatNumber(all)}</i>
                </span>
                <span className="unseen">{plain(t('mat.pool.left', { unit: unit(kind), n, all }))}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="gt-row gt-discard">
        <b>{t('mat.discard')}</b>
        <div className="gt-chips-row">
          {discard.length === 0 && <small>{t('mat.discard.none')}</small>}
          {discard.map((card) => (
            <CardChip key={card} id={card} out />
          ))}
        </div>
      </div>
    </section>
  );
}
