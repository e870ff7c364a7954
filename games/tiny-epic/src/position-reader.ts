// Reads the words of a position document and notes every mistake with its place.

import type { Mistake } from '@three-thrones/kernel';
import type { HeroId, HouseId } from '../data/ids.ts';
import { type Force, isOnMap, leaderOf, type World } from './state.ts';
import { groupNamed } from './units.ts';

/** Goes on after a mistake with something harmless, so that all of them are found at once. */
export class Reader {
  world: World | undefined;
  readonly #mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    this.#mistakes = mistakes;
  }

  wrong(path: string, code: string, rule: string, args?: Record<string, unknown>): void {
    this.#mistakes.push(args ? { path, code, rule, args } : { path, code, rule });
  }

  isRecord(value: unknown, path: string, keys: readonly string[]): value is Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.wrong(path, 'position-malformed', '1', { wanted: 'an object' });
      return false;
    }
    for (const key of Object.keys(value))
      if (!keys.includes(key)) this.wrong(path ? `${path}.${key}` : key, 'position-unknown-key', '1');
    return true;
  }

  entries<K extends string>(value: unknown, path: string, keys: readonly K[]): [K, unknown][] {
    if (value === undefined || !this.isRecord(value, path, keys)) return [];
    return Object.entries(value).filter((entry): entry is [K, unknown] => keys.includes(entry[0] as K));
  }

  number(value: unknown, path: string, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.wrong(path, 'position-out-of-range', '5.1', { min, max });
    return min;
  }

  oneOf<T extends string>(value: unknown, path: string, known: readonly T[]): T {
    if (known.includes(value as T)) return value as T;
    this.wrong(path, 'position-unknown-word', '1', { known });
    return known[0]!;
  }

  list<T extends string>(value: unknown, path: string, known: readonly T[]): T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.wrong(path, 'position-malformed', '1', { wanted: 'a list' });
      return [];
    }
    return value.filter((item, at): item is T => {
      const is = known.includes(item as T);
      if (!is) this.wrong(`${path}[${at}]`, 'position-unknown-word', '1');
      return is;
    });
  }

  /** Units in words; only houses and Heroes of this game. */
  force(words: unknown, path: string): Force | undefined {
    const w = this.world!;
    if (typeof words !== 'string') {
      this.wrong(path, 'position-malformed', '1', { wanted: 'units such as lannister-2+jaime-lannister' });
      return undefined;
    }
    const houses = [...w.order, ...w.mats] as HouseId[];
    const heroes = houses.map((id) => leaderOf(w, id));
    for (const part of words.split('+')) {
      const token = /^(.+)-([1-9])$/.exec(part);
      const known = token ? houses.includes(token[1] as HouseId) : heroes.includes(part as HeroId);
      if (!known) this.wrong(path, 'position-unknown-unit', '0.1', { unit: part });
      else if (!token && isOnMap(w, part as HeroId))
        this.wrong(path, 'position-hero-twice', '11.1', { unit: part });
      if (!known) return undefined;
    }
    return groupNamed(words);
  }
}
