// §31: what follows by itself, and what always holds.

import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('31.1 control and castles first, then gold, then King’s Landing', ({ given, when, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('the-eyrie', 'stark-3');
  given.army('three-sisters', 'arryn-3');
  given.gold('stark', 8);
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');

  when('stark').marches('the-eyrie', 'stark-2', 'dragonstone');
  when('stark').commits('poisoning');
  when('lannister').answers('pass', 'lannister');
  then.happened('domain.taken', 'gold.cut', 'throne.lost', 'units.retreated');
  then.gold('stark').is(7);
  then.throne(undefined);
});

scenario('31.1 a castle taken as a refuge cuts gold too', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 2 });
  given.army('old-town', 'tyrell-2+lannister-1');
  occupyFiefs(given, 'old-town');
  given.army('blackhaven', 'greyjoy-1');
  given.gold('lannister', 9);
  given.step('alliances');

  when('lannister').answers('starfall');
  then.castle('starfall', 'lannister');
  then.told('gold.cut', { seat: 'lannister', gold: 1 });
});

scenario(
  '31.1 the card of a Hero that left the map goes to the mat, whoever removed it',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('riverrun', 'tully-2+hoster-tully');
    given.score('lannister', 1);
    given.score('stark', 5);
    given.faceUp('stark', ['hoster-tully']);
    given.hand('lannister', ['kingslayer']);
    given.action('lannister', 'event');

    when('lannister').plays('kingslayer', 'hoster-tully@riverrun');
    then.faceUp('stark').is([]);
    then.hand('stark').is(['eddard-stark']);
  },
);
