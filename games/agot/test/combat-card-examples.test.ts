// Examples E42 to E55, E72, E73: House cards, retreat, Blade and Tides of Battle.

import { house } from '../data/data.ts';
import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('E42 Balon against Stannis', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'crackclaw-point': 'baratheon 1F' });
  given.throne('greyjoy', 'baratheon');
  given.used('blade');
  given.attack('greyjoy', 'harrenhal', 'crackclaw-point', '1F');
  when('greyjoy').plays('balon-greyjoy');
  when('baratheon').plays('stannis-baratheon');
  then.strength('attacker').is(1 + 2);
  then.strength('defender').is(1 + 0 + 1);
});

scenario('E43 Mace and Blackfish', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1F');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('the-blackfish');
  then.notTold('units.lost');
  then.strength('defender').is(2 + 1);
});

scenario('E43 Mace and any other card', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1F');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  then.told('units.lost', { house: 'stark', units: ['footman'], why: 'card' });
  then.strength('defender').is(1 + 1);
});

scenario('E44 Tyrion on the last card', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 1K' });
  given.hand('martell', 'doran-martell');
  given.attack('lannister', 'boneway', 'yronwood', '1F');
  then.notAsked('martell'); // one card is no choice
  when('lannister').plays('tyrion-lannister');
  when('lannister', 'cancelCard.use').uses();
  then.told('card.replaced', { house: 'martell', card: 'none' });
  then.strength('attacker').is(1 + 1);
  then.strength('defender').is(2 + 0);
  then.notTold('track.moved');
  then.hand('martell').is('doran-martell');
});

scenario('E45 Aeron swap', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.power('greyjoy', 2);
  given.used('blade');
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1K');
  when('greyjoy').plays('aeron-damphair');
  when('stark').plays('greatjon-umber');
  when('greyjoy', 'swapCard.choose').plays('euron-crows-eye');
  then.power('greyjoy').is(0);
  then.strength('attacker').is(2 + 4);
  then.discard('greyjoy').is('aeron-damphair', 'euron-crows-eye');
});

scenario('E45 Aeron without the power to swap', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.power('greyjoy', 1);
  given.used('blade');
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1K');
  when('greyjoy').plays('aeron-damphair');
  when('stark').plays('greatjon-umber');
  then.strength('attacker').is(2 + 0);
  then.notTold('card.used');
});

scenario('E46 Queen of Thorns cuts support', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'storms-end': 'tyrell 1K',
    'shipbreaker-bay': 'baratheon 2S support-0',
    'east-summer-sea': 'tyrell 1S support-0',
  });
  given.attack('baratheon', 'kingswood', 'storms-end', '1F');
  when('baratheon').chooses('attacker');
  when('tyrell').chooses('defender');
  then.strength('attacker').is(1 + 2);
  when('baratheon').plays('salladhor-saan');
  when('tyrell').plays('queen-of-thorns');
  then.told('card.used', { card: 'queen-of-thorns', area: 'shipbreaker-bay' });
  then.strength('attacker').is(1 + 1);
  then.strength('defender').is(2 + 1 + 0); // the tyrell Ship still counts
  then.area('shipbreaker-bay').order(undefined);
});

scenario('E47 Loras', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, reach: 'tyrell 2F march-plus-1', kingswood: 'baratheon 1F' });
  given.marches('tyrell');
  when('tyrell').chooses('kingswood', ['footman-1', 'footman-2'], 'done', 'no');
  when('tyrell').plays('ser-loras-tyrell');
  when('baratheon').plays('melisandre');
  when('baratheon', 'retreat.area').chooses('storms-end');
  then.area('kingswood').is('tyrell 2F march-plus-1');
  then.told('order.moved', { order: 'march-plus-1', from: 'reach', area: 'kingswood' });
  then.asked('tyrell', 'marchMove.chooseDestination'); // and may resolve it again
});

scenario('E48 Arianne', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, boneway: 'tyrell 2K march-0', yronwood: 'martell 1F defense-1 token' });
  given.marches('tyrell');
  when('tyrell').chooses('yronwood', ['knight-1', 'knight-2'], 'done', 'no');
  when('tyrell').plays('ser-loras-tyrell');
  when('martell').plays('arianne-martell');
  when('martell', 'retreat.area').chooses('sunspear');
  then.area('sunspear').is('martell 1F~');
  then.area('boneway').is('tyrell 2K'); // unrouted, and the march order is discarded
  then.empty('yronwood');
  then.controls(undefined, 'yronwood');
  then.notTold('order.moved');
});

scenario('E49 Robb chooses', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F', 'stoney-sept': 'lannister 2F' });
  given.supply('lannister', 0);
  given.attack('stark', 'riverrun', 'harrenhal', '2K');
  when('stark').plays('robb-stark');
  when('lannister').plays('cersei-lannister');
  then.asked('stark', 'retreat.nameArea');
  then.options('stark').are(['crackclaw-point', 'blackwater', 'none']);
  then.refused('stark', 'stoney-sept').because('retreat-costs-more', '13.13c');
  when('stark').chooses('crackclaw-point');
  then.area('crackclaw-point').is('lannister 1F~');
});

scenario('E49 Robb has no choice', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 1F',
    'stoney-sept': 'lannister 2F',
    blackwater: 'tyrell 1F',
  });
  given.supply('lannister', 0);
  given.attack('stark', 'riverrun', 'harrenhal', '2K');
  when('stark').plays('robb-stark');
  when('lannister').plays('cersei-lannister');
  then.area('crackclaw-point').is('lannister 1F~'); // nobody was asked
});

scenario('E50 No way out', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, pyke: 'greyjoy 2F', 'ironmans-bay': 'lannister 1S' });
  given.used('blade');
  given.attack('lannister', 'riverrun', 'pyke', '3K');
  when('lannister').plays('tywin-lannister');
  when('greyjoy').plays('dagmar-cleftjaw');
  then.told('units.lost', { house: 'greyjoy', units: ['footman', 'footman'], why: 'no-retreat' });
  then.area('pyke').has('3K');
});

scenario('E51 Hand refill', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.hand('stark', 'eddard-stark');
  given.attack('baratheon', 'blackwater', 'harrenhal', '3K');
  when('baratheon').plays('patchface');
  when('stark', 'retreat.area').chooses('riverrun');
  then.discard('stark').is('eddard-stark');
  then.asked('baratheon', 'discardFromHand.choose');
  then.options('baratheon').are([...house('stark').cards.filter((id) => id !== 'eddard-stark'), 'none']);
  when('baratheon').plays('robb-stark');
  then.discard('stark').is('eddard-stark', 'robb-stark');
});

scenario('E52 Roose', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.discard('stark', 'eddard-stark', 'robb-stark', 'catelyn-stark');
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('lannister').plays('the-hound');
  when('stark').plays('roose-bolton');
  when('stark').chooses('riverrun');
  then.holds(
    'stark holds all its cards',
    (w) => w.players['stark']!.hand.length === house('stark').cards.length,
  );
  then.discard('stark').is();
});

scenario('E53 Blade once per round', ({ given, when, then }) => {
  given.bare();
  given.deck('I', 'last-days-of-summer');
  given.deck('II', 'last-days-of-summer');
  given.deck('III', 'feast-for-crows');
  given.map({
    harrenhal: 'greyjoy 2F march-0',
    riverrun: 'greyjoy 2F march-minus-1',
    'stoney-sept': 'lannister 1F',
    'crackclaw-point': 'baratheon 1F',
  });
  given.marches('greyjoy');
  when('greyjoy').chooses('harrenhal', 'crackclaw-point', ['footman-1'], 'done');
  when('greyjoy').plays('euron-crows-eye');
  when('baratheon').plays('melisandre');
  when('greyjoy', 'combat.useBlade').uses();
  then.strength('attacker').is(1 + 4 + 1);
  then.bladeUsed(true);
  when('greyjoy').chooses('stoney-sept', ['footman-1'], 'done');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('the-hound');
  then.strength('attacker').is(1 - 1 + 2); // and was not asked
  then.asked('greyjoy', 'planning.placeOrders');
  then.bladeUsed(false); // the next round
});

scenario('E54 Doran and the Blade', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 1K' });
  given.fiefdoms('tyrell', 'martell');
  given.attack('tyrell', 'boneway', 'yronwood', '1K');
  when('martell').plays('doran-martell');
  when('tyrell').plays('alester-florent');
  when('martell', 'dropOnTrack.choose').chooses('fiefdoms');
  then.fiefdoms().is('martell', 'greyjoy', 'stark', 'baratheon', 'lannister', 'tyrell');
  then.holder('blade').is('martell');
  when('martell', 'combat.useBlade').uses();
  then.strength('attacker').is(3);
  then.strength('defender').is(3);
  then.told('combat.decided', { house: 'martell', tie: true });
});

scenario('E55 Skull', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F defense-1 token' });
  given.attack('lannister', 'stoney-sept', 'harrenhal', '1K');
  given.chance('tide-3', 'tide-0-skull');
  when('lannister').plays('tywin-lannister');
  when('stark').plays('catelyn-stark');
  then.told('units.lost', { house: 'lannister', units: ['knight'], why: 'skull' });
  when('stark', 'retreat.area').chooses('riverrun');
  then.area('riverrun').is('stark 1F~');
  then.empty('harrenhal', 'stoney-sept'); // nobody enters; order and token are gone
});

scenario('E72 Order of skulls', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1K defense-1 token' });
  given.attack('lannister', 'stoney-sept', 'harrenhal', '1F', 'march-plus-1');
  given.chance('tide-0-skull', 'tide-0-skull');
  when('lannister').plays('tywin-lannister');
  when('stark').plays('ser-rodrick-cassel');
  then
    .tellings('units.lost')
    .are(
      { house: 'stark', units: ['knight'], why: 'skull' },
      { house: 'lannister', units: ['footman'], why: 'skull' },
    );
  then.told('combat.decided', { winner: 'attacker' });
  then.empty('harrenhal', 'stoney-sept');
});

scenario('E73 Routed units and skulls', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1K~ 1F defense-2' });
  given.attack('lannister', 'stoney-sept', 'harrenhal', '1F');
  given.chance('tide-0-skull', 'tide-2');
  when('lannister').plays('cersei-lannister');
  when('stark').plays('eddard-stark');
  then.told('units.lost', { house: 'stark', units: ['footman'], why: 'skull' });
  then.area('harrenhal').is('stark 1K~ defense-2');
});

scenario('E73 Only routed units', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1K~ defense-2' });
  given.attack('lannister', 'stoney-sept', 'harrenhal', '1F');
  given.chance('tide-0-skull', 'tide-2');
  when('lannister').plays('cersei-lannister');
  when('stark').plays('ser-rodrick-cassel');
  then.notTold('units.lost');
  then.area('harrenhal').is('stark 1K~ defense-2');
});
