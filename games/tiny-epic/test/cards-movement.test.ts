// Plot Cards that move an army, with a battle on the way or without: The King's Roads, Master of the Seas,
// Captured at Sea.

import type { Given } from './cards-tables.ts';
import { scenario } from './table.ts';

/** Nobody of Lannister can go anywhere: the last of the house is surrounded and may not attack. */
function lannisterIsStuck(given: Given): void {
  given.army('castle-black', 'lannister-1');
  given.army('last-hearth', 'stark-2');
  given.army('shadow-tower', 'stark-2');
}

// The King's Roads

scenario("The King's Roads: two Marches of different armies, 3 gold", ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('sunspear', 'lannister-2');
  given.gold('lannister', 2);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');
  then.gold('lannister').is(2); // not yet
  when('lannister').marchesAndStops('sunspear', 'lannister-1', 'blackhaven');

  then.army('ashemark').is('lannister-1');
  then.army('blackhaven').is('lannister-1');
  then.gold('lannister').is(5);
  then.discard().is(['the-kings-roads']);
});

scenario("The King's Roads: the same army twice, four steps in all", ({ given, when, then }) => {
  given.army('castle-black', 'lannister-2');
  given.gold('lannister', 0);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads');
  when('lannister').marches('castle-black', 'lannister-2', 'last-hearth', {
    with: 'lannister-2',
    to: 'hornwood',
  });
  when('lannister').marches('hornwood', 'lannister-2', 'white-harbor', {
    with: 'lannister-2',
    to: 'three-sisters',
  });

  then.army('three-sisters').is('lannister-2');
  then.gold('lannister').is(3);
});

scenario(
  "The King's Roads: a battle in the first March does not stop the second, but costs the gold",
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-1');
    given.army('winterfell', 'stark-2');
    given.gold('lannister', 2);
    given.hand('lannister', ['the-kings-roads']);
    given.action('lannister', 'event');

    when('lannister').plays('the-kings-roads');
    when('lannister').answers('perform', 'casterly-rock', 'lannister-2', 'shield-islands', 'pass');
    when('stark').answers('pass', 'stark');
    then.lines('attacker').are('tokens 2'); // no bonus
    when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');

    then.army('ashemark').is('lannister-1');
    then.gold('lannister').is(2);
  },
);

scenario(
  "The King's Roads: so does a battle in the second, though a Retreat ends it",
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-2');
    given.gold('lannister', 2);
    given.hand('lannister', ['the-kings-roads', 'drain-the-coffers']);
    given.action('lannister', 'event');

    when('lannister').plays('the-kings-roads');
    when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');
    when('lannister').answers(
      'perform',
      'casterly-rock',
      'lannister-1',
      'shield-islands',
      'drain-the-coffers',
    );
    when('stark').commits('pass');
    when('lannister').retreats();

    then.notTold('battle.decided');
    then.army('casterly-rock').is('lannister-2');
    then.gold('lannister').is(2);
  },
);

scenario("The King's Roads: a March left out costs the gold too", ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads', 'skip');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');

  then.army('ashemark').is('lannister-1');
  then.gold('lannister').is(2);
});

scenario("The King's Roads: both may be left out", ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads', 'skip', 'skip');

  then.army('casterly-rock').is('lannister-1+jaime-lannister');
  then.gold('lannister').is(2);
  then.discard().is(['the-kings-roads']);
});

scenario("The King's Roads: nobody follows these Marches", ({ given, when, then }) => {
  given.hand('lannister', ['the-kings-roads']);
  given.turn('lannister', ['event', 'whisper']);

  when('lannister').places('event', 'event');
  when('lannister').plays('the-kings-roads');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');
  when('lannister').marchesAndStops('ashemark', 'lannister-1', 'casterly-rock');
  when('lannister').skips(); // the Event of the die

  then.offered('stark', 'event', 'follow');
});

scenario("The King's Roads: played although nobody can march", ({ given, when, then }) => {
  lannisterIsStuck(given);
  given.gold('lannister', 2);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads');

  then.asked('lannister', 'turn.placeDie');
  then.gold('lannister').is(2);
  then.discard().is(['the-kings-roads']);
});

// Master of the Seas

scenario(
  'Master of the Seas: over 4 Map Cards, 1 gold for each of the 3 between',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2'); // W, then SW, SE and E, then NE
    given.gold('lannister', 2);
    given.hand('lannister', ['master-of-the-seas']);
    given.action('lannister', 'event');

    when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'castle-black');

    then.army('castle-black').is('lannister-1');
    then.castle('castle-black', 'lannister');
    then.gold('lannister').is(5);
    then.discard().is(['master-of-the-seas']);
  },
);

scenario('Master of the Seas: 2 Map Cards away lies one between', ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'blackhaven');

  then.gold('lannister').is(3);
});

scenario('Master of the Seas: the next Map Card has nothing before it', ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'old-town');

  then.army('old-town').is('lannister-1');
  then.gold('lannister').is(2);
});

scenario(
  'Master of the Seas: five Map Cards are too many, and one’s own is none',
  ({ given, when, then }) => {
    given.hand('stark', ['master-of-the-seas']);
    given.action('stark', 'event');

    when('stark').plays('master-of-the-seas', 'perform', 'winterfell', 'stark-1');

    then.options('stark').include('three-sisters'); // NW to E are four
    then.refused('stark', 'castle-black').because('too-far-by-sea', '4.3.1'); // no passage over the north
    then.refused('stark', 'the-rills').because('same-map-card', '4.3.1');
  },
);

scenario(
  'Master of the Seas: it may lead into a battle, the gold comes whatever its end',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('hornwood', 'stark-3');
    given.gold('lannister', 2);
    given.hand('lannister', ['master-of-the-seas', 'dealmaking']);
    given.action('lannister', 'event');

    when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'hornwood');
    then.gold('lannister').is(2); // the Sail is not over yet
    when('lannister').commits('dealmaking');
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 1', 'dealmaking 2'); // no bonus
    when('lannister').loses('lannister'); // space 2: a card

    then.gold('lannister').is(2 + 3);
    then.army('casterly-rock').is('lannister-1');
  },
);

scenario('Master of the Seas: no more gold than the maximum', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.gold('lannister', 6);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'castle-black');

  then.gold('lannister').is(7); // 9 less 2 castles
  then.told('gold.gained', { seat: 'lannister', gold: 1, lost: 2 });
});

scenario('Master of the Seas: the Sail may be declined', ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'skip');

  then.army('casterly-rock').is('lannister-1+jaime-lannister');
  then.gold('lannister').is(2);
  then.discard().is(['master-of-the-seas']);
});

// Captured at Sea

scenario(
  'Captured at Sea: a player’s lone token is eliminated, the army moves in, no battle',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('castle-black', 'stark-1');
    given.army('winterfell', 'stark-2');
    given.gold('stark', 2);
    given.vengeance('lannister', 1);
    given.hand('lannister', ['captured-at-sea']);
    given.action('lannister', 'event');

    when('lannister').plays(
      'captured-at-sea',
      'casterly-rock',
      'lannister-1+jaime-lannister',
      'castle-black',
    );

    then.army('castle-black').is('lannister-1+jaime-lannister');
    then.castle('castle-black', 'lannister');
    then.recruited('stark').is(2);
    then.gold('stark').is(3); // the reward of space 3
    then.score('lannister').is(0); // neither for winning nor for Vengeance
    then.notTold('battle.started');
    then.discard().is(['captured-at-sea']);
  },
);

scenario(
  'Captured at Sea: an unallied house’s lone token goes into your Ally Pool',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('old-town', 'tyrell-1');
    given.army('highgarden', 'tyrell-2');
    given.hand('lannister', ['captured-at-sea']);
    given.action('lannister', 'event');

    when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1', 'old-town');

    then.allies('lannister', 'tyrell').is(1);
    then.pool('tyrell').is(6);
    then.army('old-town').is('lannister-1');
  },
);

scenario('Captured at Sea: so does the token of another player’s ally', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'tyrell-1');
  given.army('highgarden', 'tyrell-2');
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1', 'old-town');

  then.allies('lannister', 'tyrell').is(1);
  then.allies('stark', 'tyrell').is(0);
  then.ally('tyrell', 'stark'); // until the check
});

scenario('Captured at Sea: neither two units, nor a Hero, nor a final unit', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('hornwood', 'stark-1');
  given.army('last-hearth', 'eddard-stark');
  given.army('winterfell', 'stark-2');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1');

  then.options('lannister').are(['hornwood']);
  then.refused('lannister', 'winterfell').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'last-hearth').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'pyke').because('wrong-kind-of-target', '18.1');
});

scenario('Captured at Sea: King’s Landing and the Throne, with three castles', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-2');
  given.army('castle-black', 'stark-2');
  given.army('dragonstone', 'stark-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'casterly-rock', 'jaime-lannister', 'kings-landing');

  then.army('kings-landing').is('jaime-lannister');
  then.throne('lannister');
});

scenario('Captured at Sea: not with a castle given up for it', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-2');
  given.army('castle-black', 'stark-2');
  given.army('dragonstone', 'stark-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'starfall', 'lannister-1');

  then.options('lannister').are(['dragonstone']);
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario(
  'Captured at Sea: the owner of a third castle leaves King’s Landing at once',
  ({ given, when, then }) => {
    given.army('kings-landing', 'stark-2');
    given.army('winterfell', 'stark-2');
    given.army('castle-black', 'stark-2');
    given.army('dragonstone', 'stark-1');
    given.army('casterly-rock', 'lannister-2');
    given.hand('lannister', ['captured-at-sea']);
    given.action('lannister', 'event');

    when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1', 'dragonstone');

    then.throne(undefined);
    then.army('ashemark').is('stark-2');
  },
);

scenario('Captured at Sea: nobody there to be captured', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['captured-at-sea', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'captured-at-sea').because('prerequisite-missing', '4.6.1');
});
