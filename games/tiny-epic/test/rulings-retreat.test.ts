// §7 and §25: where units retreat to, and what happens if they cannot.

import type { DomainId } from '../data/ids.ts';
import { type Given, occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('7.3 among equally near targets the owner chooses', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('flints-finger', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-3', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'stark');
  then.asked('stark', 'retreat.chooseTarget');
  then.options('stark').are(['flints-finger', 'hornwood', 'shadow-tower', 'the-rills', 'white-harbor']);
  then.refused('stark', 'last-hearth').because('not-an-option', '7.3'); // two steps away
  when('stark').retreatsTo('hornwood');
  then.army('hornwood').is('stark-1');
});

scenario('7.3 for an unallied house the player who caused the retreat chooses', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-3', 'riverrun');
  when('lannister').answers('poisoning', 'tully');
  then.asked('lannister', 'retreat.chooseTarget');
  then.options('lannister').are(['ashemark', 'flints-finger', 'three-sisters']);
  when('lannister').retreatsTo('three-sisters');
  then.army('three-sisters').is('tully-2');
});

scenario('7.3 a castle domain is taken only if nothing else is as near', ({ given, when, then }) => {
  given.army('the-eyrie', 'stark-2');
  given.army('dragonstone', 'stark-1');
  given.army('riverrun', 'lannister-3');
  given.army('three-sisters', 'arryn-2');
  given.army('ashemark', 'tully-2');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('riverrun', 'lannister-3', 'the-eyrie');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'stark'); // Three Sisters is not free: Dragonstone is alone nearest
  then.army('dragonstone').is('stark-2');
});

scenario(
  'E6, 7.5 units without room return with their benefits, within the limits',
  ({ given, when, then }) => {
    occupyFiefs(given, 'flints-finger');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('castle-black', 'stark-2');
    given.hand('lannister', ['poisoning']);
    given.hand('stark', ['vendetta', 'lone-wolf', 'dealmaking', 'red-wedding']);
    given.gold('stark', 7); // two castles
    given.action('lannister', 'march');

    when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
    when('lannister').commits('poisoning');
    when('stark').answers('pass', 'stark'); // space 4 shows a card, but the hand is full
    then.asked('stark', 'retreat.chooseSurplus'); // Castle Black has room for one
    then.options('stark').are(['stark', 'eddard-stark']);
    when('stark').answers('eddard-stark');
    then.army('castle-black').is('stark-3');
    then.recruited('stark').is(3);
    then.gold('stark').is(8); // 2 for the Hero, but one castle is left
    then.score('stark').is(1);
    then.hand('stark').is(['vendetta', 'lone-wolf', 'dealmaking', 'red-wedding']);
  },
);

scenario('7.5 without room for all the nearest domain that takes anybody', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.alliance('tully', 'stark');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('white-harbor', 'greyjoy-1');
  given.army('three-sisters', 'greyjoy-1');
  given.army('winterfell', 'stark-3+tully-1');
  given.army('riverrun', 'tully-3+stark-2'); // one fits, two steps away
  given.army('dragonstone', 'stark-1'); // two would fit, four steps away
  given.hand('lannister', ['poisoning']);
  given.gold('stark', 0);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'tully');
  then.army('riverrun').is('tully-3+stark-3');
  then.army('dragonstone').is('stark-1');
  then.recruited('stark').is(4);
  then.gold('stark').is(1); // space 5, space 6 shows a card
});

scenario('7.5 among equally near ones the owner chooses', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.alliance('tully', 'stark');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('white-harbor', 'greyjoy-1');
  given.army('three-sisters', 'greyjoy-1');
  given.army('winterfell', 'stark-3+tully-1');
  given.army('riverrun', 'tully-2+stark-1');
  given.army('castle-black', 'stark-1');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'tully');
  then.asked('stark', 'retreat.chooseTarget');
  then.options('stark').are(['riverrun', 'castle-black']);
});

scenario(
  '7.5 without a target the last unit of a house takes the nearest unoccupied castle',
  ({ given, when, then }) => {
    occupyFiefs(given, 'flints-finger');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('castle-black', 'arryn-1');
    given.hand('lannister', ['poisoning']);
    given.gold('stark', 8);
    given.action('lannister', 'march');

    when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
    when('lannister').commits('poisoning');
    when('stark').answers('pass', 'stark');
    then.asked('stark', 'retreat.chooseSurplus'); // one of the two stays on the map
    then.options('stark').are(['stark', 'eddard-stark']);
    when('stark').answers('eddard-stark');
    then.army('riverrun').is('stark-1'); // Castle Black is held, Riverrun as near
    then.castles('stark').is(1);
    then.score('stark').is(1);
    then.gold('stark').is(8);
  },
);

scenario('7.5 the owner chooses among equally near castles', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'stark');
  then.asked('stark', 'refuge.chooseRefuge');
  then.options('stark').are(['castle-black', 'riverrun']);
  when('stark').answers('castle-black');
  then.army('castle-black').is('stark-1');
});

/** Lannister's Hero comes to Castle Black, where Stark stands; no fief is free, castles only where said. */
function banishTo(given: Given, ...free: DomainId[]): void {
  occupyFiefs(given);
  for (const at of ['white-harbor', 'flints-finger', 'three-sisters'] as const) given.army(at, 'greyjoy-1');
  const castles: [DomainId, string][] = [
    ['winterfell', 'greyjoy-1'],
    ['riverrun', 'greyjoy-1'],
    ['pyke', 'greyjoy-1'],
    ['the-eyrie', 'arryn-1'],
    ['dragonstone', 'arryn-1'],
    ['highgarden', 'tyrell-1'],
    ['the-reach', 'tyrell-1'],
    ['starfall', 'tyrell-1'],
    ['casterly-rock', 'lannister-1+jaime-lannister'],
    ['storms-end', 'lannister-1'],
    ['sunspear', 'lannister-1'],
    ['kings-landing', 'tyrell-1'],
  ];
  for (const [at, units] of castles) if (!free.includes(at)) given.army(at, units);
  given.hand('lannister', ['banished-to-the-watch']);
  given.action('lannister', 'event');
}

scenario('7.5, 10.1 two last units find refuge in the only free castle', ({ given, when, then }) => {
  banishTo(given, 'winterfell');
  given.alliance('tully', 'stark');
  given.army('castle-black', 'stark-1+tully-1');

  when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
  then.tellings('units.retreated').are({ side: 'stark', to: 'winterfell', units: 'stark-1+tully-1' });
  then.notTold('unit.lost');
  then.recruited('stark').is(1);
  then.castle('winterfell', 'stark');
});

scenario('7.5 last units of two houses stay together though more is free', ({ given, when, then }) => {
  banishTo(given, 'winterfell', 'riverrun', 'the-eyrie');
  given.alliance('tully', 'stark');
  given.army('castle-black', 'stark-1+tully-1');

  when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
  then.army('winterfell').is('stark-1+tully-1');
  then.unoccupied('riverrun', 'the-eyrie');
  then.castles('stark').is(1);
});

scenario(
  '7.5 a last unit goes to a friendly domain with room before a free castle',
  ({ given, when, then }) => {
    banishTo(given, 'riverrun');
    given.alliance('tully', 'stark');
    given.alliance('arryn', 'stark');
    given.army('castle-black', 'stark-2+tully-1');
    given.army('winterfell', 'stark-1+arryn-1'); // room for two of Stark, not for a second ally
    given.army('shadow-tower', 'greyjoy-1');
    given.army('the-rills', 'greyjoy-1');
    given.army('last-hearth', 'tyrell-1');
    given.army('hornwood', 'tyrell-1');
    given.army('the-eyrie', 'tyrell-1');
    given.army('dragonstone', 'stark-3'); // room for Tully
    given.army('kings-landing', 'lannister-1');

    when('lannister').plays('banished-to-the-watch', 'jaime-lannister');
    then.army('winterfell').is('stark-3+arryn-1');
    then.army('dragonstone').is('stark-3+tully-1');
    then.unoccupied('riverrun');
  },
);

/** Everybody stands somewhere: only Lannister's fight is open. `free` are left unoccupied. */
function fillTheMap(given: Given, ...free: DomainId[]): void {
  given.players(['stark', 'martell', 'lannister'], ['tyrell', 'tully', 'greyjoy']);
  occupyFiefs(given, 'ashemark');
  const castles: [DomainId, string][] = [
    ['winterfell', 'stark-1'],
    ['castle-black', 'stark-1'],
    ['riverrun', 'tully-1'],
    ['pyke', 'greyjoy-1'],
    ['casterly-rock', 'martell-1'],
    ['the-eyrie', 'arryn-1'],
    ['dragonstone', 'arryn-1'],
    ['kings-landing', 'greyjoy-1'],
    ['highgarden', 'stark-3'],
    ['starfall', 'martell-1'],
    ['the-reach', 'tyrell-1'],
    ['storms-end', 'tyrell-1'],
    ['sunspear', 'oberyn-martell'],
  ];
  for (const [at, units] of castles) if (!free.includes(at)) given.army(at, units);
  given.army('ashemark', 'lannister-2'); // all there is of Lannister
  given.army('shield-islands', 'martell-1');
  given.hand('stark', ['poisoning']);
  given.gold('lannister', 3);
  given.turn('stark', ['march', 'recruit']);
  given.dice('martell', ['recruit']);
  given.dice('lannister', ['whisper']);
}

scenario("7.5 or else unoccupied King's Landing, without any castle", ({ given, when, then }) => {
  fillTheMap(given, 'kings-landing');

  when('stark').places('march', 'sail');
  when('stark').skips();
  when('stark').marches('highgarden', 'stark-2', 'ashemark');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.tellings('units.retreated').are({ side: 'lannister', to: 'kings-landing', units: 'lannister-1' });
});

scenario(
  '7.5, 7.8 on a full map the last unit returns too; its player recruits at home again',
  ({ given, when, then }) => {
    fillTheMap(given);

    when('stark').places('march', 'sail');
    when('stark').skips();
    when('stark').marches('highgarden', 'stark-2', 'ashemark');
    when('stark').commits('poisoning');
    when('lannister').answers('pass', 'lannister');
    then.recruited('lannister').is(0);
    then.gold('lannister').is(4); // space 2 shows a card, space 1 gold
    when('martell').marchesAndStops('casterly-rock', 'martell-1', 'shield-islands');

    when('martell').places('recruit', 'event');
    when('martell').answers('skip', 'skip');
    when('lannister').performs();
    then.options('lannister').are(['lannister@casterly-rock', 'jaime-lannister@casterly-rock']);
    when('lannister').answers('lannister@casterly-rock');
    then.options('lannister').are(['lannister@casterly-rock', 'jaime-lannister@casterly-rock', 'done']);
    when('lannister').answers('jaime-lannister@casterly-rock');
    then.army('casterly-rock').is('lannister-1+jaime-lannister');
    then.castles('lannister').is(1);
    then.gold('lannister').is(0);
  },
);

scenario('7.8 with an enemy at home any unoccupied fief will do', ({ given, when, then }) => {
  fillTheMap(given);

  when('stark').places('march', 'sail');
  when('stark').skips();
  when('stark').marches('highgarden', 'stark-2', 'ashemark');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  when('martell').answers('perform', 'shield-islands', 'martell-1', 'casterly-rock', 'stop');

  when('martell').places('recruit', 'event');
  when('martell').answers('skip', 'skip');
  when('lannister').performs();
  then.options('lannister').are(['lannister@shield-islands', 'jaime-lannister@shield-islands']);
  then.refused('lannister', 'lannister@casterly-rock').because('not-an-option', '4.1.1');
});

scenario('7.8 without a free fief there is nothing to recruit into', ({ given, when, then }) => {
  fillTheMap(given);

  when('stark').places('march', 'sail');
  when('stark').skips();
  when('stark').marches('highgarden', 'stark-2', 'ashemark');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  when('martell').skips();
  when('martell').places('recruit', 'event');
  when('martell').answers('skip', 'skip');
  then.notAsked('lannister');
});

scenario('E7 a mixed group never splits while any target takes all of it', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-2+tully-2');
  given.army('hornwood', 'stark-2'); // next door, with room for one Stark and all Tullys
  given.army('riverrun', 'tully-1');
  given.army('shadow-tower', 'arryn-1');
  given.army('the-rills', 'arryn-1');
  given.army('white-harbor', 'arryn-1');
  given.army('three-sisters', 'greyjoy-2');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'tully');
  then.army('last-hearth').is('stark-2+tully-1');
  then.army('hornwood').is('stark-2');
});

scenario('E8 a beaten attacker falls back to an origin it still controls', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-3');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  when('lannister').answers('pass', 'lannister');
  then.army('ashemark').is('lannister-2');
  then.army('pyke').is('greyjoy-3');
});

scenario('E8 or into a fief it left empty', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  when('lannister').answers('pass', 'lannister');
  then.army('ashemark').is('lannister-1');
});

scenario('E8 but not into a castle domain it left empty', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'stark-3');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-2', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('lannister').loses('lannister');
  then.options('lannister').are(['ashemark', 'old-town']);
  then.refused('lannister', 'casterly-rock').because('not-an-option', '7.3');
  when('lannister').retreatsTo('ashemark');
  then.unoccupied('casterly-rock');
  then.castles('lannister').is(0);
});

scenario(
  'E9 both sides retreat, the defender first; the castle stands on the map',
  ({ given, when, then }) => {
    given.army('starfall', 'stark-2');
    given.army('old-town', 'lannister-2');
    given.hand('lannister', ['enlist-the-faceless-men']);
    given.hand('stark', ['drain-the-coffers']);
    given.action('lannister', 'march');

    when('lannister').marches('old-town', 'lannister-2', 'starfall');
    when('lannister').commits('enlist-the-faceless-men');
    when('stark').commits('drain-the-coffers');
    then.notAsked('lannister');
    when('stark').retreats();
    then.options('stark').are(['old-town', 'blackhaven']);
    when('stark').retreatsTo('blackhaven');
    when('lannister').retreats();
    then.army('old-town').is('lannister-2'); // the only fief left as near
    then.unoccupied('starfall');
    then.castles('stark').is(0);
    then.castle('starfall', undefined);
    then.score('lannister').is(0);
    then.score('stark').is(0);
    then.recruited('lannister').is(2);
    then.recruited('stark').is(2);
  },
);

scenario(
  'E92 a fief taken by a group that retreated before is no target any more',
  ({ given, when, then }) => {
    given.army('starfall', 'stark-2');
    given.army('old-town', 'lannister-2');
    given.hand('lannister', ['enlist-the-faceless-men']);
    given.hand('stark', ['drain-the-coffers']);
    given.action('lannister', 'march');

    when('lannister').marches('old-town', 'lannister-2', 'starfall');
    when('lannister').commits('enlist-the-faceless-men');
    when('stark').answers('drain-the-coffers', 'retreat', 'old-town');
    when('lannister').retreats();
    then.army('old-town').is('stark-2');
    then.army('blackhaven').is('lannister-2');
  },
);

scenario(
  'E64 without a target the tokens of an unallied house return to its Token Pool',
  ({ given, when, then }) => {
    occupyFiefs(given, 'ashemark', 'shield-islands');
    given.army('ashemark', 'lannister-3');
    given.army('shield-islands', 'stark-1');
    given.army('pyke', 'greyjoy-3');
    given.army('starfall', 'greyjoy-3');
    given.hand('lannister', ['poisoning']);
    given.deck('drain-the-coffers'); // Retreat
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-2', 'pyke');
    then.pool('greyjoy').is(3);
    when('lannister').commits('poisoning');
    then.pool('greyjoy').is(6);
    then.army('pyke').is('lannister-2');
    then.score('lannister').is(0);
  },
);

scenario(
  'E91 two groups of one owner may meet in one domain, the first having taken the fief',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.allies('lannister', { tyrell: 2 });
    given.allies('stark', { tyrell: 3 });
    given.army('highgarden', 'tyrell-1+lannister-1');
    given.army('starfall', 'tyrell-1+lannister-2');
    given.army('shield-islands', 'greyjoy-1');
    given.army('ashemark', 'greyjoy-1');
    given.army('blackhaven', 'greyjoy-1');
    given.army('the-reach', 'arryn-3');
    given.step('alliances');

    then.asked('lannister', 'leaveShared.chooseGroup'); // 7.6: in the order the owner likes
    then.options('lannister').are(['highgarden', 'starfall']);
    when('lannister').answers('starfall');
    then.army('old-town').is('lannister-3');
  },
);

scenario('7.6 in the other order as well', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 3 });
  given.army('highgarden', 'tyrell-1+lannister-1');
  given.army('starfall', 'tyrell-1+lannister-2');
  given.army('shield-islands', 'greyjoy-1');
  given.army('ashemark', 'greyjoy-1');
  given.army('blackhaven', 'greyjoy-1');
  given.army('the-reach', 'arryn-3');
  given.step('alliances');

  when('lannister').answers('highgarden');
  then
    .tellings('units.retreated')
    .are(
      { from: 'highgarden', to: 'old-town', units: 'lannister-1' },
      { from: 'starfall', to: 'old-town', units: 'lannister-2' },
    );
});

scenario('7.7 only the units of the house that must leave retreat', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 2 });
  given.army('old-town', 'tyrell-2+lannister-2');
  given.army('starfall', 'arryn-3');
  given.army('ashemark', 'greyjoy-2');
  given.army('blackhaven', 'greyjoy-1');
  given.step('alliances');

  then.army('old-town').is('tyrell-2');
  then.army('shield-islands').is('lannister-2');
});
