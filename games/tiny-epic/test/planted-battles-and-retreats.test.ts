// Corners of battles, movements and retreats where a planted mistake went unnoticed (docs/planted-bugs.md).

import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('5.1, 26.9 Tyrion’s gold stops at the maximum at once', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('ashemark', 'lannister-2+tyrion-lannister');
  given.gold('lannister', 8);
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'march', 'ashemark', 'lannister-2+tyrion-lannister');
  when('lannister').answers('pyke', 'poisoning');
  then.asked('lannister', 'loss.chooseLoss');
  then.gold('lannister').is(9);
  then.told('gold.gained', { seat: 'lannister', gold: 1, lost: 2 });
});

scenario('7.5 with room for two of three the owner chooses who returns', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('castle-black', 'stark-1');
  given.hand('stark', ['drain-the-coffers']); // Retreat: nobody is lost
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('pass');
  when('stark').commits('drain-the-coffers');
  when('stark').retreats();
  then.asked('stark', 'retreat.chooseSurplus');
  then.options('stark').are(['stark', 'eddard-stark']);
  when('stark').answers('stark');
  then.army('castle-black').is('stark-2+eddard-stark');
});

scenario('7.2 an allied house finds room beside units of its ally', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.alliance('tully', 'stark');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('white-harbor', 'greyjoy-1');
  given.army('three-sisters', 'greyjoy-1');
  given.army('winterfell', 'stark-1+tully-2');
  given.army('castle-black', 'stark-1');
  given.army('sunspear', 'tully-1'); // far away, but no Tully is the last one
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'tully');
  then.army('castle-black').is('stark-2+tully-1');
  then.tellings('unit.lost').are({ unit: 'tully' }); // in the battle, and nobody after it
});

scenario(
  '7.5, 8.3 only the last unit stays in King’s Landing, those beside it return',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.alliance('tyrell', 'stark');
    given.army('kings-landing', 'stark-2+tully-1');
    given.army('winterfell', 'stark-3+tyrell-1'); // room for nobody: no fourth Stark, no second ally
    given.army('casterly-rock', 'lannister-2');
    for (const at of ['ashemark', 'shield-islands', 'highgarden'] as const) given.army(at, 'lannister-1');
    for (const at of ['shadow-tower', 'castle-black', 'last-hearth', 'hornwood', 'white-harbor'] as const)
      given.army(at, 'arryn-1');
    for (const at of ['three-sisters', 'the-eyrie', 'dragonstone', 'the-rills'] as const)
      given.army(at, 'arryn-1');
    for (const at of ['flints-finger', 'riverrun', 'pyke', 'old-town', 'starfall'] as const)
      given.army(at, 'greyjoy-1');
    for (const at of ['the-reach', 'storms-end', 'blackhaven', 'sunspear'] as const)
      given.army(at, 'greyjoy-1');
    given.gold('stark', 0);
    given.action('lannister', 'march');

    when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');
    then.army('kings-landing').is('tully-1');
    then.recruited('stark').is(3);
    then.gold('stark').is(1); // spaces 5 and 4: a gold and a card
  },
);

scenario('E88, 27.4 without 3 castles nobody is exchanged in King’s Landing', ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-1+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'dragonstone', 'lannister-1', 'kings-landing'); // two castles are left
  then.options('lannister').include('lannister-1', 'lannister-1+jaime-lannister');
  then.refused('lannister', 'jaime-lannister').because('not-an-option', '27.4');
});

scenario('4.3.1, 27.6 no Sail is offered that could only end on its own Map Card', ({ given, then }) => {
  given.army('castle-black', 'eddard-stark'); // the last of Stark may not attack
  for (const at of ['three-sisters', 'the-eyrie', 'dragonstone', 'kings-landing'] as const)
    given.army(at, 'arryn-2');
  for (const at of ['the-reach', 'storms-end', 'blackhaven', 'sunspear'] as const) given.army(at, 'tyrell-2');
  given.action('stark', 'sail'); // Hornwood and White Harbor, on this card, are free

  then.asked('stark', 'turn.placeDie');
});

scenario('18.23 a battle before the King’s Roads does not forfeit their gold', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'stark-2');
  given.army('three-sisters', 'arryn-2');
  given.gold('stark', 0);
  given.hand('stark', ['poisoning', 'the-kings-roads']);
  given.deck('spoils-of-war', 'lone-wolf');
  given.turn('stark', ['event', 'march']);

  when('stark').places('event', 'march');
  when('stark').marches('white-harbor', 'stark-2', 'three-sisters');
  when('stark').answers('poisoning', 'arryn');
  when('stark').plays('the-kings-roads', 'perform', 'winterfell', 'stark-1', 'hornwood', 'stop');
  when('stark').answers('perform', 'winterfell', 'stark-1', 'the-rills', 'stop');
  then.gold('stark').is(3);
});

scenario(
  '8.3 a castle given up for the Lord of Light costs King’s Landing before the battle',
  ({ given, when, then }) => {
    given.rules('stark');
    given.army('white-harbor', 'stark-1');
    given.army('hornwood', 'arryn-2');
    given.hand('stark', ['tribute-to-the-lord-of-light']);
    given.action('stark', 'event');

    when('stark').plays('tribute-to-the-lord-of-light', 'stark@dragonstone');
    then.told('throne.lost', { seat: 'stark' });
    then.notTold('battle.started');
  },
);

scenario('18.3 whoever is about to retreat leaves room for an allied Hero', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.army('riverrun', 'tully-2+hoster-tully');
  given.army('castle-black', 'arryn-3');
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');

  when('lannister').plays('banished-to-the-watch');
  then.options('lannister').are(['jaime-lannister', 'hoster-tully']);
  when('lannister').answers('hoster-tully', 'last-hearth');
  then.army('castle-black').is('hoster-tully');
});

scenario('0.3, 28.2 a domain still shared is no refuge from another one', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'stark-1+tully-1');
  given.army('ashemark', 'stark-1+tully-1');
  given.allies('lannister', { tully: 2 });
  given.step('alliances');

  then.asked('stark', 'leaveShared.chooseGroup');
  when('stark').answers('riverrun');
  then.options('stark').are(['flints-finger', 'three-sisters']); // Ashemark is as near, but between two sides
});

scenario('4.6.3 a Hero Card used in attack lies before whoever used it', ({ given, when, then }) => {
  given.army('white-harbor', 'stark-3');
  given.army('winterfell', 'eddard-stark');
  given.army('three-sisters', 'arryn-2');
  given.deck('spoils-of-war');
  given.action('stark', 'march', 'follow');

  when('stark').marches('white-harbor', 'stark-3', 'three-sisters');
  when('stark').commits('eddard-stark');
  then.faceUp('stark').is([]);
  when('stark').loses('arryn');
  then.faceUp('stark').is(['eddard-stark']);
  then.faceUp('lannister').is([]);
});

scenario('18.7 Trial by Combat brings its point against an unallied house too', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('hornwood', 'arryn-1');
  given.army('the-eyrie', 'arryn-1');
  given.hand('stark', ['trial-by-combat']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('trial-by-combat', 'winterfell', 'stark-1', 'hornwood');
  then.score('stark').is(1);
  then.asked('stark', 'battle.attackerCard');
});

scenario('7.5 King’s Landing takes a part of a group too', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('kings-landing', 'stark-2');
  given.army('castle-black', 'stark-3');
  given.army('dragonstone', 'stark-3');
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('pass');
  when('stark').commits('drain-the-coffers');
  when('stark').retreats();
  then.asked('stark', 'retreat.chooseSurplus');
  when('stark').answers('stark');
  then.told('units.retreated', { to: 'kings-landing', units: 'eddard-stark' });
});

scenario('8.3 an ally beside one does not make up for a castle', ({ given, when, then }) => {
  given.rules('stark');
  given.alliance('tully', 'stark');
  given.army('kings-landing', 'stark-2+tully-1');
  given.action('stark', 'march', 'follow');

  when('stark').marchesAndStops('castle-black', 'stark-1', 'last-hearth');
  then.castles('stark').is(2);
  then.throne(undefined);
  then.army('ashemark').is('stark-2+tully-1');
});
