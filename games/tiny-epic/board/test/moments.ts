// Every moment there is to see of random games with an automaton.

import {
  answer,
  begin,
  type Decision,
  decisions,
  type Fact,
  factsFor,
  interimsOf,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  type View,
  view,
} from '@three-thrones/kernel';
import { botOf, choiceOf } from '@three-thrones/bots';
import { anyGame } from '@three-thrones/game-kit/manifest.ts';
import { tinyEpic } from '../../rules/index.ts';
import type { World } from '../../rules/queries.ts';
import type { GameFact, Told } from '../types.ts';

export interface Moment {
  readonly view: View<World>;
  readonly log: readonly Told[];
  /** What is asked; nothing on the way from one question to the next. */
  readonly decision?: Decision;
}

/** One game of this kind, from its first question to its end. */
export function* moments(config: Readonly<Record<string, unknown>>, seed: string): Generator<Moment> {
  const bot = botOf('random');
  const start = begin(tinyEpic, config, seed);
  if (isRefusal(bot) || isRefusal(start)) throw new Error('no such game');
  const chance = randomFrom(seeded(seed));
  let { state } = start;
  let log = told(0, start.facts);
  for (let seq = 1; !isOver(state); seq++) {
    const [decision] = decisions(tinyEpic, state);
    const { seat, id } = decision!;
    yield { view: view(state, seat), log, decision: decision! };
    const said = { seat, decision: id, choice: choiceOf(bot, decision!, chance, state, anyGame(tinyEpic)) };
    const next = answer(tinyEpic, state, seat, id, said.choice);
    if (isRefusal(next)) throw new Error(next.code);
    const after = [...log, ...told(seq, next.facts)];
    for (const { state: then, ahead } of interimsOf(tinyEpic, state, said, { ...next, mayUndo: false }))
      yield { view: view(then, seat), log: after.slice(0, after.length - ahead) };
    [state, log] = [next.state, after];
  }
}

function told(seq: number, facts: readonly Fact[]): Told[] {
  return factsFor([...facts], 'spectator').map((fact) => ({ seq, fact: fact as GameFact }));
}
