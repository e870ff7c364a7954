// Things people must agree to: taking moves back, stopping and starting the clocks, a bot for somebody who stays away,
// somebody new for a bot.
// Kept in the table's row: whoever is asked may come days later.

import type { Seat } from '@three-thrones/kernel';
import type { TableInfo } from '@three-thrones/protocol';
import type { Line } from './log.ts';
import type { Command } from './commands.ts';

/** What a seat asks the others to agree to. */
type Wish = Omit<Command<'propose'>, 'type' | 'table'>;

interface Asked extends Omit<Wish, 'seat' | 'key'> {
  readonly id: string;
  readonly by: Seat;
}

export interface Proposal extends Asked {
  readonly agreed: readonly Seat[];
}

interface Declined extends Asked {
  readonly refusedBy: Seat;
}

/** Never changed; what happens makes new ones. */
export interface Wishes {
  /** How many there have been: numbers are not used twice. */
  readonly count: number;
  readonly open: readonly Proposal[];
  /** Of each seat the last one that was refused, until it goes on: so that it hears of it. */
  readonly declined: readonly Declined[];
  /** Of each seat the take-back that ended because the game moved on, until it goes on itself: it did not see that. */
  readonly lapsed?: readonly Asked[];
  /** What each seat said lately, by its key, and what came of it: said again over a broken connection it is the same. */
  readonly said?: Readonly<Record<Seat, readonly Said[]>>;
  /** Tables of before kept only the last of each. */
  readonly last?: Readonly<Record<Seat, { readonly key: string; readonly id: string }>>;
  readonly consents?: Readonly<Record<Seat, { readonly key: string; readonly settled: boolean }>>;
}

/** A proposal that was made, or an answer to one. */
type Said =
  | { readonly key: string; readonly proposal: string }
  | { readonly key: string; readonly settled: boolean };

const NONE: Wishes = { count: 0, open: [], declined: [] };
/** So much of what a seat said is remembered: more is never under way at once. */
const REMEMBERED = 8;
/** Of one seat; a newer one takes the place of its oldest. */
const MOST = 4;

/** One wish of a kind for each seat; a newer one replaces it. */
export function wished(
  wishes: Wishes = NONE,
  { seat, key, what, to, for: whom }: Wish,
): { readonly wishes: Wishes; readonly id: string } {
  const { count, open, declined } = wishes;
  const wish = { what, ...(to !== undefined && { to }), ...(whom !== undefined && { for: whom }) };
  const id = `p${count + 1}`;
  const others = open.filter((one) => one.by !== seat || one.what !== wish.what || one.for !== wish.for);
  const mine = others.filter((one) => one.by === seat);
  const rest = mine.length < MOST ? others : others.filter((one) => one !== mine[0]);
  const next = {
    ...wishes,
    count: count + 1,
    open: [...rest, { id, by: seat, ...wish, agreed: [seat] }],
    declined: declined.filter(({ by }) => by !== seat),
    ...lapsedNow(wishes.lapsed?.filter(({ by }) => by !== seat)),
  };
  return { wishes: remembering(next, seat, { key, proposal: id }), id };
}

function remembering(wishes: Wishes, seat: Seat, said: Said): Wishes {
  const before = wishes.said?.[seat] ?? [];
  return { ...wishes, said: { ...wishes.said, [seat]: [...before.slice(1 - REMEMBERED), said] } };
}

/** What this seat proposed with this key. */
export function proposedBefore({ said, last }: Wishes = NONE, seat: Seat, key: string): string | undefined {
  for (const one of said?.[seat] ?? []) if (one.key === key && 'proposal' in one) return one.proposal;
  return last?.[seat]?.key === key ? last[seat].id : undefined;
}

/** Whether something came of it when this seat agreed, or not, with this key. */
export function consentedBefore(
  { said, consents }: Wishes = NONE,
  seat: Seat,
  key: string,
): boolean | undefined {
  for (const one of said?.[seat] ?? []) if (one.key === key && 'settled' in one) return one.settled;
  return consents?.[seat]?.key === key ? consents[seat].settled : undefined;
}

export function agreedTo(wishes: Wishes, proposal: Proposal, seat: Seat): Wishes {
  const agreed = [...new Set([...proposal.agreed, seat])];
  return { ...wishes, open: wishes.open.map((one) => (one === proposal ? { ...proposal, agreed } : one)) };
}

/** One no is enough to end it. */
export function refusedBy(wishes: Wishes, proposal: Proposal, seat: Seat): Wishes {
  const { agreed: _, ...asked } = proposal;
  const others = wishes.declined.filter(({ by }) => by !== proposal.by);
  return { ...without(wishes, proposal), declined: [...others, { ...asked, refusedBy: seat }] };
}

export function without(wishes: Wishes, proposal: Proposal): Wishes {
  return { ...wishes, open: wishes.open.filter((one) => one !== proposal) };
}

/**
 * The game has moved on: nobody takes back what was not there when they agreed, and whoever answers is there and has
 * seen what was refused. The same wishes if nothing has become of them.
 */
export function afterLine(wishes: Wishes, line: Line, over: boolean): Wishes {
  const here = line.kind !== 'take-back' && !('by' in line) ? line.seat : undefined;
  const open = wishes.open.filter((one) => !over && one.what !== 'take-back' && !isAbout(one, here));
  const declined = wishes.declined.filter(({ by }) => by !== here);
  const before = wishes.lapsed ?? [];
  const lapsed = over ? [] : [...before, ...lapsing(wishes)].filter(({ by }) => by !== here);
  const isSame =
    open.length === wishes.open.length &&
    declined.length === wishes.declined.length &&
    lapsed.length === before.length;
  return isSame ? wishes : { ...wishes, open, declined, ...lapsedNow(lapsed) };
}

/** Take-backs that are still open when something else happens. */
function lapsing({ open }: Wishes): readonly Asked[] {
  return open.flatMap(({ agreed: _, ...asked }) => (asked.what === 'take-back' ? [asked] : []));
}

/** The key is there to take the place of what was there before. */
function lapsedNow(lapsed: readonly Asked[] = []): { readonly lapsed: readonly Asked[] } {
  return { lapsed };
}

/** Somebody has agreed or not: said again over a broken connection it is the same. */
export function settledBy(
  wishes: Wishes,
  by: { readonly seat: Seat; readonly key: string } | undefined,
  settled: boolean,
): Wishes {
  return by ? remembering(wishes, by.seat, { key: by.key, settled }) : wishes;
}

/** Who or what is on a chair. */
interface Occupied {
  readonly person?: object;
  readonly bot?: string;
  readonly open?: true;
}

/** A bot for a seat that has one is no longer a question, nor is somebody new for a seat that somebody has. */
export function notAbout(wishes: Wishes, chairs: Readonly<Record<Seat, Occupied>>): Wishes {
  const isSettled = ({ what, for: whom }: Proposal): boolean => {
    const chair = whom === undefined ? undefined : chairs[whom];
    if (!chair) return false;
    return what === 'stand-in' ? chair.bot !== undefined : chair.person !== undefined || chair.open === true;
  };
  return { ...wishes, open: wishes.open.filter((one) => !isSettled(one)) };
}

function isAbout(proposal: Proposal, seat: Seat | undefined): boolean {
  return proposal.what === 'stand-in' && proposal.for === seat;
}

export function shown({
  open,
  declined,
  lapsed = [],
}: Wishes = NONE): Pick<TableInfo, 'proposals' | 'declined' | 'lapsed'> {
  return {
    proposals: open,
    ...(declined.length > 0 && { declined }),
    ...(lapsed.length > 0 && { lapsed }),
  };
}
