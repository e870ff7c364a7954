// §8 and §25: King's Landing and the Iron Throne.

import { lannisterRules, occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario(
  "E17 giving up the third castle on the way to King's Landing is illegal",
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-1');
    given.army('dragonstone', 'lannister-1');
    given.army('the-reach', 'lannister-2');
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'the-reach', 'lannister-2', 'kings-landing');
    then.refused('lannister', 'stop').because('needs-three-castles', '8.1');
    then.options('lannister').are(['lannister-2']); // nobody may be left there either
  },
);

scenario('E17 by sea as well', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-2');
  given.army('the-reach', 'lannister-1');
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'starfall', 'lannister-2');
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('E17 with one unit left behind it is legal', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('the-reach', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').marchesAndStops('the-reach', 'lannister-1', 'kings-landing');
  then.throne('lannister');
});

scenario('E17 a hostile King’s Landing needs the three castles too', ({ given, when, then }) => {
  given.army('kings-landing', 'greyjoy-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-3');
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario(
  "E18 when another player takes the third castle King's Landing is left before anybody follows",
  ({ given, when, then }) => {
    given.players(['stark', 'martell', 'lannister'], ['tyrell', 'tully', 'greyjoy']);
    lannisterRules(given);
    given.army('the-eyrie', 'stark-3');
    given.army('three-sisters', 'arryn-3');
    given.turn('stark', ['march', 'plot']);

    when('stark').places('march', 'sail');
    when('stark').skips();
    when('stark').marches('the-eyrie', 'stark-3', 'dragonstone');
    when('stark').commits('pass');
    when('lannister').answers('pass', 'lannister');
    then.castles('lannister').is(2);
    then.army('ashemark').is('lannister-2'); // the nearest fief
    then.throne(undefined);
    then.unoccupied('kings-landing');
    then.asked('martell', 'action.perform'); // only now
  },
);

scenario("E19 a forced retreat out of King's Landing to nothing", ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-3');
  given.army('the-reach', 'lannister-3');
  given.army('dragonstone', 'lannister-1');
  given.army('the-eyrie', 'stark-3');
  occupyFiefs(given);
  given.gold('lannister', 0);
  given.action('stark', 'march');

  when('stark').marches('the-eyrie', 'stark-3', 'dragonstone');
  when('stark').commits('pass');
  when('lannister').answers('pass', 'lannister'); // space 9: 1 VP
  then.unoccupied('kings-landing');
  then.throne(undefined);
  then.recruited('lannister').is(6);
  then.score('lannister').is(1);
  then.gold('lannister').is(1); // space 7
  then.cards('lannister').is(1); // space 8
});

scenario("E20 King's Landing is no target while a fief is as near", ({ given, when, then }) => {
  lannisterRules(given);
  given.army('the-eyrie', 'lannister-2');
  given.army('riverrun', 'stark-3');
  given.army('winterfell', 'tully-2');
  given.army('hornwood', 'arryn-3');
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');

  when('stark').marches('riverrun', 'stark-3', 'the-eyrie');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.army('three-sisters').is('lannister-1');
});

scenario('E20 nor while a castle domain is as near', ({ given, when, then }) => {
  lannisterRules(given);
  given.army('the-eyrie', 'lannister-2');
  given.army('three-sisters', 'arryn-3');
  given.army('riverrun', 'stark-3');
  given.army('winterfell', 'tully-2');
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');

  when('stark').marches('riverrun', 'stark-3', 'the-eyrie');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.army('dragonstone').is('lannister-2');
});

scenario("E20 alone nearest and controlled, King's Landing takes them in", ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1+jaime-lannister');
  given.army('storms-end', 'lannister-1');
  given.army('the-eyrie', 'lannister-2');
  given.army('three-sisters', 'arryn-3');
  given.army('riverrun', 'stark-3');
  given.army('winterfell', 'tully-2');
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');

  when('stark').marches('riverrun', 'stark-3', 'the-eyrie');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.army('kings-landing').is('lannister-3');
});

scenario('E20, 7.4 unoccupied it is no target at all', ({ given, when, then }) => {
  given.army('the-eyrie', 'lannister-2');
  given.army('three-sisters', 'arryn-3');
  given.army('riverrun', 'stark-3');
  given.army('winterfell', 'tully-2');
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');

  when('stark').marches('riverrun', 'stark-3', 'the-eyrie');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.options('lannister').are(['ashemark', 'flints-finger', 'white-harbor']); // two steps away
});

scenario(
  '8.3 the castles are counted after the completed movement, not inside it',
  ({ given, when, then }) => {
    lannisterRules(given);
    given.action('lannister', 'march');

    // Dragonstone is given up on the way, and nothing taken for it
    when('lannister').answers('perform', 'dragonstone', 'lannister-1');
    then.castles('lannister').is(2);
    then.throne('lannister');
    when('lannister').answers('kings-landing', 'lannister-1', 'the-reach');
    then.throne(undefined);
  },
);

scenario(
  '8.3 a castle given up and one taken by the same March leave the Throne where it is',
  ({ given, when, then }) => {
    given.army('kings-landing', 'lannister-2');
    given.army('casterly-rock', 'lannister-1');
    given.army('the-reach', 'lannister-1');
    given.army('starfall', 'lannister-1');
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'starfall', 'lannister-1');
    then.castles('lannister').is(2);
    when('lannister').answers('sunspear', 'stop');
    then.castles('lannister').is(3);
    then.throne('lannister');
    then.army('kings-landing').is('lannister-2');
  },
);

scenario('8.3 nor inside a battle: a castle won makes up for the one given up', ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-3');
  given.army('the-eyrie', 'arryn-1');
  given.army('three-sisters', 'arryn-1');
  given.deck('spoils-of-war');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('dragonstone', 'lannister-3', 'the-eyrie');
  then.castles('lannister').is(2);
  then.throne('lannister');
  when('lannister').answers('poisoning', 'arryn');
  then.castles('lannister').is(3);
  then.throne('lannister');
});

scenario('8.3 after the battle they are counted', ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-2');
  given.deck('poisoning');
  given.action('lannister', 'march');

  when('lannister').marches('dragonstone', 'lannister-2', 'the-eyrie');
  when('lannister').answers('pass', 'lannister');
  then.throne(undefined);
  then.army('ashemark').is('lannister-1'); // out of King's Landing
  then.army('three-sisters').is('lannister-1'); // beaten at The Eyrie
});

scenario(
  '8.4 allied units may share King’s Landing; when that alliance ends the player’s retreat',
  ({ given, then }) => {
    lannisterRules(given);
    given.alliance('greyjoy', 'lannister');
    given.army('kings-landing', 'lannister-2+greyjoy-1');
    given.army('pyke', 'greyjoy-2');
    given.step('alliances');

    then.ally('greyjoy', undefined);
    then.army('ashemark').is('lannister-2');
    then.army('kings-landing').is('greyjoy-1');
  },
);

scenario(
  "8.6 an unallied house alone in King's Landing stays, with the +2 of the Throne",
  ({ given, when, then }) => {
    given.alliance('greyjoy', 'lannister');
    given.army('kings-landing', 'greyjoy-2');
    given.army('casterly-rock', 'lannister-2');
    given.army('the-reach', 'lannister-2');
    given.army('dragonstone', 'lannister-3');
    given.hand('lannister', ['vendetta', 'lone-wolf', 'dealmaking', 'red-wedding']); // draws no cards in taxes
    given.step('alliances');
    given.rolls('march', 'plot', 'march', 'event', 'march');
    given.deck('spoils-of-war');

    then.army('kings-landing').is('greyjoy-2');
    then.throne(undefined); // it stands on the map
    // Next round Stark begins; Lannister follows its March
    when('lannister').answers('event', 'plot');
    when('stark').answers('march', 'place:march@sail', 'skip', 'skip');
    when('lannister').marches('dragonstone', 'lannister-2', 'kings-landing');
    when('lannister').commits('pass');
    then.strength('defender').is(2 + 2 + 1);
  },
);

scenario('8.6 a new ally needs three castles, those of the house included', ({ given, then }) => {
  given.alliance('greyjoy', 'lannister');
  given.allies('stark', { greyjoy: 2 });
  given.army('kings-landing', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1'); // the third castle
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.step('alliances');

  then.ally('greyjoy', 'stark');
  then.castles('stark').is(3);
  then.throne('stark');
  then.army('kings-landing').is('greyjoy-2');
});

scenario('8.6 or the units retreat', ({ given, then }) => {
  given.alliance('greyjoy', 'lannister');
  given.allies('stark', { greyjoy: 2 });
  given.army('kings-landing', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.step('alliances');

  then.ally('greyjoy', 'stark');
  then.castles('stark').is(2);
  then.throne(undefined);
  then.army('ashemark').is('greyjoy-2');
});

scenario(
  "E90 if everybody leaves King's Landing the Throne is back at once, alliances stay",
  ({ given, when, then }) => {
    lannisterRules(given);
    given.alliance('tully', 'lannister');
    given.allies('lannister', { tully: 1 }); // with the Throne 2
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'kings-landing', 'lannister-2');
    then.throne(undefined); // the army has stepped out
    when('lannister').answers('ashemark', 'stop');
    then.throne(undefined);
    then.ally('tully', 'lannister');
  },
);

scenario('E31 losing the Throne ends no alliance before the check', ({ given, when, then }) => {
  given.players(['stark', 'martell', 'lannister'], ['tyrell', 'tully', 'greyjoy']);
  lannisterRules(given);
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 1 });
  given.army('flints-finger', 'tully-3');
  given.army('the-eyrie', 'stark-3');
  given.army('three-sisters', 'arryn-3');
  given.action('stark', 'march');

  when('stark').marches('the-eyrie', 'stark-3', 'dragonstone');
  when('stark').commits('pass');
  when('lannister').answers('pass', 'lannister');
  then.throne(undefined);
  then.ally('tully', 'lannister');
  then.controls('lannister', 'flints-finger');
});

scenario('E31 at the check it does', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 1 });
  given.step('alliances');

  then.ally('tully', undefined);
});
