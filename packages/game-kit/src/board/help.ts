// Help at the table: the numbers of whoever looks, and every word that is used there. What the game is about stands in
// the manual, in its opening chapter (`minute.1` the aim, `minute.2` a round, `minute.3` how to win).

import type { Eye, View } from '@three-thrones/kernel';
import type { ComponentType } from 'react';

/** Something that scores or decides, and how much of it there is now. */
export interface StandingLine {
  readonly icon: string;
  readonly label: string;
  /** The number itself: 3 of 7. */
  readonly value?: string;
  /** What follows from it, or what is missing. */
  readonly lines: readonly string[];
  /** The section of the manual behind it. */
  readonly rule: string;
}

/** Makes lines whose labels are words of the table, as the game says them. */
export function standingLines(say: (term: string) => string) {
  return (
    icon: string,
    term: string,
    rule: string,
    lines: readonly string[],
    value?: string,
  ): StandingLine => ({ icon, label: say(term), rule, lines, ...(value !== undefined && { value }) });
}

/** A word of the table. */
export interface GlossaryWord {
  readonly id: string;
  readonly word: string;
  readonly text: string;
  readonly rule: string;
}

/** `W` is the game's own world. */
export interface Help<W> {
  /** Words and drawings, before anything is shown. */
  load(): Promise<void>;
  /** What scores or wins, and when, with the numbers as this eye sees them. Asked of the game's queries. */
  standing(view: View<W>, eye: Eye): readonly StandingLine[];
  /** What it is about, where a table is played in another way than the manual's opening chapter says. */
  aim?(view: View<W>): string | undefined;
  glossary(): readonly GlossaryWord[];
  /** Pictures for sections of the manual, drawn from the signs of the game. */
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** A game's own types end here. */
export type AnyHelp = Help<unknown>;
