// What can be chosen when a table of a game is laid.

import housesOfAgot from '@three-thrones/agot/data/houses.json';
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

const { setupByPlayerCount } = housesOfAgot;

const agot: Choosable = {
  least: 3,
  most: 6,
  usual: 4,
  houses: housesOfAgot.houses.map(({ id }) => ({ id, leaders: [] })),
  housesFor: (players) => setupByPlayerCount[String(players) as keyof typeof setupByPlayerCount].houses,
  rules: [
    { path: 'switches.tidesOfBattle', words: 'tidesOfBattle', values: [false, true] },
    { path: 'profile', words: 'profile', values: ['faq2', 'print2011'] },
    { path: 'switches.darkWingsCountsPorts', words: 'darkWingsCountsPorts', values: [false, true] },
    {
      path: 'switches.salladhorAgainstVictarion',
      words: 'salladhorAgainstVictarion',
      values: ['zero', 'turnOrder'],
    },
    { path: 'switches.arianneKeepsPowerToken', words: 'arianneKeepsPowerToken', values: [false, true] },
    {
      path: 'switches.turnPointer',
      words: 'turnPointer',
      values: ['keepPosition', 'nextNotYetActed'],
    },
    { path: 'switches.maceLastUnitEndsCombat', words: 'maceLastUnitEndsCombat', values: [false, true] },
  ],
};

const games: Readonly<Record<string, Choosable>> = { 'tiny-epic': tinyEpic, agot };

export function choosable(game: string): Choosable | undefined {
  return Object.hasOwn(games, game) ? games[game] : undefined;
}
