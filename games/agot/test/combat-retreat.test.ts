// 13.13 Retreat where it is narrow: R17, R19, ports and supply.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('R17 Attackers that left an enemy home have nowhere to return', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, winterfell: 'lannister 1F march-0', karhold: 'stark 2K' });
  given.marches('lannister');
  when('lannister').chooses('karhold', 'done', 'no');
  when('lannister').plays('the-hound');
  when('stark').plays('ser-rodrick-cassel');
  then.told('units.lost', { house: 'lannister', units: ['footman'], why: 'no-retreat' });
  then.controls('stark', 'winterfell');
});

scenario('R17 Robb Stark may still name another area', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, winterfell: 'lannister 1F march-0', karhold: 'stark 2K' });
  given.marches('lannister');
  when('lannister').chooses('karhold', 'done', 'no');
  when('lannister').plays('the-hound');
  when('stark').plays('robb-stark');
  then.options('stark').are(['castle-black', 'none']);
  then.refused('stark', 'winterfell').because('enemy-controls-it', 'R70');
  when('stark').chooses('castle-black');
  then.area('castle-black').is('lannister 1F~');
});

scenario('R19 Attackers return to an origin they had left', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, riverrun: 'lannister 1F 1K march-0', harrenhal: 'stark 3K' });
  given.marches('lannister');
  when('lannister').chooses('harrenhal', ['footman-1', 'knight-1'], 'done', 'no');
  when('lannister').plays('the-hound');
  when('stark').plays('ser-rodrick-cassel');
  then.area('riverrun').is('lannister 1F~ 1K~');
  then.controls('lannister', 'riverrun');
});

/** Riverrun sends one Footman to a friend, which makes an army, and attacks; two armies are all that supply allows. */
const NARROW = {
  ...MARTELL_WAITS,
  riverrun: 'lannister 2F 1K march-0',
  'stoney-sept': 'lannister 1F',
  lannisport: 'lannister 2F',
} as const;

scenario('R19 Beaten attackers come home whatever supply says', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.map({ ...NARROW, harrenhal: 'stark 3K' });
  given.marches('lannister');
  when('lannister').chooses('stoney-sept', ['footman-1'], 'harrenhal', ['knight-1'], 'done');
  when('lannister').plays('the-hound');
  when('stark').plays('ser-rodrick-cassel');
  then.notTold('units.lost');
  then.area('riverrun').has('1F 1K~');
  then.armies('lannister').are(2, 2, 2);
  then.asked('martell');
});

scenario('R19, R51 Robb Stark may send them only where it costs nobody either', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.map({ ...NARROW, blackwater: 'lannister 1F', harrenhal: 'stark 3K' });
  given.marches('lannister');
  when('lannister').chooses('stoney-sept', ['footman-1'], 'harrenhal', ['knight-1'], 'done');
  when('lannister').plays('the-hound');
  when('stark').plays('robb-stark');
  then.options('stark').are(['riverrun', 'stoney-sept', 'crackclaw-point', 'none']);
  then.refused('stark', 'blackwater').because('retreat-costs-more', '13.13c');
  when('stark').chooses('none');
  then.area('riverrun').has('1F 1K~');
});

scenario('13.13c Defenders do die to supply', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 2F',
    riverrun: 'lannister 1F',
    lannisport: 'lannister 2F',
    'stoney-sept': 'stark 1F',
    blackwater: 'stark 1F',
  });
  given.attack('baratheon', 'crackclaw-point', 'harrenhal', '3K');
  when('baratheon').plays('patchface');
  when('lannister').plays('the-hound');
  then.told('units.retreated', { house: 'lannister', area: 'riverrun', units: ['footman', 'footman'] });
  then.armies('lannister').are(3, 2);
});

scenario('13.13c With no room at all the retreat costs units', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 0); // 2, 2
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 2F',
    riverrun: 'lannister 1F',
    lannisport: 'lannister 2F',
    'stoney-sept': 'stark 1F',
    blackwater: 'stark 1F',
  });
  given.attack('baratheon', 'crackclaw-point', 'harrenhal', '3K');
  when('baratheon').plays('patchface');
  when('lannister').plays('the-hound');
  then.told('units.lost', { house: 'lannister', units: ['footman'], why: 'supply' });
  then.area('riverrun').has('1F 1F~');
});

scenario(
  'R19, 5.5 Over its limits a house makes no army, but single units still move',
  ({ given, when, then }) => {
    given.bare();
    given.supply('lannister', 1); // 3, 2
    given.overSupply('lannister');
    given.map({
      ...MARTELL_WAITS,
      riverrun: 'lannister 1F 1K march-0',
      'stoney-sept': 'lannister 2F',
      lannisport: 'lannister 2F',
    });
    given.marches('lannister');
    when('lannister').chooses('harrenhal', ['footman-1'], 'done');
    then.armies('lannister').are(2, 2);
    then.area('harrenhal').has('1F');
  },
);

scenario('R19, 5.5 An army that is one too many stays where it is', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.overSupply('lannister');
  given.map({
    ...MARTELL_WAITS,
    riverrun: 'lannister 1F 1K march-0',
    'stoney-sept': 'lannister 2F',
    lannisport: 'lannister 2F',
  });
  given.marches('lannister');
  when('lannister').chooses('harrenhal');
  then.options('lannister').between(1, 1);
});

scenario('R19, 5.2 When supply is counted it loses what is too much', ({ given, when, then }) => {
  given.bare();
  given.overSupply('lannister');
  given.supply('lannister', 1);
  given.map({
    ...{ riverrun: 'lannister 1F 1K', 'stoney-sept': 'lannister 2F', lannisport: 'lannister 2F' },
    ...{ winterfell: 'stark 1F' },
  });
  given.at({ step: 'reconcile', house: 'lannister' });
  then.asked('lannister', 'reconcile.remove');
  when('lannister').answers('stoney-sept:footman');
  then.armies('lannister').are(2, 2);
});

scenario('13.13 A beaten fleet goes into an own port', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'golden-sound': 'lannister 1S', 'sunset-sea': 'stark 1S' });
  given.used('blade');
  given.attack('greyjoy', 'ironmans-bay', 'golden-sound', '2S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.area('lannisport-port').is('lannister 1S~');
});

scenario('13.13 A port with too little room costs the Ships that do not fit', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 6);
  given.map({
    ...MARTELL_WAITS,
    'golden-sound': 'lannister 2S',
    'lannisport-port': 'lannister 2S',
    'sunset-sea': 'stark 1S',
  });
  given.used('blade');
  given.attack('greyjoy', 'ironmans-bay', 'golden-sound', '3S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.told('units.lost', { house: 'lannister', units: ['ship'], why: 'supply' });
  then.area('lannisport-port').has('2S 1S~');
});

scenario('13.13 An area that costs more is not offered', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 6);
  given.map({ ...MARTELL_WAITS, 'golden-sound': 'lannister 2S', 'lannisport-port': 'lannister 2S' });
  given.used('blade');
  given.attack('greyjoy', 'ironmans-bay', 'golden-sound', '3S');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.area('sunset-sea').has('2S~'); // the port would cost one
});

scenario(
  'R57, R17 Winners kept out go back unharmed, even to an enemy home they left',
  ({ given, when, then }) => {
    given.bare();
    given.map({ ...STARK_WAITS, highgarden: 'lannister 2K march-0', oldtown: 'martell 1F' });
    given.marches('lannister');
    when('lannister').chooses('oldtown', ['knight-1', 'knight-2'], 'done', 'no');
    then.controls('tyrell', 'highgarden');
    when('lannister').plays('the-hound');
    when('martell').plays('arianne-martell');
    when('martell').chooses('three-towers');
    then.notTold('units.lost');
    then.told('units.returned', { house: 'lannister', area: 'highgarden', units: ['knight', 'knight'] });
    then.area('highgarden').is('lannister 2K');
    then.controls('lannister', 'highgarden');
    then.empty('oldtown');
  },
);

scenario('R57, R19 Winners kept out are let in whatever supply says', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.map({ ...NARROW, ...STARK_WAITS, sunspear: 'martell 1F', harrenhal: 'martell 1F' });
  given.marches('lannister');
  when('lannister').chooses('stoney-sept', ['footman-1'], 'harrenhal', ['knight-1'], 'done');
  when('lannister').plays('ser-gregor-clegane');
  when('martell').plays('arianne-martell');
  then.area('riverrun').has('1F 1K');
  then.armies('lannister').are(2, 2, 2);
});

scenario('13.16 Ports are checked after the combat', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'white-harbor': 'stark 1F',
    'white-harbor-port': 'stark 2S raid',
    'moat-cailin': 'lannister 3K march-0',
  });
  given.marches('lannister');
  when('lannister').chooses('white-harbor', ['knight-1', 'knight-2', 'knight-3'], 'done', 'no');
  when('lannister').plays('the-hound');
  when('stark').plays('catelyn-stark');
  when('stark').chooses('winterfell');
  then.peace();
  when('lannister', 'portCapture.takeShips').answers(2);
  then.area('white-harbor-port').is('lannister 2S');
});
