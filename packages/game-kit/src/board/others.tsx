// The others at the table: whose they are, who plays them, what counts most, and what they have.

import type { Seat } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';
import './others.css';

interface OtherSeatsProps<S extends Seat> {
  readonly eye: string;
  readonly seats: readonly S[];
  readonly className: string;
  children(seat: S): ReactNode;
}

/** Everybody but whoever looks. */
export function OtherSeats<S extends Seat>({ eye, seats, className, children }: OtherSeatsProps<S>) {
  return (
    <ul className={clsx('board-others', className)}>
      {seats
        .filter((seat) => seat !== eye)
        .map((seat) => (
          <li key={seat}>{children(seat)}</li>
        ))}
    </ul>
  );
}

/** What the table itself says of a seat: whether somebody is there, and how much time is left. */
export const SeatNote = createContext<(seat: Seat) => ReactNode>(() => null);

interface SeatLineProps {
  readonly seat: Seat;
  readonly name: string;
  readonly person: string | undefined;
  /** What the figure at the end is. */
  readonly about?: Thing;
  readonly children: ReactNode;
}

/** A house, who plays it, and the figure that decides the game. */
export function SeatLine({ seat, name, person = '', about, children }: SeatLineProps) {
  const note = use(SeatNote);
  return (
    <span className="board-seat-line">
      <b className="board-seat-name">{name}</b>
      <bdi>{person}</bdi>
      {note(seat)}
      <b className="board-seat-figure" data-about={about}>
        {children}
      </b>
    </span>
  );
}

/** What a house has, figure by figure; said in one sentence elsewhere. */
export function SeatStats({ children }: { readonly children: ReactNode }) {
  return (
    <span className="board-seat-stats" aria-hidden="true">
      {children}
    </span>
  );
}

interface StatProps {
  readonly about?: Thing;
  readonly children: ReactNode;
}

export function Stat({ about, children }: StatProps) {
  return (
    <span className="board-stat" data-about={about}>
      {children}
    </span>
  );
}
