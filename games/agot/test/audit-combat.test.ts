// Combats where two rules meet: what a second look at §13 and §17-19 asked for.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('13.8 A strength below 0 counts as 0', ({ given, when, then }) => {
  given.bare();
  given.fiefdoms('martell', 'lannister');
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'stoney-sept': 'stark 1F~' });
  given.attack('lannister', 'riverrun', 'stoney-sept', '1SE', 'march-minus-1');
  when('lannister').plays('cersei-lannister');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(0);
  then.told('combat.decided', { house: 'lannister', tie: true });
});

scenario(
  '13.11, R108 Of a winner with routed units only standing ones can be chosen',
  ({ given, when, then }) => {
    given.bare();
    given.supply('stark', 5);
    given.switches({ tidesOfBattle: true });
    given.used('blade');
    given.chance('tide-0-skull', 'tide-3');
    given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1K 1K~' });
    given.attack('lannister', 'riverrun', 'harrenhal', '1F');
    when('lannister').plays('the-hound');
    when('stark').plays('eddard-stark');
    then.options('stark').are(['footman-1', 'knight-1']);
    when('stark', 'casualties.choose').answers(['footman-1']);
    then.area('harrenhal').has('1K 1K~');
  },
);

scenario('13.14 The order of a beaten defender is removed as beaten', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F raid token' });
  given.attack('lannister', 'riverrun', 'harrenhal', '3K');
  when('lannister').plays('the-hound');
  when('stark').plays('catelyn-stark');
  when('stark').chooses('blackwater');
  then
    .tellings('order.removed')
    .are(
      { area: 'harrenhal', order: 'raid', why: 'beaten' },
      { area: 'riverrun', order: 'march-0', why: 'resolved' },
    );
  then.area('harrenhal').is('lannister 3K');
  then.area('blackwater').is('stark 1F~');
});

scenario('19.6 Nobody retreats into a neutral force', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'crackclaw-point': 'stark 1F' });
  given.attack('lannister', 'harrenhal', 'crackclaw-point', '3K');
  when('lannister').plays('the-hound');
  when('stark').plays('catelyn-stark');
  then.refused('stark', 'kings-landing').because('neutral-force-there', '19.6');
  then.options('stark').are(['mountains-of-the-moon', 'blackwater']);
});

scenario('19.4, R86 With three players nobody retreats into an impassable area', ({ given, when, then }) => {
  given.players(3);
  given.bare();
  given.map({ winterfell: 'stark 1F consolidate-special', reach: 'lannister 1F' });
  given.attack('baratheon', 'blackwater', 'reach', '3K');
  when('baratheon').plays('stannis-baratheon');
  when('lannister').plays('the-hound');
  then.options('lannister').are(['searoad-marches', 'kingswood']);
});

scenario('19.4, R86 Nor is one reached over the sea', ({ given, when, then }) => {
  given.players(3);
  given.bare();
  given.map({
    winterfell: 'stark 1F consolidate-special',
    reach: 'baratheon 1K',
    'searoad-marches': 'lannister 1F',
    'west-summer-sea': 'lannister 1S',
  });
  given.attack('baratheon', 'blackwater', 'searoad-marches', '3K');
  when('baratheon').plays('stannis-baratheon');
  when('lannister').plays('the-hound');
  then.options('lannister').are(['lannisport', 'stoney-sept', 'arbor']);
});

scenario(
  '17.5, R86 With three players no fleet retreats into the port of an impassable area',
  ({ given, when, then }) => {
    given.players(3);
    given.bare();
    given.map({ winterfell: 'stark 1F consolidate-special', 'redwyne-straights': 'lannister 1S' });
    given.attack('baratheon', 'west-summer-sea', 'redwyne-straights', '3S');
    when('baratheon').plays('stannis-baratheon');
    when('lannister').plays('cersei-lannister');
    then.told('units.lost', { house: 'lannister', units: ['ship'], why: 'no-retreat' });
  },
);

scenario('19.5 A home that was lost and regained has no garrison', ({ given, when, then }) => {
  given.bare();
  given.map({
    winterfell: 'stark 1F march-0',
    'moat-cailin': 'lannister 1F march-0',
    'castle-black': 'stark 1F march-minus-1',
  });
  given.gone('winterfell');
  given.marches('stark');
  when('stark').chooses('winterfell', 'karhold', 'done'); // a home needs no token
  then.controls('stark', 'winterfell');
  when('lannister').chooses('winterfell', 'done', 'no');
  then.notTold('combat.began');
  then.controls('lannister', 'winterfell');
  when('stark').chooses('winterfell', 'done', 'no');
  then.asked('stark', 'combat.chooseCard');
  then.strength('defender').is(1);
});

scenario('13.16 Nobody enters, and the Ships in the harbour belong to nobody', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.used('blade');
  given.chance('tide-0', 'tide-0-skull');
  given.map({
    ...MARTELL_WAITS,
    'white-harbor': 'stark 1F defense-1 token',
    'white-harbor-port': 'stark 1S raid',
    'moat-cailin': 'lannister 1K march-plus-1',
  });
  given.marches('lannister');
  when('lannister').chooses('white-harbor', 'done', 'no');
  when('lannister').plays('tywin-lannister');
  when('stark').plays('catelyn-stark');
  when('stark', 'retreat.area').chooses('winterfell');
  then.empty('white-harbor', 'white-harbor-port', 'moat-cailin');
  then.controls(undefined, 'white-harbor', 'moat-cailin');
});

scenario(
  'R111 Ships taken before the combat count with the attackers on their way',
  ({ given, when, then }) => {
    given.bare();
    given.supply('greyjoy', 0); // 2, 2
    given.gone('lannisport');
    given.map({
      ...MARTELL_WAITS,
      riverrun: 'greyjoy 3F march-0 token',
      'ironmans-bay': 'greyjoy 2S',
      'stoney-sept': 'stark 1F',
      'lannisport-port': 'lannister 3S',
    });
    given.supply('greyjoy', 1); // 3, 2
    given.marches('greyjoy');
    when('greyjoy').chooses('lannisport', ['footman-1'], 'stoney-sept', ['footman-1', 'footman-2'], 'done');
    then.options('greyjoy').between(0, 1); // two armies are all there may be
    when('greyjoy', 'portCapture.takeShips').answers(1);
    then.asked('greyjoy', 'combat.chooseCard');
  },
);

scenario(
  'R85, R36 A defender that wins without units keeps its token, not its order',
  ({ given, when, then }) => {
    given.bare();
    given.map({
      ...STARK_WAITS,
      harrenhal: 'lannister 1F defense-2 token',
      riverrun: 'lannister 3K support-1',
    });
    given.attack('tyrell', 'blackwater', 'harrenhal', '1F');
    when('lannister').chooses('defender');
    when('tyrell').plays('mace-tyrell');
    when('lannister').plays('the-hound');
    then.told('combat.decided', { house: 'lannister' });
    then.area('harrenhal').is('lannister token');
    then.told('order.removed', { area: 'harrenhal', why: 'no-units' });
  },
);

scenario("17.5 No fleet retreats into a harbour that is nobody's", ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'redwyne-straights': 'lannister 1S' });
  given.attack('greyjoy', 'west-summer-sea', 'redwyne-straights', '3S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.told('units.lost', { house: 'lannister', units: ['ship'], why: 'no-retreat' });
  then.empty('oldtown-port');
});
