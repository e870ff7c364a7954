// Random tables for random games: so many players, and every house with any of its leaders (§1.7).

import { randomFrom, seeded } from '@three-thrones/kernel';
import { BASE_HOUSES, type HeroId, type HouseId } from '../data/ids.ts';
import { heroesFor } from '../rules/setup.ts';

/** A configuration of a table; the same for the same seed. */
export interface Table {
  readonly players: number;
  readonly leaders: Partial<Record<HouseId, HeroId>>;
}

export function tableFor(players: number, seed: string): Table {
  const random = randomFrom(seeded(`${seed}/leaders`));
  const leaders: Partial<Record<HouseId, HeroId>> = {};
  for (const house of BASE_HOUSES) {
    const heroes = heroesFor(house);
    if (heroes.length > 0) leaders[house] = random.pick(heroes);
  }
  return { players, leaders };
}
