// Who has how much, in one row over the stage of a small screen.

import type { Seat } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { isAsked } from './asked.ts';
import type { BoardProps } from './board.ts';
import { type Touched, thingProps } from './use-thing.ts';
import './chips.css';

interface SeatChipsProps<S extends Seat> {
  readonly board: Touched & Pick<BoardProps<unknown>, 'eye' | 'asked'>;
  readonly seats: readonly S[];
  readonly className: string;
  /** All that is on the chip, in one sentence. */
  words(seat: S): string;
  /** The figures beside the shield. */
  children(seat: S): ReactNode;
  /** What else is read at a glance. */
  readonly end?: ReactNode;
}

export function SeatChips<S extends Seat>(props: SeatChipsProps<S>) {
  const { board, seats, className, words, children, end } = props;
  const { eye, asked } = board;
  return (
    <ul className={clsx('board-chips', className)}>
      {seats.map((seat) => (
        <li key={seat}>
          <button
            type="button"
            className={clsx('board-chip', { me: eye === seat, turn: isAsked(asked, seat) })}
            {...thingProps(board, `house:${seat}`)}
          >
            <span className="unseen">{words(seat)}</span>
            <Shield house={seat} />
            <span className="board-chip-figures" aria-hidden="true">
              {children(seat)}
            </span>
          </button>
        </li>
      ))}
      {end && <li className="board-chips-end">{end}</li>}
    </ul>
  );
}
