// §5-6 Supply and mustering: examples and rulings.

import { scenario } from './table.ts';

/** E6: lannister at supply 5 that has just lost two barrels. */
const SHRUNK = {
  twins: 'lannister 4F',
  harrenhal: 'lannister 3F',
  lannisport: 'lannister 1K 1F',
  'stoney-sept': 'lannister 2F',
  blackwater: 'lannister 1K',
} as const;

scenario('E6 supply drops: one unit from each of the large armies', ({ given, when, then }) => {
  given.supply('lannister', 5);
  given.map(SHRUNK);
  given.at({ step: 'reconcile', house: 'lannister' });
  given.supply('lannister', 3);
  then.asked('lannister', 'reconcile.remove');
  then.options('lannister').are(['twins:footman', 'harrenhal:footman']);
  when('lannister').answers('twins:footman', 'harrenhal:footman');
  then.armies('lannister').are(3, 2, 2, 2);
  then.area('blackwater').has('1K');
  then.asked('lannister', 'planning.placeOrders');
});

scenario('E6 supply drops: two units from the army of four are legal too', ({ given, when, then }) => {
  given.supply('lannister', 3);
  given.map(SHRUNK);
  given.at({ step: 'reconcile', house: 'lannister' });
  when('lannister').answers('twins:footman', 'twins:footman');
  then.armies('lannister').are(3, 2, 2, 2);
  then.asked('lannister', 'planning.placeOrders');
});

scenario('E7 fewer removals are not enough, and none is more than needed', ({ given, when, then }) => {
  given.supply('lannister', 3);
  given.map({ ...SHRUNK, twins: 'lannister 3F 1K' });
  given.at({ step: 'reconcile', house: 'lannister' });
  then.refused('lannister', 'stoney-sept:footman').because('removal-not-needed', 'R3');
  then.refused('lannister', 'lannisport:knight').because('removal-not-needed', 'R3');
  when('lannister').answers('harrenhal:footman');
  then.asked('lannister', 'reconcile.remove');
  then.refused('lannister', 'harrenhal:footman').because('removal-not-needed', 'R3');
  when('lannister').answers('twins:footman');
  then.asked('lannister', 'planning.placeOrders');
});

scenario('R3 too many armies: a pair is split, and nothing else is touched', ({ given, when, then }) => {
  given.map({
    winterfell: 'stark 2F',
    'white-harbor': 'stark 2F',
    karhold: 'stark 2F',
    'moat-cailin': 'stark 1K',
  });
  given.supply('stark', 0);
  given.at({ step: 'reconcile', house: 'stark' });
  then.options('stark').are(['winterfell:footman', 'white-harbor:footman', 'karhold:footman']);
  when('stark').answers('karhold:footman');
  then.armies('stark').are(2, 2);
  then.told('units.lost', { house: 'stark', area: 'karhold', units: ['footman'], why: 'supply' });
  then.asked('stark', 'planning.placeOrders');
});

scenario('E8 supply cap', ({ given, then }) => {
  given.players(3);
  given.map({
    winterfell: 'stark 1F',
    'white-harbor': 'stark token',
    'widows-watch': 'stark token',
    'mountains-of-the-moon': 'stark token',
    fingers: 'stark token',
    eyrie: 'stark token',
    'stony-shore': 'stark token',
    seagard: 'stark token',
    riverrun: 'stark token',
    blackwater: 'stark token',
  });
  given.gone('eyrie');
  given.at({ step: 'supply' });
  then.told('supply.set', { house: 'stark', supply: 6 });
  then.supply('stark').is(6);
});

scenario('5.4 barrels lost on the map change nothing before the card', ({ given, then }) => {
  given.supply('lannister', 5);
  given.map({ lannisport: 'lannister 2F', 'stoney-sept': 'lannister 2F' });
  then.supply('lannister').is(5);
});

scenario('E9 muster, Lannister', ({ given, when, then }) => {
  given.throne('lannister');
  given.supply('lannister', 3);
  given.map({
    lannisport: 'lannister 1F',
    harrenhal: 'lannister 2F',
    riverrun: 'lannister 3K',
    'stoney-sept': 'lannister token',
    'ironmans-bay': 'greyjoy 1S',
  });
  given.at({ step: 'mustering' });
  then.options('lannister').exclude('stoney-sept:footman');
  when('lannister', 'muster.buy').answers('lannisport:footman', 'lannisport:ship:golden-sound');
  when('lannister').answers('harrenhal:upgrade-knight', 'riverrun:ship:golden-sound');
  then.armies('lannister').are(3, 2, 2, 2);
  then.area('harrenhal').has('1F 1K');
  // the second point of Riverrun brings no new unit
  then.notAsked('lannister');
});

scenario('E9 without the enemy Ship a single Ship would fit', ({ given, when, then }) => {
  given.supply('lannister', 3);
  given.map({
    lannisport: 'lannister 2F',
    harrenhal: 'lannister 2F',
    riverrun: 'lannister 3K',
    'golden-sound': 'lannister 2S',
    'ironmans-bay': '',
  });
  given.muster('lannister', 'riverrun');
  then.refused('lannister', 'riverrun:footman').because('over-supply', '5.5');
  when('lannister').answers('riverrun:ship:ironmans-bay');
  then.area('ironmans-bay').has('1S');
});

scenario('E10 a Ship into an occupied sea', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 1F', 'golden-sound': 'greyjoy 1S' });
  given.muster('lannister', 'lannisport');
  then.refused('lannister', 'lannisport:ship:golden-sound').because('enemy-ships', '6.5');
  when('lannister').answers('lannisport:ship:lannisport-port');
  then.area('lannisport-port').has('1S');
});

scenario('E11 port limit', ({ given, then }) => {
  given.supply('lannister', 6);
  given.map({ lannisport: 'lannister 1F', 'lannisport-port': 'lannister 3S' });
  given.muster('lannister', 'lannisport');
  then.refused('lannister', 'lannisport:ship:lannisport-port').because('port-full', '17.1');
});

scenario('E12 ports example, Martell: mustering', ({ given, when, then }) => {
  given.map({ sunspear: 'martell 1F', 'east-summer-sea': 'tyrell 1S' });
  given.muster('martell', 'sunspear');
  then.options('martell').include('sunspear:ship:sunspear-port', 'sunspear:ship:sea-of-dorne');
  then.refused('martell', 'sunspear:ship:east-summer-sea').because('enemy-ships', '6.5');
  when('martell').answers('sunspear:footman', 'sunspear:ship:sea-of-dorne');
  then.area('sunspear').has('2F');
  then.area('sea-of-dorne').has('1S');
});

scenario('E13 pool limit', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({ winterfell: 'stark 2F', 'white-harbor': 'stark 2K', karhold: 'stark 3K' });
  given.muster('stark', 'winterfell');
  then.refused('stark', 'winterfell:knight').because('muster-pool', '2.8');
  then.refused('stark', 'winterfell:upgrade-knight').because('muster-pool', '2.8');
  when('stark').answers('winterfell:upgrade-siegeEngine');
  then.area('winterfell').has('1F 1SE');
  then.pool('stark', 'footman').is(9);
});

scenario('E68 partial mustering', ({ given, when, then }) => {
  given.supply('baratheon', 4);
  given.map({
    dragonstone: 'baratheon 1F',
    'storms-end': 'baratheon token',
    'shipbreaker-bay': 'baratheon 1S',
  });
  given.muster('baratheon');
  when('baratheon').answers(
    'dragonstone:footman',
    'storms-end:ship:shipbreaker-bay',
    'dragonstone:upgrade-knight',
  );
  then.area('dragonstone').has('1F 1K');
  then.area('shipbreaker-bay').has('2S');
  then.asked('baratheon', 'planning.placeOrders');
});

scenario('E68 stopping loses the points', ({ given, when, then }) => {
  given.map({ dragonstone: 'baratheon 1F', 'storms-end': 'baratheon token' });
  given.muster('baratheon');
  when('baratheon').answers('dragonstone:footman', 'done');
  then.area('dragonstone').has('2F');
  then.asked('baratheon', 'planning.placeOrders');
});

scenario('R96 a Footman given back by an upgrade may be placed again', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 2F',
    'white-harbor': 'stark 4F',
    karhold: 'stark 2F',
    'castle-black': 'stark 1F',
    'moat-cailin': 'stark 1F',
  });
  given.muster('stark', 'winterfell', 'moat-cailin');
  then.refused('stark', 'moat-cailin:footman').because('muster-pool', '2.8');
  when('stark').answers('winterfell:upgrade-knight');
  when('stark').answers('moat-cailin:footman');
  then.area('moat-cailin').has('2F');
});

scenario('6.2 points belong to their area', ({ given, when, then }) => {
  given.map({ 'white-harbor': 'stark 1F', winterfell: 'stark 1F' });
  given.muster('stark', 'winterfell', 'white-harbor');
  then.refused('stark', 'white-harbor:knight').because('muster-points', '6.2');
  when('stark').answers('winterfell:knight');
  then.options('stark').exclude('winterfell:footman');
  then.options('stark').include('white-harbor:upgrade-knight');
});

scenario('6.3 an upgrade needs a Footman', ({ given, then }) => {
  given.map({ winterfell: 'stark 1K', 'white-harbor': 'stark 1F' });
  given.muster('stark', 'winterfell');
  then.refused('stark', 'winterfell:upgrade-siegeEngine').because('no-footman-to-upgrade', '6.3');
});

scenario('6.7 control is enough to muster', ({ given, when, then }) => {
  given.map({ 'white-harbor': 'stark token', winterfell: 'stark 1F' });
  given.muster('stark', 'white-harbor');
  when('stark').answers('white-harbor:footman');
  then.area('white-harbor').has('1F');
});

scenario('6.1 houses muster in turn order, each finishing before the next', ({ given, when, then }) => {
  given.players(3);
  given.throne('stark', 'baratheon', 'lannister');
  given.at({ step: 'mustering' });
  then.asked('stark', 'muster.buy');
  then.notAsked('baratheon');
  when('stark').answers('done');
  when('baratheon').answers('done');
  then.asked('lannister', 'muster.buy');
});
