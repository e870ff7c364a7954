// What can be chosen when a table of a game is laid.

export interface SetUp {
  readonly houses: readonly { readonly id: string; readonly leaders: readonly string[] }[];
  /** Where houses have leaders: the key of one's name among the words of the game. */
  leaderKey?(leader: string): string;
  /** Where the number of players says which houses play. */
  housesFor?(players: number): readonly string[];
  /** Rules that may be chosen, each with its values, the usual one first. */
  readonly rules?: readonly RuleChoice[];
}

/** One rule of a game that can be set; its words are the game's own. */
export interface RuleChoice {
  /** Where it stands in the configuration: `profile`, `switches.tidesOfBattle`. */
  readonly path: string;
  /** The part of its messages' keys: `setting.<words>.name`. */
  readonly words: string;
  readonly values: readonly [usual: string | boolean, ...others: (string | boolean)[]];
}
