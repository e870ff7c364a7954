// Examples X25, X26 and X52, and the plain statements of §8: King's Landing and the Iron Throne.

import { scenario } from './table.ts';

scenario('X25 King’s Landing needs castles', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.action('lannister', 'march');
  then.castles('lannister').is(2);

  when('lannister').answers('perform', 'ashemark', 'lannister-1+jaime-lannister', 'kings-landing');
  then.refused('lannister', 'stop').because('needs-three-castles', '8.1');
  when('lannister').answers('lannister-1+jaime-lannister', 'the-reach');

  then.army('the-reach').is('lannister-1+jaime-lannister');
  then.throne(undefined);
});

scenario('X25 King’s Landing needs castles: with three it may be the end', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.action('lannister', 'march');
  then.castles('lannister').is(3);

  when('lannister').marchesAndStops('ashemark', 'lannister-1+jaime-lannister', 'kings-landing');

  then.army('kings-landing').is('lannister-1+jaime-lannister');
  then.throne('lannister');
});

scenario('X26 Emptying the third castle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('the-reach', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'the-reach', 'lannister-2', 'kings-landing');
  then.refused('lannister', 'stop').because('needs-three-castles', '8.1');
  when('lannister').undoes();
  when('lannister').undoes();
  when('lannister').answers('lannister-1', 'kings-landing', 'stop');

  then.throne('lannister');
  then.castles('lannister').is(3);
});

scenario('8.1 By Sail, castles given up do not count', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('the-reach', 'lannister-2');
  given.turn('lannister', ['sail', 'event']);
  when('lannister').places('sail', 'sail');

  when('lannister').answers('perform', 'the-reach', 'lannister-2');
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
  when('lannister').undoes();
  when('lannister').answers('lannister-1', 'kings-landing');

  then.throne('lannister');
});

scenario('8.1 Attacking King’s Landing needs 3 castles', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('ashemark', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('storms-end', 'jaime-lannister');
  given.turn('lannister', ['march', 'event']);
  when('lannister').places('march', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-2', 'kings-landing');

  then.told('battle.started', { domain: 'kings-landing' });
});

scenario('8.2 The Throne defends with +2, King’s Landing taxes 2 gold', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('ashemark', 'lannister-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.action('lannister', 'march');
  then.throne('stark');

  when('lannister').marches('ashemark', 'lannister-3', 'kings-landing');
  when('lannister').commits('pass');
  when('stark').commits('pass');

  then.strength('defender').is(3); // one token and the Throne
  then.strength('attacker').is(3); // a tie
  then.throne('stark');
  then.score('stark').is(1);
});

scenario('8.2 Whoever takes King’s Landing takes the Throne', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2+jaime-lannister', 'kings-landing');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('stark').loses('stark');

  then.throne('lannister');
});

scenario(
  '8.3 An own March that gives up the third castle loses King’s Landing when it is over',
  ({ given, when, then }) => {
    given.army('kings-landing', 'lannister-2');
    given.army('casterly-rock', 'lannister-1');
    given.army('starfall', 'lannister-1');
    given.army('sunspear', 'jaime-lannister');
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'sunspear', 'jaime-lannister');
    then.throne('lannister'); // never inside a movement
    when('lannister').answers('blackhaven', 'stop');

    then.told('throne.lost', { seat: 'lannister' });
    then.unoccupied('kings-landing');
    then.throne(undefined);
    then.army('ashemark').is('lannister-2'); // the nearest unoccupied fief
  },
);

scenario('8.3 A castle given up and another one taken by the same March', ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').marches('sunspear', 'jaime-lannister', 'blackhaven', {
    with: 'jaime-lannister',
    to: 'storms-end',
  });

  then.throne('lannister');
});

scenario('8.4 Allied units may share King’s Landing', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('kings-landing', 'lannister-1');
  given.army('the-eyrie', 'arryn-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').marchesAndStops('the-eyrie', 'arryn-1', 'kings-landing');

  then.army('kings-landing').is('lannister-1+arryn-1');
});

scenario('8.4 If that alliance ends, the player’s units in King’s Landing retreat', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('kings-landing', 'lannister-1+arryn-1');
  given.army('old-town', 'arryn-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.step('alliances');

  // the Throne alone is one token, never enough: the alliance lapses
  then.ally('arryn', undefined);
  then.army('ashemark').is('lannister-1');
  // §8.6: Arryn's units stay, and while they are nobody's ally the Throne stands on the map
  then.army('kings-landing').is('arryn-1');
  then.throne(undefined);
});

scenario('8.5 The Throne cannot be stolen by a Plot', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.gold('lannister', 3);
  given.hand('lannister', ['vendetta']); // a Stark shield
  given.action('lannister', 'plot');

  then.refused('lannister', 'perform').because('no-usable-shield', '4.5.1'); // the Ally Pool holds but the Throne
});

scenario('8.6 The Throne gives its +2 to an unallied house in King’s Landing', ({ given, when, then }) => {
  given.army('kings-landing', 'arryn-1');
  given.army('the-eyrie', 'arryn-2');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.deck('spoils-of-war'); // strength 1
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2+jaime-lannister', 'kings-landing');
  when('lannister').commits('pass');

  then.strength('defender').is(1 + 2 + 1);
});

scenario('8.6 A new ally needs 3 castles, or the units leave King’s Landing', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('kings-landing', 'arryn-1');
  given.army('the-eyrie', 'arryn-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.allies('stark', { arryn: 3 });
  given.step('alliances');

  then.ally('arryn', 'stark');
  then.castles('stark').is(2); // Winterfell and The Eyrie
  then.unoccupied('kings-landing');
  then.army('ashemark').is('arryn-1');
});

scenario(
  '8.6 A new ally with 3 castles, counted after taking them over, holds the Throne',
  ({ given, then }) => {
    given.alliance('arryn', 'lannister');
    given.army('kings-landing', 'arryn-1');
    given.army('the-eyrie', 'arryn-1');
    given.army('casterly-rock', 'lannister-1');
    given.army('starfall', 'lannister-1');
    given.army('winterfell', 'stark-1');
    given.army('castle-black', 'stark-1');
    given.allies('stark', { arryn: 3 });
    given.step('alliances');

    then.castles('stark').is(3);
    then.throne('stark');
  },
);

scenario('X52 Losing King’s Landing', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'eddard-stark');
  given.army('dragonstone', 'stark-1');
  given.army('the-eyrie', 'lannister-2+jaime-lannister');
  given.army('three-sisters', 'arryn-3');
  given.action('lannister', 'march');
  then.throne('stark');

  when('lannister').marches('the-eyrie', 'lannister-2+jaime-lannister', 'dragonstone');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('stark').loses('stark');

  then.castle('dragonstone', 'lannister');
  then.army('ashemark').is('stark-2'); // §8.3: at once
  then.unoccupied('kings-landing');
  then.throne(undefined);
});
