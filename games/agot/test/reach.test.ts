// 12.2, 12.8 How far a march reaches: examples and rulings.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const WAITING = { winterfell: 'stark 1F march-0' };

scenario('E26 ship transport, Tyrell', ({ given, then }) => {
  given.map({
    highgarden: 'tyrell 2F march-0',
    'redwyne-straights': 'tyrell 1S',
    'west-summer-sea': 'tyrell 1S',
    'east-summer-sea': 'tyrell 1S',
  });
  given.bare();
  given.marches('tyrell');
  then
    .options('tyrell')
    .include(
      ...['salt-shore', 'starfall', 'storms-end', 'arbor', 'three-towers', 'oldtown', 'searoad-marches'],
    );
  then.options('tyrell').include('sunspear');
});

scenario('E26 ship transport without the middle of the chain', ({ given, then }) => {
  given.map({
    highgarden: 'tyrell 2F march-0',
    'redwyne-straights': 'tyrell 1S',
    'east-summer-sea': 'tyrell 1S',
  });
  given.bare();
  given.marches('tyrell');
  then.options('tyrell').include('arbor', 'three-towers');
  then.options('tyrell').exclude('sunspear', 'salt-shore', 'storms-end');
});

scenario('E27 foreign ships do not carry', ({ given, then }) => {
  given.map({
    highgarden: 'tyrell 2F march-0',
    'redwyne-straights': 'tyrell 1S',
    'west-summer-sea': 'martell 1S support-0',
    'east-summer-sea': 'tyrell 1S',
  });
  given.marches('tyrell');
  then.options('tyrell').exclude('sunspear', 'salt-shore', 'storms-end');
});

scenario('12.8 routed Ships carry too', ({ given, then }) => {
  given.map({ pyke: 'greyjoy 1F march-0', 'ironmans-bay': 'greyjoy 1S~ raid' });
  given.marches('greyjoy');
  then.options('greyjoy').include('seagard', 'riverrun', 'flints-finger', 'greywater-watch');
});

scenario('R22 Ships in a port do not carry', ({ given, when, then }) => {
  given.map({
    pyke: 'greyjoy 1F march-0',
    'pyke-port': 'greyjoy 1S',
    'greywater-watch': 'greyjoy 1F march-minus-1',
  });
  given.marches('greyjoy');
  when('greyjoy', 'declareMarch.chooseOrder').answers('pyke');
  then.told('march.declared', { from: 'pyke', moves: [] });
  then.area('pyke').has('1F');
});

scenario('R21 a chain is checked when the land units move', ({ given, when, then }) => {
  given.map({
    pyke: 'greyjoy 1F march-0',
    'ironmans-bay': 'greyjoy 1S march-minus-1',
    'flints-finger': 'greyjoy 1F march-plus-1',
  });
  given.bare();
  given.marches('greyjoy');
  when('greyjoy').answers('ironmans-bay', 'sunset-sea', 'done');
  when('greyjoy', 'declareMarch.chooseOrder').answers('flints-finger');
  then.options('greyjoy').exclude('pyke', 'seagard');
  then.options('greyjoy').include('searoad-marches', 'greywater-watch');
});

scenario('12.2 Ships: seas, own ports, never somebody else’s', ({ given, when, then }) => {
  given.map({
    'ironmans-bay': 'lannister 1S march-0',
    'golden-sound': 'lannister 1S march-minus-1',
    lannisport: 'lannister 1F',
    ...WAITING,
  });
  given.marches('lannister');
  when('lannister').answers('ironmans-bay');
  then.refused('lannister', 'pyke-port').because('foreign-port', '12.2');
  then.refused('lannister', 'seagard').because('sea-bound', '12.2');
  when('lannister').answers('sunset-sea', 'done');
  when('stark').done();
  then.options('lannister').include('lannisport-port', 'sunset-sea', 'ironmans-bay');
  when('lannister').answers('lannisport-port', 'done');
  then.told('units.moved', { to: 'lannisport-port', units: ['ship'] });
});

scenario('12.2 land units do not go to sea; 17.1 a port holds three Ships', ({ given, when, then }) => {
  given.supply('lannister', 6);
  given.map({
    lannisport: 'lannister 1F march-0',
    'golden-sound': 'lannister 2S march-minus-1',
    'lannisport-port': 'lannister 2S',
    ...WAITING,
  });
  given.marches('lannister');
  when('lannister').answers('lannisport');
  then.refused('lannister', 'golden-sound').because('land-bound', '12.2');
  when('lannister').done();
  when('stark').done();
  when('lannister', 'marchMove.chooseDestination').answers('lannisport-port');
  then.options('lannister').between(1, 1);
  when('lannister').answers(['ship-1']);
  then.refused('lannister', 'lannisport-port').because('port-full', '17.1');
});

scenario('E2, R86 impassable areas are never entered', ({ given, then }) => {
  given.players(3);
  given.map({ 'searoad-marches': 'lannister 1F march-0' });
  given.marches('lannister');
  then.refused('lannister', 'highgarden').because('impassable', '19.4');
});

scenario('R86 three players: ports of impassable areas cannot be used', ({ given, then }) => {
  given.players(3);
  given.map({ 'ironmans-bay': 'lannister 1S march-0' });
  given.marches('lannister');
  then.refused('lannister', 'pyke-port').because('impassable', '19.4');
});

scenario('R87 four players: Highgarden is an ordinary empty stronghold', ({ given, when, then }) => {
  given.players(4);
  given.map({ 'searoad-marches': 'lannister 1F march-0', ...WAITING });
  given.marches('lannister');
  when('lannister').answers('highgarden', 'done', 'no');
  then.peace();
  then.controls('lannister', 'highgarden');
});
