// Games of the engine, with every step of an automaton as it was taken: how the table lay before it, what it noted, what was
// chosen, what was told.

import { copy, type Flow, type Game, type Step, type Table } from '@three-thrones/kernel';
import { playRandomGame } from '@three-thrones/testkit';
import { tinyEpic } from '../../rules/index.ts';
import type { World } from '../../rules/state.ts';

/** Something told, and the table at that moment. */
export interface ToldFact {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly world: World;
}

export interface Taken {
  /** Flow and step. */
  readonly name: string;
  readonly before: World;
  /** The notes of its flow after it. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly said: unknown;
  readonly told: readonly ToldFact[];
  /** Whether a sub-flow was gone into. */
  readonly goes: boolean;
}

type AnyStep = Step<World, object>;

/** Every step of the flows that are watched, in a random game. */
export function recorded(
  config: object,
  seed: string,
  isWatched: (flow: string, step: string) => boolean,
): Taken[] {
  const taken: Taken[] = [];
  const watched = (name: string, step: AnyStep): AnyStep => {
    const note = <T>(w: World, a: object, table: Table, said: unknown, run: (spy: Table) => T): T => {
      const before = copy(w);
      const told: ToldFact[] = [];
      const spy = spyOn(table, w, told);
      const result = run(spy);
      taken.push({ name, before, args: copy(a) as Taken['args'], said, told, goes: result !== undefined });
      return result;
    };
    switch (step.type) {
      case 'do':
        return { ...step, run: (w, a, table) => note(w, a, table, undefined, (spy) => step.run(w, a, spy)) };
      case 'ask':
        return {
          ...step,
          resolve: (w, a, said, table) =>
            note(w, a, table, Object.values(said)[0], (spy) => step.resolve(w, a, said, spy)),
        };
      case 'call':
      case 'each':
        return {
          ...step,
          next: (w, a, table) => note(w, a, table, undefined, (spy) => step.next(w, a, spy)),
        };
    }
  };
  const flows = tinyEpic.flows.map((flow) => {
    const { name, steps } = flow as unknown as Flow<World, object>;
    return {
      ...flow,
      steps: steps.map((step) => (isWatched(name, step.name) ? watched(`${name}.${step.name}`, step) : step)),
    };
  });
  const game = { ...tinyEpic, flows } as unknown as Game<World>;
  playRandomGame(game, { config, seed }, { everyAnswer: false });
  return taken;
}

function spyOn(table: Table, w: World, told: ToldFact[]): Table {
  return {
    random: table.random,
    leave: () => table.leave(),
    end: () => table.end(),
    tell: (kind: string, data: object | (() => object) = {}) => {
      const plain = copy(typeof data === 'function' ? data() : data) as ToldFact['data'];
      told.push({ kind, data: plain, world: copy(w) });
    },
  };
}
