// The kernel's words for this game, and the arguments of every flow.

import { rulesOf } from '@three-thrones/kernel';
import type { ActionFlows } from './actions/flows.ts';
import type { CombatFlows } from './combat/flows.ts';
import type { Facts } from './facts.ts';
import type { PlanningFlows } from './planning/flows.ts';
import type { ReasonCode } from './reasons.ts';
import type { World } from './state.ts';
import { checkVictory } from './victory.ts';
import type { WesterosFlows } from './westeros/flows.ts';
import type { WildlingFlows } from './wildlings/flows.ts';

interface RoundFlows {
  game: object;
  round: object;
}

type Flows = RoundFlows & WesterosFlows & WildlingFlows & PlanningFlows & ActionFlows & CombatFlows;

const words = rulesOf<World, Flows, Facts, ReasonCode>();

export const { flow, call, each, go } = words;

// R110 After whatever is done in any step, somebody may have won. What comes next is only named by the others: nothing on the
// map changes by that.

export const step: typeof words.step = (name, run, when) =>
  words.step(
    name,
    (w, a, table) => {
      run(w, a, table);
      checkVictory(w, table);
    },
    when,
  );

export const ask: typeof words.ask = (name, question) =>
  words.ask(name, {
    ...question,
    resolve: (w, a, choice, table, seat) => {
      question.resolve(w, a, choice, table, seat);
      checkVictory(w, table);
    },
  });

export const askAll: typeof words.askAll = (name, question) =>
  words.askAll(name, {
    ...question,
    resolve: (w, a, said, table) => {
      question.resolve(w, a, said, table);
      checkVictory(w, table);
    },
  });
