// 17.6-17.7 Ports whose land changes hands: examples and rulings.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const WAITING = { winterfell: 'stark 1F march-0' };

scenario('E57 port capture', ({ given, when, then }) => {
  given.gone('lannisport');
  given.supply('greyjoy', 4);
  given.map({
    'lannisport-port': 'lannister 2S support-0',
    riverrun: 'greyjoy 1F march-0',
    'ironmans-bay': 'greyjoy 3S',
    'sunset-sea': 'greyjoy 2S',
    ...WAITING,
  });
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'no');
  then.asked('greyjoy', 'portCapture.takeShips');
  then.options('greyjoy').between(0, 1);
  when('greyjoy').answers(1);
  then.area('lannisport-port').is('greyjoy 1S');
  then.pool('lannister', 'ship').is(6);
  then.told('port.captured', { house: 'greyjoy', port: 'lannisport-port', ships: 1 });
});

scenario('R72 a captured port: fewer Ships, also none, and no order', ({ given, when, then }) => {
  given.gone('lannisport');
  given.map({
    'lannisport-port': 'lannister 2S march-minus-1',
    'golden-sound': 'lannister 1S',
    riverrun: 'greyjoy 1F march-0',
    ...WAITING,
  });
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'no');
  then.options('greyjoy').between(0, 2);
  when('greyjoy').answers(0);
  then.empty('lannisport-port');
});

scenario('R111 port capture within pool and supply', ({ given, when, then }) => {
  given.gone('lannisport');
  given.supply('greyjoy', 0);
  given.map({
    'lannisport-port': 'lannister 3S',
    riverrun: 'greyjoy 1F march-0',
    pyke: 'greyjoy 2F',
    seagard: 'greyjoy 2F',
    ...WAITING,
  });
  given.supply('lannister', 4);
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'no');
  then.options('greyjoy').between(0, 1);
});

scenario('R111 without Ships in the pool nobody is asked', ({ given, when, then }) => {
  given.gone('lannisport');
  given.supply('greyjoy', 6);
  given.map({
    'lannisport-port': 'lannister 1S',
    riverrun: 'greyjoy 1F march-0',
    'ironmans-bay': 'greyjoy 3S',
    'sunset-sea': 'greyjoy 2S',
    'pyke-port': 'greyjoy 1S',
    ...WAITING,
  });
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'no');
  then.empty('lannisport-port');
  then.told('port.captured', { ships: 0 });
});

scenario('R101 several ports: the mover chooses in which order', ({ given, when, then }) => {
  given.gone('sunspear', 'highgarden');
  given.supply('tyrell', 0);
  given.map({
    'sea-of-dorne': 'tyrell 1S',
    'shipbreaker-bay': 'tyrell 1S',
    boneway: 'tyrell 2F march-0',
    reach: 'tyrell 2F',
    'sunspear-port': 'martell 2S',
    'dragonstone-port': 'baratheon 2S',
    'storms-end-port': 'baratheon 2S',
    'storms-end': 'baratheon token',
    ...WAITING,
  });
  given.gone('sunspear');
  given.supply('baratheon', 4);
  given.marches('tyrell');
  when('tyrell').answers('sunspear', ['footman-1'], 'storms-end', 'done', 'no');
  when('tyrell', 'portCapture.choosePort').answers('sunspear-port');
  then.options('tyrell').between(0, 2);
  when('tyrell').answers(2);
  then.options('tyrell').between(0, 1);
  when('tyrell').answers(1);
  then.area('sunspear-port').has('2S');
  then.area('storms-end-port').has('1S');
});

scenario('E58 vacated harbour', ({ given, when, then }) => {
  given.map({
    'white-harbor': 'stark 1F march-0',
    'white-harbor-port': 'stark 1S support-0',
    lannisport: 'lannister 1F march-0',
  });
  given.marches('stark');
  when('stark').answers('widows-watch', 'done');
  when('stark', 'march.leaveToken').answers('no');
  then.empty('white-harbor-port');
  then.told('units.lost', { house: 'stark', area: 'white-harbor-port', why: 'abandoned' });
});

scenario('E58 vacated harbour with a Power token', ({ given, when, then }) => {
  given.map({
    'white-harbor': 'stark 1F march-0',
    'white-harbor-port': 'stark 1S support-0',
    lannisport: 'lannister 1F march-0',
  });
  given.marches('stark');
  when('stark').answers('widows-watch', 'done', 'yes');
  then.area('white-harbor-port').is('stark 1S support-0');
});

scenario('R18 Ships of a vacated harbour are lost before the combat', ({ given, when, then }) => {
  given.map({
    'white-harbor': 'stark 1F march-0',
    'white-harbor-port': 'stark 1S',
    'moat-cailin': 'greyjoy 2K',
    lannisport: 'lannister 1F march-0',
  });
  given.marches('stark');
  when('stark').answers('moat-cailin', 'done', 'no');
  then.happened('units.lost', 'combat.began');
  then.empty('white-harbor-port');
  then.asked('stark', 'combat.chooseCard');
});

scenario(
  '16.4 an enemy home left without a token falls back, and its port with it',
  ({ given, when, then }) => {
    given.map({
      pyke: 'stark 1F march-0',
      'pyke-port': 'stark 2S',
      'ironmans-bay': 'stark 1S',
      'greywater-watch': 'greyjoy 1F',
      lannisport: 'lannister 1F march-0',
    });
    given.supply('stark', 3);
    given.marches('stark');
    when('stark').answers('seagard', 'done', 'no');
    then.told('area.lost', { house: 'stark', area: 'pyke', to: 'greyjoy' });
    then.asked('greyjoy', 'portCapture.takeShips');
    when('greyjoy').answers(2);
    then.area('pyke-port').is('greyjoy 2S');
  },
);
