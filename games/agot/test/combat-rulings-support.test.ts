// Rulings on support, orders and strength: R6, R14, R23 to R27, R43 to R50, R61, R62, R90 to R92, R103, R104, R106.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('R6 An area without an order still defends', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2K' });
  given.attack('lannister', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(4);
  then.area('harrenhal').is('stark 2K');
});

scenario('R6 Ships without an order still carry', ({ given, then }) => {
  given.bare();
  given.map({ lannisport: 'lannister 1F march-0', 'golden-sound': 'lannister 1S' });
  given.marches('lannister');
  then.options('lannister').include('searoad-marches', 'riverrun');
});

scenario('R14 A special Support order over routed units adds 1', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F', riverrun: 'stark 1K~ support-1' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('stark').chooses('defender');
  then.strength('defender').is(1 + 1);
});

scenario('R14 A march of routed units moves nobody', ({ given, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1K~ march-0' });
  given.marches('stark');
  then.area('harrenhal').is('stark 1K~');
  then.asked('martell');
});

scenario('R23 Own areas count as being supported', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 2F', 'stoney-sept': 'greyjoy 1F support-0' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '3F');
  when('greyjoy').chooses('attacker');
  when('greyjoy').plays('asha-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.told('combat.decided', { house: 'greyjoy' });
  then.notTold('units.lost'); // no swords
});

scenario('R24 Support of no strength is support', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 2F', 'stoney-sept': 'greyjoy 1F~ support-0' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '3F');
  when('greyjoy').chooses('attacker');
  then.strength('attacker').is(3);
  when('greyjoy').plays('asha-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.notTold('units.lost');
});

scenario('R25 Own support declined, foreign support refused', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 2F',
    'stoney-sept': 'greyjoy 1F support-0',
    'crackclaw-point': 'baratheon 1F support-0',
  });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '3F');
  when('baratheon').chooses('attacker');
  when('greyjoy', 'support.answer').chooses('refuse');
  when('greyjoy', 'support.declare').chooses('none');
  when('greyjoy').plays('asha-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.told('units.lost', { house: 'lannister', units: ['footman', 'footman'], why: 'swords' });
});

/** Stark could support from three areas. */
const THREE_AREAS = {
  harrenhal: 'lannister 1F',
  riverrun: 'stark 1F support-0',
  'stoney-sept': 'stark 1K support-0',
  'crackclaw-point': 'stark 1F support-1',
} as const;

scenario('R26 A house supports one side with all of its areas', ({ given, when, then }) => {
  given.bare();
  given.map(THREE_AREAS);
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  then.options('stark').are(['attacker', 'defender', 'none']);
  when('stark').chooses('attacker');
  when('baratheon', 'support.answer').chooses('accept'); // one answer for all
  then.told('support.accepted', { areas: ['riverrun', 'stoney-sept', 'crackclaw-point'] });
  then.strength('attacker').is(1 + 1 + 2 + (1 + 1));
  then.strength('defender').is(1);
});

scenario('R26 Or nobody with any of them', ({ given, when, then }) => {
  given.bare();
  given.map(THREE_AREAS);
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('stark').chooses('none');
  then.asked('baratheon', 'combat.chooseCard');
  then.strength('attacker').is(1);
  then.strength('defender').is(1);
});

scenario('R26 Whoever fights uses all of its own support or none', ({ given, when, then }) => {
  given.bare();
  given.map({ ...THREE_AREAS, harrenhal: 'stark 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  then.options('stark').are(['defender', 'none']);
  when('stark').chooses('defender');
  then.strength('defender').is(1 + 1 + 2 + (1 + 1));
});

scenario('R27 Whoever fights supports nobody else', ({ given, then }) => {
  given.bare();
  given.map({ harrenhal: 'lannister 1F', 'stoney-sept': 'lannister 1K support-0' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  then.options('lannister').are(['defender', 'none']);
});

scenario('R43 Bonuses stay under Balon Greyjoy', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 1F' });
  given.discard('baratheon', 'stannis-baratheon');
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
  when('greyjoy').plays('balon-greyjoy');
  when('baratheon').plays('ser-davos-seaworth');
  then.strength('defender').is(1 + 0 + 1);
});

for (const [rule, first, ships] of [
  ['zero', 'baratheon', 0],
  ['zero', 'greyjoy', 0],
  ['turnOrder', 'baratheon', 1],
  ['turnOrder', 'greyjoy', 0],
] as const)
  scenario(
    `R44 Salladhor Saan against Victarion Greyjoy: ${rule}, ${first} first`,
    ({ given, when, then }) => {
      given.bare();
      given.used('blade');
      given.switches({ salladhorAgainstVictarion: rule });
      given.throne(first);
      given.map({ ...MARTELL_WAITS, 'sunset-sea': 'baratheon 1S', 'golden-sound': 'baratheon 1S support-0' });
      given.attack('greyjoy', 'ironmans-bay', 'sunset-sea', '2S');
      when('baratheon').chooses('defender');
      when('greyjoy').plays('victarion-greyjoy');
      when('baratheon').plays('salladhor-saan');
      then.strength('attacker').is(2 * ships + 3);
      then.strength('defender').is(1 + 1 + 1);
    },
  );

scenario('R45 Salladhor Saan zeroes the Ships of his helpers too', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'sunset-sea': 'stark 1S', 'golden-sound': 'lannister 2S support-0' });
  given.attack('baratheon', 'ironmans-bay', 'sunset-sea', '1S');
  when('lannister').chooses('attacker');
  when('baratheon').chooses('accept');
  then.strength('attacker').is(1 + 2);
  when('baratheon').plays('salladhor-saan');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(1 + 0 + 1);
  then.strength('defender').is(0);
});

scenario('R46 Kevan Lannister changes neither allies nor routed Footmen', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'stark 1F',
    riverrun: 'baratheon 2F support-0',
    'stoney-sept': 'lannister 1F 1F~ support-0',
  });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('baratheon').chooses('attacker');
  when('lannister').chooses('accept', 'attacker');
  when('lannister').plays('ser-kevan-lannister');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(2 + 2 + 2 + 1);
});

scenario('R47 Catelyn Stark needs a Defense order', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F support-1' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(1);
});

scenario('R48 Theon Greyjoy needs a castle or stronghold', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'stoney-sept': 'greyjoy 1K' });
  given.attack('lannister', 'blackwater', 'stoney-sept', '1F');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(2 + 2);
  then.area('blackwater').is('lannister 1F~'); // no sword
});

scenario('R48 Theon Greyjoy gains nothing at sea', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'ironmans-bay': 'greyjoy 1S' });
  given.attack('lannister', 'golden-sound', 'ironmans-bay', '1S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(1 + 2);
});

scenario('R49 Stannis in hand gives Davos nothing', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('ser-davos-seaworth');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(1 + 2);
  then.asked('stark', 'retreat.area'); // no sword either
});

scenario('R50 Stannis Baratheon above his opponent', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('stannis-baratheon');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(1 + 4);
});

scenario('R61 No House cards against neutral forces', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, kingswood: 'baratheon 3K march-0' });
  given.marches('baratheon');
  when('baratheon').chooses('kings-landing', ['knight-1', 'knight-2', 'knight-3'], 'done', 'no');
  then.area('kings-landing').has('3K');
  then.notTold('cards.revealed');
  then.notTold('combat.began');
});

scenario('R62 A garrison alone fights a whole combat', ({ given, when, then }) => {
  given.bare();
  given.fiefdoms('stark');
  given.map({ ...MARTELL_WAITS, karhold: 'stark 1K support-0' });
  given.attack('lannister', 'moat-cailin', 'winterfell', '3F');
  when('stark', 'support.declare').chooses('defender');
  then.strength('defender').is(2 + 2);
  when('stark').plays('greatjon-umber');
  when('lannister').plays('the-hound');
  when('stark', 'combat.useBlade').uses();
  then.strength('defender').is(2 + 2 + 2 + 1);
  then.strength('attacker').is(3 + 2);
  then.area('moat-cailin').is('lannister 3F~');
  then.garrison('winterfell', 2);
});

scenario('R90 Fleets tie like armies', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.fiefdoms('lannister', 'greyjoy');
  given.map({ ...MARTELL_WAITS, 'ironmans-bay': 'greyjoy 1S' });
  given.attack('lannister', 'golden-sound', 'ironmans-bay', '1S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('the-hound');
  then.told('combat.decided', { house: 'lannister', tie: true });
  then.area('ironmans-bay').has('1S');
});

scenario('R91 A card may be changed until both are chosen', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('stark').plays('eddard-stark');
  then.asked('lannister', 'combat.chooseCard');
  when('stark').plays('greatjon-umber');
  when('lannister').plays('the-hound');
  then.told('cards.revealed', { attacker: 'the-hound', defender: 'greatjon-umber' });
  then.cannotUndo('lannister', 'sealed');
});

scenario('R92 What was declined cannot be taken up later', ({ given, when, then }) => {
  given.bare();
  given.map({ harrenhal: 'lannister 1F', riverrun: 'stark 1F support-0' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('stark').chooses('none');
  then.notAsked('stark');
  then.asked('baratheon', 'combat.chooseCard');
});

scenario('R103 Each house declares for all of its areas, then it is answered', ({ given, when, then }) => {
  given.bare();
  given.map({
    harrenhal: 'lannister 1F',
    riverrun: 'stark 1F support-0',
    'stoney-sept': 'stark 1F support-0',
    'crackclaw-point': 'tyrell 1F support-0',
  });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('stark').chooses('defender');
  then.notAsked('tyrell');
  when('lannister', 'support.answer').chooses('accept');
  when('tyrell').chooses('none');
  then.strength('defender').is(3);
  then.told('support.accepted', { house: 'stark', by: 'lannister', areas: ['riverrun', 'stoney-sept'] });
});

scenario('R103 Without supporters the step is skipped', ({ given, then }) => {
  given.bare();
  given.map({ harrenhal: 'lannister 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  then.asked('baratheon', 'combat.chooseCard');
  then.asked('lannister', 'combat.chooseCard');
});

scenario('R104 The house higher on the Iron Throne track acts first', ({ given, when, then }) => {
  given.bare();
  given.throne('martell', 'tyrell');
  given.map({
    ...STARK_WAITS,
    yronwood: 'martell 1K 1F',
    starfall: 'martell 1F raid',
    'salt-shore': 'martell 1F raid',
  });
  given.attack('tyrell', 'boneway', 'yronwood', '2K');
  when('tyrell').plays('queen-of-thorns');
  when('martell').plays('doran-martell');
  then.notAsked('tyrell');
  when('martell', 'dropOnTrack.choose').chooses('iron-throne');
  then.asked('tyrell', 'removeAdjacentOrder.choose');
});

scenario('R104 The order of a step is fixed when it begins', ({ given, when, then }) => {
  given.bare();
  given.throne('baratheon', 'martell');
  given.map({ ...STARK_WAITS, yronwood: 'martell 3K' });
  given.attack('baratheon', 'boneway', 'yronwood', '2F');
  when('baratheon').plays('patchface');
  when('martell').plays('doran-martell');
  when('martell').chooses('iron-throne'); // from the next step on martell is first
  then.throne().is('martell', 'lannister', 'stark', 'greyjoy', 'tyrell', 'baratheon');
  then.asked('baratheon', 'discardFromHand.choose');
});

scenario(
  'R106 Only a holder who fights is asked about the Blade, with all cards open',
  ({ given, when, then }) => {
    given.bare();
    given.fiefdoms('lannister', 'greyjoy');
    given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
    given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
    when('baratheon').plays('melisandre');
    when('lannister').plays('the-hound');
    then.told('cards.revealed');
    then.notTold('combat.decided');
    then.asked('lannister', 'combat.useBlade');
    when('lannister').declines();
    then.bladeUsed(false);
  },
);

scenario('R106 A holder who does not fight is not asked', ({ given, when, then }) => {
  given.bare();
  given.fiefdoms('greyjoy');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('melisandre');
  when('lannister').plays('the-hound');
  then.told('combat.decided', { house: 'lannister' });
  then.bladeUsed(false);
});
