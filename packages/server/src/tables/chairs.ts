// Who sits where. A seat and a person are different things: a bot can take a seat over and give it back at any moment.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { refusal } from '@three-thrones/kernel';
import type { Person } from '../store/store.ts';
import { sha256 } from './fairness.ts';
import type { Tempo } from './tables.ts';

export interface Chair {
  person?: { id: string; name: string };
  bot?: string;
  /** The hash of the code that brings the seat to another device. */
  recovery?: string;
  entropy?: string;
}

/** A table's own business in its row: kept as JSON. */
export interface TableBody {
  config: unknown;
  tempo: Tempo;
  host: string;
  chairs: Record<Seat, Chair>;
  serverSeed: string;
  /** Fixed when the last chair is filled. */
  seed?: string;
  paused?: boolean;
  /** The clocks when the table last left memory, if nothing has happened since that entry. */
  saved?: { seq: number; left: Readonly<Record<Seat, number>> };
  imported?: true;
  rematchOf?: string;
  rematch?: string;
}

export function isTaken(chair: Chair): boolean {
  return chair.person !== undefined || chair.bot !== undefined;
}

/** The chair of a seat, if the table has one: any word can come from outside, also those every object knows. */
export function chairOf({ chairs }: TableBody, seat: Seat): Chair | undefined {
  return Object.hasOwn(chairs, seat) ? chairs[seat] : undefined;
}

/** Why this person may not act for this seat. */
export function notYourSeat(body: TableBody, by: Person, seat: Seat): Refusal | undefined {
  const chair = chairOf(body, seat);
  if (!chair) return refusal('no-such-seat', '0', { seat });
  return chair.person?.id === by.id ? undefined : refusal('not-your-seat', '0', { seat });
}

/** What stands in the row of every table where this person has a seat. */
export function seatedAs({ id }: Person): string {
  return `"person":${JSON.stringify({ id }).slice(0, -1)}`;
}

export function claimRefusal(body: TableBody, seat: Seat): Refusal | undefined {
  const chair = chairOf(body, seat);
  if (!chair) return refusal('no-such-seat', '0', { seat });
  return chair.person ? refusal('seat-taken', '0', { seat }) : undefined;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixty bits that can be read out over the telephone. */
export function recoveryCode(randomBytes: (count: number) => Buffer): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]);
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-');
}

export function recoveryHash(table: string, code: string): string {
  return sha256(`${table}\n${code.trim().toUpperCase()}`);
}
