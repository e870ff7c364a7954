// Clocks as data: how much time each seat has, and whose time is running. They run by service time, which stands still
// while nobody is served, so that neither downtime nor a clock that is set is charged.

import type { Seat } from '@three-thrones/kernel';
import type { Clocks } from '@three-thrones/protocol';
import type { Tempo } from '@three-thrones/protocol/http';

/** After a timeout everybody gets at least this much for the next question, so that one can come back. */
export const GRACE = 5_000;

/** `since` is when the running clocks were last looked at. */
export interface ClockFace {
  readonly left: Readonly<Record<Seat, number>>;
  readonly running: readonly Seat[];
  readonly since: number;
  readonly paused: boolean;
}

export function newClocks(tempo: Tempo, seats: readonly Seat[], now: number): ClockFace | undefined {
  if (tempo.kind === 'none') return undefined;
  const full = tempo.kind === 'live' ? tempo.bank : tempo.perMove;
  return {
    left: Object.fromEntries(seats.map((seat) => [seat, full])),
    running: [],
    since: now,
    paused: false,
  };
}

/** Charges whoever was running, and lets these seats run from now on. */
export function run(clock: ClockFace, seats: readonly Seat[], now: number): ClockFace {
  return { ...clock, left: leftAt(clock, now), running: seats, since: now };
}

/**
 * The same when the game moves on. In a game of days everybody has their whole time when they are asked anew, once for
 * all the questions they are asked in a row.
 */
export function runOn(clock: ClockFace, tempo: Tempo, seats: readonly Seat[], now: number): ClockFace {
  const next = run(clock, seats, now);
  if (tempo.kind !== 'days') return next;
  const left = Object.entries(next.left).map(([seat, ms]) => [
    seat,
    seats.includes(seat) && clock.running.includes(seat) ? ms : tempo.perMove,
  ]);
  return { ...next, left: Object.fromEntries(left) as Record<Seat, number> };
}

/** A seat has answered: it gets its increment. */
export function reward(
  clock: ClockFace,
  tempo: Tempo,
  seat: Seat,
  { timedOut }: { timedOut: boolean },
): ClockFace {
  const spent = clock.left[seat] ?? 0;
  const gained = tempo.kind === 'live' ? spent + tempo.increment : spent;
  return { ...clock, left: { ...clock.left, [seat]: timedOut ? Math.max(gained, GRACE) : gained } };
}

/** Its answer is undone: what that has brought is gone again, what was used since stays used. */
export function unreward(clock: ClockFace, seat: Seat, gained: number): ClockFace {
  return { ...clock, left: { ...clock.left, [seat]: Math.max(0, (clock.left[seat] ?? 0) - gained) } };
}

export function leftAt({ left, running, since, paused }: ClockFace, now: number): Record<Seat, number> {
  const spent = paused ? 0 : Math.max(0, now - since);
  const still: Record<Seat, number> = { ...left };
  for (const seat of running) if (seat in still) still[seat] = Math.max(0, still[seat]! - spent);
  return still;
}

/** The next moment the time of one of these seats is up. */
export function deadline(clock: ClockFace, seats: readonly Seat[] = clock.running): number | undefined {
  const running = clock.running.filter((seat) => seats.includes(seat));
  if (clock.paused || running.length === 0) return undefined;
  return clock.since + Math.min(...running.map((seat) => clock.left[seat] ?? 0));
}

export function clocksFor(clock: ClockFace, now: number): Clocks {
  const shown = { left: leftAt(clock, now), running: clock.running };
  return clock.paused ? { ...shown, paused: true } : shown;
}
