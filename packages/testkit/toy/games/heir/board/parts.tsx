// What a table of Heir looks like. A part a game has no use for is `Nothing`.

import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { size } from '@three-thrones/kernel';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { type CardId, worthOf } from '../data/ids.ts';
import { points, winnerOf } from '../rules/queries.ts';
import type { Props } from './types.ts';
import { cardName, house, t } from './words.ts';

export function Nothing() {
  return null;
}

/** Who has won how many rounds, in the top bar and in one row on a phone. */
export function Points({ view: { world } }: Props) {
  return (
    <ul className="heir-points">
      {world.order.map((seat) => (
        <li key={seat}>
          <Shield house={seat} />
          {t('label.points', { house: house(seat), points: points(world, seat) })}
        </li>
      ))}
    </ul>
  );
}

export function Others({ view: { world }, eye }: Props) {
  const others = world.order.filter((seat) => seat !== eye);
  return (
    <ul className="heir-points">
      {others.map((seat) => (
        <li key={seat}>
          <Shield house={seat} />
          {t('label.cards', { house: house(seat), n: size(world.hand[seat]!) })}
        </li>
      ))}
    </ul>
  );
}

/** The rounds so far, in the middle of the table: this game has no map. */
export function Stage({ view: { world } }: Props) {
  return (
    <section className="heir-stage" aria-label={t('label.table')}>
      {world.shown.length === 0 && <p className="quiet">{t('label.nothing')}</p>}
      <ol>
        {world.shown.map((round, at) => (
          <li key={at}>
            {world.order.map((seat) => (
              <span key={seat} className="heir-card" data-lit={winnerOf(round) === seat}>
                <Shield house={seat} />
                <Face id={round[seat]!} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Hand(props: Props) {
  const { view, eye } = props;
  return (
    <section className="heir-hand" aria-label={t('label.hand')}>
      {(view.world.hand[eye]?.secret ?? []).map((id) => (
        <button key={id} type="button" className="heir-card" {...thingProps(props, `card:${id}`)}>
          <Face id={id} />
        </button>
      ))}
    </section>
  );
}

function Face({ id }: { readonly id: CardId }) {
  return (
    <>
      <b>{formatNumber(worthOf(id))}</b> {cardName(id)}
    </>
  );
}
