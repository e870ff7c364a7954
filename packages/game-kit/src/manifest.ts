// What a game brings, part by part. Each part is loaded when somebody needs it, not before.

import type { Decision, Fact, Game } from '@three-thrones/kernel';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import type { Words } from '@three-thrones/ui/i18n/words.ts';
import type { Appendix } from './board/appendix.ts';
import type { AnyBoard, Board } from './board/board.ts';
import type { AnyHelp } from './board/help.ts';
import type { Companion } from './companion.ts';
import type { Cover } from './cover.ts';
import type { PlayerCounts, SetUp } from './set-up.ts';
import type { Renderer } from './terminal/renderer.ts';

/** A game without its types: all that a program can know of it that runs any game. */
export type AnyGame = Game<unknown>;

/** A game's own types end here: whoever runs any game treats its world as closed. */
export function anyGame<W, C>(game: Game<W, C>): AnyGame {
  return game as unknown as AnyGame;
}

/** The same for its board. */
export function anyBoard<W, D extends Decision, F extends Fact>(board: Board<W, D, F>): AnyBoard {
  return board as unknown as AnyBoard;
}

/** What it takes to play a game without showing it to anybody. */
export interface Listing {
  /** The rules as they are today: every new game is played by them. */
  load(): Promise<AnyGame>;
  /** Earlier rules by version, frozen: a game goes on by the rules it began with. */
  readonly released?: Readonly<Record<number, () => Promise<AnyGame>>>;
  /** How many people it takes, how many usually play it, and how many its usual mode seats. */
  readonly players: PlayerCounts;
  /** The configuration of a plain game for so many players. */
  configFor(players: number): unknown;
  /**
   * Which questions are about open things only: what they offer and what is answered may be seen by all, so that people
   * around one device need no curtain for them. Closed by default.
   */
  openQuestions?(): Promise<(asked: Decision) => boolean>;
}

/** A game, whole. `manifest.test.ts` of the catalogue opens every part. */
export interface Manifest extends Listing {
  readonly id: string;
  /** Name, picture and one line, for those who choose a game. */
  cover(): Promise<Cover>;
  /** What can be chosen before a game begins. */
  setUp(): Promise<SetUp>;
  /** Everything the game says, in the reader's language. */
  words(): Promise<Words<string>>;
  /** The rules to read, by language. */
  readonly manual: Readonly<Record<Language, () => Promise<{ readonly default: Manual }>>>;
  /** Every card, token and word of the game as an entry behind the rules. */
  appendix(): Promise<Appendix>;
  board(): Promise<AnyBoard>;
  /** What "?" opens over a table; its pictures stand in the manual too. */
  help(): Promise<AnyHelp>;
  /** An aid for those who play it at a real table. */
  companion?(): Promise<Companion>;
  terminal(): Promise<Renderer>;
  /** What the engine must reach, as shares of the reference loop that `tt bench` runs beside it. */
  readonly budgets: Budgets;
}

/** A file `games/<id>/manual/<language>.json`: sections by number. README.md beside those files says more. */
export type Manual = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;

export interface Budgets {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly answersPerSecond: number;
}
