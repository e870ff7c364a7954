// §20.13-20.14, §29.8: where the Rival retreats.

import type { DomainId } from '../data/ids.ts';
import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './solo-table.ts';

scenario(
  '20.13, E71 a Retreat of the attacking Rival leads back to where it came from, an emptied castle too',
  ({ given, when, then }) => {
    given.army('winterfell', 'eddard-stark');
    given.army('castle-black', 'stark-1');
    given.army('white-harbor', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.deck('drain-the-coffers');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'pass');
    then.army('winterfell').is('eddard-stark');
    then.army('white-harbor').is('lannister-2');
    then.told('units.retreated', { side: 'stark', from: 'white-harbor', to: 'winterfell' });
    then.score('stark').is(0);
  },
);

scenario(
  '20.13, D32 a Retreat of the defending Rival leads to the closest domain of any kind, which you choose',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-1');
    given.army('white-harbor', 'stark-1+eddard-stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('casterly-rock', 'lannister-1');
    given.deck('drain-the-coffers');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-1', 'white-harbor');
    when('lannister').commits('pass');
    then.asked('lannister', 'retreat.chooseTarget');
    then.options('lannister').are(['winterfell', 'hornwood', 'three-sisters']);
    when('lannister').retreatsTo('winterfell');
    then.army('winterfell').is('stark-1+eddard-stark');
    then.army('white-harbor').is('lannister-1');
    then.castles('stark').is(2);
  },
);

scenario(
  '20.13 both sides retreat: if somebody has come to where the Rival came from, it goes elsewhere',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-1');
    given.army('the-rills', 'eddard-stark');
    given.army('winterfell', 'stark-1');
    given.army('flints-finger', 'stark-1');
    given.army('white-harbor', 'lannister-2');
    given.army('hornwood', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['complex-negotiations']);
    given.deck('drain-the-coffers');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'complex-negotiations', 'retreat');
    then.army('hornwood').is('lannister-1+jaime-lannister');
    then.army('the-rills').is('eddard-stark');
  },
);

scenario(
  'E70 a Retreat card of yours against the attacking Rival: it takes the domain without VP',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('white-harbor', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['complex-negotiations']);
    given.deck('vendetta');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'complex-negotiations', 'retreat');
    when('lannister', 'retreat.chooseTarget').retreatsTo('hornwood');
    then.army('hornwood').is('lannister-2');
    then.army('white-harbor').is('stark-1+eddard-stark');
    then.score('stark').is(0);
    then.score('lannister').is(0);
  },
);

scenario('20.14 a beaten attacker falls back by the usual rule, choices yours', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('white-harbor', 'lannister-3');
  given.army('casterly-rock', 'jaime-lannister');
  given.deck('spoils-of-war');
  given.hand('lannister', ['poisoning']);
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'poisoning');
  then.notTold('unit.lost'); // the Hero alone
  then.options('lannister').are(['flints-finger', 'hornwood', 'three-sisters']); // 7.3: not Winterfell, a castle
  when('lannister').retreatsTo('three-sisters');
  then.army('three-sisters').is('eddard-stark');
  then.army('winterfell').is('stark-1');
});

/** Winterfell falls, no fief is free, and Castle Black, its only other domain, has room for so many. */
function nowhereToGo(
  title: string,
  castleBlack: string,
  ends: Partial<Record<DomainId, string>>,
  recruited: number,
): void {
  scenario(title, ({ given, when, then }) => {
    occupyFiefs(given, 'hornwood');
    given.alliance('greyjoy', 'lannister');
    given.army('hornwood', 'lannister-3+greyjoy-1');
    given.army('casterly-rock', 'jaime-lannister');
    given.army('castle-black', castleBlack);
    given.army('winterfell', 'stark-2+eddard-stark');
    given.hand('lannister', ['poisoning']);
    given.deck('spoils-of-war');
    given.action('lannister', 'march');
    when('lannister').marches('hornwood', 'lannister-3', 'winterfell');
    when('lannister').commits('poisoning');
    when('lannister').loses('stark');
    for (const [at, units] of Object.entries(ends)) then.army(at as DomainId).is(units);
    then.recruited('stark').is(recruited);
    then.gold('stark').is(0);
  });
}

nowhereToGo(
  '20.14 with room for one the token returns, never the Hero',
  'stark-2',
  { 'castle-black': 'stark-2+eddard-stark' },
  2,
);
nowhereToGo(
  '20.14 without any room the Hero finds refuge in the nearest free castle',
  'stark-3',
  { 'castle-black': 'stark-3', riverrun: 'eddard-stark' },
  3,
);

scenario('20.13, D32 a Retreat with room for a part of the group only', ({ given, when, then }) => {
  occupyFiefs(given, 'hornwood');
  const others: [DomainId, string][] = [
    ['riverrun', 'tully-1'],
    ['pyke', 'greyjoy-1'],
    ['casterly-rock', 'jaime-lannister'],
    ['the-eyrie', 'arryn-1'],
    ['dragonstone', 'arryn-1'],
    ['kings-landing', 'arryn-1'],
    ['highgarden', 'tyrell-1'],
    ['starfall', 'tyrell-1'],
    ['the-reach', 'tyrell-1'],
    ['storms-end', 'tyrell-1'],
    ['sunspear', 'tyrell-1'],
  ];
  for (const [at, units] of others) given.army(at, units);
  given.army('hornwood', 'lannister-2');
  given.army('castle-black', 'stark-2');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.deck('drain-the-coffers');
  given.action('lannister', 'march');
  when('lannister').marches('hornwood', 'lannister-1', 'winterfell');
  when('lannister').commits('pass');
  then.army('castle-black').is('stark-2+eddard-stark');
  then.recruited('stark').is(2);
});
