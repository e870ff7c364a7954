// 3.2 Victory in a march, and control that comes back: examples and rulings.

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

scenario('E75 victory waits for the march', ({ given, when, then }) => {
  given.gone('dragonstone');
  given.map({
    dragonstone: 'lannister 1F march-0',
    'shipbreaker-bay': 'lannister 1S',
    kingswood: 'stark 1F',
    'kings-landing': 'baratheon 1F',
    'crackclaw-point': 'baratheon 1F',
    'storms-end': 'baratheon 1F',
    harrenhal: 'baratheon 1F',
    eyrie: 'baratheon 1F',
    reach: 'baratheon 1F',
  });
  given.marches('lannister');
  then.structures('baratheon').is(6);
  when('lannister').answers('kingswood', 'done', 'no');
  then.structures('baratheon').is(7);
  when('lannister', 'combat.chooseCard').answers('ser-gregor-clegane');
  when('stark', 'combat.chooseCard').answers('catelyn-stark');
  then.happened('combat.decided', 'combat.ended', 'game.won');
  then.wins('baratheon', 'seven-areas');
});

scenario('R64 a house that reaches seven during another house’s action wins too', ({ given, when, then }) => {
  given.gone('dragonstone');
  given.map({
    dragonstone: 'lannister 1F march-0',
    'shipbreaker-bay': 'lannister 1S',
    'kings-landing': 'baratheon 1F',
    'crackclaw-point': 'baratheon 1F',
    'storms-end': 'baratheon 1F',
    harrenhal: 'baratheon 1F',
    eyrie: 'baratheon 1F',
    reach: 'baratheon 1F',
  });
  given.marches('lannister');
  when('lannister').answers('kingswood', 'done', 'no');
  then.wins('baratheon', 'seven-areas');
});

scenario(
  'R110 victory is checked when the march is finished, port capture included',
  ({ given, when, then }) => {
    given.gone('lannisport');
    given.map({ ...SIX, ...WAITING, 'lannisport-port': 'lannister 1S' });
    given.marches('greyjoy');
    when('greyjoy').answers('lannisport', 'done', 'yes');
    when('greyjoy', 'portCapture.takeShips').answers(1);
    then.area('lannisport-port').has('1S');
    then.wins('greyjoy', 'seven-areas');
  },
);

scenario('R65 two houses at seven: the tie-breakers of the end decide', ({ given, when, then }) => {
  given.gone('dragonstone', 'lannisport', 'highgarden');
  given.map({
    dragonstone: 'lannister 1F march-0',
    'shipbreaker-bay': 'lannister 1S',
    lannisport: 'lannister 1F',
    riverrun: 'lannister 1F',
    seagard: 'lannister 1F',
    oldtown: 'lannister 1F',
    highgarden: 'lannister 1F',
    'flints-finger': 'lannister 1F',
    'kings-landing': 'baratheon 1F',
    'crackclaw-point': 'baratheon token',
    'storms-end': 'baratheon 1F',
    harrenhal: 'baratheon 1F',
    eyrie: 'baratheon 1F',
    reach: 'baratheon 1F',
  });
  given.marches('lannister');
  when('lannister').answers('kingswood', 'done', 'no');
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
