// Plot Cards that send one Hero alone to a named domain (§18.3).

import { scenario } from './table.ts';

// Banished to the Watch

scenario(
  'Banished to the Watch: 3 gold, and one Hero goes to Castle Black without companions',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.gold('lannister', 2);
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch');
    then.gold('lannister').is(5);
    then.options('lannister').are(['jaime-lannister']);
    when('lannister').answers('jaime-lannister');

    then.army('castle-black').is('jaime-lannister');
    then.army('casterly-rock').is('lannister-2');
    then.castle('castle-black', 'lannister');
    then.discard().is(['banished-to-the-watch']);
    then.hand('lannister').is(['jaime-lannister']); // his own card is not used by it
  },
);

scenario('Banished to the Watch: the castle cuts what the gold brought too much', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.gold('lannister', 6);
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');

  when('lannister').plays('banished-to-the-watch');
  then.gold('lannister').is(8); // the maximum with one castle
  when('lannister').answers('jaime-lannister');

  then.gold('lannister').is(7);
});

scenario(
  'Banished to the Watch: a player’s army there retreats, without loss or battle',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-2+eddard-stark');
    given.vengeance('lannister', 1);
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
    then.asked('stark', 'retreat.chooseTarget'); // the owner chooses
    then.options('stark').are(['last-hearth', 'shadow-tower']);
    when('stark').retreatsTo('last-hearth');

    then.army('last-hearth').is('stark-2+eddard-stark');
    then.army('castle-black').is('jaime-lannister');
    then.castle('castle-black', 'lannister');
    then.score('lannister').is(0);
    then.notTold('battle.started');
  },
);

scenario(
  'Banished to the Watch: so do units of an unallied house, where you like',
  ({ given, when, then }) => {
    given.army('castle-black', 'greyjoy-3');
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister', 'shadow-tower');

    then.army('shadow-tower').is('greyjoy-3');
    then.army('castle-black').is('jaime-lannister');
  },
);

scenario('Banished to the Watch: even a final unit must leave', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');

  when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
  when('stark').retreatsTo('shadow-tower');

  then.army('shadow-tower').is('stark-1');
});

scenario('Banished to the Watch: a Hero of an ally may be banished', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'olenna-tyrell');
  given.army('old-town', 'tyrell-2');
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');

  when('lannister').plays('banished-to-the-watch');
  then.options('lannister').are(['jaime-lannister', 'olenna-tyrell']);
  when('lannister').answers('olenna-tyrell');

  then.army('castle-black').is('olenna-tyrell');
  then.castle('highgarden', undefined); // E97
});

scenario('Banished to the Watch: to one’s own, if there is room', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'lannister');
  given.army('castle-black', 'lannister-3+tully-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');

  when('lannister').plays('banished-to-the-watch');
  then.options('lannister').are(['hoster-tully']); // three Lannisters are there, and no Tyrell beside a Tully
  when('lannister').answers('hoster-tully');

  then.army('castle-black').is('lannister-3+tully-1+hoster-tully');
});

scenario('Banished to the Watch: no room', ({ given, when, then }) => {
  given.army('castle-black', 'lannister-3');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['banished-to-the-watch', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'banished-to-the-watch').because('prerequisite-missing', '4.6.1');
});

scenario('Banished to the Watch: no Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['banished-to-the-watch', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'banished-to-the-watch').because('no-hero-on-map', '4.6.2');
});

scenario(
  'Banished to the Watch: a ruler whose third castle it was leaves King’s Landing, before the Hero moves',
  ({ given, when, then }) => {
    given.army('kings-landing', 'stark-2');
    given.army('winterfell', 'stark-1');
    given.army('dragonstone', 'stark-1');
    given.army('castle-black', 'stark-1');
    given.army('ashemark', 'jaime-lannister'); // next to King's Landing, and still there
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['banished-to-the-watch']);
    given.action('lannister', 'event');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
    when('stark').retreatsTo('last-hearth');

    then.throne(undefined);
    then.army('dragonstone').is('stark-3'); // Ashemark was not free when they left (31.1)
    then.unoccupied('ashemark');
  },
);

// Faith Militant Returns

scenario('Faith Militant Returns: 3 gold, and one Hero goes home', ({ given, when, then }) => {
  given.army('sunspear', 'lannister-1+jaime-lannister');
  given.army('casterly-rock', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.gold('lannister', 1);
  given.hand('lannister', ['faith-militant-returns']);
  given.action('lannister', 'event');

  when('lannister').plays('faith-militant-returns', 'jaime-lannister');
  when('stark').retreatsTo('shield-islands');

  then.army('casterly-rock').is('jaime-lannister');
  then.castle('casterly-rock', 'lannister');
  then.army('shield-islands').is('stark-2');
  then.army('sunspear').is('lannister-1');
  then.gold('lannister').is(4);
  then.notTold('battle.started');
  then.discard().is(['faith-militant-returns']);
});

scenario(
  'Faith Militant Returns: to the home of the player, whichever Hero goes',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('old-town', 'tyrell-1+olenna-tyrell');
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['faith-militant-returns']);
    given.action('lannister', 'event');

    when('lannister').plays('faith-militant-returns', 'olenna-tyrell');

    then.army('casterly-rock').is('lannister-1+olenna-tyrell');
    then.army('old-town').is('tyrell-1');
  },
);

scenario('Faith Militant Returns: a Hero who is at home cannot come home', ({ given, when, then }) => {
  given.hand('lannister', ['faith-militant-returns', 'spoils-of-war']); // Jaime stands at Casterly Rock
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'faith-militant-returns').because('prerequisite-missing', '4.6.1');
});

scenario('Faith Militant Returns: no Hero', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.hand('lannister', ['faith-militant-returns', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'faith-militant-returns').because('no-hero-on-map', '4.6.2');
});

// Raid the Gold Lines

scenario('Raid the Gold Lines: 3 gold, and one Hero goes to The Reach', ({ given, when, then }) => {
  given.gold('lannister', 1);
  given.hand('lannister', ['raid-the-gold-lines']);
  given.action('lannister', 'event');

  when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');

  then.army('the-reach').is('jaime-lannister');
  then.castle('the-reach', 'lannister');
  then.army('casterly-rock').is('lannister-1');
  then.gold('lannister').is(4);
  then.discard().is(['raid-the-gold-lines']);
});

scenario('Raid the Gold Lines: hostile occupants leave first', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.army('the-reach', 'tyrell-1+stark-1');
  given.army('highgarden', 'tyrell-2');
  given.army('winterfell', 'stark-1');
  given.hand('lannister', ['raid-the-gold-lines']);
  given.action('lannister', 'event');

  when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');

  then.army('blackhaven').is('tyrell-1+stark-1'); // a fief before an ally's castle (7.3)
  then.army('the-reach').is('jaime-lannister');
  then.notTold('battle.started');
});

scenario(
  'Raid the Gold Lines: the last of a house may go, and gives up its castle',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'jaime-lannister');
    given.hand('lannister', ['raid-the-gold-lines']);
    given.action('lannister', 'event');

    when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');

    then.army('the-reach').is('jaime-lannister');
    then.castle('casterly-rock', undefined);
    then.castles('lannister').is(1);
  },
);

scenario(
  'Raid the Gold Lines: a ruler who gives up the third castle for another one rules on',
  ({ given, when, then }) => {
    given.army('kings-landing', 'lannister-2');
    given.army('casterly-rock', 'jaime-lannister');
    given.army('sunspear', 'lannister-1');
    given.army('dragonstone', 'lannister-1');
    given.hand('lannister', ['raid-the-gold-lines']);
    given.action('lannister', 'event');

    when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');

    then.castle('casterly-rock', undefined);
    then.castle('the-reach', 'lannister');
    then.throne('lannister');
  },
);

scenario('Raid the Gold Lines: no room', ({ given, when, then }) => {
  given.army('the-reach', 'lannister-3');
  given.army('casterly-rock', 'jaime-lannister');
  given.hand('lannister', ['raid-the-gold-lines', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'raid-the-gold-lines').because('prerequisite-missing', '4.6.1');
});

scenario('Raid the Gold Lines: no Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['raid-the-gold-lines', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'raid-the-gold-lines').because('no-hero-on-map', '4.6.2');
});
