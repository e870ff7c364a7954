// What can be chosen when a table is laid: a house of the base game, and who leads it.

import type { SetUp } from '@three-thrones/game-kit/set-up.ts';
import data from './data/houses.json' with { type: 'json' };

export const setUp: SetUp = {
  houses: data.houses.flatMap(({ id, set, playable, hero, alternateHeroes }) =>
    set === 'base' && playable && hero ? [{ id, leaders: [hero, ...alternateHeroes] }] : [],
  ),
  leaderKey: (leader) => `hero.${leader}.name`,
};
