// Who is asked, and when a table has to be looked at although nobody asks.

import type { Decision, Seat } from '@three-thrones/kernel';
import type { Status, Turn } from '../store/store.ts';
import type { TableBody } from './chairs.ts';
import { type ClockFace, deadline } from './clock.ts';

/** Seats that are asked something and have not answered. */
export function waiting(open: readonly Decision[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, answered } of open) if (!answered) seats.push(seat);
  return seats;
}

/** Those of them that belong to people: their time runs, also while a bot plays for them. */
export function waitingPeople(open: readonly Decision[], { chairs }: TableBody): Seat[] {
  return waiting(open).filter((seat) => chairs[seat]!.person !== undefined);
}

/** Those of them that no bot plays: their time can be up. */
export function withoutBot(open: readonly Decision[], { chairs }: TableBody): Seat[] {
  return waiting(open).filter((seat) => chairs[seat]!.bot === undefined);
}

export interface Stand {
  readonly seq: number;
  readonly open: readonly Decision[];
  readonly clock: ClockFace | undefined;
  readonly body: TableBody;
  readonly status: Status;
}

/** What is kept of where a table stands. */
export function turnOf(stand: Stand, now: number): Turn {
  const due = dueAt(stand, now);
  const { seq, open, clock } = stand;
  return {
    seq,
    asked: waiting(open),
    ...(due !== undefined && { due }),
    ...(clock && { clock: JSON.stringify(clock) }),
  };
}

/** At once if a bot is asked. */
function dueAt({ open, clock, body, status }: Stand, now: number): number | undefined {
  if (status === 'gathering') return body.diceBy;
  if (status !== 'playing') return undefined;
  const people = withoutBot(open, body);
  if (people.length < waiting(open).length) return now;
  return clock && deadline(clock, people);
}

const SECOND = 1_000;

/**
 * By when the next of those who are asked must have answered, on people's clocks; bots answer at once. To the second: the
 * server's time and people's do not keep step to the millisecond, and the same table must look the same twice.
 */
export function untilOf(
  { clock, asked, body }: Pick<Stand, 'clock' | 'body'> & { readonly asked: readonly Seat[] },
  wallTime: (serviceTime: number) => number,
): number | undefined {
  const people = asked.filter((seat) => body.chairs[seat]?.bot === undefined);
  const until = clock && deadline(clock, people);
  return until === undefined ? undefined : Math.max(0, Math.round(wallTime(until) / SECOND) * SECOND);
}

/** Whether the row says so already; what is left of a clock changes all the time and does not count. */
export function isSameTurn(kept: Turn | undefined, turn: Turn): boolean {
  return (
    kept?.seq === turn.seq &&
    kept.asked.join() === turn.asked.join() &&
    (kept.due === undefined) === (turn.due === undefined)
  );
}
