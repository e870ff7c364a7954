// Who reads what of the table talk, and phrases that need no translation on the way.

import type { Eye, Seat } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type { Channel, Read } from '../diplomacy/kept-talk.ts';
import { type Bargain, isAnswer } from '../diplomacy/promises.ts';

export const PHRASES = [
  'hello',
  'thanks',
  'good-luck',
  'well-played',
  'one-moment',
  'help-me',
  'leave-me',
] as const;
export type Phrase = (typeof PHRASES)[number];

const MARK = '/say ';

/** How a phrase travels. */
export function phraseText(phrase: Phrase): string {
  return MARK + phrase;
}

export function phraseIn(text: string): Phrase | undefined {
  return PHRASES.find((phrase) => text === phraseText(phrase));
}

/** The talk of all, or what I and one other seat say to each other. */
export function inChannel(chat: readonly Chat[], eye: Eye, other: Seat | undefined): readonly Chat[] {
  if (other === undefined) return chat.filter(({ to }) => to === undefined);
  return chat.filter(
    ({ seat, to }) => to !== undefined && ((seat === eye && to === other) || (seat === other && to === eye)),
  );
}

/**
 * Messages of others that were not read yet, by the channel in which they stand; answers are among them where the offer
 * was mine. What others say to each other in private is nobody's here.
 */
export function unreadIn(
  chat: readonly Chat[],
  eye: Eye,
  read: Read,
  bargains: readonly Bargain[] = [],
): ReadonlyMap<Channel, number> {
  const mine = bargains.filter(({ from }) => from === eye);
  // Signals and votes are seen where they are given.
  const isShown = ({ number, text, signal, vote }: Chat): boolean =>
    !signal && !vote && (!isAnswer(text) || mine.some(({ answer }) => answer?.number === number));
  const found = new Map<Channel, number>();
  for (const message of chat) {
    const { number, seat, to } = message;
    if (seat === eye || (to !== undefined && to !== eye) || !isShown(message)) continue;
    const channel = to === undefined ? '' : (seat ?? '');
    if (number > (read[channel] ?? 0)) found.set(channel, (found.get(channel) ?? 0) + 1);
  }
  return found;
}

/** Where somebody looks first: what was said to them alone, before what was said to all. */
export function firstUnread(unread: ReadonlyMap<Channel, number>): Channel | undefined {
  const channels = [...unread.keys()];
  return channels.find((channel) => channel !== '') ?? channels[0];
}
