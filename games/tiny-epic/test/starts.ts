// Random tables for random games: so many players, and every house with any of its leaders (§1.7).

import { randomFrom, seeded } from '@three-thrones/kernel';
import { house } from '../data/data.ts';
import { BASE_HOUSES, type HeroId, HOUSES, type HouseId } from '../data/ids.ts';
import { heroesFor } from '../rules/config.ts';

/** A configuration of a table; the same for the same seed. */
export interface Table {
  readonly players: number;
  readonly leaders: Partial<Record<HouseId, HeroId>>;
}

export function tableFor(players: number, seed: string): Table {
  const random = randomFrom(seeded(`${seed}/leaders`));
  const leaders: Partial<Record<HouseId, HeroId>> = {};
  for (const id of BASE_HOUSES) {
    const heroes = heroesFor(id);
    if (heroes.length > 0) leaders[id] = random.pick(heroes);
  }
  return { players, leaders };
}

/** The same with Ice & Fire, and on every other table with Mother of Dragons, where House Targaryen often plays. */
export function fireTableFor(players: number, seed: string, dragons = /[02468]$/.test(seed)): object {
  const { leaders } = tableFor(players, seed);
  const random = randomFrom(seeded(`${seed}/houses`));
  const others = random.shuffle(HOUSES.filter((id) => house(id).playable && id !== 'targaryen'));
  const seats = dragons && random.int(3) > 0 ? ['targaryen', ...others].slice(0, players) : undefined;
  return { players, leaders, iceAndFire: true, ...(dragons && { dragons }), ...(seats && { seats }) };
}

/** A cooperative table, every other one with Mother of Dragons. */
export function coopTableFor(players: number, seed: string): object {
  const dragons = /[02468]$/.test(seed);
  const random = randomFrom(seeded(`${seed}/coop`));
  const rest = random.shuffle(HOUSES.filter((id) => house(id).playable && id !== 'targaryen'));
  const seats = (dragons && random.int(2) > 0 ? ['targaryen', ...rest] : rest).slice(0, players);
  return { mode: 'coop', seats, ...(dragons && { dragons }) };
}
