// The House cards I hold, strongest first as they were dealt.

import type { CSSProperties } from 'react';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { CardFace } from './card.tsx';
import type { Props } from './types.ts';
import { t } from './words/names.ts';

export function Hand(props: Props) {
  const { view, eye, open } = props;
  const cards = view.world.players[eye]?.hand ?? [];
  const asksForCards = cards.some((id) => open.has(`card:${id}`));
  return (
    <section className="gt-hand" aria-label={t('mat.hand')} data-asked={asksForCards}>
      {cards.length === 0 && <p className="quiet">{eye === 'spectator' ? '' : t('mat.hand.empty')}</p>}
      <ul style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((id, at) => (
          <li key={id} style={{ '--at': at - (cards.length - 1) / 2 } as CSSProperties}>
            <button type="button" className="gt-card" {...thingProps(props, `card:${id}`)}>
              <CardFace id={id} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
