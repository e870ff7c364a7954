// The kernel's words for this game, and the arguments of every flow.

import { rulesOf } from '@three-thrones/kernel';
import type { ActionFlows } from './actions/flows.ts';
import type { CombatFlows } from './combat/flows.ts';
import type { PlanningFlows } from './planning/flows.ts';
import type { World } from './state.ts';
import type { WesterosFlows } from './westeros/flows.ts';
import type { WildlingFlows } from './wildlings/flows.ts';

interface RoundFlows {
  game: object;
  round: object;
}

type Flows = RoundFlows & WesterosFlows & WildlingFlows & PlanningFlows & ActionFlows & CombatFlows;

export const { flow, step, ask, askAll, call, each, go } = rulesOf<World, Flows>();
