// The appendix: every card, order, token and word of a game as an entry with an address of its own, made from the
// game's data and the words its table uses.

import type { Thing } from '@three-thrones/ui/rich.ts';
import type { ReactNode } from 'react';

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

/** The address of the entry that explains a thing: by what kind of entry explains each kind of thing. */
export function entriesOf(kinds: Readonly<Record<string, string>>): (thing: Thing) => string | undefined {
  return (thing) => {
    const [kind, id] = thing.split(':') as [string, string];
    return Object.hasOwn(kinds, kind) ? `${kinds[kind]}-${id}` : undefined;
  };
}
