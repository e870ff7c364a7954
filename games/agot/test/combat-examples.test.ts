// Examples E35 to E41, E74: support and strength; E70: its order.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('E35 Kingswood, Tyrell against Lannister', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, kingswood: 'lannister 2F' });
  given.gone('kings-landing');
  given.fiefdoms('greyjoy', 'lannister', 'tyrell');
  given.attack('tyrell', 'kings-landing', 'kingswood', '1K 1F');

  when('tyrell', 'combat.chooseCard').plays('alester-florent');
  when('lannister', 'combat.chooseCard').plays('ser-jaime-lannister');

  then.strength('attacker').is(4);
  then.strength('defender').is(4);
  then.told('combat.decided', { house: 'lannister', tie: true });
  then.notTold('units.lost');
  then.area('kings-landing').is('tyrell 1F~ 1K~');
  then.area('kingswood').is('lannister 2F');
  then.peace();
});

scenario('E36 Retreat and routed unit', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    boneway: 'baratheon 2K march-0',
    kingswood: 'tyrell 1K',
    'storms-end': 'tyrell 1F',
    'sea-of-dorne': 'tyrell 1S',
  });
  given.used('blade');
  given.attack('baratheon', 'kings-landing', 'kingswood', '3F');
  when('baratheon').plays('stannis-baratheon');
  when('tyrell').plays('alester-florent');
  then.options('tyrell').are(['reach', 'storms-end']);
  then.refused('tyrell', 'kings-landing').because('attackers-came-from-there', 'R71');
  then.refused('tyrell', 'boneway').because('enemy-units-there', '13.13b');
  when('tyrell', 'retreat.area').chooses('storms-end');
  then.area('storms-end').is('tyrell 1F 1K~');

  // later in the round
  when('baratheon').chooses('storms-end', ['knight-1', 'knight-2'], 'done', 'no');
  then.strength('attacker').is(4);
  then.strength('defender').is(1);
  when('baratheon').plays('melisandre'); // one sword
  when('tyrell').plays('margaery-tyrell'); // one tower
  then.tellings('units.lost').are({ units: ['knight'], why: 'routed' });
  then.area('yronwood').is('tyrell 1F~'); // over the sea, the only way
  then.area('storms-end').is('baratheon 2K');
});

scenario('E37 Support', ({ given, when, then }) => {
  given.bare();
  given.map({
    seagard: 'stark 1K support-1',
    'ironmans-bay': 'greyjoy 2S support-0',
    riverrun: 'greyjoy 1K',
  });
  given.attack('lannister', 'stoney-sept', 'riverrun', '2F', 'march-plus-1');
  when('stark', 'support.declare').chooses('attacker');
  when('lannister', 'support.answer').chooses('accept');
  when('greyjoy', 'support.declare').chooses('defender');
  then.strength('attacker').is(2 + 1 + (2 + 1));
  then.strength('defender').is(2 + 2);
});

scenario('E37 Support that is not given', ({ given, when, then }) => {
  given.bare();
  given.map({
    seagard: 'stark 1K support-1',
    'ironmans-bay': 'greyjoy 2S support-0',
    riverrun: 'greyjoy 1K',
  });
  given.attack('lannister', 'stoney-sept', 'riverrun', '2F', 'march-plus-1');
  when('stark').chooses('none');
  when('greyjoy').chooses('defender');
  then.strength('attacker').is(3);
  then.strength('defender').is(4);
});

scenario('E38 Land cannot support the sea', ({ given, when, then }) => {
  given.bare();
  given.map({
    lannisport: 'lannister 3K support-0',
    'lannisport-port': 'lannister 1S support-0',
    'golden-sound': 'lannister 1S',
  });
  given.attack('greyjoy', 'ironmans-bay', 'golden-sound', '2S');
  then.options('lannister').are(['defender', 'none']);
  when('lannister').chooses('defender');
  then.strength('defender').is(2);
});

scenario('E39 Siege Engine against a castle', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 3K' });
  given.attack('lannister', 'stoney-sept', 'harrenhal', '1SE 1F');
  then.strength('attacker').is(5);
  when('lannister').plays('cersei-lannister');
  when('baratheon').plays('melisandre'); // one sword
  then
    .tellings('units.lost')
    .are(
      { house: 'lannister', units: ['siegeEngine'], why: 'siege-engine' },
      { house: 'lannister', units: ['footman'], why: 'swords' },
    );
  then.empty('stoney-sept');
});

scenario('E39 Siege Engine against an open land', ({ given, then }) => {
  given.bare();
  given.map({ 'stoney-sept': 'baratheon 3K' });
  given.attack('lannister', 'harrenhal', 'stoney-sept', '1SE 1F');
  then.strength('attacker').is(1);
});

scenario('E39 Siege Engine in defence', ({ given, then }) => {
  given.bare();
  given.map({ harrenhal: 'lannister 1F 1SE' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  then.strength('defender').is(1);
});

scenario('E40 Garrison alone', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, karhold: 'stark 1F' });
  given.used('blade');
  given.attack('greyjoy', 'moat-cailin', 'winterfell', '2F');
  when('greyjoy').plays('euron-crows-eye');
  when('stark').plays('greatjon-umber');
  then.strength('attacker').is(2 + 4);
  then.strength('defender').is(2 + 2);
  then.garrison('winterfell', undefined);
  then.told('garrison.removed', { house: 'stark', area: 'winterfell' });
  then.controls('greyjoy', 'winterfell');
  then.area('winterfell').has('2F');
});

scenario('E41 Catelyn', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'moat-cailin': 'stark 1F defense-2' });
  given.attack('lannister', 'seagard', 'moat-cailin', '1F');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(1 + 4 + 0);
});

scenario('E70 Support in turn order', ({ given, when, then }) => {
  given.bare();
  given.throne('baratheon', 'lannister', 'stark', 'greyjoy');
  given.map({
    riverrun: 'greyjoy 1K',
    'ironmans-bay': 'greyjoy 1S support-0',
    'golden-sound': 'lannister 1S support-0',
    harrenhal: 'baratheon 1F support-0',
    seagard: 'stark 1F support-0',
  });
  given.attack('lannister', 'stoney-sept', 'riverrun', '2F');
  when('baratheon', 'support.declare').chooses('attacker');
  then.notAsked('stark');
  when('lannister', 'support.answer').chooses('refuse');
  then.notAsked('baratheon'); // and cannot turn to greyjoy
  when('lannister', 'support.declare').chooses('attacker');
  when('stark', 'support.declare').chooses('none');
  when('greyjoy', 'support.declare').chooses('defender');
  then.strength('attacker').is(3);
  then.strength('defender').is(3);
  then.told('support.refused', { house: 'baratheon', by: 'lannister' });
});

scenario('E74 Defense order twice', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'moat-cailin': 'stark 1K defense-1',
    seagard: 'lannister 1F march-minus-1',
    twins: 'lannister 1F',
  });
  given.attack('lannister', 'twins', 'moat-cailin', '1F');
  when('stark').plays('eddard-stark');
  when('lannister').plays('the-hound'); // two towers
  then.strength('defender').is(2 + 1 + 4);
  then.area('moat-cailin').order('defense-1');
  when('lannister').chooses('moat-cailin', 'done', 'no');
  then.strength('attacker').is(0);
  then.strength('defender').is(2 + 1);
});
