// Every flow of the game, as the kernel runs them.

import type { Flow } from '@three-thrones/kernel';
import { actionFlows } from './actions/index.ts';
import { combatFlows } from './combat/index.ts';
import { planningFlows } from './planning/index.ts';
import { game, round } from './round.ts';
import type { World } from './state.ts';
import { westerosFlows } from './westeros/index.ts';
import { wildlingFlows } from './wildlings/index.ts';

export const flows: readonly Flow<World, never>[] = [
  ...[game, round],
  ...westerosFlows,
  ...wildlingFlows,
  ...planningFlows,
  ...actionFlows,
  ...combatFlows,
];
