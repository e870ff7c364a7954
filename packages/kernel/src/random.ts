// Chance. Its whole state is in the state, so every game can be replayed from its seed.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { copy, hash } from './copy.ts';

/** The generator's words and, in tests, results laid down in advance. */
export interface RandomState {
  at: readonly number[];
  /** Results to come, first one next; a test must use them up. An array fixes the first things of a shuffle. */
  script?: unknown[];
}

/** All the ways in which rules may ask chance. */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  int(bound: number): number;
  /** One of the things. */
  pick<T>(things: readonly T[]): T;
  /** Puts the things in random order, in place. */
  shuffle<T>(things: T[]): T[];
}

/** Chance from a seed, after the results laid down in `script`, if any. */
export function seeded(seed: string, script?: readonly unknown[]): RandomState {
  const words = hash(`${seed}/1`) + hash(`${seed}/2`);
  const at = [0, 8, 16, 24].map((from) => Number.parseInt(words.slice(from, from + 8), 16) | 0);
  return script ? { at, script: copy([...script]) } : { at };
}

/** Draws from `state` and writes the new state back into it after every draw. */
export function randomFrom(state: RandomState): Random & { readonly draws: number } {
  let generator: ReturnType<typeof xoroshiro128plusFromState> | undefined;
  let draws = 0;

  const draw = (bound: number): number => {
    generator ??= xoroshiro128plusFromState(state.at);
    const value = uniformInt(generator, 0, bound - 1);
    state.at = generator.getState();
    return value;
  };
  const scripted = (): unknown => {
    draws++;
    return state.script?.length ? state.script.shift() : undefined;
  };

  return {
    /** How often chance was asked so far. */
    get draws() {
      return draws;
    },
    int(bound) {
      const next = scripted();
      if (next === undefined) return draw(bound);
      if (typeof next !== 'number' || !Number.isInteger(next) || next < 0 || next >= bound)
        throw new Error(`scripted ${JSON.stringify(next)} is no number below ${bound}`);
      return next;
    },
    pick(things) {
      const next = scripted();
      if (next === undefined) return things[draw(things.length)]!;
      const found = things.find((thing) => thing === next);
      if (found === undefined)
        throw new Error(`scripted ${JSON.stringify(next)} is none of ${things.join(', ')}`);
      return found;
    },
    shuffle(things) {
      const first = scripted();
      for (let i = things.length - 1; i > 0; i--) {
        const j = draw(i + 1);
        [things[i], things[j]] = [things[j]!, things[i]!];
      }
      return first === undefined ? things : putFirst(things, first);
    },
  };
}

/** The things a script names come first, the others stay as they were shuffled. */
function putFirst<T>(things: T[], first: unknown): T[] {
  if (!Array.isArray(first)) throw new Error(`a shuffle needs a scripted list, not ${JSON.stringify(first)}`);
  const named = first as T[];
  const rest = [...things];
  for (const thing of named) {
    const at = rest.indexOf(thing);
    if (at < 0) throw new Error(`the scripted shuffle names ${JSON.stringify(thing)}, which is not there`);
    rest.splice(at, 1);
  }
  return Object.assign(things, [...named, ...rest]);
}
