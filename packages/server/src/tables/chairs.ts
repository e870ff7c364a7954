// Who sits where. A seat and a person are different things: a bot can take a seat over and give it back at any moment.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { refusal } from '@three-thrones/kernel';
import type { Person } from '../store/store.ts';
import { sha256 } from './fairness.ts';
import type { Wishes } from './proposals.ts';
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
  wishes?: Wishes;
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

export function claimRefusal(body: TableBody, by: Person, seat: Seat): Refusal | undefined {
  const chair = chairOf(body, seat);
  if (!chair) return refusal('no-such-seat', '0', { seat });
  return chair.person ? refusal('seat-taken', '0', { seat }) : alreadySeated(body, by);
}

/** Nobody plays two seats of one table: the second claim of an impatient finger is a mistake. */
export function alreadySeated({ chairs }: TableBody, by: Person): Refusal | undefined {
  const held = Object.keys(chairs).find((seat) => chairs[seat]!.person?.id === by.id);
  return held === undefined ? undefined : refusal('already-seated', '0', { seat: held });
}

const IN_A_PART = 4;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixty bits that can be read out over the telephone. */
export function recoveryCode(randomBytes: (count: number) => Buffer): string {
  return inParts([...randomBytes(3 * IN_A_PART)].map((byte) => LETTERS[byte % LETTERS.length]!));
}

/** Only letters and digits count: people leave the hyphens out, or write others. */
export function recoveryHash(table: string, code: string): string {
  const letters =
    code
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z0-9]/g) ?? [];
  return sha256(`${table}\n${inParts(letters)}`);
}

function inParts(letters: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += IN_A_PART)
    parts.push(letters.slice(at, at + IN_A_PART).join(''));
  return parts.join('-');
}
