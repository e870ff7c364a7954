// House cards where two rules meet: what a second look at their rulings asked for.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario(
  '13.15, R33 Aeron Damphair swapped for the last card: he comes back with the others',
  ({ given, when, then }) => {
    given.bare();
    given.used('blade');
    given.hand('greyjoy', 'aeron-damphair', 'euron-crows-eye');
    given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
    given.attack('greyjoy', 'riverrun', 'harrenhal', '2K');
    when('greyjoy').plays('aeron-damphair');
    when('lannister').plays('the-hound');
    when('greyjoy', 'swapCard.choose').plays('euron-crows-eye');
    when('lannister').chooses('blackwater');
    then.discard('greyjoy').is('euron-crows-eye');
    then.hand('greyjoy').includes('aeron-damphair', 'victarion-greyjoy');
  },
);

scenario('13.15, R30 A card sent back is no last card', ({ given, when, then }) => {
  given.bare();
  given.hand('stark', 'robb-stark', 'catelyn-stark');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('robb-stark');
  when('lannister').plays('tyrion-lannister');
  when('lannister').uses();
  then.notTold('hand.refilled');
  then.hand('stark').is('robb-stark');
  then.discard('stark').includes('catelyn-stark', 'eddard-stark');
});

scenario('13.15 Tyrion Lannister as the last card', ({ given, when, then }) => {
  given.bare();
  given.hand('lannister', 'tyrion-lannister');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('robb-stark');
  when('lannister', 'cancelCard.use').declines();
  then.discard('lannister').is('tyrion-lannister');
  then.told('hand.refilled', { house: 'lannister' });
});

scenario('R53, R59 Patchface after Roose Bolton: seven cards to choose from', ({ given, when, then }) => {
  given.bare();
  given.hand('stark', 'roose-bolton');
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 3K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('baratheon').plays('patchface');
  then.options('baratheon').include('roose-bolton', 'eddard-stark', 'catelyn-stark', 'none');
  then.hand('stark').includes('roose-bolton', 'eddard-stark');
  then.discard('stark').is();
  when('baratheon', 'discardFromHand.choose').plays('roose-bolton');
  then.discard('stark').is('roose-bolton');
  then.notTold('hand.refilled');
});

scenario('R59 Patchface as the own last card', ({ given, when, then }) => {
  given.bare();
  given.hand('baratheon', 'patchface');
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 3K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('robb-stark');
  then.discard('baratheon').is('patchface');
  then.discard('stark').is('robb-stark');
  when('baratheon', 'discardFromHand.choose').plays('eddard-stark');
  then.discard('stark').is('robb-stark', 'eddard-stark');
});

scenario(
  'R34, R36 By the switch the card that would act next does not act any more',
  ({ given, when, then }) => {
    given.bare();
    given.switches({ maceLastUnitEndsCombat: true, tidesOfBattle: true });
    given.throne('tyrell', 'greyjoy');
    given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1F' });
    given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
    when('greyjoy').plays('aeron-damphair');
    when('tyrell').plays('mace-tyrell');
    then.told('combat.decided', { house: 'tyrell' }); // neither Aeron nor the Blade nor the Tides
    then.notTold('tides.drawn');
    then.power('greyjoy').is(5);
  },
);

scenario('R36 Without the switch the other card still acts', ({ given, when, then }) => {
  given.bare();
  given.throne('tyrell', 'greyjoy');
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
  when('greyjoy').plays('aeron-damphair');
  when('tyrell').plays('mace-tyrell');
  then.asked('greyjoy', 'swapCard.choose');
});

scenario(
  'R36 By the switch the attackers are destroyed though a garrison stands there',
  ({ given, when, then }) => {
    given.bare();
    given.switches({ maceLastUnitEndsCombat: true });
    given.fiefdoms('tyrell');
    given.map({ ...MARTELL_WAITS, highgarden: 'tyrell 1F' });
    given.attack('lannister', 'searoad-marches', 'highgarden', '1F');
    when('lannister').plays('tywin-lannister');
    when('tyrell').plays('mace-tyrell');
    then.told('combat.decided', { house: 'tyrell', tie: false }); // nobody was asked for the Blade
    then.garrison('highgarden', 2);
  },
);

scenario(
  'R41, R89 Doran Martell takes the Blade, and its new holder draws again',
  ({ given, when, then }) => {
    given.bare();
    given.switches({ tidesOfBattle: true });
    given.fiefdoms('tyrell', 'martell');
    given.chance('tide-3', 'tide-0', 'tide-2');
    given.map({ ...STARK_WAITS, yronwood: 'martell 1K' });
    given.attack('tyrell', 'boneway', 'yronwood', '1K');
    when('martell').plays('doran-martell');
    when('tyrell').plays('ser-garlan-tyrell');
    when('martell').chooses('fiefdoms');
    when('martell', 'tides.redraw').answers('redraw');
    then.strength('defender').is(2 + 0 + 2);
    then.strength('attacker').is(2 + 2 + 3);
    then.bladeUsed(true);
  },
);

scenario('R41 A Blade that was used this round stays used in other hands', ({ given, when, then }) => {
  given.bare();
  given.fiefdoms('tyrell', 'martell');
  given.used('blade');
  given.map({ ...STARK_WAITS, yronwood: 'martell 1K' });
  given.attack('tyrell', 'boneway', 'yronwood', '1F');
  when('martell').plays('doran-martell');
  when('tyrell').plays('alester-florent');
  when('martell').chooses('fiefdoms');
  then.holder('blade').is('martell');
  then.told('combat.decided', { house: 'martell', tie: true });
});

scenario('R54 Cersei Lannister spares the order of the embattled area', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F raid', karhold: 'stark 1F support-0' });
  given.attack('lannister', 'riverrun', 'harrenhal', '3K');
  when('lannister').plays('cersei-lannister');
  when('stark').plays('catelyn-stark');
  then.options('lannister').are(['karhold', 'none']);
});

scenario(
  'R55 Renly Baratheon leaves the Footmen of his helpers alone, not the routed of his own',
  ({ given, when, then }) => {
    given.bare();
    given.map({
      ...MARTELL_WAITS,
      harrenhal: 'lannister 1F',
      riverrun: 'stark 2F support-0',
      'stoney-sept': 'baratheon 1F~ support-0',
    });
    given.attack('baratheon', 'blackwater', 'harrenhal', '2K');
    when('baratheon').chooses('attacker');
    when('stark').chooses('attacker');
    when('baratheon').chooses('accept');
    when('baratheon').plays('renly-baratheon');
    when('lannister').plays('the-hound');
    then.options('baratheon').are(['stoney-sept:routed', 'none']);
    when('baratheon', 'upgradeFootman.choose').answers('stoney-sept:routed');
    then.area('stoney-sept').has('1K~');
  },
);

scenario('R55 Knights on their way are not in the pool', ({ given, when, then }) => {
  given.bare();
  given.supply('baratheon', 5);
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 1F',
    dragonstone: 'baratheon 3K',
    kingswood: 'baratheon 1F',
  });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F 2K');
  when('baratheon').plays('renly-baratheon');
  when('lannister').plays('the-hound');
  then.asked('lannister', 'retreat.area'); // nobody could be upgraded
});

scenario('R51 Beaten attackers from over the sea may be sent home by Robb Stark', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    karhold: 'stark 3K',
    'shivering-sea': 'baratheon 1S',
    'narrow-sea': 'baratheon 1S',
    'crackclaw-point': 'baratheon 2F march-0',
  });
  given.marches('baratheon');
  when('baratheon').chooses('karhold', ['footman-1'], 'done');
  when('stark').plays('robb-stark');
  when('baratheon').plays('ser-davos-seaworth');
  then.options('stark').include('crackclaw-point', 'castle-black', 'none');
  when('stark', 'retreat.nameArea').chooses('crackclaw-point');
  then.area('crackclaw-point').has('1F 1F~');
});

scenario('R51 With origin and nothing else in reach nobody is asked', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'stony-shore': 'stark 3K',
    winterfell: 'lannister 2F march-0',
  });
  given.marches('lannister');
  when('lannister').chooses('stony-shore', ['footman-1'], 'done');
  when('stark').plays('robb-stark');
  when('lannister').plays('the-hound');
  then.area('winterfell').has('1F 1F~');
});

scenario(
  'R56 The token of Ser Loras Tyrell is resolved again, with its modifier, and then it is gone',
  ({ given, when, then }) => {
    given.bare();
    given.map({
      ...MARTELL_WAITS,
      reach: 'tyrell 2K march-plus-1',
      blackwater: 'lannister 1F',
      harrenhal: 'stark 1F',
      riverrun: 'lannister 1F march-0',
    });
    given.fiefdoms('tyrell');
    given.used('blade');
    given.marches('tyrell');
    when('tyrell').chooses('blackwater', ['knight-1', 'knight-2'], 'done', 'no');
    when('tyrell').plays('ser-loras-tyrell');
    when('lannister').plays('the-hound');
    when('lannister', 'retreat.area').chooses('stoney-sept');
    then.area('blackwater').is('tyrell 2K march-plus-1');
    then.area('reach').order(undefined);
    then.notTold('order.removed'); // it has moved, not been discarded
    when('lannister', 'marchMove.chooseDestination').done();
    when('tyrell').chooses('harrenhal', ['knight-1'], 'done');
    then.strength('attacker').is(2 + 1);
    when('tyrell').plays('alester-florent');
    when('stark').plays('catelyn-stark');
    then.area('harrenhal').is('tyrell 1K');
    then.area('blackwater').is('tyrell 1K');
    then.told('order.removed', {
      house: 'tyrell',
      order: 'march-plus-1',
      area: 'blackwater',
      why: 'resolved',
    });
    then.asked('martell', 'consolidate.chooseUse');
  },
);

scenario('R36 By the switch a side with one unit left fights on', ({ given, when, then }) => {
  given.bare();
  given.switches({ maceLastUnitEndsCombat: true });
  given.fiefdoms('tyrell');
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1F' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F 1K');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('eddard-stark');
  then.asked('tyrell', 'combat.useBlade');
  when('tyrell').declines();
  then.strength('attacker').is(2 + 4);
  then.told('combat.decided', { house: 'stark' });
});
