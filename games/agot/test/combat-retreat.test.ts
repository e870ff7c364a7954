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

scenario('R19 Armies made by the same march can leave too little supply', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 1); // 3, 2
  given.map({
    ...MARTELL_WAITS,
    riverrun: 'lannister 2F 1K march-0',
    'stoney-sept': 'lannister 1F',
    lannisport: 'lannister 2F',
    harrenhal: 'stark 3K',
  });
  given.marches('lannister');
  when('lannister').chooses('stoney-sept', ['footman-1'], 'harrenhal', ['knight-1'], 'done');
  when('lannister').plays('the-hound');
  when('stark').plays('ser-rodrick-cassel');
  then.told('units.lost', { house: 'lannister', units: ['knight'], why: 'supply' });
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

scenario('13.14 Kept out, and the origin is lost as well', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, highgarden: 'lannister 2K march-0', oldtown: 'martell 1F' });
  given.marches('lannister');
  when('lannister').chooses('oldtown', ['knight-1', 'knight-2'], 'done', 'no');
  when('lannister').plays('the-hound');
  when('martell').plays('arianne-martell');
  when('martell').chooses('three-towers');
  then.told('units.lost', { house: 'lannister', units: ['knight', 'knight'], why: 'no-retreat' });
  then.controls('tyrell', 'highgarden');
  then.empty('oldtown');
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
