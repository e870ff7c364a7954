// §5.8, §25 and §27: March and Sail.

import { scenario } from './table.ts';

scenario('E86 a March may turn back, for example to fetch units', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'ashemark', {
    with: 'lannister-3',
    to: 'casterly-rock',
  });
  then.army('casterly-rock').is('lannister-3');
  then.unoccupied('ashemark');
  then.asked('lannister', 'turn.placeDie'); // two steps, the March is over
});

scenario('E87 the first army may be dropped while the units picked up go on', ({ given, when, then }) => {
  given.army('hornwood', 'lannister-2');
  given.army('white-harbor', 'jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').marches('hornwood', 'lannister-2', 'white-harbor', {
    with: 'jaime-lannister',
    to: 'flints-finger',
  });
  then.army('white-harbor').is('lannister-2');
  then.army('flints-finger').is('jaime-lannister');
});

scenario(
  "E88 without 3 castles King's Landing is crossed only by the army as a whole",
  ({ given, when, then }) => {
    given.army('dragonstone', 'lannister-2+jaime-lannister');
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'dragonstone', 'lannister-2+jaime-lannister', 'kings-landing');
    then.refused('lannister', 'stop').because('needs-three-castles', '8.1');
    then.options('lannister').are(['lannister-2+jaime-lannister']);
    when('lannister').answers('lannister-2+jaime-lannister');
    then.throne(undefined);
    when('lannister').answers('ashemark');
    then.army('ashemark').is('lannister-2+jaime-lannister');
  },
);

scenario('E88, 27.2 and only as the first of two steps', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-2', 'ashemark', 'lannister-2');
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario(
  'E89 a castle taken by units dropped on the way cuts gold before the battle',
  ({ given, when, then }) => {
    given.army('blackhaven', 'lannister-3');
    given.army('storms-end', 'stark-1');
    given.army('winterfell', 'stark-1');
    given.gold('lannister', 9);
    given.action('lannister', 'march');

    when('lannister').marches('blackhaven', 'lannister-3', 'the-reach', {
      with: 'lannister-2',
      to: 'storms-end',
    });
    then.asked('lannister', 'battle.attackerCard');
    then.castles('lannister').is(1);
    then.gold('lannister').is(8);
  },
);

scenario("E89 and it counts for King's Landing", ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').marches('blackhaven', 'lannister-3', 'the-reach');
  when('lannister').answers('lannister-3'); // nobody takes The Reach: two castles
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
  when('lannister').undoes();
  when('lannister').answers('lannister-2', 'kings-landing');
  then.throne('lannister');
  then.army('kings-landing').is('lannister-2');
});

scenario('4.2.5 crossing an unoccupied castle domain does not take its castle', ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-2');
  given.gold('lannister', 9);
  given.action('lannister', 'march');

  when('lannister').marches('blackhaven', 'lannister-2', 'sunspear', { with: 'lannister-2', to: 'starfall' });
  then.castle('sunspear', undefined);
  then.castle('starfall', 'lannister');
  then.gold('lannister').is(8);
});

scenario(
  '5.8, 27.3 a castle goes back to the map when the last unit steps out, in mid-action',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.gold('lannister', 8);
    given.action('lannister', 'march');

    when('lannister').answers('perform', 'casterly-rock', 'lannister-2');
    then.castle('casterly-rock', undefined);
    then.goldMaximum('lannister').is(9);
    when('lannister').answers('ashemark', 'lannister-2', 'casterly-rock'); // coming back takes it again
    then.castle('casterly-rock', 'lannister');
    then.goldMaximum('lannister').is(8);
  },
);

scenario('5.8 gold cut on the way stays lost', ({ given, when, then }) => {
  given.army('starfall', 'lannister-2');
  given.army('old-town', 'lannister-1');
  given.gold('lannister', 8);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').places('march', 'march');
  when('lannister').marches('starfall', 'lannister-1', 'sunspear');
  when('lannister').answers('stop');
  then.gold('lannister').is(7);
  when('lannister').marchesAndStops('sunspear', 'lannister-1', 'starfall');
  then.goldMaximum('lannister').is(8);
  then.gold('lannister').is(7);
});

scenario('27.1 any choice of friendly units is an army', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('shield-islands', 'lannister-1+jaime-lannister+tyrell-1');
  given.army('highgarden', 'tyrell-2');
  given.action('lannister', 'march');

  when('lannister').performs();
  then.options('lannister').are(['shield-islands', 'highgarden']);
  then.refused('lannister', 'pyke').because('no-friendly-units', '4.2.1');
  when('lannister').answers('shield-islands');
  then
    .options('lannister')
    .are([
      'lannister-1',
      'jaime-lannister',
      'tyrell-1',
      'lannister-1+jaime-lannister',
      'lannister-1+tyrell-1',
      'jaime-lannister+tyrell-1',
      'lannister-1+jaime-lannister+tyrell-1',
    ]);
});

scenario('27.2 a hostile domain ends the March', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  then.asked('lannister', 'battle.attackerCard');
});

scenario('27.4 units that stay take an unoccupied domain at once', ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'blackhaven', 'lannister-2', 'the-reach');
  then.castle('the-reach', undefined); // nobody has stopped yet
  when('lannister').answers('lannister-1');
  then.castle('the-reach', 'lannister');
  then.asked('lannister', 'movement.chooseSecondDestination');
});

scenario('27.6 only what can end within the unit limit is offered', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-2');
  given.army('shield-islands', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-3', 'ashemark');
  // 27.8: five stand here for a moment; two at least go on, three at most
  then.options('lannister').are(['lannister-2', 'lannister-3']);
  then.refused('lannister', 'stop').because('no-room', '5.3');
  when('lannister').answers('lannister-3', 'casterly-rock');
  then.army('ashemark').is('lannister-2');
});

scenario('27.6 a second non-player house finds no room', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('greyjoy', 'lannister');
  given.army('highgarden', 'tyrell-2');
  given.army('ashemark', 'lannister-1+greyjoy-2');
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'highgarden', 'tyrell-1');
  then.refused('lannister', 'ashemark').because('no-room', '5.3');
});

scenario('27.7 a March takes at least one step', ({ given, when, then }) => {
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'jaime-lannister');
  then.refused('lannister', 'stop').because('not-an-option', '27.2');
  then.refused('lannister', 'casterly-rock').because('not-an-option', '27.2');
});

scenario(
  '27.9 a Sail has one destination, on another Map Card, and no stop on the way',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.action('lannister', 'sail');

    when('lannister').answers('perform', 'casterly-rock', 'lannister-1');
    then.refused('lannister', 'ashemark').because('same-map-card', '4.3.1');
    then.refused('lannister', 'dragonstone').because('too-far-by-sea', '4.3.1'); // three cards away
    then.options('lannister').include('starfall', 'the-rills', 'the-reach');
    when('lannister').answers('starfall');
    then.castle('starfall', 'lannister');
    then.asked('lannister', 'turn.placeDie');
  },
);

scenario('4.2.1 what no step leads to is too far, at every step', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'sunspear').because('too-far', '4.2.1');
  when('lannister').answers('ashemark', 'lannister-2');
  then.asked('lannister', 'movement.chooseSecondDestination');
  then.refused('lannister', 'sunspear').because('too-far', '4.2.1');
});
