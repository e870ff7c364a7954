// 3.2 Victory at once, and control that comes back: examples and rulings.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const WAITING = { winterfell: 'stark 1F march-0' };

const SIX = {
  pyke: 'greyjoy 1F',
  seagard: 'greyjoy 1F',
  riverrun: 'greyjoy 1F march-0',
  'flints-finger': 'greyjoy 1F',
  'moat-cailin': 'greyjoy 1F',
  'white-harbor': 'greyjoy 1F',
};

scenario('E59 seventh area', ({ given, when, then }) => {
  given.map({ ...SIX, ...WAITING });
  given.marches('greyjoy');
  then.structures('greyjoy').is(6);
  when('greyjoy').answers('harrenhal', 'done', 'yes');
  then.structures('greyjoy').is(7);
  then.wins('greyjoy', 'seven-areas');
});

/** Baratheon has six areas, and its home is held by a Lannister Footman that is about to leave. */
const SIX_OF_BARATHEON = {
  dragonstone: 'lannister 1F march-0',
  'shipbreaker-bay': 'lannister 1S',
  'kings-landing': 'baratheon 1F',
  'crackclaw-point': 'baratheon 1F',
  'storms-end': 'baratheon 1F',
  harrenhal: 'baratheon 1F',
  eyrie: 'baratheon 1F',
  reach: 'baratheon 1F',
};

scenario('E75, R110 the seventh area wins at once: no combat, no card', ({ given, when, then }) => {
  given.gone('dragonstone');
  given.map({ ...SIX_OF_BARATHEON, kingswood: 'stark 1F' });
  given.marches('lannister');
  then.structures('baratheon').is(6);
  when('lannister').answers('kingswood', 'done', 'no');
  then.structures('baratheon').is(7);
  then.notTold('combat.began');
  then.happened('march.declared', 'area.lost', 'game.won');
  then.wins('baratheon', 'seven-areas');
});

scenario('R64 a house that reaches seven during another house’s action wins too', ({ given, when, then }) => {
  given.gone('dragonstone');
  given.map(SIX_OF_BARATHEON);
  given.marches('lannister');
  when('lannister').answers('kingswood', 'done', 'no');
  then.wins('baratheon', 'seven-areas');
});

scenario('R110 nobody is asked for the Ships of the seventh area', ({ given, when, then }) => {
  given.gone('lannisport');
  given.map({ ...SIX, ...WAITING, 'lannisport-port': 'lannister 1S' });
  given.marches('greyjoy');
  when('greyjoy').answers('lannisport', 'done', 'yes');
  then.notTold('port.captured');
  then.area('lannisport-port').is('lannister 1S');
  then.wins('greyjoy', 'seven-areas');
});

scenario('R110 a wildling card is not finished first', ({ given, when, then }) => {
  given.gone('winterfell');
  given.players(3);
  given.bare();
  given.throne('baratheon', 'stark', 'lannister');
  given.power('lannister', 0);
  given.wildlingDeck('mammoth-riders');
  given.map({
    winterfell: 'lannister 1F',
    lannisport: 'lannister 2F',
    riverrun: 'lannister 1F',
    'castle-black': 'stark 2F',
    'white-harbor': 'stark 1F',
    'moat-cailin': 'stark 1F',
    'flints-finger': 'stark 1F',
    seagard: 'stark 1F',
    eyrie: 'stark 1F',
    harrenhal: 'stark 1F',
    dragonstone: 'baratheon 2F',
  });
  given.wildlings(12);
  then.structures('stark').is(6);
  when('stark').bids(2);
  when('baratheon').bids(1);
  // the lowest bidder first: the home of Stark goes back to it
  when('lannister').answers(['winterfell:footman-1', 'lannisport:footman-1', 'lannisport:footman-2']);
  then.structures('stark').is(7);
  then.area('dragonstone').has('2F'); // it would lose both without a question
  then.notTold('wildlings.over');
  then.wins('stark', 'seven-areas');
});

scenario(
  'R110 a retreat into the seventh area wins before the cards are put away',
  ({ given, when, then }) => {
    given.bare();
    given.used('blade');
    given.map({
      winterfell: 'stark 1F',
      'white-harbor': 'stark 1F',
      'moat-cailin': 'stark 1F',
      seagard: 'stark 1F',
      eyrie: 'stark 1F',
      'crackclaw-point': 'stark 1F',
      'stoney-sept': 'stark 1F',
      lannisport: 'lannister 1F',
      blackwater: 'lannister 1F',
      'searoad-marches': 'lannister 1F',
    });
    given.attack('lannister', 'lannisport', 'stoney-sept', '3F');
    then.structures('stark').is(6);
    when('lannister').plays('ser-gregor-clegane');
    when('stark').plays('the-blackfish');
    when('stark', 'retreat.area').answers('harrenhal');
    then.notTold('area.entered');
    then.notTold('combat.ended');
    then.wins('stark', 'seven-areas');
  },
);

/** Greyjoy has six areas and defends one of them; harrenhal lies open behind it. */
const SIX_AND_HARRENHAL = {
  pyke: 'greyjoy 1F',
  'flints-finger': 'greyjoy 1F',
  'moat-cailin': 'greyjoy 1F',
  'white-harbor': 'greyjoy 1F',
  seagard: 'greyjoy 1F',
  riverrun: 'greyjoy 1F token',
  lannisport: 'lannister 1F',
  'golden-sound': 'lannister 1S',
  'stoney-sept': 'lannister 1F',
  'searoad-marches': 'lannister 1F',
};

scenario('R110, 13.14 an area that is being lost does not count', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...SIX_AND_HARRENHAL, sunspear: 'martell 1F consolidate-special' });
  given.attack('lannister', 'lannisport', 'riverrun', '3F');
  then.structures('greyjoy').is(6);
  when('lannister').plays('tywin-lannister');
  when('greyjoy').plays('dagmar-cleftjaw');
  // its token still lies in riverrun while its Footman is already in harrenhal
  when('greyjoy', 'retreat.area').answers('harrenhal');
  then.structures('greyjoy').is(6);
  then.controls('lannister', 'riverrun');
  then.asked('martell');
});

scenario('R110, 13.14 an area that is being taken does not fall to its home', ({ given, when, then }) => {
  given.bare();
  given.gone('dragonstone');
  given.used('blade');
  given.map({
    ...SIX_OF_BARATHEON,
    dragonstone: 'lannister 1F',
    'shipbreaker-bay': 'stark 1S',
    winterfell: 'stark 1F',
    sunspear: 'martell 1F consolidate-special',
  });
  given.attack('stark', 'winterfell', 'dragonstone', '3F');
  then.structures('baratheon').is(6);
  when('stark').plays('eddard-stark');
  when('lannister').plays('ser-kevan-lannister');
  then.controls('stark', 'dragonstone');
  then.structures('baratheon').is(6);
  then.asked('martell');
});

scenario('R65 two houses at seven: the tie-breakers of the end decide', ({ given, when, then }) => {
  given.map({
    ...SIX_OF_BARATHEON,
    dragonstone: 'lannister 2F march-0',
    'crackclaw-point': '',
    'storms-end': '',
    winterfell: 'baratheon 1F',
    'white-harbor': 'baratheon token',
    lannisport: 'lannister 1F',
    riverrun: 'lannister 1F',
    seagard: 'lannister 1F',
    oldtown: 'lannister 1F',
    highgarden: 'lannister 1F',
  });
  given.gone('dragonstone', 'lannisport', 'highgarden', 'winterfell');
  given.marches('lannister');
  then.structures('lannister').is(6);
  then.structures('baratheon').is(6);
  when('lannister').answers('crackclaw-point', ['footman-1'], 'storms-end', 'done', 'no');
  then.structures('lannister').is(7);
  then.structures('baratheon').is(7);
  then.wins('baratheon', 'seven-areas');
});

scenario('R63 the home of a house without units returns when it is vacated', ({ given, when, then }) => {
  given.bare();
  given.map({
    lannisport: 'greyjoy 1F march-0',
    pyke: 'greyjoy 1F',
    winterfell: 'stark 1F march-0',
  });
  given.marches('greyjoy');
  then.controls('greyjoy', 'lannisport');
  when('greyjoy').answers('riverrun', 'done', 'no');
  then.controls('lannister', 'lannisport');
});
