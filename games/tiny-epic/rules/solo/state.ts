// §20 The Rival as it lies on the table.

import type { Hidden } from '@three-thrones/kernel';
import type { ActionId, HouseId, PlotCardId } from '../../data/ids.ts';
import type { Difficulty, RivalCardId } from '../../data/solo.ts';

/** The automaton's mat. Its tokens, score and Ally Pool lie where every player's do. */
export interface Rival {
  seat: HouseId;
  /** Whoever plays against it, and answers what its cards leave open (§20.19). */
  person: HouseId;
  difficulty: Difficulty;
  /** Rival Cards to come. */
  deck: Hidden<RivalCardId[]>;
  /** The one it acts by; those before it have left the game. */
  card?: RivalCardId | undefined;
  gone: RivalCardId[];
  /** Its dice rolled this round, the left slot first. */
  dice: ActionId[];
  /** Slots with a coin: those its person used last round (§20.5). */
  coins: ActionId[];
  /** Strength for its next battle, lost at the end of the round. */
  bonus: number;
  /** Plot Cards its Whispers and Events have taken out of the game (§20.12). */
  removed: PlotCardId[];
}
