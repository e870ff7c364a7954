// The cards I hold, Plot Cards first, my Heroes at the end.

import { card } from '../data/data.ts';
import type { CSSProperties } from 'react';
import { CardFace } from './card.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Props } from './types.ts';
import { t } from './words/names.ts';

export function Hand(props: Props) {
  const { view, eye, open } = props;
  const held = view.world.players[eye]?.hand.secret ?? [];
  const cards = [...held].sort(
    (one, other) => Number(card(one).kind === 'hero') - Number(card(other).kind === 'hero'),
  );
  const asksForCards = cards.some((id) => open.has(`card:${id}`));
  return (
    <section className="te-hand" aria-label={t('mat.hand')} data-asked={asksForCards}>
      {cards.length === 0 && <p className="quiet">{eye === 'spectator' ? '' : t('mat.hand.empty')}</p>}
      <ul style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((id, at) => (
          <li key={id} style={{ '--at': at - (cards.length - 1) / 2 } as CSSProperties}>
            <button type="button" className="te-card" {...thingProps(props, `card:${id}`)}>
              <CardFace id={id} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
