// The House cards I hold, strongest first as they were dealt.

import { CardsInHand } from '@three-thrones/game-kit/board/hand.tsx';
import { CardFace } from './card.tsx';
import type { Props } from './types.ts';
import { isCard, t } from './words/names.ts';
import './hand.css';

export function Hand(props: Props) {
  return (
    <CardsInHand
      board={props}
      className="ag-hand"
      cards={props.view.world.players[props.eye]?.hand ?? []}
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
