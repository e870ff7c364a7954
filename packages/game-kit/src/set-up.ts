// What can be chosen when a table of a game is laid.

import type { Values } from '@three-thrones/ui/i18n/words.ts';

export interface SetUp {
  readonly houses: readonly SetUpHouse[];
  /** Where houses have leaders: the key of one's name among the words of the game. */
  leaderKey?(leader: string): string;
  /** Where the number of players says which houses play. */
  housesFor?(players: number): readonly string[];
  /** What a house can do, for those who choose one; in the words of the game. */
  about?(house: string, at: HouseAsked): HouseAbout;
  /** Rules that may be chosen, each with its values, the usual one first. */
  readonly rules?: readonly RuleChoice[];
  /** The ways there are to play it, the usual one first; nothing where there is only one and nothing to choose in it. */
  readonly modes?: readonly [usual: Mode, ...others: Mode[]];
}

export interface SetUpHouse {
  readonly id: string;
  readonly leaders: readonly string[];
}

/** One way to play a game. Its words are the game's own: `mode.<id>.name` and `mode.<id>.text`. */
export interface Mode {
  readonly id: string;
  /** What the configuration says of it. */
  readonly config: Rules;
  /** How many people it takes, under the rules that were chosen. */
  players(rules: Rules): PlayerCounts;
  /** The houses people may play in it; nothing: those of the game. */
  houses?(rules: Rules): readonly SetUpHouse[];
  /** What is chosen in this mode, in sight of everybody who sets up a table. */
  readonly rules?: readonly RuleChoice[];
}

export interface PlayerCounts {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** Rules that are not as usual, by their path. */
export type Rules = Readonly<Record<string, RuleValue>>;

/** One rule of a game that can be set; its words are the game's own. */
export interface RuleChoice {
  /** Where it stands in the configuration: `profile`, `switches.tidesOfBattle`. */
  readonly path: string;
  /** The part of its messages' keys: `setting.<words>.name`. */
  readonly words: string;
  readonly values: readonly [usual: RuleValue, ...others: RuleValue[]];
  /** The values in the order they are read in, where the usual one is not the first. */
  readonly inOrder?: readonly RuleValue[];
  /** The values are houses, of those nobody at the table plays. The first, an empty name, leaves it to chance. */
  readonly isHouse?: true;
  /** Whether it matters at such a table; left out: at every one. */
  matters?(at: { readonly players: number; readonly rules: Rules }): boolean;
}

export type RuleValue = string | number | boolean;

/** At what kind of table one asks about a house, and how the game says things there. */
export interface HouseAsked {
  readonly players: number;
  readonly leader?: string | undefined;
  t(key: string, values?: Values): string;
}

export interface HouseAbout {
  /** What sets it apart, in one line. */
  readonly short: string;
  readonly lines: readonly { readonly head: string; readonly text: string }[];
}
