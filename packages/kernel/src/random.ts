// Chance. Its whole state is in the state, so every game can be replayed from its seed.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { copy, hash } from './copy.ts';
import { keyOf, wordsOf } from './counter.ts';

/**
 * Two generators. `fast` is for simulation and search, and for games that began with it: whoever sees enough of its
 * numbers can compute all others. `sha256` is for tables, where that must not be (docs/adr/0007).
 */
export type Chance = 'fast' | 'sha256';
export const CHANCES: readonly Chance[] = ['fast', 'sha256'];

interface Scripted {
  /** Results to come, first one next; a test must use them up. An array fixes the first things of a shuffle. */
  script?: unknown[];
}

/** The words of the fast generator. */
export interface FastState extends Scripted {
  at: readonly number[];
}

/** The key of a table's chance, in hexadecimal digits, and how many of its words have been used. */
export interface TableState extends Scripted {
  readonly key: string;
  drawn: number;
}

/** A generator's whole state and, in tests, results laid down in advance. */
export type RandomState = FastState | TableState;

/** All the ways in which rules may ask chance. */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  int(bound: number): number;
  /** One of the things. */
  pick<T>(things: readonly T[]): T;
  /** Puts the things in random order, in place. */
  shuffle<T>(things: T[]): T[];
}

/** Fast chance from a seed, after the results laid down in `script`, if any. */
export function seeded(seed: string, script?: readonly unknown[]): FastState {
  const words = hash(`${seed}/1`) + hash(`${seed}/2`);
  const at = [0, 8, 16, 24].map((from) => Number.parseInt(words.slice(from, from + 8), 16) | 0);
  return script ? { at, script: copy([...script]) } : { at };
}

/** Chance for a table from a seed that nobody can guess, after the results laid down in `script`, if any. */
export function tableChance(seed: string, script?: readonly unknown[]): TableState {
  const start = { key: keyOf(seed), drawn: 0 };
  return script ? { ...start, script: copy([...script]) } : start;
}

/** Chance of either kind. */
export function chanceOf(kind: Chance, seed: string, script?: readonly unknown[]): RandomState {
  return kind === 'fast' ? seeded(seed, script) : tableChance(seed, script);
}

/** A whole number from 0 to below `bound`; the state goes on with every draw. */
type Draw = (bound: number) => number;

function fastDraw(state: FastState): Draw {
  const generator = xoroshiro128plusFromState(state.at);
  return (bound) => {
    const value = uniformInt(generator, 0, bound - 1);
    state.at = generator.getState();
    return value;
  };
}

const WORDS = 2 ** 32;

/** The next word modulo `bound`; words of the last, incomplete round of bounds are passed over. */
function tableDraw(state: TableState): Draw {
  const wordAt = wordsOf(state.key);
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
      throw new Error(`there is no drawing a number below ${bound}`);
    const whole = WORDS - (WORDS % bound);
    let word: number;
    do word = wordAt(state.drawn++);
    while (word >= whole);
    return word % bound;
  };
}

/** Draws from `state` and writes the new state back into it after every draw. */
export function randomFrom(state: RandomState): Random & { readonly draws: number } {
  return new Drawing(state);
}

class Drawing implements Random {
  readonly #state: RandomState;
  #drawing: Draw | undefined;
  #draws = 0;

  constructor(state: RandomState) {
    this.#state = state;
  }

  /** How often chance was asked so far. */
  get draws(): number {
    return this.#draws;
  }

  int(bound: number): number {
    const next = this.#scripted();
    if (next === undefined) return this.#draw(bound);
    if (typeof next !== 'number' || !Number.isInteger(next) || next < 0 || next >= bound)
      throw new Error(`scripted ${JSON.stringify(next)} is no number below ${bound}`);
    return next;
  }

  pick<T>(things: readonly T[]): T {
    const next = this.#scripted();
    if (next === undefined) return things[this.#draw(things.length)]!;
    const found = things.find((thing) => thing === next);
    if (found === undefined)
      throw new Error(`scripted ${JSON.stringify(next)} is none of ${things.join(', ')}`);
    return found;
  }

  shuffle<T>(things: T[]): T[] {
    const first = this.#scripted();
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.#draw(i + 1);
      [things[i], things[j]] = [things[j]!, things[i]!];
    }
    return first === undefined ? things : putFirst(things, first);
  }

  #draw(bound: number): number {
    this.#drawing ??= 'key' in this.#state ? tableDraw(this.#state) : fastDraw(this.#state);
    return this.#drawing(bound);
  }

  #scripted(): unknown {
    this.#draws++;
    return this.#state.script?.length ? this.#state.script.shift() : undefined;
  }
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
