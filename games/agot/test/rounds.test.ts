// §3 and §10 The round, its end, and the end of the game.

import { scenario } from './table.ts';

scenario('10.3 clean up', ({ given, when, then }) => {
  given.used('blade', 'raven');
  given.bans('raid');
  given.bare();
  given.round(10);
  given.map({
    winterfell: 'stark 1F 1K~ support-0',
    'white-harbor': 'stark 1F march-0',
    lannisport: 'lannister 1F defense-1',
  });
  given.marches('stark');
  when('stark').done();
  then.area('winterfell').is('stark 1F 1K');
  then.area('lannisport').order(undefined);
  then.bladeUsed(false);
  then.ravenUsed(false);
  then.bans().is();
  then.told('round.ended', { round: 10 });
  then.over();
});

scenario('3.1 the next round begins with the Westeros phase', ({ given, when, then }) => {
  given.bare();
  given.map({ winterfell: 'stark 1F march-0' });
  given.deck('I', 'last-days-of-summer');
  given.deck('II', 'last-days-of-summer');
  given.deck('III', 'storm-of-swords');
  given.marches('stark');
  when('stark').done();
  then.round().is(2);
  then.asked('stark', 'planning.placeOrders');
});

const FIVE_EACH = {
  dragonstone: 'baratheon 1F',
  'kings-landing': 'baratheon 1F',
  'crackclaw-point': 'baratheon 1F',
  'storms-end': 'baratheon 1F',
  eyrie: 'baratheon 1F',
  kingswood: 'baratheon token',
  boneway: 'baratheon token',
  fingers: 'baratheon token',
  'mountains-of-the-moon': 'baratheon token',
  winterfell: 'stark 1F march-0',
  seagard: 'stark 1F',
  riverrun: 'stark 1F',
  'white-harbor': 'stark 1F',
  'moat-cailin': 'stark 1F',
  karhold: 'stark token',
  'castle-black': 'stark token',
  'stony-shore': 'stark token',
};

scenario('E60 end of round 10: most land areas', ({ given, when, then }) => {
  given.round(10);
  given.bare();
  given.map(FIVE_EACH);
  given.marches('stark');
  then.structures('stark').is(5);
  then.structures('baratheon').is(5);
  then.lands('baratheon').is(9);
  then.lands('stark').is(8);
  when('stark').done();
  then.wins('baratheon', 'last-round');
});

scenario('E60 end of round 10, print of 2011: most strongholds', ({ given, when, then }) => {
  given.profile('print2011');
  given.round(10);
  given.bare();
  given.map(FIVE_EACH);
  given.marches('stark');
  when('stark').done();
  then.wins('stark', 'last-round');
});

const THREE_MARCHES = {
  yronwood: 'martell 1F',
  starfall: 'lannister 2K march-0',
  'stoney-sept': 'lannister 1F march-minus-1',
  winterfell: 'stark 1F march-0',
  'greywater-watch': 'greyjoy 1F march-0',
};

scenario('R40 the turn pointer keeps its position', ({ given, when, then }) => {
  given.throne('lannister', 'stark', 'greyjoy');
  given.map(THREE_MARCHES);
  given.marches();
  when('lannister').answers('starfall', 'yronwood', ['knight-1', 'knight-2'], 'done', 'no');
  when('lannister').answers('cersei-lannister');
  when('martell').answers('doran-martell');
  when('martell').answers('iron-throne', 'sunspear');
  then.throne().is('stark', 'greyjoy', 'baratheon', 'martell', 'tyrell', 'lannister');
  then.asked('greyjoy', 'marchMove.chooseDestination');
});

scenario('R40 the other way: whoever has not yet acted', ({ given, when, then }) => {
  given.switches({ turnPointer: 'nextNotYetActed' });
  given.throne('lannister', 'stark', 'greyjoy');
  given.map(THREE_MARCHES);
  given.marches();
  when('lannister').answers('starfall', 'yronwood', ['knight-1', 'knight-2'], 'done', 'no');
  when('lannister').answers('cersei-lannister');
  when('martell').answers('doran-martell');
  when('martell').answers('iron-throne', 'sunspear');
  then.asked('stark', 'marchMove.chooseDestination');
  when('stark').done();
  when('greyjoy').done();
  then.asked('lannister', 'marchMove.chooseDestination');
});
