// The examples of the solo game, by their numbers. X69 is about setup: see solo-setup.test.ts.

import { scenario } from './solo-table.ts';

scenario('X63, 20.7 two units for a domain with room for one: one is recruited', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'stark-1+eddard-stark');
  given.rivalActs('recruit', 1);
  when('lannister', 'rivalRecruit.chooseDomain').answers('white-harbor');
  then.army('white-harbor').is('stark-2+eddard-stark');
  then.recruited('stark').is(3);
  then.told('rival.skips', { unit: 'stark', where: 'hero-domain', why: 'no-room' });
  then.offered('lannister', 'recruit', 'follow');
});

scenario(
  'X64, 20.6 the partner of a rolled Whisper comes first, the special action second; you may follow the Whisper',
  ({ given, when, then }) => {
    given.rivalTurn('whisper', 1);
    when('lannister', 'rivalMove.chooseTarget').answers('white-harbor');
    then.tellings('rival.card').are({ card: 'rival-01', first: 'march', second: 'whisper' });
    then.tellings('rival.action').are({ action: 'march', as: 'first' }, { action: 'whisper', as: 'second' });
    then.happened(
      'rival.rolled',
      'rival.card',
      'army.moved',
      'domain.taken',
      'rival.special',
      'rival.removed',
    );
    then.offered('lannister', 'whisper', 'follow');
  },
);

scenario(
  'X65, 20.8 a March from the central row: Jaime and one token go, one token stays',
  ({ given, when, then }) => {
    given.person('stark');
    given.rivalHouse('lannister');
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.rivalActs('march', 1);
    when('stark').answers('shield-islands');
    then.army('shield-islands').is('lannister-1+jaime-lannister');
    then.army('casterly-rock').is('lannister-1');
    then.told('rival.target', { row: 'central', target: 'shield-islands', verdict: 'unoccupied' });
    then.told('rival.leaves', { house: 'lannister', domain: 'casterly-rock' });
  },
);

scenario("X66, 20.2 the Rival's second castle covers space 8 of your Gold Track", ({ given, when, then }) => {
  given.gold('lannister', 8);
  given.rivalActs('march', 3);
  when('lannister').answers('castle-black');
  then.castles('stark').is(2);
  then.goldMaximum('lannister').is(7);
  then.gold('lannister').is(7);
  then.told('gold.cut', { seat: 'lannister', gold: 1 });
});

scenario(
  "X67, 20.9 King's Landing is its own already: the nearest castle it does not control",
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-3');
    given.army('white-harbor', 'stark-2');
    given.army('kings-landing', 'stark-2+eddard-stark');
    given.rivalActs('event', 7);
    then.told('rival.nextTarget', { begins: 4, skipped: [4], section: 5 });
    then.options('lannister').are(['dragonstone', 'the-eyrie', 'the-reach']);
    when('lannister').answers('dragonstone');
    then.controls('stark', 'dragonstone', 'kings-landing');
  },
);

scenario('X68, 20.5 the slots of last round are blocked in this one', ({ given, then }) => {
  given.slots({ recruit: 'march', sail: 'plot' });
  given.dice('lannister', ['event']);
  given.step('layCoins');
  given.rolls('march', 'plot', 'plot');
  then.round(2);
  then.told('rival.coins', { seat: 'lannister', slots: ['recruit', 'sail'] });
  then.asked('lannister', 'turn.placeDie');
  then.refused('lannister', 'place:march@recruit').because('slot-blocked', '20.5');
  then.refused('lannister', 'place:plot@sail').because('slot-blocked', '20.5');
  then.options('lannister').include('place:march@march', 'place:plot@event');
  then.dice('lannister').is(['march', 'plot', 'plot']);
});

const LANDS = { 'casterly-rock': 'lannister-1+jaime-lannister', 'flints-finger': 'lannister-1' } as const;

scenario('X92, 20.9, 29.5 five tokens off the track: the nearest fief you occupy', ({ given, then }) => {
  for (const [at, units] of Object.entries(LANDS)) given.army(at as 'casterly-rock', units);
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-3');
  given.rivalActs('whisper', 7);
  then.options('lannister').are(['flints-finger']);
  then.told('rival.nextTarget', { begins: 3, skipped: [], section: 3 });
});

scenario('X92, 20.9, 29.5 two tokens off the track: the nearest unoccupied fief', ({ given, then }) => {
  for (const [at, units] of Object.entries(LANDS)) given.army(at as 'casterly-rock', units);
  given.army('winterfell', 'stark-2+eddard-stark');
  given.rivalActs('whisper', 7);
  then.options('lannister').are(['hornwood', 'shadow-tower', 'the-rills', 'white-harbor']);
  then.told('rival.nextTarget', { begins: 2, skipped: [], section: 2 });
});

scenario("X92, 20.9, 29.5 seven tokens off the track: King's Landing", ({ given, then }) => {
  for (const [at, units] of Object.entries(LANDS)) given.army(at as 'casterly-rock', units);
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-3');
  given.army('castle-black', 'stark-2');
  given.rivalActs('whisper', 7);
  then.options('lannister').are(['kings-landing']);
  then.told('rival.nextTarget', { begins: 4, section: 4 });
});

scenario(
  'X92, 20.9, 29.5 without its starting domain it goes there first, however far it has recruited',
  ({ given, then }) => {
    given.army('winterfell', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('white-harbor', 'stark-2+eddard-stark');
    given.army('hornwood', 'stark-3');
    given.army('castle-black', 'stark-2');
    given.rivalActs('whisper', 7);
    then.options('lannister').are(['winterfell']);
    then.told('rival.nextTarget', { begins: 1, skipped: [], section: 1 });
  },
);

scenario(
  'X93, 29.3 with one ally token and no token of its own the ally token stays',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('winterfell', 'stark-1');
    given.army('riverrun', 'tully-2');
    given.army('flints-finger', 'eddard-stark+tully-1');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor');
    then.army('white-harbor').is('eddard-stark');
    then.army('flints-finger').is('tully-1');
  },
);

scenario(
  'X94, E100 the card names a fief held only by your last unit: next target instead',
  ({ given, when, then }) => {
    given.army('white-harbor', 'lannister-1');
    given.rivalActs('march', 1);
    then.told('rival.target', { target: 'white-harbor', verdict: 'protected' });
    then.options('lannister').are(['flints-finger', 'hornwood', 'shadow-tower', 'the-rills']);
    when('lannister').answers('the-rills');
    then.army('white-harbor').is('lannister-1');
    then.army('the-rills').is('eddard-stark');
  },
);
