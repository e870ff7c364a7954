// The words for what stands in an area, `stark 2F K~ march-0 token`; the rest of reading is the kernel's.

import { type Mistake, Reader as DocumentReader } from '@three-thrones/kernel';
import { type HouseId, type OrderId, ORDERS, UNIT_KINDS, type UnitKind } from '../data/ids.ts';
import { inLine } from './units.ts';

/** What one house has in one area. */
export interface Holding {
  house: HouseId;
  units: UnitKind[];
  routed: UnitKind[];
  order?: OrderId;
  token?: true;
}

const LETTERS: Readonly<Record<string, UnitKind>> = {
  F: 'footman',
  K: 'knight',
  SE: 'siegeEngine',
  S: 'ship',
};
const UNITS = /^([1-9]|10)?(F|K|SE|S)(~?)$/;

export class Reader extends DocumentReader {
  constructor(mistakes: Mistake[]) {
    super(mistakes, { words: '2', numbers: '2.8' });
  }

  /** The house first, then its units, its order, its Power token, in any order. The empty word is nobody. */
  holding(words: unknown, path: string, houses: readonly HouseId[]): Holding | undefined {
    if (typeof words !== 'string') {
      this.malformed(path, 'words such as stark 2F 1K march-0');
      return undefined;
    }
    const [first = '', ...rest] = words.split(/\s+/).filter((word) => word !== '');
    if (first === '') return undefined;
    const house = this.oneOf(first, path, houses);
    if (house !== first) return undefined;
    const held: Holding = { house, units: [], routed: [] };
    for (const word of rest) {
      if (word === 'token') held.token = true;
      else if (ORDERS.includes(word as OrderId)) held.order = word as OrderId;
      else this.#addUnits(held, word, path);
    }
    return { ...held, units: inLine(held.units), routed: inLine(held.routed) };
  }

  /** Units alone, such as `2F 1K`. */
  units(words: unknown, path: string): UnitKind[] {
    if (typeof words !== 'string') {
      this.malformed(path, 'units such as 2F 1K');
      return [];
    }
    const held: Holding = { house: 'stark', units: [], routed: [] };
    for (const word of words.split(/\s+/)) this.#addUnits(held, word, path);
    return inLine(held.units);
  }

  #addUnits(held: Holding, word: string, path: string): void {
    const [, count = '1', letters, routed] = UNITS.exec(word) ?? [];
    if (letters === undefined) {
      this.wrong(path, 'position-unknown-unit', '1.2', { unit: word });
      return;
    }
    const list = routed ? held.routed : held.units;
    for (let left = Number(count); left > 0; left--) list.push(LETTERS[letters]!);
  }
}

/** Units in the words above: `2F 1K 1K~`. */
export function unitWords(units: readonly UnitKind[], routed: readonly UnitKind[] = []): string {
  const words: string[] = [];
  for (const [mark, list] of [['', units] as const, ['~', routed] as const]) {
    for (const kind of UNIT_KINDS) {
      const count = list.filter((one) => one === kind).length;
      const letters = Object.keys(LETTERS).find((key) => LETTERS[key] === kind)!;
      if (count > 0) words.push(`${count}${letters}${mark}`);
    }
  }
  return words.join(' ');
}
