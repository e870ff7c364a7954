// Who may do what to a table: docs/tables-and-people.md as one function. Whether the rules of the game allow an answer is
// not asked here.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { refuse, type ServerCode } from '@three-thrones/protocol';
import type { Person, Status } from '../store/store.ts';
import { alreadySeated, chairOf, isTaken, notYourSeat, type TableBody } from './chairs.ts';
import type { Command, CommandType } from './commands.ts';

/** A command, or what is no command: looking, playing the same again. Whose seat a code brings back is known by then. */
export type Act =
  | Command<Exclude<CommandType, 'recover'>>
  | { readonly type: 'recover'; readonly seat: Seat }
  | { readonly type: 'look'; readonly seat?: Seat }
  | { readonly type: 'rematch' };
type Wish = Pick<Command<'propose'>, 'seat' | 'what' | 'to' | 'for'>;

/** What the policy needs to know of a table. */
export interface Situation {
  readonly body: TableBody;
  readonly status: Status;
  /** The number of the last entry. */
  readonly seq: number;
  readonly now: number;
  /** For how long nobody has looked from this seat; 0 while somebody does. */
  awayFor(seat: Seat): number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** So long must somebody have been away before one other alone may let a bot play for them. */
export const AWAY = { live: 2 * MINUTE, none: 30 * MINUTE, days: 24 * HOUR } as const;
/** A take-back goes back so many entries at most, and there are so many of them in a game. */
export const TAKE_BACK_ENTRIES = 60;
export const TAKE_BACKS = 20;
/** Why not; `undefined` if this person may. */
export function mayNot(at: Situation, who: Person | undefined, act: Act): Refusal | undefined {
  if (act.type === 'look') return act.seat === undefined ? undefined : notHolder(at, who, act.seat);
  if (!who) return refuse('no-key');
  switch (act.type) {
    case 'claim':
      return notOpen(at) ?? mayNotSit(at, who, act.seat);
    case 'commit':
    case 'reveal':
      return notHolder(at, who, act.seat) ?? (at.status === 'gathering' ? undefined : no('table-not-open'));
    case 'recover':
      return notOpen(at) ?? mayNotHave(at, who, act.seat);
    case 'give':
      return notOpen(at) ?? notHolder(at, who, act.seat) ?? mayNotHave(at, act.to, act.seat);
    case 'leave':
      return notOpen(at) ?? notHolder(at, who, act.seat);
    case 'seat-bot':
    case 'unseat-bot':
      return mayNotHandOver(at, who, act.seat);
    case 'open-seat':
      return (
        mayNotOpenSeat(at, act.seat) ??
        notHost(at, who) ??
        (isAlone(at, who) ? undefined : no('table-in-play'))
      );
    case 'kick':
      return notHost(at, who) ?? mayNotKick(at, who, act.seat);
    case 'mute':
      return notHost(at, who) ?? (act.person === who.id ? no('your-own-seat') : undefined);
    case 'close':
      return (
        notHost(at, who) ?? (at.status === 'playing' && !isAlone(at, who) ? no('table-in-play') : undefined)
      );
    case 'rematch':
      return at.status === 'over' ? notSeated(at, who) : no('game-not-over');
    case 'answer':
    case 'why':
    case 'consent':
      return mayNotPlay(at, who, act.seat);
    case 'undo':
      return mayNotPlay(at, who, act.seat) ?? (at.status === 'over' ? no('game-over') : undefined);
    case 'propose':
      return mayNotPlay(at, who, act.seat) ?? mayNotPropose(at, act);
    case 'chat':
      return mayNotTalk(at, who, act);
    case 'signal':
    case 'vote':
      return mayNotTeamUp(at, who, act.seat);
    case 'plan':
      return mayNotTeamUp(at, who, act.seat) ?? mayNotPlanFor(at, act);
  }
}

/** Seats whose people are asked whether they agree. */
export function askedAbout(
  { body }: Pick<Situation, 'body'>,
  { what, for: whom }: Pick<Wish, 'what' | 'for'>,
): Seat[] {
  return Object.keys(body.chairs).filter((seat) => {
    const { person, bot, left } = body.chairs[seat]!;
    if (!person || left || (what === 'stand-in' && seat === whom)) return false;
    // What was played is everybody's, also theirs for whom a bot stands in; about the present those decide who are there.
    return what === 'take-back' || what === 'open-seat' || bot === undefined;
  });
}

const no = (code: ServerCode): Refusal => refuse(code);

function notOpen({ status }: Situation): Refusal | undefined {
  return status === 'over' || status === 'closed' ? no('table-not-open') : undefined;
}

function notHost({ body }: Situation, who: Person): Refusal | undefined {
  return body.host === who.id ? undefined : no('not-the-host');
}

function notHolder({ body }: Situation, who: Person | undefined, seat: Seat): Refusal | undefined {
  if (!who) return refuse(chairOf(body, seat) ? 'not-your-seat' : 'no-such-seat', { seat });
  return notYourSeat(body, who, seat);
}

function notSeated({ body }: Situation, who: Person): Refusal | undefined {
  return alreadySeated(body, who) ? undefined : no('not-at-this-table');
}

/** Nobody but this person plays here. */
function isAlone({ body }: Situation, who: Person): boolean {
  return Object.values(body.chairs).every(({ person, left }) => !person || left || person.id === who.id);
}

function mayNotSit(at: Situation, who: Person, seat: Seat): Refusal | undefined {
  const { body } = at;
  const chair = chairOf(body, seat);
  if (!chair) return refuse('no-such-seat', { seat });
  if (chair.person) return refuse('seat-taken', { seat });
  const hasBegun = body.seed !== undefined;
  if (hasBegun && chair.bot !== undefined && !chair.open) return refuse('seat-not-open', { seat });
  return mayNotHave(at, who, seat);
}

/** Nobody has two seats of one table, nor a second one after having seen another hand. */
function mayNotHave({ body }: Situation, who: Person, seat: Seat): Refusal | undefined {
  if (body.kicked?.includes(who.id)) return no('kicked');
  const held = alreadySeated(body, who);
  if (held) return held.args!['seat'] === seat ? undefined : held;
  const seen = body.seen && Object.hasOwn(body.seen, who.id) ? body.seen[who.id] : undefined;
  return seen === undefined || seen === seat ? undefined : refuse('has-seen-a-hand', { seat: seen });
}

/** The owner of the seat; for a chair nobody has claimed, the host. */
function mayNotHandOver(at: Situation, who: Person, seat: Seat): Refusal | undefined {
  const chair = chairOf(at.body, seat);
  if (!chair) return refuse('no-such-seat', { seat });
  const closed = notOpen(at);
  if (closed) return closed;
  if (chair.person) return chair.person.id === who.id ? undefined : refuse('not-your-seat', { seat });
  return notHost(at, who);
}

function mayNotOpenSeat({ body, status }: Situation, seat: Seat): Refusal | undefined {
  if (status === 'over') return no('game-over');
  if (status !== 'playing') return no('table-not-playing');
  const chair = chairOf(body, seat);
  if (!chair) return refuse('no-such-seat', { seat });
  return chair.person ? refuse('seat-taken', { seat }) : undefined;
}

function mayNotKick({ body, status }: Situation, who: Person, seat: Seat): Refusal | undefined {
  const chair = chairOf(body, seat);
  if (!chair?.person) return refuse('no-such-seat', { seat });
  if (chair.person.id === who.id) return no('your-own-seat');
  return status === 'gathering' ? undefined : no('table-in-play');
}

function mayNotPlay({ body, status }: Situation, who: Person, seat: Seat): Refusal | undefined {
  if (status === 'gathering' || status === 'closed') return no('table-not-playing');
  const stranger = notYourSeat(body, who, seat);
  if (stranger) return stranger;
  return body.chairs[seat]!.bot === undefined ? undefined : refuse('seat-is-with-a-bot', { seat });
}

function mayNotPropose(at: Situation, wish: Wish): Refusal | undefined {
  if (at.status === 'over') return no('game-over');
  if (wish.what === 'open-seat') return mayNotOpenSeat(at, wish.for ?? '');
  if (wish.what === 'stand-in') return mayNotStandIn(at, wish);
  if (wish.what === 'take-back') return mayNotTakeBack(at, wish.to);
  return at.body.tempo.kind === 'none' ? no('no-clocks-here') : undefined;
}

/** Nobody alone puts a bot in the place of somebody who is there, or has only just gone. */
function mayNotStandIn(at: Situation, { seat, for: whom = '' }: Wish): Refusal | undefined {
  const chair = chairOf(at.body, whom);
  if (!chair) return refuse('no-such-seat', { seat: whom });
  if (whom === seat) return refuse('your-own-seat', { seat });
  if (chair.bot !== undefined) return refuse('seat-is-with-a-bot', { seat: whom });
  return tooSoon(at, whom);
}

/** One other alone waits until somebody has been away for long; several may agree at any time. */
export function tooSoon(at: Situation, whom: Seat): Refusal | undefined {
  if (askedAbout(at, { what: 'stand-in', for: whom }).length > 1) return undefined;
  const away = at.awayFor(whom);
  if (away === 0) return refuse('still-at-the-table', { seat: whom });
  const left = AWAY[at.body.tempo.kind] - away;
  return left > 0 ? refuse('too-soon', { seat: whom, seconds: Math.ceil(left / SECOND) }) : undefined;
}

function mayNotTakeBack({ body, seq }: Situation, to: number | undefined): Refusal | undefined {
  if ((body.takeBacks ?? 0) >= TAKE_BACKS) return refuse('too-many-take-backs', { most: TAKE_BACKS });
  if (to === undefined) return undefined;
  if (!(Number.isInteger(to) && to >= 0 && to < seq)) return refuse('no-such-moment', { to });
  return seq - to > TAKE_BACK_ENTRIES ? refuse('too-far-back', { most: TAKE_BACK_ENTRIES }) : undefined;
}

function mayNotTalk(
  at: Situation,
  who: Person,
  { seat, to }: { readonly seat?: Seat; readonly to?: Seat },
): Refusal | undefined {
  if (isMuted(at, who)) return no('muted');
  const stranger = seat === undefined ? undefined : notYourSeat(at.body, who, seat);
  if (stranger) return stranger;
  const isHeard = to === undefined || (seat !== undefined && chairOf(at.body, to) !== undefined);
  return isHeard ? undefined : refuse('no-such-listener', { to });
}

function isMuted({ body, now }: Situation, who: Person): boolean {
  return body.muted?.includes(who.id) === true || (who.mutedUntil ?? 0) > now;
}

/** Signals and plans are for those who play it, and who win or lose together. */
function mayNotTeamUp(at: Situation, who: Person, seat: Seat): Refusal | undefined {
  const idle = mayNotPlay(at, who, seat);
  if (idle) return idle;
  if (at.status === 'over') return no('game-over');
  if (!at.body.together) return no('not-together');
  return isMuted(at, who) ? no('muted') : undefined;
}

/** A bot takes no advice, and nobody takes it in an empty chair. */
function mayNotPlanFor(
  { body }: Situation,
  { for: mover }: Pick<Command<'plan'>, 'for'>,
): Refusal | undefined {
  const chair = chairOf(body, mover);
  if (!chair) return refuse('no-such-seat', { seat: mover });
  if (chair.bot !== undefined) return refuse('seat-is-with-a-bot', { seat: mover });
  return isTaken(chair) ? undefined : refuse('seat-is-empty', { seat: mover });
}
