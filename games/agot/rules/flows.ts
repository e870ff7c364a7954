// Every flow of the game, as the kernel runs them.

import type { DecisionOf, QuestionsIn } from '@three-thrones/kernel';
import { actionFlows } from './actions/index.ts';
import { combatFlows } from './combat/index.ts';
import { planningFlows } from './planning/index.ts';
import { game, round } from './round.ts';
import { westerosFlows } from './westeros/index.ts';
import { wildlingFlows } from './wildlings/index.ts';

export const flows = [
  ...[game, round],
  ...westerosFlows,
  ...wildlingFlows,
  ...planningFlows,
  ...actionFlows,
  ...combatFlows,
];

/** Every kind of question, and what it is about. */
export type Questions = QuestionsIn<typeof flows>;

/** A question of this game. */
export type Asking = DecisionOf<Questions>;
