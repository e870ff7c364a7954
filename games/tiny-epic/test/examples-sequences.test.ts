// Examples X83 to X90: sequences over several rules.
//
// Not played here, for want of the rules they show:
// - X63 to X69 and X92 to X94: the solo game (§20, §29);
// - X70 to X80 and X95 to X98: the cooperative game (§21, §30);
// - X81 and X82: Mother of Dragons (§23);
// - X91: Lordly Promotion is a card of Ice & Fire.

import { scenario } from './table.ts';

scenario('X83 Castle given up on departure', ({ given, when, then }) => {
  given.army('ashemark', 'tully-3');
  given.deck('kingslayer'); // strength 5
  given.action('lannister', 'march');
  then.castles('lannister').is(1);

  when('lannister').marches('casterly-rock', 'lannister-1+jaime-lannister', 'ashemark');
  then.castle('casterly-rock', undefined); // §5.8: from the moment they left
  then.goldMaximum('lannister').is(9);
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  // §7.4, E8: Casterly Rock is none of them
  then.options('lannister').are(['flints-finger', 'three-sisters', 'shield-islands', 'old-town']);
  when('lannister').retreatsTo('shield-islands');

  then.army('shield-islands').is('jaime-lannister');
  then.unoccupied('casterly-rock');
  then.castles('lannister').is(0);
});

scenario('X84 Third castle on the way', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('highgarden', 'lannister-2+jaime-lannister');
  given.army('old-town', 'tyrell-3');
  given.action('lannister', 'march');
  then.unoccupied('the-reach', 'kings-landing');

  when('lannister').marches('highgarden', 'lannister-1+jaime-lannister', 'the-reach', {
    with: 'jaime-lannister',
    to: 'kings-landing',
  });

  then.castle('the-reach', 'lannister'); // §27.4: the token that stays takes it at once
  then.castles('lannister').is(3); // §8.1
  then.army('kings-landing').is('jaime-lannister');
  then.throne('lannister');
});

scenario('X84 Third castle on the way: without it the army could not stop there', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('highgarden', 'lannister-2+jaime-lannister');
  given.army('old-town', 'tyrell-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'highgarden', 'lannister-1+jaime-lannister', 'the-reach');
  when('lannister').answers('lannister-1+jaime-lannister'); // nobody stays in The Reach

  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('X85 Crossing King’s Landing', ({ given, when, then }) => {
  given.army('the-eyrie', 'lannister-3');
  given.army('three-sisters', 'arryn-3');
  given.action('lannister', 'march');
  then.castles('lannister').is(1);

  when('lannister').answers('perform', 'the-eyrie', 'lannister-2', 'kings-landing');
  then.options('lannister').are(['lannister-2']); // §27.2c, E88: on, as a whole
  then.refused('lannister', 'stop').because('needs-three-castles', '8.1');
  when('lannister').answers('lannister-2', 'ashemark');

  then.army('ashemark').is('lannister-2');
  then.unoccupied('kings-landing');
});

scenario('X86 Alliance lost, then the Throne', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('arryn', 'lannister');
  given.army('kings-landing', 'lannister-1+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('highgarden', 'tyrell-2+lannister-1');
  given.army('the-eyrie', 'arryn-3');
  given.allies('lannister', { arryn: 1, tyrell: 1 });
  given.allies('stark', { tyrell: 3 });
  given.step('alliances');

  // §28.2: Shield and units first, then A's units beside Tyrell leave
  then.ally('tyrell', 'stark');
  when('lannister').retreatsTo('shield-islands');

  then.castle('highgarden', 'stark');
  then.castles('lannister').is(2);
  then.unoccupied('kings-landing'); // §8.3
  then.army('ashemark').is('lannister-1+jaime-lannister');
  then.throne(undefined);
  then.ally('arryn', 'lannister'); // E94: the counts of this check do not change
});

scenario('X87 Two groups retreat', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('storms-end', 'lannister-2+tyrell-1');
  given.army('sunspear', 'lannister-2+tyrell-1');
  given.step('alliances');

  then.options('lannister').are(['storms-end', 'sunspear']); // §7.6, E91: A chooses the order
  when('lannister').answers('storms-end');

  then.army('blackhaven').is('lannister-2'); // the nearest unoccupied fief of both
  then.army('old-town').is('lannister-2'); // the second group cannot join them and goes two steps
  then.army('storms-end').is('tyrell-1');
  then.army('sunspear').is('tyrell-1');
});

scenario('X88 Secret turns into Retreat', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.hand('lannister', ['lone-wolf']); // Secret
  given.hand('stark', ['kingslayer']); // strength 5, 3 gold
  given.deck('drain-the-coffers'); // Retreat
  given.gold('stark', 3);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  when('lannister').commits('lone-wolf');
  when('stark').commits('kingslayer');
  when('lannister').answers('retreat', 'white-harbor'); // §26.6, §26.7

  then.army('white-harbor').is('lannister-2+jaime-lannister'); // no unit lost
  then.army('hornwood').is('stark-2+eddard-stark');
  then.score('lannister').is(0);
  then.score('stark').is(0);
  then.gold('stark').is(0); // what was paid stays paid
});

scenario('X89 Only final units', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('ashemark', 'lannister-1+tyrell-1');
  given.army('casterly-rock', 'stark-2+eddard-stark');
  given.action('stark', 'march');

  when('stark').answers('perform', 'casterly-rock', 'stark-2+eddard-stark');

  then.refused('stark', 'ashemark').because('final-unit-attacked', '10.1');
});

scenario('X89 Only final units: they may not attack together', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('ashemark', 'lannister-1+tyrell-1');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-1+tyrell-1');

  then.refused('lannister', 'pyke').because('final-unit-attacks', '10.1');
  then.refused('lannister', 'riverrun').because('final-unit-attacks', '10.1');
  then.options('lannister').include('highgarden'); // §10.3: move they may
});

scenario('X90 Eliminated by an opponent', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-3');
  given.gold('stark', 3);
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  then.recruited('stark').is(5);

  when('lannister').plays('enlist-the-faceless-men', 'stark@hornwood');

  then.gold('lannister').is(0);
  then.army('hornwood').is('stark-2');
  then.recruited('stark').is(4); // §9.4: to space 5, which shows gold
  then.gold('stark').is(4); // for its owner
});
