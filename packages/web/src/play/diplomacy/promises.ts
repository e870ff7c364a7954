// Offers in the table talk, and the promises that come of them. They travel as messages, and no rule knows of them.

import type { Eye, Seat } from '@three-thrones/kernel';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Chat } from '@three-thrones/protocol';

/** What one house can promise the other. */
const TERM_KINDS = ['peace', 'leave', 'fight', 'support'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
/** What can be promised where this game is played. Offers that were made before are read all the same. */
export function termKindsOf({ promises }: Pick<AnyBoard, 'promises'>): readonly TermKind[] {
  return TERM_KINDS.filter((kind) => kind !== 'support' || promises?.includes(kind));
}

export type Term = 'peace' | 'support' | `leave:${string}` | `fight:${Seat}`;

/** How many terms each side can have. */
export const MOST_TERMS = 3;

/** The last round in which it holds, or the whole game. */
export type Until = number | 'end';

export interface Terms {
  readonly to: Seat;
  readonly until: Until;
  /** What the offering house promises. */
  readonly give: readonly Term[];
  /** What it asks for in return. */
  readonly want: readonly Term[];
}

const ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Bargain extends Terms {
  /** Of the message that offered it. */
  readonly number: number;
  readonly from: Seat;
  /** Only the two houses know of it. */
  readonly isPrivate: boolean;
  /** The first answer that counts, and the number of its message. */
  readonly answer?: { readonly what: Answer; readonly number: number };
}

/** What an offer can speak of at one table. */
export interface Ground {
  readonly seats: readonly Seat[];
  readonly places: readonly string[];
  readonly lastRound: number;
}

/** `/offer stark until=4 give=peace,leave:the-eyrie want=fight:tyrell`; a side without terms is left out. */
const OFFER = /^\/offer ([a-z-]+) until=(end|[1-9]\d?)(?: give=([a-z:,-]+))?(?: want=([a-z:,-]+))?$/;
/** `/accept 17`: the number of the message that made the offer. The server counts in milliseconds. */
const ANSWER = /^\/(accept|decline|withdraw) ([1-9]\d{0,14})$/;

/** How an offer travels. */
export function offerText({ to, until, give, want }: Terms): string {
  const sides = [...sideText('give', give), ...sideText('want', want)];
  return [`/offer ${to} until=${until}`, ...sides].join(' ');
}

function sideText(name: string, terms: readonly Term[]): string[] {
  return terms.length > 0 ? [`${name}=${terms.join(',')}`] : [];
}

/** How an answer travels. */
export function answerText(what: Answer, { number }: Pick<Bargain, 'number'>): string {
  return `/${what} ${number}`;
}

/** Answers are seen on the offer, not among the messages. */
export function isAnswer(text: string): boolean {
  return ANSWER.test(text);
}

/** What may be read by this eye. */
export function readBy(chat: readonly Chat[], eye: Eye): readonly Chat[] {
  return chat.filter(({ seat, to }) => to === undefined || seat === eye || to === eye);
}

/** All offers of the talk with their answers. What is out of form or said by the wrong seat is none. */
export function bargainsIn(chat: readonly Chat[], ground: Ground): readonly Bargain[] {
  const found = new Map<number, Bargain>();
  for (const message of chat) {
    const offered = bargainOf(message, ground);
    if (offered) found.set(message.number, offered);
    const [, what, number] = ANSWER.exec(message.text) ?? [];
    const bargain = found.get(Number(number));
    if (bargain && !bargain.answer && isAnswerTo(bargain, what as Answer, message))
      found.set(bargain.number, { ...bargain, answer: { what: what as Answer, number: message.number } });
  }
  return [...found.values()];
}

function bargainOf({ number, seat: from, to: only, text }: Chat, ground: Ground): Bargain | undefined {
  const [, to, last, give, want] = OFFER.exec(text) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  if (!ground.seats.includes(to) || (only !== undefined && only !== to)) return undefined;
  const until = last === 'end' ? last : Number(last);
  if (until !== 'end' && until > ground.lastRound) return undefined;
  const others = ground.seats.filter((seat) => seat !== from && seat !== to);
  const [given, wanted] = [termsIn(give, others, ground.places), termsIn(want, others, ground.places)];
  if (!given || !wanted || given.length + wanted.length === 0) return undefined;
  return { number, from, to, until, give: given, want: wanted, isPrivate: only !== undefined };
}

function termsIn(
  side: string | undefined,
  others: readonly Seat[],
  places: readonly string[],
): readonly Term[] | undefined {
  const words = side?.split(',') ?? [];
  const isTerm = (word: string): word is Term => {
    const [kind, what, ...more] = word.split(':');
    if (more.length > 0) return false;
    if (kind === 'leave') return places.includes(what ?? '');
    if (kind === 'fight') return others.includes(what ?? '');
    return (kind === 'peace' || kind === 'support') && what === undefined;
  };
  const isOne = words.length <= MOST_TERMS && new Set(words).size === words.length;
  return isOne && words.every(isTerm) ? words : undefined;
}

/** The house that was asked accepts or declines, the one that offered withdraws, each where the offer was made. */
function isAnswerTo({ from, to, isPrivate }: Bargain, what: Answer, said: Chat): boolean {
  const [speaker, listener] = what === 'withdraw' ? [from, to] : [to, from];
  return said.seat === speaker && said.to === (isPrivate ? listener : undefined);
}

export type BargainState = 'open' | 'accepted' | 'past' | 'declined' | 'withdrawn' | 'run-out';

/** How it stands in this round, or when the game is over. */
export function stateOf({ until, answer }: Bargain, round: number | 'over'): BargainState {
  const isPast = round === 'over' || (until !== 'end' && round > until);
  switch (answer?.what) {
    case 'accept':
      return isPast ? 'past' : 'accepted';
    case 'decline':
      return 'declined';
    case 'withdraw':
      return 'withdrawn';
    case undefined:
      return isPast ? 'run-out' : 'open';
  }
}

/** Offers that wait for the answer of this eye. */
export function offersTo(eye: Eye, bargains: readonly Bargain[], round: number | 'over'): readonly Bargain[] {
  return bargains.filter((bargain) => bargain.to === eye && stateOf(bargain, round) === 'open');
}
