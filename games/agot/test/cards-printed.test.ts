// House cards without an ability: strength, swords and towers, as printed.

import type { CardId, HouseId } from '../data/ids.ts';
import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

type Row = [card: CardId, house: HouseId, strength: number, swords: number, towers: number];

const PRINTED: readonly Row[] = [
  ['eddard-stark', 'stark', 4, 2, 0],
  ['greatjon-umber', 'stark', 2, 1, 0],
  ['ser-rodrick-cassel', 'stark', 1, 0, 2],
  ['euron-crows-eye', 'greyjoy', 4, 1, 0],
  ['dagmar-cleftjaw', 'greyjoy', 1, 1, 1],
  ['ser-gregor-clegane', 'lannister', 3, 3, 0],
  ['the-hound', 'lannister', 2, 0, 2],
  ['ser-jaime-lannister', 'lannister', 2, 1, 0],
  ['brienne-of-tarth', 'baratheon', 2, 1, 1],
  ['melisandre', 'baratheon', 1, 1, 0],
  ['ser-garlan-tyrell', 'tyrell', 2, 2, 0],
  ['randyll-tarly', 'tyrell', 2, 1, 0],
  ['alester-florent', 'tyrell', 1, 0, 1],
  ['margaery-tyrell', 'tyrell', 1, 0, 1],
  ['the-red-viper', 'martell', 4, 2, 1],
  ['areo-hotah', 'martell', 3, 0, 1],
  ['obara-sand', 'martell', 2, 1, 0],
  ['darkstar', 'martell', 2, 1, 0],
];

for (const [card, house, strength, swords, towers] of PRINTED) {
  const waits = house === 'martell' ? STARK_WAITS : MARTELL_WAITS;

  scenario(`card: ${card} wins with its swords`, ({ given, when, then }) => {
    const [enemy, reply, value]: [HouseId, CardId, number] =
      house === 'lannister' ? ['baratheon', 'salladhor-saan', 1] : ['lannister', 'cersei-lannister', 0];
    given.bare();
    given.used('blade');
    given.map({ ...waits, 'stoney-sept': `${enemy} 3F` });
    given.attack(house, 'blackwater', 'stoney-sept', '3K');
    when(house).plays(card);
    when(enemy).plays(reply);
    then.strength('attacker').is(6 + strength);
    then.strength('defender').is(3 + value);
    const left = 3 - swords;
    if (left > 0) {
      when(enemy, 'retreat.area').chooses('riverrun');
      then.area('riverrun').has(`${left}F~`);
    } else {
      then.told('units.lost', { house: enemy, units: ['footman', 'footman', 'footman'], why: 'swords' });
    }
    then.area('stoney-sept').has('3K');
    then.discard(house).is(card);
  });

  scenario(`card: ${card} loses behind its towers`, ({ given, when, then }) => {
    const [enemy, blow, against]: [HouseId, CardId, number] =
      house === 'lannister' ? ['stark', 'eddard-stark', 2] : ['lannister', 'ser-gregor-clegane', 3];
    given.bare();
    given.used('blade');
    given.map({ ...waits, 'stoney-sept': `${house} 3F` });
    given.attack(enemy, 'blackwater', 'stoney-sept', '3K');
    when(house).plays(card);
    when(enemy).plays(blow);
    const left = 3 - (against - towers);
    if (left > 0) {
      when(house, 'retreat.area').chooses('riverrun');
      then.area('riverrun').has(`${left}F~`);
    }
    then.told('combat.decided', { house: enemy });
    then.area('stoney-sept').has('3K');
  });
}
