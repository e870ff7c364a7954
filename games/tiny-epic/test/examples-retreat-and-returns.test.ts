// Examples X46 to X51, and the plain statements of §7 (Retreat), §9 (Returning units) and §10 (Final unit of a house).
// What happens without room, §7.5, is in rulings-retreat.test.ts; §7.6 is X87.

import { scenario } from './table.ts';

// §7 Retreat

scenario('X48 Retreat target', ({ given, when, then }) => {
  given.army('the-eyrie', 'lannister-2');
  given.army('dragonstone', 'lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('riverrun', 'stark-2+eddard-stark');
  given.army('storms-end', 'arryn-3');
  given.army('flints-finger', 'tully-3');
  given.action('stark', 'march');

  when('stark').marches('riverrun', 'stark-2+eddard-stark', 'the-eyrie');
  when('stark').commits('pass');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.asked('stark', 'turn.placeDie'); // §7.3: nothing to choose
  then.army('three-sisters').is('lannister-1');
  then.army('dragonstone').is('lannister-1');
});

scenario('X49 Unoccupied castle is no refuge', ({ given, when, then }) => {
  given.army('highgarden', 'lannister-3');
  given.army('old-town', 'stark-2+eddard-stark');
  given.army('ashemark', 'stark-1');
  given.army('shield-islands', 'stark-1');
  given.army('sunspear', 'tyrell-3');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');
  then.unoccupied('the-reach', 'starfall', 'casterly-rock');

  when('stark').marches('old-town', 'stark-1+eddard-stark', 'highgarden');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.army('blackhaven').is('lannister-2'); // §7.4
  then.unoccupied('the-reach', 'starfall');
});

scenario('7.1 The whole group goes together, through anything, without battles', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('castle-black', 'lannister-2+tyrell-1');
  given.army('highgarden', 'tyrell-2');
  given.army('last-hearth', 'stark-2+eddard-stark');
  given.army('shadow-tower', 'stark-2');
  given.army('hornwood', 'stark-1');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('last-hearth', 'stark-1+eddard-stark', 'castle-black');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('tyrell');
  // Shadow Tower, Last Hearth and Hornwood are Stark's; three steps away lie these
  then.options('lannister').are(['flints-finger', 'the-rills', 'white-harbor']);
  when('lannister').retreatsTo('white-harbor');

  then.army('white-harbor').is('lannister-2');
});

scenario('7.2 A domain already controlled, with room for all of them', ({ given, when, then }) => {
  given.army('castle-black', 'lannister-2');
  given.army('last-hearth', 'lannister-2');
  given.army('shadow-tower', 'stark-2+eddard-stark');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('shadow-tower', 'stark-1+eddard-stark', 'castle-black');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.army('last-hearth').is('lannister-3');
});

scenario('7.2 Without room for all of them it is no target', ({ given, when, then }) => {
  given.army('castle-black', 'lannister-3');
  given.army('last-hearth', 'lannister-2');
  given.army('shadow-tower', 'stark-2+eddard-stark');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('shadow-tower', 'stark-1+eddard-stark', 'castle-black');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.army('last-hearth').is('lannister-2');
  then.army('hornwood').is('lannister-2'); // two steps away
});

scenario(
  '7.2 An unallied house goes where its own units stand, if that is nearest',
  ({ given, when, then }) => {
    given.army('dragonstone', 'lannister-2+jaime-lannister');
    given.army('the-eyrie', 'arryn-2');
    given.army('three-sisters', 'arryn-1');
    given.hand('lannister', ['kingslayer']);
    given.deck('spoils-of-war');
    given.action('lannister', 'march');

    when('lannister').marches('dragonstone', 'lannister-2+jaime-lannister', 'the-eyrie');
    when('lannister').commits('kingslayer');
    when('lannister').answers('arryn');

    then.army('three-sisters').is('arryn-2');
  },
);

scenario('7.2 Never back into the domain it is retreating from', ({ given, when, then }) => {
  given.army('hornwood', 'lannister-2'); // a fief, and empty as soon as they are on their way
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('last-hearth', 'stark-1');
  given.army('white-harbor', 'stark-1');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('winterfell', 'stark-2+eddard-stark', 'hornwood');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.options('lannister').are(['flints-finger', 'shadow-tower', 'the-rills', 'three-sisters']); // two steps away
});

scenario('7.3 The owner chooses among equally near targets', ({ given, when, then }) => {
  given.army('hornwood', 'lannister-3');
  given.army('white-harbor', 'lannister-1'); // controlled, one step
  given.army('winterfell', 'stark-2+eddard-stark');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('winterfell', 'stark-2+eddard-stark', 'hornwood');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.options('lannister').are(['last-hearth', 'white-harbor']); // Winterfell, a castle now empty, is none
  when('lannister').retreatsTo('white-harbor');
  then.army('white-harbor').is('lannister-3');
});

scenario('7.3 For an unallied house the player who caused the retreat chooses', ({ given, when, then }) => {
  given.army('three-sisters', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['kingslayer']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('three-sisters', 'lannister-1+jaime-lannister', 'the-eyrie');
  when('lannister').commits('kingslayer');
  when('lannister').answers('arryn');

  then.asked('lannister', 'retreat.chooseTarget');
  then.options('lannister').are(['ashemark', 'flints-finger', 'white-harbor']); // two steps away
  when('lannister').answers('white-harbor');
  then.army('white-harbor').is('arryn-2');
});

scenario('7.3 A castle domain if nothing else is as near', ({ given, when, then }) => {
  given.army('the-eyrie', 'lannister-2');
  given.army('dragonstone', 'lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('three-sisters', 'stark-3');
  given.army('storms-end', 'arryn-3');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');

  when('stark').marches('three-sisters', 'stark-2', 'the-eyrie'); // one stays, so that Three Sisters is held
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.army('dragonstone').is('lannister-2');
});

// §9 Returning units

scenario('X46 Returning to the track', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-2');
  given.deck('spoils-of-war');
  given.gold('lannister', 3);
  given.action('lannister', 'march');
  then.recruited('lannister').is(3);

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.recruited('lannister').is(2); // §9.1: to space 3
  then.gold('lannister').is(4);
});

scenario('X47 Hero lost', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.gold('lannister', 3);
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('jaime-lannister');

  then.gold('lannister').is(5); // §9.2
  then.score('lannister').is(1);
  then.army('ashemark').is('lannister-1');
  then.hand('lannister').is([]);

  when('lannister').places('whisper', 'recruit');
  when('lannister').recruits('jaime-lannister@ashemark', 'done');
  then.gold('lannister').is(2);
  then.hand('lannister').is(['jaime-lannister']);
});

scenario('9.1 Space 2 shows a card', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war', 'vendetta');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.hand('lannister').is(['jaime-lannister', 'vendetta']);
  then.gold('lannister').is(3);
});

scenario('9.1 The ninth token brings a VP', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-3');
  given.army('shield-islands', 'lannister-3');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.score('lannister').is(1);
  then.gold('lannister').is(3);
  then.recruited('lannister').is(8);
});

scenario(
  '9.3 An allied Hero lost: 1 gold and 1 VP for the ally, the card to the mat',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('ashemark', 'lannister-1+olenna-tyrell');
    given.army('highgarden', 'tyrell-2');
    given.deck('spoils-of-war');
    given.gold('lannister', 3);
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-1+olenna-tyrell', 'pyke');
    when('lannister').commits('pass');
    then.options('lannister').are(['olenna-tyrell']); // the own token is the last Lannister
    when('lannister').loses('olenna-tyrell');

    then.gold('lannister').is(4);
    then.score('lannister').is(1);
    then.hand('lannister').is([]);
  },
);

scenario('9.4 Gold limits cap the benefit', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.gold('lannister', 7);
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('jaime-lannister');

  then.gold('lannister').is(8);
  then.score('lannister').is(1);
});

// §10 Final unit of a house

scenario('X50 Final unit', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-1');
  given.army('dragonstone', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'dragonstone', 'lannister-2+jaime-lannister');

  then.refused('lannister', 'the-eyrie').because('final-unit-attacked', '10.1');
});

scenario('X50 Final unit: the Faceless Men cannot remove it', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men');

  then.options('lannister').include('tully@riverrun', 'greyjoy@pyke', 'stark@winterfell');
  then.refused('lannister', 'arryn@the-eyrie').because('not-an-option', '18.21');
});

scenario('X51 Final unit with ally', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('ashemark', 'lannister-1+tyrell-2');
  given.army('highgarden', 'tyrell-2');
  given.army('pyke', 'stark-2+eddard-stark');
  given.army('old-town', 'greyjoy-3');
  given.action('stark', 'march');

  when('stark').marches('pyke', 'stark-2+eddard-stark', 'ashemark'); // §10.2
  when('stark').commits('pass');
  when('lannister').commits('pass');
  then.options('lannister').are(['tyrell']);
  when('lannister').loses('tyrell');

  then.allies('stark', 'tyrell').is(1);
  then.army('highgarden').is('lannister-1+tyrell-3'); // the nearest domain with room
});

scenario('10.1 A final unit cannot attack alone', ({ given, when, then }) => {
  given.army('casterly-rock', 'jaime-lannister');
  given.army('ashemark', 'tully-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'jaime-lannister');

  then.refused('lannister', 'ashemark').because('final-unit-attacks', '10.1');
  then.options('lannister').are(['shield-islands']); // §10.3: it may move
});

scenario(
  '10.2 With an ally that is not the last of its house the group may attack',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('casterly-rock', 'jaime-lannister+tyrell-1');
    given.army('highgarden', 'tyrell-1');
    given.army('ashemark', 'tully-3');
    given.action('lannister', 'march');

    when('lannister').marches('casterly-rock', 'jaime-lannister+tyrell-1', 'ashemark');

    then.told('battle.started', { domain: 'ashemark' });
  },
);

scenario('10.3 A final unit may be forced to retreat', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('winterfell', 'stark-3');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'sail');

  when('stark').sails('winterfell', 'stark-3', 'casterly-rock');
  when('stark').commits('kingslayer');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');
  when('lannister').retreatsTo('ashemark');

  then.army('ashemark').is('jaime-lannister');
});
