// Who sits where. A seat and a person are different things: a bot can take a seat over and give it back at any moment.

import { createHmac } from 'node:crypto';
import { type Outcome, type Refusal, type Seat, sha256 } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Tempo } from '@three-thrones/protocol/http';
import { foldedName } from '../people/names.ts';
import type { Person, Seats } from '../store/store.ts';
import type { Origin } from './export-text.ts';
import type { Wishes } from './proposals.ts';

export interface Chair {
  person?: { id: string; name: string };
  /** When this person sat down. */
  since?: number;
  bot?: string;
  /** Its person got up in the middle of the game: nobody waits for their consent. */
  left?: true;
  /** A bot plays it for nobody, and the table lets somebody new take it. */
  open?: true;
  /** The hash of the code that brings the seat to another device. */
  recovery?: string;
  /** What the person has committed to as a share of the dice, and what that was once they have shown it. */
  commitment?: string;
  entropy?: string;
  /** Its person takes part in the dice and has to commit anew. */
  shares?: true;
}

/** A table's own business in its row: kept as JSON. */
export interface TableBody {
  config: unknown;
  tempo: Tempo;
  host: string;
  chairs: Record<Seat, Chair>;
  /** The players win or lose together. */
  together?: true;
  serverSeed: string;
  /** Fixed when the last chair is filled and everybody has shown their share. */
  seed?: string;
  /** What the game draws from; games begun before there was a choice have none. */
  chance?: 'sha256';
  /** How often all had to commit to their shares anew. */
  round?: number;
  /** The service time by which everybody must have committed and shown their share. */
  diceBy?: number;
  /** The shares of this round have been asked for: from now on another company means another round. */
  diceAsked?: true;
  paused?: boolean;
  wishes?: Wishes;
  /** The clocks when the table last left memory, if nothing has happened since that entry. */
  saved?: { seq: number; left: Readonly<Record<Seat, number>> };
  imported?: true;
  /** Where a game comes from that was played elsewhere. */
  origin?: Origin;
  /** Promised in earlier rounds of the dice. */
  spent?: readonly string[];
  /** People who have not shown their share in time once. */
  late?: readonly string[];
  /** People who do not come back to this table, and people who may not talk here. */
  kicked?: readonly string[];
  muted?: readonly string[];
  /** Which hand each person has seen: whoever has seen one never gets another. */
  seen?: Readonly<Record<string, Seat>>;
  takeBacks?: number;
  /** The round of the game, of how many: written when it changes. */
  progress?: { readonly now: number; readonly last: number };
  outcome?: Outcome;
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

/** Gets somebody off a chair: before the start it is free, afterwards a bot plays it, for them or for nobody. */
export function vacate(body: TableBody, seat: Seat, standIn: string): void {
  const { commitment, entropy, bot } = body.chairs[seat]!;
  if (body.seed === undefined) body.chairs[seat] = {};
  else
    body.chairs[seat] = {
      bot: bot ?? standIn,
      ...(commitment !== undefined && { commitment }),
      ...(entropy !== undefined && { entropy }),
    };
}

/** Why this person may not act for this seat. */
export function notYourSeat(body: TableBody, by: Person, seat: Seat): Refusal | undefined {
  const chair = chairOf(body, seat);
  if (!chair) return refuse('no-such-seat', { seat });
  return chair.person?.id === by.id ? undefined : refuse('not-your-seat', { seat });
}

/** Nobody plays two seats of one table: the second claim of an impatient finger is a mistake. */
export function alreadySeated({ chairs }: TableBody, by: Person): Refusal | undefined {
  const held = Object.keys(chairs).find((seat) => chairs[seat]!.person?.id === by.id);
  return held === undefined ? undefined : refuse('already-seated', { seat: held });
}

/** Who sits where, for the store's index. */
export function seatsOf({ chairs }: TableBody): Seats {
  const seats: Record<Seat, string> = {};
  for (const [seat, { person }] of Object.entries(chairs)) if (person) seats[seat] = person.id;
  return seats;
}

/**
 * The name somebody goes by at this table: a number tells namesakes apart, whoever sat down first has none. Somebody may
 * have such a number in their own name; what is shown must be unlike all that is shown already.
 */
export function nameAt({ chairs }: Pick<TableBody, 'chairs'>, by: Pick<Person, 'id' | 'name'>): string {
  const taken = new Set<string>();
  for (const { person } of before(Object.values(chairs), by.id)) {
    taken.add(foldedName(person!.name));
    taken.add(foldedName(person!.name.replace(NUMBERED, '')));
  }
  let name = by.name;
  for (let number = 2; taken.has(foldedName(name)); number++) name = `${by.name} (${number})`;
  return name;
}

/** Chairs whose people sat down before this one, who may only be about to. */
function before(chairs: readonly Chair[], id: string): Chair[] {
  const mine = chairs.findIndex(({ person }) => person?.id === id);
  const since = (at: number): number => chairs[at]!.since ?? 0;
  return chairs.filter(({ person }, at) => {
    if (!person || person.id === id) return false;
    return mine < 0 || since(at) < since(mine) || (since(at) === since(mine) && at < mine);
  });
}

const NUMBERED = / \(\d+\)$/;

/** People may have taken other names since the row was written. */
export function renameIn(chairs: Record<Seat, Chair>, person: Pick<Person, 'id' | 'name'>): void {
  for (const chair of Object.values(chairs))
    if (chair.person?.id === person.id) chair.person = { id: person.id, name: nameAt({ chairs }, person) };
}

const IN_A_PART = 4;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Sixty bits that can be read out over the telephone. The same claim gives the same code: whoever repeats it because the
 * reply was lost must not be left without.
 */
export function recoveryCode(secret: string, ...claim: readonly string[]): string {
  const bytes = createHmac('sha256', secret)
    .update(['recovery', ...claim].join('\n'))
    .digest();
  return inParts([...bytes.subarray(0, 3 * IN_A_PART)].map((byte) => LETTERS[byte % LETTERS.length]!));
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
