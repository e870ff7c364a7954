// How a game looks on a terminal. One per game; the plain one serves any game, and programs in tests.

import type { Decision, Fact, Reason, Seat, View } from '@three-thrones/kernel';

/** What a renderer is given to draw: what one seat sees. */
export interface Scene<W = unknown> {
  readonly seen: View<W>;
  readonly seat: Seat;
  readonly paint: Paint;
}

/** `W`, `D` and `F` are the game's own world, questions and facts. */
export interface Renderer<W = unknown, D extends Decision = Decision, F extends Fact = Fact> {
  /** The table, line by line. */
  table(scene: Scene<W>): string[];
  /** A seat, as the others call it. */
  name(seat: Seat, paint: Paint): string;
  question(decision: D, scene: Scene<W>): string;
  option(option: string, decision: D, scene: Scene<W>): string;
  /** What happened, in a sentence; nothing for what needs no mention. */
  fact(fact: F, paint: Paint): string | undefined;
  reason(reason: Reason): string;
}

/** Colours where there are any. */
export type Paint = (text: string, colour: Colour) => string;

export const COLOURS = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  grey: '90',
  orange: '38;5;208',
  gold: '38;5;220',
  lime: '38;5;112',
  sky: '38;5;117',
} as const;
export type Colour = keyof typeof COLOURS;

export const plainPaint: Paint = (text) => text;
export const colourPaint: Paint = (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m`;
