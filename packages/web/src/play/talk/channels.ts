// Who reads what of the table talk, and phrases that need no translation on the way.

import type { Eye, Seat } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
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

/** Messages of others after the last one that was read; answers are among them where the offer was mine. */
export function unread(
  chat: readonly Chat[],
  eye: Eye,
  read: number,
  bargains: readonly Bargain[] = [],
): number {
  const mine = bargains.filter(({ from }) => from === eye);
  const isShown = ({ number, text }: Chat): boolean =>
    !isAnswer(text) || mine.some(({ answer }) => answer?.number === number);
  return chat.filter((message) => message.number > read && message.seat !== eye && isShown(message)).length;
}
