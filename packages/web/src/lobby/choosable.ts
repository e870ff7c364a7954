// What can be chosen when a table of a game is laid.

import { houses } from '@three-thrones/tiny-epic/data/houses.json';
import type { Choosable } from './draft.ts';

const tinyEpic: Choosable = {
  least: 2,
  most: 4,
  usual: 3,
  houses: houses.flatMap(({ id, set, playable, hero, alternateHeroes }) =>
    set === 'base' && playable && hero ? [{ id, leaders: [hero, ...alternateHeroes] }] : [],
  ),
};

export function choosable(game: string): Choosable | undefined {
  return game === 'tiny-epic' ? tinyEpic : undefined;
}
