// The appendix: every card, order, token and word of a game as an entry with an address of its own, made from the
// game's data and the words its table uses.

import type { ReactNode } from 'react';
import { holding } from './rules.ts';

export interface Entry {
  /** Its place in the address and in the page: `card-kingslayer`. */
  readonly anchor: string;
  readonly title: string;
  /** What it is and what is printed on it, in one line: kind, strength, cost. */
  readonly face: readonly string[];
  /** What it does. */
  readonly lines: readonly string[];
  /** What must be so before it can be used. */
  readonly needs?: readonly string[];
  readonly picture: ReactNode;
  /** A value of it is not known from print: we made it up to fit. */
  readonly isReconstructed?: boolean;
  /** Belongs to a box that cannot be played here yet. */
  readonly isOfExpansion?: boolean;
}

export interface AppendixChapter {
  readonly id: string;
  /** A sign from the sprites, where chapters of rules have a number. */
  readonly icon: string;
  readonly title: string;
  readonly intro?: ReactNode;
  /** The words of the intro, for the search. */
  readonly introWords?: string;
  readonly entries: readonly Entry[];
}

/** A game's appendix in the reader's language. */
export type Appendix = () => readonly AppendixChapter[];

/** Chapters with the entries that hold every word of a search; a chapter's own title finds all of it. */
export function searchAppendix(
  chapters: readonly AppendixChapter[],
  query: string,
): readonly AppendixChapter[] {
  const holds = holding(query);
  return chapters.flatMap((chapter) => {
    if (holds(`${chapter.title} ${chapter.introWords ?? ''}`)) return [chapter];
    const entries = chapter.entries.filter(({ title, face, lines, needs = [] }) =>
      holds([title, ...face, ...lines, ...needs].join(' ')),
    );
    const { intro: _, ...rest } = chapter;
    return entries.length > 0 ? [{ ...rest, entries }] : [];
  });
}

/** The chapter or entry of this address, with the chapter it is in. */
export function chapterOf(chapters: readonly AppendixChapter[], anchor: string): AppendixChapter | undefined {
  return chapters.find(
    ({ id, entries }) => id === anchor || entries.some((entry) => entry.anchor === anchor),
  );
}
