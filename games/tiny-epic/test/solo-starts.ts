// Random tables against the Rival: any house, any Rival, any level, any leader, every other one with Ice & Fire.

import { randomFrom, seeded } from '@three-thrones/kernel';
import type { HeroId, HouseId } from '../data/ids.ts';
import { DIFFICULTIES, type Difficulty, RIVAL_HOUSES } from '../data/solo.ts';
import { heroesFor } from '../rules/config.ts';

export interface SoloTable {
  readonly mode: 'solo';
  readonly seats: readonly [HouseId];
  readonly rival: HouseId;
  readonly difficulty: Difficulty;
  readonly leaders: Partial<Record<HouseId, HeroId>>;
  readonly iceAndFire?: true;
}

/** The same for the same seed. */
export function soloTableFor(seed: string): SoloTable {
  const random = randomFrom(seeded(`${seed}/solo`));
  const [person, rival] = random.shuffle([...RIVAL_HOUSES]) as [HouseId, HouseId];
  const leaders: Partial<Record<HouseId, HeroId>> = {};
  for (const id of RIVAL_HOUSES) if (id !== rival) leaders[id] = random.pick(heroesFor(id));
  const iceAndFire = random.int(2) === 0;
  const difficulty = random.pick(DIFFICULTIES);
  return { mode: 'solo', seats: [person], rival, difficulty, leaders, ...(iceAndFire && { iceAndFire }) };
}
