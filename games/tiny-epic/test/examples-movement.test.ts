// Examples X16 to X24, and the plain statements of §4.2 (March), §4.3 (Sail), §5.3 to §5.5 (unit limit, leaving)
// and §5.8 (leaving in mid-action).

import { scenario } from './table.ts';

// §4.2 March

scenario('X16 Corner and water', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.army('pyke', 'lannister-1');
  given.army('dragonstone', 'greyjoy-3');
  given.turn('lannister', ['march', 'event']);
  when('lannister').places('march', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-2');
  then.refused('lannister', 'the-eyrie').because('too-far', '4.2.1'); // they touch at a corner only
  then.options('lannister').include('pyke'); // across the water
  when('lannister').answers('casterly-rock', 'stop');

  when('lannister').answers('perform', 'pyke', 'lannister-1');
  then.options('lannister').are(['ashemark', 'riverrun']);
});

scenario('X17 Two steps', ({ given, when, then }) => {
  given.army('castle-black', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').marches('castle-black', 'lannister-2+jaime-lannister', 'last-hearth', {
    with: 'lannister-2+jaime-lannister',
    to: 'hornwood',
  });

  then.army('hornwood').is('lannister-2+jaime-lannister');
  then.unoccupied('castle-black', 'last-hearth');
});

scenario('X18 Drop and pick up', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('castle-black', 'lannister-2+jaime-lannister');
  given.army('last-hearth', 'arryn-1');
  given.army('the-eyrie', 'arryn-2');
  given.action('lannister', 'march');

  when('lannister').marches('castle-black', 'lannister-2+jaime-lannister', 'last-hearth', {
    with: 'arryn-1+lannister-1+jaime-lannister',
    to: 'hornwood',
  });

  then.army('last-hearth').is('lannister-1');
  then.army('hornwood').is('lannister-1+jaime-lannister+arryn-1');
});

scenario('X19 Card to card', ({ given, when, then }) => {
  given.army('hornwood', 'stark-1+eddard-stark');
  given.action('stark', 'march');

  when('stark').marchesAndStops('hornwood', 'stark-1+eddard-stark', 'winterfell');

  then.army('winterfell').is('stark-1+eddard-stark');
});

scenario('X20 No passing through', ({ given, when, then }) => {
  given.army('castle-black', 'lannister-2+jaime-lannister');
  given.army('last-hearth', 'stark-2');
  given.army('winterfell', 'eddard-stark');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'castle-black', 'lannister-2+jaime-lannister');
  then.options('lannister').are(['last-hearth', 'shadow-tower']);
  when('lannister').answers('last-hearth');
  then.asked('lannister', 'battle.attackerCard'); // §4.2.3: no way on to Hornwood
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('stark').loses('stark');
  when('stark').retreatsTo('hornwood');

  then.army('last-hearth').is('lannister-2+jaime-lannister');
  then.asked('lannister', 'turn.placeDie'); // the March is over
});

scenario('X21 Castle taken', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('blackhaven', 'lannister-1+jaime-lannister');
  given.gold('lannister', 8);
  given.action('lannister', 'march');
  then.castle('the-reach', undefined);

  when('lannister').marchesAndStops('blackhaven', 'lannister-1+jaime-lannister', 'the-reach');

  then.castle('the-reach', 'lannister'); // §4.2.5
  then.goldMaximum('lannister').is(7);
  then.gold('lannister').is(7);
});

scenario(
  '4.2.1 One origin that you control, and an army of friendly units there',
  ({ given, when, then }) => {
    given.alliance('arryn', 'lannister');
    given.army('the-eyrie', 'arryn-1');
    given.army('dragonstone', 'arryn-1+lannister-1');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.action('lannister', 'march');

    when('lannister').performs();
    then.options('lannister').are(['the-eyrie', 'dragonstone', 'casterly-rock']);
    when('lannister').answers('dragonstone');
    then.options('lannister').are(['arryn-1', 'lannister-1', 'arryn-1+lannister-1']);
  },
);

scenario('4.2.1 A March may end after one step', ({ given, when, then }) => {
  given.action('lannister', 'march');

  when('lannister').marchesAndStops('casterly-rock', 'jaime-lannister', 'ashemark');

  then.army('casterly-rock').is('lannister-1');
  then.army('ashemark').is('jaime-lannister');
});

scenario('4.2.1 After the second step the March is over', ({ given, when, then }) => {
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands', {
    with: 'lannister-1',
    to: 'casterly-rock',
  });

  then.asked('lannister', 'turn.placeDie');
});

scenario('4.2.2 No picking up in a domain that nobody held before', ({ given, when, then }) => {
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-1', 'shield-islands');

  then.options('lannister').are(['stop', 'lannister-1']);
});

scenario('4.2.2 All of the first army may stay while others go on', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'jaime-lannister');
  given.army('highgarden', 'lannister-1');
  given.army('old-town', 'tyrell-1');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands', {
    with: 'jaime-lannister',
    to: 'highgarden',
  });

  then.army('casterly-rock').is('lannister-1');
  then.army('shield-islands').is('lannister-1');
  then.army('highgarden').is('lannister-1+jaime-lannister');
});

scenario('4.2.3 No passing through a hostile domain', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'tully-3'); // unallied non-player houses are hostile too
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'ashemark');
  then.asked('lannister', 'battle.attackerCard');
});

scenario('4.2.3 A battle in the second step', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-2+jaime-lannister', 'ashemark', {
    with: 'lannister-1+jaime-lannister',
    to: 'pyke',
  });

  then.told('battle.started', { attacker: 'lannister', defender: 'greyjoy', domain: 'pyke' });
  then.army('ashemark').is('lannister-1'); // left behind on the way
});

scenario('4.2.4 King’s Landing is not crossed while somebody hostile is there', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.army('kings-landing', 'tully-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-2');

  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('4.2.5 Crossing an unoccupied castle domain does not take the castle', ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-2');
  given.army('shield-islands', 'jaime-lannister');
  given.army('old-town', 'tyrell-3');
  given.gold('lannister', 9);
  given.action('lannister', 'march');

  when('lannister').marches('blackhaven', 'lannister-2', 'the-reach', {
    with: 'lannister-2',
    to: 'highgarden',
  });

  then.castle('the-reach', undefined);
  then.castle('highgarden', 'lannister');
  then.gold('lannister').is(8); // one castle, not two
});

scenario('4.2.5 A unit left on the way takes the castle, at once', ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-2');
  given.army('shield-islands', 'jaime-lannister');
  given.army('old-town', 'tyrell-3');
  given.gold('lannister', 9);
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'blackhaven', 'lannister-2', 'the-reach', 'lannister-1');
  then.castle('the-reach', 'lannister');
  then.gold('lannister').is(8);
  when('lannister').answers('highgarden');

  then.castles('lannister').is(2);
  then.gold('lannister').is(7);
});

scenario('4.2.6 When the March is over no domain may break the unit limit', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').performs();
  when('lannister').answers('casterly-rock', 'lannister-2+jaime-lannister', 'ashemark');
  then.refused('lannister', 'stop').because('no-room', '5.3');
  then.options('lannister').exclude('lannister-1', 'jaime-lannister'); // too many would stay
  then.options('lannister').exclude('lannister-4', 'lannister-4+jaime-lannister'); // too many to stop anywhere
  when('lannister').answers('lannister-2', 'casterly-rock'); // 27.8: on the way there were five of them

  then.army('ashemark').is('lannister-2+jaime-lannister');
  then.army('casterly-rock').is('lannister-2');
});

scenario('4.2.6 A full domain is no place to stop', ({ given, when, then }) => {
  given.army('shield-islands', 'lannister-3');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('highgarden', 'lannister-1');
  given.army('old-town', 'tyrell-1');
  given.army('sunspear', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'jaime-lannister', 'shield-islands');
  then.refused('lannister', 'stop').because('no-room', '5.3');
  when('lannister').answers('jaime-lannister', 'highgarden');

  then.army('highgarden').is('lannister-1+jaime-lannister');
});

scenario('4.2.6 Three units of each of two houses may attack together', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-2+arryn-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'jaime-lannister', 'ashemark');
  when('lannister').answers('lannister-2+jaime-lannister+arryn-3', 'pyke');

  then.told('battle.started', { domain: 'pyke' });
});

scenario('4.2.6 Four units of a house cannot', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-3', 'ashemark');

  then.options('lannister').are(['lannister-2', 'lannister-3']); // 26.1; fewer would leave too many behind
});

// §4.3 Sail

scenario('X22 Sail two cards', ({ given, when, then }) => {
  given.action('stark', 'sail');

  when('stark').sails('winterfell', 'stark-1+eddard-stark', 'old-town'); // NW over W to SW

  then.army('old-town').is('stark-1+eddard-stark');
  then.castle('winterfell', undefined);
});

scenario('X23 Same card', ({ given, when, then }) => {
  given.army('the-reach', 'lannister-2+jaime-lannister');
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'the-reach', 'lannister-1');

  then.refused('lannister', 'sunspear').because('same-map-card', '4.3.1');
});

scenario('X24 No northern passage', ({ given, when, then }) => {
  given.army('shadow-tower', 'stark-2');
  given.action('stark', 'sail');

  when('stark').answers('perform', 'shadow-tower', 'stark-2');

  for (const north of ['castle-black', 'last-hearth', 'hornwood', 'white-harbor'] as const) {
    then.refused('stark', north).because('too-far-by-sea', '4.3.1');
  }
});

scenario('4.3.1 At most two cards along the sea line', ({ given, when, then }) => {
  given.army('old-town', 'lannister-2'); // SW
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'old-town', 'lannister-1');

  then.options('lannister').include('the-reach', 'dragonstone', 'casterly-rock', 'winterfell'); // SE, E, W, NW
  then.refused('lannister', 'hornwood').because('too-far-by-sea', '4.3.1'); // NE
  then.refused('lannister', 'shield-islands').because('same-map-card', '4.3.1');
});

scenario('4.3.2 A Sail may join friends, if there is room', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'lannister-2');
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'old-town').because('no-room', '5.3');
});

scenario('4.3.2 A Sail to a hostile domain starts a battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.action('lannister', 'sail');

  when('lannister').sails('casterly-rock', 'lannister-1+jaime-lannister', 'winterfell');

  then.told('battle.started', { attacker: 'lannister', defender: 'stark', domain: 'winterfell' });
  then.asked('lannister', 'battle.attackerCard');
});

scenario('4.3.2 A Sail takes an unoccupied castle', ({ given, when, then }) => {
  given.action('lannister', 'sail');

  when('lannister').sails('casterly-rock', 'jaime-lannister', 'starfall');

  then.castle('starfall', 'lannister');
  then.castles('lannister').is(2);
});

// §5.3-5.5 and §5.8

scenario('5.3 Three units of each of two houses: six in a domain', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'arryn-3');
  given.action('lannister', 'march');

  when('lannister').marchesAndStops('casterly-rock', 'lannister-2+jaime-lannister', 'ashemark');

  then.army('ashemark').is('lannister-2+jaime-lannister+arryn-3');
});

scenario('5.4 The last unit leaves, and the castle goes back to the map', ({ given, when, then }) => {
  given.gold('lannister', 8);
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-1+jaime-lannister');
  then.castle('casterly-rock', undefined); // §5.8: at once, not at the end of the March
  then.goldMaximum('lannister').is(9);
  when('lannister').answers('shield-islands', 'stop');

  then.unoccupied('casterly-rock'); // §5.5: also the home domain may be abandoned
  then.castles('lannister').is(0);
  then.gold('lannister').is(8);
});

scenario('5.8 Coming back in the same action takes the castle again', ({ given, when, then }) => {
  given.gold('lannister', 8);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1+jaime-lannister', 'ashemark', {
    with: 'lannister-1+jaime-lannister',
    to: 'casterly-rock',
  });

  then.castle('casterly-rock', 'lannister');
  then.gold('lannister').is(8);
});
