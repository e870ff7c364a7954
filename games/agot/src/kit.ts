// The kernel's words for this game, and the arguments of every flow.

import { type Flow, rulesOf, type Step } from '@three-thrones/kernel';
import type { ActionFlows } from './actions/flows.ts';
import type { CombatFlows } from './combat/flows.ts';
import type { PlanningFlows } from './planning/flows.ts';
import type { World } from './state.ts';
import { checkVictory } from './victory.ts';
import type { WesterosFlows } from './westeros/flows.ts';
import type { WildlingFlows } from './wildlings/flows.ts';

interface RoundFlows {
  game: object;
  round: object;
}

type Flows = RoundFlows & WesterosFlows & WildlingFlows & PlanningFlows & ActionFlows & CombatFlows;

const words = rulesOf<World, Flows>();

export const { step, ask, askAll, call, each, go } = words;

/** A named list of steps. R110 After whatever is done in any of them, somebody may have won. */
export function flow<N extends keyof Flows>(
  name: N,
  steps: readonly Step<World, Flows[N]>[],
): Flow<World, Flows[N]> {
  return words.flow(
    name,
    steps.map((one) => watched(one)),
  );
}

function watched<A>(one: Step<World, A>): Step<World, A> {
  switch (one.type) {
    case 'do':
      return {
        ...one,
        run: (w, a, table) => {
          one.run(w, a, table);
          checkVictory(w, table);
        },
      };
    case 'ask':
      return {
        ...one,
        resolve: (w, a, said, table) => {
          one.resolve(w, a, said, table);
          checkVictory(w, table);
        },
      };
    // What comes next is only named: nothing on the map changes by that
    case 'call':
    case 'each':
      return one;
  }
}
