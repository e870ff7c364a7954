// What can be chosen when a table is laid: a house that plays with so many players, and rules that tables differ about.

import type { SetUp } from '@three-thrones/game-kit/set-up.ts';
import data from './data/houses.json' with { type: 'json' };

const { setupByPlayerCount } = data;

export const setUp: SetUp = {
  houses: data.houses.map(({ id }) => ({ id, leaders: [] })),
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
