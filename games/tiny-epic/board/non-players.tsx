// The houses nobody plays with their Token Pools, and the deck.

import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import type { HouseId } from '../data/ids.ts';
import { SeatSheet } from '@three-thrones/game-kit/board/seat-sheet.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { Props } from './types.ts';
import { cards, house, housed, t } from './words/names.ts';
import './colours.css';
import './others.css';

export function NonPlayers(props: Props) {
  return (
    <>
      <h2>
        {t('mat.non-players')} <small data-about="term:token-pool">{t('mat.non-players.pool')}</small>
      </h2>
      <ul className="te-non-players">
        {props.view.world.mats.map((id) => (
          <li key={id}>
            <NonPlayer id={id} props={props} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Deck({ view: { world } }: Props) {
  return (
    <p className="te-deck" data-about="term:plot-deck">
      {t('mat.deck.count', { n: size(world.deck) })}
      <SeatSheet
        title={t('mat.discard.count', { n: world.discard.length })}
        sign={t('mat.discard.count', { n: world.discard.length })}
      >
        <p>
          <Rich text={cards(world.discard)} />
        </p>
      </SeatSheet>
    </p>
  );
}

function NonPlayer({ id, props }: { readonly id: HouseId; readonly props: Props }) {
  const { eye } = props;
  const { world } = props.view;
  const { pool, ally } = world.nonPlayers[id]!;
  const relation =
    ally === undefined
      ? t('mat.unallied')
      : ally === eye
        ? t('mat.your-ally')
        : plain(t('mat.ally-of', housed({ house: ally })));
  return (
    <button type="button" className="te-non-player" {...thingProps(props, `house:${id}`)}>
      <Shield house={id} />
      <span>
        <b>{plain(house(id))}</b>
        <small
          className={clsx({ mine: ally === eye, foe: ally !== undefined && ally === world.rival?.seat })}
        >
          {relation}
        </small>
      </span>
      {ally !== undefined && <Shield house={ally} className="te-ally-of" />}
      <em data-about="term:token-pool">
        {formatNumber(pool)}
        <span className="unseen">{t('mat.non-players.pool')}</span>
      </em>
    </button>
  );
}
