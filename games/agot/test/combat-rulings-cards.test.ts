// Rulings on House cards: R28 to R42, R51 to R60, R105.

import { house } from '../data/data.ts';
import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('R28 An ability is used once in a combat', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 3K',
    riverrun: 'lannister 1F march-0',
    'stoney-sept': 'lannister 1F raid',
  });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('queen-of-thorns');
  when('lannister').plays('the-hound');
  when('tyrell').chooses('stoney-sept');
  then.told('combat.decided', { house: 'lannister' });
  then.area('riverrun').order('march-0');
});

scenario('R29 Cancel, then immediate, then everything else', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F 1K' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('ser-garlan-tyrell');
  when('lannister').plays('tyrion-lannister');
  when('lannister').uses();
  when('tyrell').plays('mace-tyrell');
  then.happened('cards.revealed', 'card.replaced', 'units.lost', 'combat.strength', 'combat.decided');
});

scenario('R30 A cancelled card cannot be played again at once', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F 1K' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('ser-garlan-tyrell');
  when('lannister').plays('tyrion-lannister');
  when('lannister').uses();
  then.refused('tyrell', 'ser-garlan-tyrell').because('card-cancelled', 'R30');
  when('tyrell').plays('mace-tyrell'); // all its abilities apply, and nobody is asked about it again
  then.asked('lannister', 'retreat.area');
  then.told('units.lost', { house: 'lannister', units: ['footman'], why: 'card' });
});

scenario('R31 Without another card the house fights without one', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 2K' });
  given.hand('tyrell', 'mace-tyrell');
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('lannister').plays('tyrion-lannister');
  when('lannister').uses();
  then.strength('defender').is(4);
  then.notTold('units.lost');
  then.hand('tyrell').is('mace-tyrell');
});

scenario('R31 With one other card there is no choice', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 2K' });
  given.hand('tyrell', 'mace-tyrell', 'ser-garlan-tyrell');
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('lannister').plays('tyrion-lannister');
  when('tyrell').plays('mace-tyrell');
  when('lannister').uses();
  then.strength('defender').is(4 + 2);
  then.hand('tyrell').is('mace-tyrell');
});

scenario('R32 A card brought in by Aeron Damphair is no longer cancelled', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1K');
  when('greyjoy').plays('aeron-damphair');
  when('lannister').plays('tyrion-lannister');
  when('lannister', 'cancelCard.use').declines();
  when('greyjoy', 'swapCard.choose').plays('euron-crows-eye');
  then.strength('attacker').is(2 + 4); // nobody was asked in between
});

scenario('R33 Aeron Damphair needs another card in hand', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.hand('greyjoy', 'aeron-damphair');
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1K');
  when('lannister').plays('the-hound');
  then.power('greyjoy').is(5);
  then.strength('attacker').is(2);
});

scenario('R33 Aeron Damphair is discarded at once', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1K');
  when('greyjoy').plays('aeron-damphair');
  when('lannister').plays('the-hound');
  when('greyjoy').plays('euron-crows-eye');
  then.asked('greyjoy', 'combat.useBlade');
  then.discard('greyjoy').is('aeron-damphair');
});

scenario('R34 Mace Tyrell cannot harm the side of The Blackfish', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('the-blackfish');
  then.notTold('card.used');
  then.strength('attacker').is(1 + 1);
});

scenario('R35 Mace Tyrell may choose a routed Footman', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F 1F~ 1K' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('mace-tyrell');
  when('lannister').plays('tywin-lannister');
  then.options('tyrell').are(['standing', 'routed']);
  when('tyrell', 'destroyFootman.choose').chooses('routed');
  then.area('harrenhal').has('1F 1K');
  then.strength('defender').is(3 + 4);
});

scenario('R35 Without a Footman nothing happens', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 2K' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('mace-tyrell');
  when('lannister').plays('tywin-lannister');
  then.notTold('units.lost');
});

scenario('R36 The last unit is destroyed, and its side still wins', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1F', 'stoney-sept': 'stark 3K support-1' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').chooses('attacker');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  then.strength('attacker').is(0 + 7 + 1);
  then.strength('defender').is(1 + 4);
  when('tyrell', 'retreat.area').chooses('blackwater');
  then.area('blackwater').is('tyrell 1F~');
  then.empty('harrenhal', 'riverrun');
});

scenario('R36 By the switch the combat ends at once', ({ given, when, then }) => {
  given.bare();
  given.switches({ maceLastUnitEndsCombat: true });
  given.fiefdoms('tyrell');
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1F', 'stoney-sept': 'stark 3K support-1' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').chooses('attacker');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  then.told('combat.decided', { house: 'tyrell', tie: false }); // not even the Blade was asked for
  then.area('harrenhal').is('tyrell 1F');
});

scenario('R36 By the switch a garrison still holds out', ({ given, when, then }) => {
  given.bare();
  given.switches({ maceLastUnitEndsCombat: true });
  given.used('blade');
  given.map({ ...MARTELL_WAITS, winterfell: 'stark 1F defense-2' });
  given.attack('tyrell', 'moat-cailin', 'winterfell', '1F');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('eddard-stark');
  then.strength('defender').is(0 + 2 + 2 + 4);
  then.told('combat.decided', { house: 'stark' });
});

scenario('R37 Queen of Thorns spares the march of this combat', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'tyrell 1K',
    riverrun: 'lannister 2F march-0',
    'crackclaw-point': 'lannister 1F raid',
    lannisport: 'lannister 1F raid',
  });
  given.marches('lannister');
  when('lannister').chooses('harrenhal', ['footman-1'], 'done');
  when('tyrell').plays('queen-of-thorns');
  when('lannister').plays('cersei-lannister');
  then.told('card.used', { card: 'queen-of-thorns', area: 'crackclaw-point' }); // the only one, so nobody was asked
  then.area('lannisport').order('raid');
  then.told('order.removed', { area: 'riverrun', why: 'resolved' });
});

scenario('R38 A port lies next to its land', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    lannisport: 'lannister 1K',
    'lannisport-port': 'lannister 1S raid',
  });
  given.attack('tyrell', 'searoad-marches', 'lannisport', '1K');
  when('tyrell').plays('queen-of-thorns');
  when('lannister').plays('the-hound');
  then.told('order.removed', { area: 'lannisport-port', why: 'card' });
});

scenario('R39 Doran Martell acts at once', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 3K' });
  given.attack('baratheon', 'boneway', 'yronwood', '1F');
  when('martell').plays('doran-martell');
  when('baratheon').plays('stannis-baratheon');
  when('martell').chooses('iron-throne');
  then.strength('attacker').is(1 + 4 + 1); // martell stands higher now
  then.holder('throne').is('lannister');
});

scenario('R40 The position number is kept when the Iron Throne track changes', ({ given, when, then }) => {
  given.bare();
  given.map({
    boneway: 'baratheon 1F march-0',
    yronwood: 'martell 3K',
    riverrun: 'lannister 1F march-0',
    karhold: 'stark 1F march-0',
  });
  given.marches('baratheon');
  when('baratheon').chooses('yronwood', 'done', 'no');
  when('martell').plays('doran-martell');
  when('baratheon').plays('patchface');
  when('martell').chooses('iron-throne');
  when('baratheon').none();
  then.asked('stark', 'marchMove.chooseDestination'); // lannister slid into position 1 and waits
});

scenario('R40 By the switch the next house that has not acted goes on', ({ given, when, then }) => {
  given.bare();
  given.switches({ turnPointer: 'nextNotYetActed' });
  given.map({
    boneway: 'baratheon 1F march-0',
    yronwood: 'martell 3K',
    riverrun: 'lannister 1F march-0',
    karhold: 'stark 1F march-0',
  });
  given.marches('baratheon');
  when('baratheon').chooses('yronwood', 'done', 'no');
  when('martell').plays('doran-martell');
  when('baratheon').plays('patchface');
  when('martell').chooses('iron-throne');
  when('baratheon').none();
  then.asked('lannister', 'marchMove.chooseDestination');
});

scenario('R41 Whoever loses the Blade to Doran Martell cannot use it', ({ given, when, then }) => {
  given.bare();
  given.fiefdoms('tyrell', 'greyjoy', 'martell');
  given.map({ ...STARK_WAITS, yronwood: 'martell 3K' });
  given.attack('tyrell', 'boneway', 'yronwood', '1F');
  when('martell').plays('doran-martell');
  when('tyrell').plays('alester-florent');
  when('martell').chooses('fiefdoms');
  then.holder('blade').is('greyjoy');
  then.told('combat.decided', { house: 'martell' }); // nobody was asked for it
});

scenario('R42 A track where the opponent is last already', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 3K' });
  given.attack('tyrell', 'boneway', 'yronwood', '1F');
  given.used('blade');
  when('martell').plays('doran-martell');
  when('tyrell').plays('alester-florent');
  when('martell').chooses('iron-throne'); // tyrell stands on position 6
  then.notTold('track.moved');
  then.throne().is('baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell');
});

scenario('R51 Robb Stark in defence sends beaten attackers', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K' });
  given.attack('lannister', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('robb-stark');
  when('lannister').plays('the-hound');
  then.options('stark').are(['riverrun', 'stoney-sept', 'crackclaw-point', 'blackwater', 'none']);
  when('stark').chooses('crackclaw-point');
  then.area('crackclaw-point').is('lannister 1F~');
  then.empty('riverrun');
});

scenario('R52 The Blackfish does not stop losses from retreat', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1F~ 1SE' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('stark').plays('the-blackfish');
  when('lannister').plays('ser-gregor-clegane');
  when('stark').chooses('riverrun');
  then
    .tellings('units.lost')
    .are({ units: ['footman'], why: 'routed' }, { units: ['siegeEngine'], why: 'siege-engine' });
  then.area('riverrun').is('stark 1F~');
});

scenario('R53 After Roose Bolton the hand is full, nothing is refilled', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.hand('stark', 'roose-bolton');
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('lannister').plays('the-hound');
  when('stark').chooses('riverrun');
  then.notTold('hand.refilled');
  then.discard('stark').is();
  then.holds(
    'stark holds all its cards',
    (w) => w.players['stark']!.hand.length === house('stark').cards.length,
  );
});

scenario('R54 Cersei Lannister spares the embattled area and the march', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 3K',
    riverrun: 'stark 2F march-0',
    'castle-black': 'stark 1F march-minus-1',
    karhold: 'stark 1F support-0',
  });
  given.marches('stark');
  when('stark').chooses('riverrun', 'harrenhal', ['footman-1'], 'done');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  then.options('lannister').are(['castle-black', 'karhold', 'none']);
  when('lannister').chooses('castle-black');
  then.area('castle-black').is('stark 1F'); // its units stay
});

scenario('R55 A routed Footman becomes a routed Knight', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 1K 1F~' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('baratheon').plays('renly-baratheon');
  when('stark').plays('catelyn-stark');
  then.options('baratheon').are(['harrenhal:routed', 'none']);
  when('baratheon').chooses('harrenhal:routed');
  then.area('harrenhal').has('1K 1K~');
});

scenario('R55 A Knight must be in the pool', ({ given, when, then }) => {
  given.bare();
  given.supply('baratheon', 6);
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 3K 1F', kingswood: 'baratheon 2K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('baratheon').plays('renly-baratheon');
  when('stark').plays('catelyn-stark');
  then.notAsked('baratheon');
  then.area('harrenhal').has('1F 3K');
});

scenario('R56 Without surviving attackers Ser Loras Tyrell keeps nothing', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, blackwater: 'tyrell 1K march-0', harrenhal: 'stark 1F' });
  given.marches('tyrell');
  given.used('blade');
  given.chance('tide-3', 'tide-0-skull');
  when('tyrell').chooses('harrenhal', 'done', 'no');
  when('tyrell').plays('ser-loras-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  when('stark').chooses('riverrun');
  then.notTold('order.moved');
  then.empty('harrenhal', 'blackwater');
});

scenario('R57 Arianne Martell loses order, token and garrison', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, sunspear: 'martell 1F defense-1', 'salt-shore': 'martell 1F' });
  given.attack('tyrell', 'yronwood', 'sunspear', '3K');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('mace-tyrell'); // destroys the Footman
  then.garrison('sunspear', undefined);
  then.controls('martell', 'sunspear'); // its printed home
  then.area('sunspear').order(undefined);
  then.area('yronwood').has('3K');
});

scenario('R57 By the switch the token stays', ({ given, when, then }) => {
  given.bare();
  given.switches({ arianneKeepsPowerToken: true });
  given.map({ ...STARK_WAITS, yronwood: 'martell 1F defense-1 token' });
  given.attack('tyrell', 'boneway', 'yronwood', '3K');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('alester-florent');
  when('martell').chooses('salt-shore');
  then.area('yronwood').is('martell token');
  then.controls('martell', 'yronwood');
});

scenario('R58 Ships in a port that nobody owns any more', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...STARK_WAITS,
    'storms-end': 'martell 1F',
    'storms-end-port': 'martell 1S',
    kingswood: 'tyrell 3K march-0',
  });
  given.marches('tyrell');
  when('tyrell').chooses('storms-end', ['knight-1', 'knight-2', 'knight-3'], 'done', 'no');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('alester-florent');
  then.told('units.lost', { house: 'martell', area: 'storms-end-port' });
  then.empty('storms-end-port', 'storms-end');
  then.area('kingswood').has('3K');
});

scenario('R58 In its printed home Martell keeps the Ships', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...STARK_WAITS,
    sunspear: 'martell 1F',
    'sunspear-port': 'martell 1S',
    yronwood: 'tyrell 3K march-0',
  });
  given.marches('tyrell');
  when('tyrell').chooses('sunspear', ['knight-1', 'knight-2', 'knight-3'], 'done', 'no');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('alester-florent');
  then.area('sunspear-port').has('1S');
});

scenario('R59 Patchface takes the last card, and the others come back', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K' });
  given.hand('stark', 'catelyn-stark', 'eddard-stark');
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('patchface');
  when('stark').plays('catelyn-stark');
  then.options('baratheon').are(['eddard-stark', 'none']);
  when('baratheon').plays('eddard-stark');
  then.discard('stark').is('eddard-stark');
  then.hand('stark').includes('catelyn-stark', 'robb-stark');
});

scenario('R60 Tywin Lannister gains no more than the tokens allow', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K', blackwater: 'lannister token' });
  given.power('lannister', 18);
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('tywin-lannister');
  then.power('lannister').is(19);
});

scenario('R105 Aeron Damphair swaps before the other card if he acts first', ({ given, when, then }) => {
  given.bare();
  given.throne('greyjoy', 'tyrell');
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1K' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F 1K');
  when('greyjoy').plays('aeron-damphair');
  when('tyrell').plays('mace-tyrell');
  then.asked('greyjoy', 'swapCard.choose');
  then.notTold('units.lost');
  when('greyjoy').plays('balon-greyjoy');
  then.told('units.lost', { house: 'greyjoy', units: ['footman'], why: 'card' });
  then.strength('defender').is(2 + 0);
});

scenario('R105 Aeron Damphair swaps after a card that acts before him', ({ given, when, then }) => {
  given.bare();
  given.throne('tyrell', 'greyjoy');
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1K' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F 1K');
  when('greyjoy').plays('aeron-damphair');
  when('tyrell').plays('mace-tyrell');
  then.asked('greyjoy', 'swapCard.choose');
  then.told('units.lost', { house: 'greyjoy', units: ['footman'], why: 'card' });
});
