// Reads a document a person wrote - a position, a configuration - and notes every mistake with its place.

import type { Mistake } from './game.ts';

/** Goes on after a mistake with something harmless, so that all of them are found at once. */
export class Reader {
  readonly #mistakes: Mistake[];
  readonly #rules: { readonly words: string; readonly numbers: string };

  /** `rules` are the sections a mistake in a word or in a number is filed under. */
  constructor(mistakes: Mistake[], rules: { readonly words: string; readonly numbers: string }) {
    this.#mistakes = mistakes;
    this.#rules = rules;
  }

  wrong(path: string, code: string, rule: string, args?: Record<string, unknown>): void {
    this.#mistakes.push(args ? { path, code, rule, args } : { path, code, rule });
  }

  malformed(path: string, wanted: string): void {
    this.wrong(path, 'position-malformed', this.#rules.words, { wanted });
  }

  isRecord(value: unknown, path: string, keys: readonly string[]): value is Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.malformed(path, 'an object');
      return false;
    }
    for (const key of Object.keys(value))
      if (!keys.includes(key))
        this.wrong(path ? `${path}.${key}` : key, 'position-unknown-key', this.#rules.words);
    return true;
  }

  entries<K extends string>(value: unknown, path: string, keys: readonly K[]): [K, unknown][] {
    if (value === undefined || !this.isRecord(value, path, keys)) return [];
    return Object.entries(value).filter((entry): entry is [K, unknown] => keys.includes(entry[0] as K));
  }

  number(value: unknown, path: string, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.wrong(path, 'position-out-of-range', this.#rules.numbers, { min, max });
    return min;
  }

  oneOf<T extends string>(value: unknown, path: string, known: readonly T[]): T {
    if (known.includes(value as T)) return value as T;
    this.wrong(path, 'position-unknown-word', this.#rules.words, { known });
    return known[0]!;
  }

  list<T extends string>(value: unknown, path: string, known: readonly T[]): T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.malformed(path, 'a list');
      return [];
    }
    return value.filter((item, at): item is T => {
      const is = known.includes(item as T);
      if (!is) this.wrong(`${path}[${at}]`, 'position-unknown-word', this.#rules.words);
      return is;
    });
  }
}
