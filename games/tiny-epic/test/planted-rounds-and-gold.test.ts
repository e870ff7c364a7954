// Corners of the round, of dice, gold and recruiting where a planted mistake went unnoticed (docs/planted-bugs.md).

import { scenario } from './table.ts';

scenario('17.4 of two dice with the same face one may be rolled again', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.turn('martell', ['march', 'march']);
  given.rolls('sail');

  when('martell').answers('martell:reroll:march');
  then.dice('martell').is(['march', 'sail']);
});

scenario('2.1, 14.1 all tokens count for the alliances, the cull comes after', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.allies('stark', { tully: 2 });
  given.allies('lannister', { tully: 3 });
  given.step('bottomDice');

  then.ally('tully', 'lannister');
  then.allies('lannister', 'tully').is(2);
});

scenario('15.2 a fief that only an ally holds counts for an objective', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-1');
  given.army('three-sisters', 'tully-1');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', objectives: 2 }); // at home, and two fiefs
});

scenario('18.4 Cersei’s second token comes from the same house', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tully', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.army('casterly-rock', 'lannister-1+cersei-lannister');
  given.action('lannister', 'event');

  when('lannister').plays('cersei-lannister');
  then.options('lannister').are(['tyrell@casterly-rock', 'tully@casterly-rock']);
  when('lannister').answers('tully@casterly-rock');
  then.options('lannister').are(['tully@casterly-rock', 'done']);
  then.refused('lannister', 'tyrell@casterly-rock').because('not-an-option', '4.1.1');
});

scenario('Lone Wolf: two Heroes in one domain are not alone', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'jaime-lannister+hoster-tully');
  given.army('riverrun', 'tully-2');
  given.hand('lannister', ['lone-wolf', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'lone-wolf').because('prerequisite-missing', '4.6.1');
});

scenario('17.4 no die is turned to the face it shows', ({ given, then }) => {
  given.turn('lannister', ['event', 'march']);

  then.options('lannister').include('lannister:march>event');
  then.refused('lannister', 'lannister:event>event').because('not-an-option', '3.2');
});

scenario('3.2 a covered slot takes no second die, not even of its own face', ({ given, then }) => {
  given.slots({ march: 'plot' });
  given.turn('lannister', ['march', 'event']);

  then.refused('lannister', 'place:march@march').because('slot-covered', '3.2');
});

scenario('13.1 King’s Landing pays taxes though only an ally holds it', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.army('kings-landing', 'tully-1');
  given.gold('stark', 0);
  given.step('taxes');

  then.gold('stark').is(1 + 2); // space 1 and King's Landing
});

scenario('18.5 the point is paid by whoever plays the Event', ({ given, when, then }) => {
  given.score('lannister', 5);
  given.score('stark', 2);
  given.hand('stark', ['a-debt-to-the-iron-bank']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('a-debt-to-the-iron-bank');
  then.score('stark').is(1);
  then.score('lannister').is(5);
});

scenario('Instruction in Swords: the card comes back in a follow as well', ({ given, when, then }) => {
  given.faceUp('stark', ['eddard-stark']);
  given.hand('stark', ['instruction-in-swords']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('instruction-in-swords');
  then.hand('stark').is(['eddard-stark']);
  then.faceUp('stark').is([]);
});

scenario('Attempted Coup: free in a follow as well', ({ given, when, then }) => {
  given.allies('stark', { tully: 1 });
  given.gold('stark', 0);
  given.hand('stark', ['attempted-coup']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('attempted-coup', 'tully', 'stark@winterfell');
  then.army('winterfell').is('stark-2+eddard-stark');
});
