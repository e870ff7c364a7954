// The cards somebody holds: a fan at the lower edge, on a small screen a row that peeks out.

import { clsx } from 'clsx';
import type { ComponentType, CSSProperties } from 'react';
import type { BoardProps } from './board.ts';
import { useCardDrag } from './use-card-drag.ts';
import { type Touched, thingProps } from './use-thing.ts';
import './hand.css';

interface CardsInHandProps<Id extends string> {
  readonly board: Touched & Pick<BoardProps<unknown>, 'eye'>;
  /** In the order they lie in. */
  readonly cards: readonly Id[];
  readonly title: string;
  /** Said to whoever holds none. */
  readonly empty: string;
  readonly className: string;
  readonly Face: ComponentType<{ readonly id: Id }>;
}

export function CardsInHand<Id extends string>({ board, cards, ...words }: CardsInHandProps<Id>) {
  const { title, empty, className, Face } = words;
  const { dragged, handlersOf } = useCardDrag<Id>(board);
  const asksForCards = cards.some((id) => board.open.has(`card:${id}`));
  return (
    <section className={clsx('board-hand', className)} aria-label={title} data-asked={asksForCards}>
      {cards.length === 0 && <p className="quiet">{board.eye === 'spectator' ? '' : empty}</p>}
      <ul>
        {cards.map((id, at) => (
          <li key={id} style={{ '--at': at - (cards.length - 1) / 2 } as CSSProperties}>
            <button
              type="button"
              className={clsx('board-card', { 'board-card-gone': dragged?.id === id })}
              {...thingProps(board, `card:${id}`)}
              {...handlersOf(id)}
            >
              <Face id={id} />
            </button>
          </li>
        ))}
      </ul>
      {dragged && (
        <span className="board-card-dragged" style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
          <Face id={dragged.id} />
        </span>
      )}
    </section>
  );
}
