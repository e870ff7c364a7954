// Things people must agree to: taking moves back, stopping and starting the clocks, a bot for somebody who stays away.
// Kept in the table's row: whoever is asked may come days later.

import type { Seat } from '@three-thrones/kernel';
import type { Lobby } from '@three-thrones/protocol';
import type { Line } from './log.ts';
import type { Wish } from './tables.ts';

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
  /** What each seat asked last, by its key: asked again over a broken connection it is the same. */
  readonly last: Readonly<Record<Seat, { readonly key: string; readonly id: string }>>;
}

const NONE: Wishes = { count: 0, open: [], declined: [], last: {} };
const MOST = 8;

/** One wish of a kind for each seat; a newer one replaces it. */
export function wished(wishes: Wishes = NONE, { seat, key, ...wish }: Wish): Wishes {
  const { count, open, declined, last } = wishes;
  const id = `p${count + 1}`;
  const others = open.filter((one) => one.by !== seat || one.what !== wish.what || one.for !== wish.for);
  return {
    count: count + 1,
    open: [...others.slice(-MOST + 1), { id, by: seat, ...wish, agreed: [seat] }],
    declined: declined.filter(({ by }) => by !== seat),
    last: { ...last, [seat]: { key, id } },
  };
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
  const isSame = open.length === wishes.open.length && declined.length === wishes.declined.length;
  return isSame ? wishes : { ...wishes, open, declined };
}

/** A bot for this seat is no longer a question. */
export function notAbout(wishes: Wishes, seats: readonly Seat[]): Wishes {
  return { ...wishes, open: wishes.open.filter((one) => !seats.some((seat) => isAbout(one, seat))) };
}

function isAbout(proposal: Proposal, seat: Seat | undefined): boolean {
  return proposal.what === 'stand-in' && proposal.for === seat;
}

export function shown({ open, declined }: Wishes = NONE): Pick<Lobby, 'proposals' | 'declined'> {
  return { proposals: open, ...(declined.length > 0 && { declined }) };
}
