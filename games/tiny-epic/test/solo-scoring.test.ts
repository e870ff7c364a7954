// §20.17, §20.21: points, Vengeance, and the end against the Rival.

import { scenario } from './solo-table.ts';

scenario('20.17 scoring as with two players, for both', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('white-harbor', 'stark-2');
  given.army('hornwood', 'stark-1');
  given.round(3);
  given.step('scoring');
  given.rolls('march', 'march', 'march');
  // Stark: most castles 2; home and two fiefs with four tokens out 2; an alliance 1
  then.told('scoring.tally', { seat: 'stark', castles: 2, objectives: 2, alliances: 1 });
  then.score('stark').is(5);
  then.told('scoring.tally', { seat: 'lannister', castles: 1, objectives: 0, alliances: 0 });
  then.score('lannister').is(1);
  then.vengeance('lannister').is(1); // the lower score
});

scenario('20.17 equal castles: both take the full points', ({ given, then }) => {
  given.round(5);
  given.step('scoring');
  given.rolls('march', 'march', 'march');
  then.score('stark').is(2);
  then.score('lannister').is(2);
  then.told('vengeance.removed'); // 15.4
});

scenario('20.17 the Rival takes the Vengeance token with the lower score', ({ given, then }) => {
  given.score('lannister', 4);
  given.round(3);
  given.step('scoring');
  given.rolls('march', 'march', 'march');
  then.vengeance('stark').is(1);
});

scenario('20.17 nothing is scored after rounds 1, 2 and 4', ({ given, then }) => {
  given.round(4);
  given.step('cleanUp');
  given.rolls('march', 'march', 'march');
  then.notTold('scoring.tally');
  then.round(5);
});

scenario('20.17 the most VP after round 6 win', ({ given, then }) => {
  given.score('lannister', 9);
  given.score('stark', 12);
  given.round(6);
  given.step('scoring');
  then.over();
  then.wins(['stark'], 'score');
});

scenario('20.21 at a tie the Throne, then castles, then tokens', ({ given, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('kings-landing', 'stark-1+eddard-stark');
  given.army('ashemark', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.score('lannister', 10);
  given.score('stark', 10);
  given.round(6);
  given.step('scoring');
  then.wins(['stark'], 'iron-throne');
});

scenario('20.21 its gold counts 0, so yours decides', ({ given, then }) => {
  given.gold('lannister', 1);
  given.score('lannister', 10);
  given.score('stark', 10);
  given.round(6);
  given.step('scoring');
  then.wins(['lannister'], 'gold');
});

scenario('20.21 with nothing left to tell you apart it is a draw', ({ given, then }) => {
  given.gold('lannister', 0);
  given.score('lannister', 10);
  given.score('stark', 10);
  given.round(6);
  given.step('scoring');
  then.wins(['lannister', 'stark'], 'draw');
});
