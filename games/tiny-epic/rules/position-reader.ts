// The words for units in a position document; the rest of reading is the kernel's.

import { type Mistake, Reader as DocumentReader } from '@three-thrones/kernel';
import type { HeroId, HouseId } from '../data/ids.ts';
import { broodNamed } from './dragons/brood.ts';
import { eggsInStock } from './dragons/eggs.ts';
import { type Force, isOnMap, leaderOf, type World } from './state.ts';
import { groupNamed } from './units.ts';

export class Reader extends DocumentReader {
  world: World | undefined;

  constructor(mistakes: Mistake[]) {
    super(mistakes, { words: '1', numbers: '5.1' });
  }

  /** Units in words; only houses and Heroes of this game. */
  force(words: unknown, path: string): Force | undefined {
    const w = this.world!;
    if (typeof words !== 'string') {
      this.malformed(path, 'units such as lannister-2+jaime-lannister');
      return undefined;
    }
    const houses = [...w.order, ...w.mats] as HouseId[];
    const heroes = houses.map((id) => leaderOf(w, id));
    for (const part of words.split('+')) {
      const token = /^(.+)-([1-9])$/.exec(part);
      const isBred = w.dragons === true && broodNamed(part) !== undefined;
      if (isBred && isOut(w, part)) this.wrong(path, 'position-unit-twice', '23.1', { unit: part });
      if (isBred) continue;
      const known = token ? houses.includes(token[1] as HouseId) : heroes.includes(part as HeroId);
      if (!known) this.wrong(path, 'position-unknown-unit', '0.1', { unit: part });
      else if (!token && isOnMap(w, part as HeroId))
        this.wrong(path, 'position-hero-twice', '11.1', { unit: part });
      if (!known) return undefined;
    }
    return groupNamed(words);
  }
}

/** Whether an Egg or Dragon of that colour stands on the map already. */
function isOut(w: World, part: string): boolean {
  const { eggs = [], dragons = [] } = broodNamed(part)!;
  return ![...eggs, ...dragons].every((colour) => eggsInStock(w).includes(colour));
}
