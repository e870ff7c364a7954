// The cards I hold, Plot Cards first, my Heroes at the end.

import { card } from '../data/data.ts';
import { CardsInHand } from '@three-thrones/game-kit/board/hand.tsx';
import { CardFace } from './card.tsx';
import type { Props } from './types.ts';
import { isCard, t } from './words/names.ts';
import './hand.css';

export function Hand(props: Props) {
  const held = props.view.world.players[props.eye]?.hand.secret ?? [];
  const cards = [...held].sort(
    (one, other) => Number(card(one).kind === 'hero') - Number(card(other).kind === 'hero'),
  );
  return (
    <CardsInHand
      board={props}
      className="te-hand"
      cards={cards}
      title={t('mat.hand')}
      empty={t('mat.hand.empty')}
      Face={CardFace}
    />
  );
}

/** One of them, to be read large. */
export function Card({ id }: { readonly id: string }) {
  return isCard(id) ? <CardFace id={id} /> : null;
}
