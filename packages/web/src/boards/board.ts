// What a board is given and what it gives back: a view and options in, one option out. No rule lives in a board.

import type { Decision, Eye, Reason, Refused, Seat } from '@three-thrones/kernel';
import type { ComponentType } from 'react';
import type { Logged, Preview, TableSnapshot } from '../table/client.ts';

export interface BoardProps<W> {
  readonly world: W;
  readonly eye: Eye;
  readonly mine: readonly Seat[];
  readonly decision: Decision | undefined;
  readonly refused: readonly Refused[];
  /** What is marked now, by pointer or keyboard; everything that names the same option lights up with it. */
  readonly marked: string | undefined;
  readonly preview: Preview | undefined;
  readonly log: readonly Logged[];
  mark(option: string | undefined): void;
  choose(option: string): void;
  /** Something that is no option was touched: the table says why, in a bubble at this element. */
  refuse(at: Element, reason: Reason): void;
}

/** Where on the table an option can be chosen, so that the same option lights up everywhere. */
export interface OptionWords {
  /** One line for the options list, in the reader's language. */
  readonly label: string;
  /** A second, smaller line: what it costs, what it leads to. */
  readonly detail?: string;
  /** Options of one group stand together in the list. */
  readonly group?: string;
}

/** What a game brings to the web client. Loaded only when a table of it opens. */
export interface Board<W> {
  readonly Table: ComponentType<BoardProps<W>>;
  /** The one question, in words: title and the smaller line under it. */
  prompt(decision: Decision, world: W): { title: string; detail?: string };
  option(decision: Decision, option: string, world: W): OptionWords;
  /** One line of the log, or nothing for facts too small for it. */
  fact(logged: Logged, world: W): string | undefined;
  reason(reason: Reason): string;
  /** Everything on the map as a list, for those who do not look at it. */
  inWords(world: W, snapshot: TableSnapshot): readonly { heading: string; lines: readonly string[] }[];
}
