// §15, §16 and §25: the Scoring Phase.

import { scenario } from './table.ts';

scenario('E59 a player without castles still takes part in the castle ranking', ({ given, then }) => {
  given.round(6);
  given.army('ashemark', 'lannister-1');
  given.step('scoring');

  then.castles('lannister').is(0);
  then.told('scoring.tally', { seat: 'lannister', castles: 1 }); // two players: 2 and 1
  then.told('scoring.tally', { seat: 'stark', castles: 2 });
});

scenario('E59 and shares a rank like anybody else', ({ given, then }) => {
  given.players(['lannister', 'stark', 'martell', 'baratheon'], ['tyrell', 'tully', 'greyjoy']);
  given.round(6);
  given.army('ashemark', 'lannister-1');
  given.army('hornwood', 'stark-1');
  given.step('scoring');

  then.told('scoring.tally', { seat: 'martell', castles: 4 });
  then.told('scoring.tally', { seat: 'baratheon', castles: 4 });
  then.told('scoring.tally', { seat: 'lannister', castles: 3 }); // dense ranking
  then.told('scoring.tally', { seat: 'stark', castles: 3 });
});

scenario('E60 all five objectives can be scored in one phase', ({ given, then }) => {
  given.round(6);
  given.army('casterly-rock', 'lannister-2');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('kings-landing', 'lannister-2');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'lannister-1');
  given.army('old-town', 'lannister-1');
  given.step('scoring');

  then.recruited('lannister').is(9);
  then.told('scoring.tally', { seat: 'lannister', objectives: 5, castles: 2 });
  then.score('lannister').is(7);
});

scenario('E60 each only as far as recruiting has gone', ({ given, then }) => {
  given.round(6);
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'jaime-lannister');
  given.army('dragonstone', 'lannister-1');
  given.army('kings-landing', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'lannister-1');
  given.army('old-town', 'lannister-1');
  given.step('scoring');

  then.recruited('lannister').is(6); // not yet 8, not yet 9
  then.told('scoring.tally', { seat: 'lannister', objectives: 3 });
});

scenario('E61 with a shared lowest score the Vengeance token is removed', ({ given, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.round(3);
  given.score('lannister', 5);
  given.step('scoring');

  then.vengeance('lannister').is(0);
  then.vengeance('stark').is(0);
  then.vengeance('martell').is(0);
  then.told('vengeance.removed');
  then.holds('one token is left for the second phase', ({ vengeanceLeft }) => vengeanceLeft === 1);
});

scenario('15.4 it is looked at when all points are given', ({ given, then }) => {
  given.round(3);
  given.score('lannister', 3);
  given.score('stark', 2);
  given.army('winterfell', 'stark-2'); // the first objective
  given.army('castle-black', 'stark-1');
  given.step('scoring');

  then.score('lannister').is(4);
  then.score('stark').is(5);
  then.vengeance('lannister').is(1);
});

scenario('15.4 a player may own both tokens and gains 2 VP per battle started', ({ given, when, then }) => {
  given.round(5);
  given.vengeance('lannister', 1);
  given.score('stark', 9);
  given.army('shield-islands', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.army('casterly-rock', 'lannister-3');
  given.rolls('march', 'plot', 'march', 'event', 'march');
  given.step('scoring');

  then.vengeance('lannister').is(2);
  then.score('lannister').is(3); // castles 2, one objective
  when('stark').answers('event', 'plot');
  when('lannister').answers('march', 'place:march@sail', 'skip');
  when('lannister').marches('casterly-rock', 'lannister-2', 'shield-islands');
  then.score('lannister').is(5);
});
