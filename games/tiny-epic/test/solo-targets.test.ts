// §20.8, §29.2: the targets the twelve Rival Cards name, by the row of the Hero.

import type { DomainId } from '../data/ids.ts';
import { ROWS, type Row } from '../data/solo.ts';
import { rivalCardNamed, scenario } from './solo-table.ts';

type Targets = readonly [north: DomainId, central: DomainId, south: DomainId];

/** One domain of each row where the Hero may stand: on the NW, the E and the SE Map Card. */
const HERO_AT: Readonly<Record<Row, DomainId>> = {
  north: 'the-rills',
  central: 'dragonstone',
  south: 'blackhaven',
};

const MARCH: readonly Targets[] = [
  ['white-harbor', 'shield-islands', 'highgarden'],
  ['winterfell', 'riverrun', 'storms-end'],
  ['castle-black', 'the-eyrie', 'starfall'],
  ['flints-finger', 'ashemark', 'old-town'],
  ['hornwood', 'casterly-rock', 'sunspear'],
  ['the-rills', 'three-sisters', 'blackhaven'],
  ['last-hearth', 'dragonstone', 'the-reach'],
  ['riverrun', 'pyke', 'shield-islands'],
  ['shadow-tower', 'highgarden', 'casterly-rock'],
  ['three-sisters', 'the-reach', 'ashemark'],
  ['winterfell', 'flints-finger', 'highgarden'],
  ['castle-black', 'white-harbor', 'storms-end'],
];

const SAIL: readonly Targets[] = [
  ['pyke', 'winterfell', 'dragonstone'],
  ['dragonstone', 'sunspear', 'pyke'],
  ['casterly-rock', 'castle-black', 'three-sisters'],
  ['the-eyrie', 'starfall', 'winterfell'],
  ['old-town', 'white-harbor', 'the-eyrie'],
  ['sunspear', 'storms-end', 'castle-black'],
  ['riverrun', 'old-town', 'white-harbor'],
  ['storms-end', 'hornwood', 'riverrun'],
  ['three-sisters', 'the-rills', 'flints-finger'],
  ['shield-islands', 'blackhaven', 'casterly-rock'],
  ['starfall', 'highgarden', 'last-hearth'],
  ['the-reach', 'the-reach', 'ashemark'],
];

function namesTarget(move: 'march' | 'sail', card: number, row: Row, target: DomainId): void {
  scenario(`20.8, 29.2 Rival Card ${card}, ${move} from the ${row}: ${target}`, ({ given, then }) => {
    given.army('castle-black', 'stark-1');
    given.army(HERO_AT[row], 'stark-1+eddard-stark');
    given.rivalActs(move, card);
    then.tellings('rival.target').are({ card: rivalCardNamed(card), move, row, target });
  });
}

for (const [at, row] of ROWS.entries()) {
  for (const [card, targets] of MARCH.entries()) namesTarget('march', card + 1, row, targets[at]!);
  for (const [card, targets] of SAIL.entries()) namesTarget('sail', card + 1, row, targets[at]!);
}

// Every Map Card lies in one of the three rows

const MAP_CARDS: readonly (readonly [DomainId, Row])[] = [
  ['shadow-tower', 'north'],
  ['last-hearth', 'north'],
  ['pyke', 'central'],
  ['kings-landing', 'central'],
  ['starfall', 'south'],
  ['sunspear', 'south'],
];

for (const [at, row] of MAP_CARDS) {
  scenario(`20.8, 29.2 ${at} lies in the row ${row}`, ({ given, then }) => {
    given.rivalHouse('baratheon');
    given.army('storms-end', 'baratheon-1');
    if (at === 'pyke') given.army('the-reach', 'greyjoy-3');
    given.army(at, 'robert-baratheon');
    given.rivalActs('march', 4);
    then.tellings('rival.target').are({ row, from: at });
  });
}
