// §12 Marches: examples and rulings.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const WAITING = { winterfell: 'stark 1F march-0' };

scenario('E24 split march, Lannister', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 3F march-0', 'stoney-sept': 'lannister 1F', ...WAITING });
  given.marches('lannister');
  when('lannister', 'marchMove.chooseDestination').answers('searoad-marches');
  when('lannister', 'marchMove.chooseUnits').answers(['footman-1']);
  when('lannister').answers('stoney-sept', ['footman-2'], 'done');
  then.area('lannisport').is('lannister 1F');
  then.area('searoad-marches').is('lannister 1F');
  then.area('stoney-sept').is('lannister 2F');
  then.armies('lannister').are(2);
  then.peace();
  then.told('march.declared', { house: 'lannister', from: 'lannisport', order: 'march-0' });
  then.asked('stark', 'marchMove.chooseDestination');
});

scenario('E25 one attack per order', ({ given, when, then }) => {
  given.map({
    riverrun: 'lannister 2F 1K march-0',
    seagard: 'stark 1F',
    harrenhal: 'baratheon 1F',
    ...WAITING,
  });
  given.marches('lannister');
  when('lannister').answers('seagard', ['knight-1']);
  then.refused('lannister', 'harrenhal').because('one-attack', '12.3');
  then.options('lannister').include('seagard', 'lannisport', 'stoney-sept', 'done', 'again');
});

scenario('E28 leaving a token', ({ given, when, then }) => {
  given.power('lannister', 1);
  given.map({ 'stoney-sept': 'lannister 2F march-0', blackwater: 'baratheon 2K defense-2', ...WAITING });
  given.marches('lannister');
  when('lannister').answers('blackwater', ['footman-1'], 'riverrun', 'done');
  when('lannister', 'march.leaveToken').answers('yes');
  then.power('lannister').is(0);
  then.controls('lannister', 'stoney-sept');
  then.area('riverrun').has('1F');
  when('lannister', 'combat.chooseCard').answers('cersei-lannister');
  when('baratheon', 'combat.chooseCard').answers('stannis-baratheon');
  then.told('combat.decided', { winner: 'defender' });
  then.area('stoney-sept').token('lannister');
  then.power('lannister').is(0);
});

scenario(
  'R16 the token is decided before the combat and not asked for without power',
  ({ given, when, then }) => {
    given.power('lannister', 0);
    given.map({ 'stoney-sept': 'lannister 1F march-0', blackwater: 'baratheon 2K', ...WAITING });
    given.marches('lannister');
    when('lannister').answers('blackwater', 'done');
    then.told('area.lost', { house: 'lannister', area: 'stoney-sept' });
    then.controls(undefined, 'stoney-sept');
    then.asked('lannister', 'combat.chooseCard');
  },
);

scenario('12.6 no token in the own home, in a sea, or beside another', ({ given, when, then }) => {
  given.map({
    lannisport: 'lannister 1F march-0',
    riverrun: 'lannister 1F march-minus-1 token',
    'golden-sound': 'lannister 1S march-plus-1',
    ...WAITING,
  });
  given.marches('lannister');
  when('lannister').answers('lannisport', 'stoney-sept', 'done');
  then.controls('lannister', 'lannisport');
  when('stark').done();
  when('lannister').answers('riverrun', 'harrenhal', 'done');
  then.controls('lannister', 'riverrun');
  when('lannister', 'marchMove.chooseDestination').answers('sunset-sea', 'done');
  then.power('lannister').is(5);
});

scenario('E29 empty enemy token', ({ given, when, then }) => {
  given.power('baratheon', 3);
  given.map({ reach: 'tyrell 1F march-0', kingswood: 'baratheon token', ...WAITING });
  given.marches('tyrell');
  when('tyrell').answers('kingswood', 'done', 'no');
  then.peace();
  then.area('kingswood').is('tyrell 1F');
  then.controls('tyrell', 'kingswood');
  then.power('baratheon').is(3);
  then.told('area.taken', { house: 'tyrell', area: 'kingswood', from: 'baratheon' });
  then.told('token.removed', { house: 'baratheon', area: 'kingswood' });
});

scenario(
  '12.3 an enemy home without units and garrison is entered without a combat',
  ({ given, when, then }) => {
    given.gone('lannisport');
    given.map({ riverrun: 'greyjoy 1F march-0', 'golden-sound': 'lannister 1S', ...WAITING });
    given.marches('greyjoy');
    when('greyjoy').answers('lannisport', 'done', 'no');
    then.peace();
    then.controls('greyjoy', 'lannisport');
  },
);

scenario('12.3 an enemy garrison alone is attacked', ({ given, when, then }) => {
  given.map({ riverrun: 'greyjoy 1F march-0', 'golden-sound': 'lannister 1S', ...WAITING });
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'no');
  then.told('combat.began', { area: 'lannisport', attacker: 'greyjoy', defender: 'lannister' });
});

scenario('E30 supply blocks a march', ({ given, when, then }) => {
  given.supply('stark', 0);
  given.map({
    winterfell: 'stark 1F march-0',
    'white-harbor': 'stark 2F',
    'moat-cailin': 'stark 2F',
    karhold: 'stark 1F',
    lannisport: 'lannister 1F march-0',
  });
  given.marches('stark');
  then.refused('stark', 'karhold').because('over-supply', '5.5');
  when('stark').answers('castle-black', 'done');
  then.armies('stark').are(2, 2);
  then.area('castle-black').has('1F');
});

scenario('12.5 supply must hold after all moves, not after each', ({ given, when, then }) => {
  given.supply('stark', 1);
  given.map({
    winterfell: 'stark 3F march-0',
    'white-harbor': 'stark 2F',
    karhold: 'stark 1F',
    lannisport: 'lannister 1F march-0',
  });
  given.marches('stark');
  when('stark').answers('karhold', ['footman-1']);
  then.refused('stark', 'done').because('over-supply', '5.5');
  when('stark').answers('karhold', ['footman-1'], 'done');
  then.armies('stark').are(3, 2);
});

scenario('R20 supply counts the attackers in the embattled area', ({ given, when, then }) => {
  given.supply('stark', 2);
  given.map({
    twins: 'stark 3K march-0',
    winterfell: 'stark 2F',
    'white-harbor': 'stark 2F',
    'moat-cailin': 'stark 1F~',
    seagard: 'lannister 1F',
  });
  given.marches('stark');
  when('stark').answers('seagard', ['knight-1', 'knight-2']);
  then.refused('stark', 'moat-cailin').because('over-supply', '5.5');
  then.options('stark').include('done', 'fingers');
});

scenario('12.5, R20 the half that stays behind an attack is an army, too', ({ given, when, then }) => {
  given.supply('lannister', 5); // 4, 3, 2, 2
  given.map({
    harrenhal: 'lannister 4F march-0',
    lannisport: 'lannister 3F',
    riverrun: 'lannister 2F',
    'stoney-sept': 'lannister 2K',
    'crackclaw-point': 'baratheon 1F',
    ...WAITING,
  });
  given.marches('lannister');
  when('lannister').answers('crackclaw-point', ['footman-1', 'footman-2']);
  then.refused('lannister', 'done').because('over-supply', '5.5');
  // three attack and one stays: four armies again
  when('lannister').answers('again', 'crackclaw-point', ['footman-1', 'footman-2', 'footman-3'], 'done');
  then.told('combat.began', { area: 'crackclaw-point', attacker: 'lannister' });
});

scenario('R10 a march may move nobody; the order is lost', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 2F march-0', ...WAITING });
  given.marches('lannister');
  when('lannister').done();
  then.area('lannisport').is('lannister 2F');
  then.tellings('march.declared').are({ house: 'lannister', moves: [] });
  then.notTold('units.moved');
});

scenario('R14 a march over routed units moves nobody and asks nothing', ({ given, then }) => {
  given.map({ lannisport: 'lannister 2F~ march-0', ...WAITING });
  given.marches('lannister');
  then.area('lannisport').is('lannister 2F~');
  then.asked('stark', 'marchMove.chooseDestination');
});

scenario('12.1 routed units stay behind', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 1F 1K~ march-0', ...WAITING });
  given.marches('lannister');
  when('lannister').answers('stoney-sept', 'done');
  then.area('lannisport').is('lannister 1K~');
  then.area('stoney-sept').is('lannister 1F');
});

scenario('R15 marches can be chained through friendly march orders', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 1K march-0', 'stoney-sept': 'lannister 1F march-minus-1' });
  given.bare();
  given.marches('lannister');
  when('lannister').answers('lannisport', 'stoney-sept', 'done');
  then.area('stoney-sept').is('lannister 1F 1K march-minus-1');
  when('lannister').answers('harrenhal', ['knight-1', 'footman-1'], 'done', 'no');
  then.told('units.moved', { from: 'stoney-sept', to: 'harrenhal' });
});

scenario('R15 a conquered area loses its order and the chain breaks', ({ given, when, then }) => {
  given.map({
    lannisport: 'lannister 1F march-0',
    'stoney-sept': 'lannister 1F march-minus-1',
    riverrun: 'greyjoy 2K march-plus-1',
    ...WAITING,
  });
  given.throne('greyjoy', 'lannister');
  given.fiefdoms('stark');
  given.marches('greyjoy');
  when('greyjoy').answers('stoney-sept', ['knight-1', 'knight-2'], 'done', 'no');
  when('greyjoy').answers('balon-greyjoy');
  when('lannister').answers('cersei-lannister');
  then.told('combat.decided', { winner: 'attacker' });
  when('lannister', 'retreat.area').answers('lannisport');
  then.area('stoney-sept').order(undefined);
});

scenario(
  'R100 a march is declared as a whole; begun again, it may use another order',
  ({ given, when, then }) => {
    given.map({ lannisport: 'lannister 2F march-0', riverrun: 'lannister 1K march-minus-1', ...WAITING });
    given.marches('lannister');
    when('lannister').answers('lannisport', 'stoney-sept', ['footman-1']);
    then.area('lannisport').has('2F');
    then.area('stoney-sept').has('');
    when('lannister').answers('again');
    when('lannister', 'declareMarch.chooseOrder').answers('riverrun');
    when('lannister').answers('harrenhal', 'done', 'no');
    then.area('lannisport').is('lannister 2F march-0');
    then.area('harrenhal').has('1K');
  },
);

scenario('R100 peaceful moves come before the attack', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 2F 1K march-0', riverrun: 'greyjoy 1F', ...WAITING });
  given.supply('lannister', 3);
  given.marches('lannister');
  when('lannister').answers('riverrun', ['knight-1'], 'stoney-sept', ['footman-1'], 'done');
  then.happened('march.declared', 'units.moved', 'combat.began');
  then.area('stoney-sept').has('1F');
  then.area('lannisport').has('1F');
});

scenario('12.9 an order in the area marched into stays', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 1F march-0', 'stoney-sept': 'lannister 1F support-1', ...WAITING });
  given.marches('lannister');
  when('lannister').answers('stoney-sept', 'done');
  then.area('stoney-sept').is('lannister 2F support-1');
});

scenario(
  '12.2 what lies elsewhere is out of reach, and nobody is left to send twice',
  ({ given, when, then }) => {
    given.map({ lannisport: 'lannister 1F march-0', ...WAITING });
    given.marches('lannister');
    then.refused('lannister', 'winterfell').because('out-of-reach', '12.2');
    when('lannister', 'marchMove.chooseDestination').answers('searoad-marches');
    then.refused('lannister', 'stoney-sept').because('all-units-sent', '12.1');
  },
);
