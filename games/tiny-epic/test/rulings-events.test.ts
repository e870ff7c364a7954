// §25: rulings about single Events without an army on the way.

import { starkRules } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('E44 Instruction in Swords: the own Hero Card in hand gives 1 VP', ({ given, when, then }) => {
  given.hand('lannister', ['instruction-in-swords']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('instruction-in-swords');
  then.score('lannister').is(1);
  then.gold('lannister').is(3);
});

scenario('E44 face up it comes back for 2 gold, usable again', ({ given, when, then }) => {
  given.hand('lannister', ['instruction-in-swords']);
  given.faceUp('lannister', ['jaime-lannister']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('instruction-in-swords');
  then.score('lannister').is(0);
  then.gold('lannister').is(5);
  then.hand('lannister').is(['jaime-lannister']);
  then.faceUp('lannister').is([]);
});

scenario('E44 the card of an ally does not do', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.army('casterly-rock', 'lannister-2'); // Jaime is on the mat
  given.hand('lannister', ['instruction-in-swords', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'instruction-in-swords').because('prerequisite-missing', '4.6.1');
});

scenario(
  'E45 an eliminated allied token goes to its Token Pool, without a benefit',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.gold('lannister', 3);
    given.gold('stark', 3);
    given.hand('lannister', ['enlist-the-faceless-men']);
    given.action('lannister', 'event');

    when('lannister').plays('enlist-the-faceless-men', 'tully@riverrun');
    then.pool('tully').is(7);
    then.army('riverrun').is('tully-2');
    then.gold('stark').is(3);
    then.gold('lannister').is(1);
    then.score('stark').is(0);
  },
);

scenario('E46 Power Token texts reach no Hero', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men');
  then.options('lannister').include('tully@riverrun', 'stark@winterfell');
  then.refused('lannister', 'hoster-tully@riverrun').because('not-an-option', '18.21');
  then.refused('lannister', 'eddard-stark@winterfell').because('not-an-option', '18.21');
});

scenario('10.1 nor a final unit', ({ given, when, then }) => {
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men');
  then.refused('lannister', 'greyjoy@pyke').because('not-an-option', '18.21');
});

scenario('E47 Kingslayer cannot be played while the top score is shared', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.score('lannister', 2);
  given.score('stark', 4);
  given.score('martell', 4);
  given.hand('lannister', ['kingslayer', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

scenario('E47 nor while it is yours', ({ given, when, then }) => {
  given.score('lannister', 3);
  given.score('stark', 2);
  given.hand('lannister', ['kingslayer', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

scenario(
  '18.24 Kingslayer reaches own and allied units of the leader; an allied token to its pool',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('riverrun', 'tully-2+hoster-tully');
    given.score('lannister', 1);
    given.score('stark', 5);
    given.gold('stark', 3);
    given.hand('lannister', ['kingslayer']);
    given.action('lannister', 'event');

    when('lannister').plays('kingslayer');
    then.score('lannister').is(0); // the cost
    then
      .options('lannister')
      .are(['stark@winterfell', 'eddard-stark@winterfell', 'tully@riverrun', 'hoster-tully@riverrun']);
    when('lannister').answers('tully@riverrun');
    then.pool('tully').is(8);
    then.allies('lannister', 'tully').is(0);
    then.gold('stark').is(3);
  },
);

scenario('18.24 and brings its victim no reward', ({ given, when, then }) => {
  given.score('lannister', 1);
  given.score('stark', 5);
  given.gold('stark', 3);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').plays('kingslayer', 'eddard-stark@winterfell');
  then.gold('stark').is(3);
  then.score('stark').is(5);
  then.hand('stark').excludes('eddard-stark');
});

scenario(
  'E48, 18.30 The Element of Surprise: one token goes, the rest retreats, nobody moves in',
  ({ given, when, then }) => {
    given.vengeance('lannister', 1);
    given.army('the-reach', 'lannister-1');
    given.army('storms-end', 'stark-2');
    given.army('winterfell', 'stark-1');
    given.gold('stark', 0);
    given.hand('lannister', ['the-element-of-surprise']);
    given.action('lannister', 'event');

    when('lannister').plays('the-element-of-surprise', 'storms-end', 'stark');
    then.army('blackhaven').is('stark-1');
    then.unoccupied('storms-end');
    then.castle('storms-end', undefined);
    then.gold('stark').is(1); // 9.4: space 3
    then.score('lannister').is(0); // no battle, no Vengeance
    then.notTold('battle.started');
  },
);

scenario("E48 never in King's Landing, and only next to a domain you control", ({ given, when, then }) => {
  starkRules(given);
  given.army('the-reach', 'lannister-1');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise');
  then.options('lannister').are(['storms-end', 'highgarden']);
});

scenario('18.30, 10.3 where nobody can be removed the final unit still retreats', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise', 'pyke');
  then.asked('lannister', 'retreat.chooseTarget'); // 7.3
  when('lannister').retreatsTo('three-sisters');
  then.army('three-sisters').is('greyjoy-1');
  then.unoccupied('pyke');
});

scenario('E49 a relocation may lead to a domain you control, if there is room', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'jaime-lannister');
  given.gold('lannister', 3);
  given.hand('lannister', ['faith-militant-returns']);
  given.action('lannister', 'event');

  when('lannister').plays('faith-militant-returns', 'jaime-lannister');
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
  then.gold('lannister').is(6);
});

scenario('18.3 without room it cannot be played', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('old-town', 'jaime-lannister');
  given.hand('lannister', ['faith-militant-returns', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'faith-militant-returns').because('prerequisite-missing', '4.6.1');
});

scenario(
  '18.3, 18.30 hostile occupants retreat first, then the Hero takes domain and castle',
  ({ given, when, then }) => {
    given.vengeance('lannister', 1);
    given.army('the-reach', 'stark-3');
    given.hand('lannister', ['raid-the-gold-lines']);
    given.action('lannister', 'event');

    when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');
    then.army('blackhaven').is('stark-3'); // nobody is lost
    then.army('the-reach').is('jaime-lannister');
    then.castle('the-reach', 'lannister');
    then.army('casterly-rock').is('lannister-1'); // alone
    then.score('lannister').is(0);
  },
);

scenario(
  '18.3 units of an unallied house too, its way chosen by the player of the card',
  ({ given, when, then }) => {
    given.army('castle-black', 'arryn-3');
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('last-hearth');
    then.army('last-hearth').is('arryn-3');
    then.army('castle-black').is('jaime-lannister');
  },
);

scenario(
  'E97 a Hero relocated out of a castle domain it held alone gives the castle up',
  ({ given, when, then }) => {
    given.army('starfall', 'jaime-lannister');
    given.army('casterly-rock', 'lannister-2');
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
    then.castle('starfall', undefined);
    then.unoccupied('starfall');
    then.castle('castle-black', 'lannister');
    then.castles('lannister').is(2);
  },
);

scenario('8.3 castles are counted after each step of an Event', ({ given, when, then }) => {
  starkRules(given);
  given.gold('lannister', 3);
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men', 'stark@dragonstone');
  then.castles('stark').is(2);
  then.army('ashemark').is('stark-2'); // they have left King's Landing
  then.throne(undefined);
});

scenario('E55 Safe Passage: one to three purchases, each paid in full', ({ given, when, then }) => {
  given.gold('lannister', 8);
  given.hand('lannister', ['safe-passage']);
  given.action('lannister', 'event');

  when('lannister').plays('safe-passage');
  then.options('lannister').between(1, 2); // 8 gold are two purchases
  when('lannister').answers(2);
  then.gold('lannister').is(2);
  then.score('lannister').is(2);
});

scenario('E55 three at most', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.gold('lannister', 9);
  given.hand('lannister', ['safe-passage']);
  given.action('lannister', 'event');

  when('lannister').plays('safe-passage');
  then.options('lannister').between(1, 3);
});

scenario('E55 and one at least', ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['safe-passage', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'safe-passage').because('not-enough-gold', '5.1');
});

scenario('E56 Red Wedding: an odd number of tokens wastes one', ({ given, when, then }) => {
  given.allies('lannister', { tyrell: 2, tully: 1 });
  given.hand('lannister', ['red-wedding']);
  given.action('lannister', 'event');

  when('lannister').plays('red-wedding', 'tyrell', 'tyrell', 'tully');
  then.score('lannister').is(1);
  then.pool('tyrell').is(6);
  then.pool('tully').is(6);
  then.allies('lannister', 'tully').is(0);
});

scenario('E57 Uniting the Bloodlines counts the Shields held now', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('greyjoy', 'lannister');
  given.allies('lannister', { tully: 3 }); // no Shield yet
  given.gold('lannister', 0);
  given.hand('lannister', ['uniting-the-bloodlines']);
  given.action('lannister', 'event');

  when('lannister').plays('uniting-the-bloodlines');
  then.gold('lannister').is(2 + 2 + 2);
});

scenario('E58 Tariffs counts all controlled domains, allied ones included', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('flints-finger', 'tyrell-1');
  given.army('old-town', 'tyrell-1');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'lannister-1+tyrell-1');
  given.gold('lannister', 0);
  given.hand('lannister', ['tariffs-from-your-subjects']);
  given.action('lannister', 'event');

  when('lannister').plays('tariffs-from-your-subjects');
  then.gold('lannister').is(4);
});
