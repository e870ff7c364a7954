// Rulings that an audit against the rulebook found wrong or untold, one scenario each.

import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import type { DomainId } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import { type Given, occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

/** Everybody stands somewhere; only King's Landing is free, and Lannister's last two tokens are about to lose. */
function onlyKingsLandingIsFree(given: Given): void {
  given.players(['stark', 'martell', 'lannister'], ['tyrell', 'tully', 'greyjoy']);
  occupyFiefs(given, 'ashemark', 'shield-islands');
  const castles: [DomainId, string][] = [
    ['winterfell', 'stark-1'],
    ['castle-black', 'stark-1'],
    ['riverrun', 'tully-1'],
    ['pyke', 'greyjoy-1'],
    ['casterly-rock', 'martell-1'],
    ['the-eyrie', 'arryn-1'],
    ['dragonstone', 'arryn-1'],
    ['highgarden', 'stark-3'],
    ['starfall', 'martell-1'],
    ['the-reach', 'tyrell-1'],
    ['storms-end', 'tyrell-1'],
    ['sunspear', 'oberyn-martell'],
  ];
  for (const [at, units] of castles) given.army(at, units);
  given.army('ashemark', 'lannister-2');
  given.army('shield-islands', 'martell-1');
  given.hand('stark', ['poisoning']);
  given.action('stark', 'march');
}

scenario(
  "7.5, 8.3 a last unit that has nowhere else to go stays in King's Landing, castles or not",
  ({ given, when, then }) => {
    onlyKingsLandingIsFree(given);

    when('stark').marches('highgarden', 'stark-2', 'ashemark');
    when('stark').commits('poisoning');
    when('lannister').answers('pass', 'lannister');
    then.army('kings-landing').is('lannister-1');
    then.throne('lannister');
    then.recruited('lannister').is(1);
  },
);

scenario(
  "7.5, 18.9 driven out with nowhere to go, the last unit stays in King's Landing, the other returns",
  ({ given, when, then }) => {
    onlyKingsLandingIsFree(given);
    given.army('kings-landing', 'lannister-2');
    given.army('ashemark', 'stark-1');
    given.gold('lannister', 3);
    given.hand('stark', ['unjust-trial']);
    given.action('stark', 'event');

    when('stark').plays('unjust-trial');
    then.army('kings-landing').is('lannister-1');
    then.recruited('lannister').is(1);
    then.throne('lannister');
  },
);

scenario('7.5 units that return for lack of room are told one by one', ({ given, when, then }) => {
  occupyFiefs(given, 'flints-finger');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('winterfell', 'stark-3');
  given.army('castle-black', 'stark-2');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('flints-finger', 'lannister-2', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'stark'); // one is lost in the battle, one fits into Castle Black
  then.army('castle-black').is('stark-3');
  then
    .tellings('unit.lost')
    .are(
      { side: 'stark', domain: 'winterfell', unit: 'stark' },
      { side: 'stark', domain: 'winterfell', unit: 'stark' },
    );
});

scenario('7.5 tokens of an unallied house that return are told too', ({ given, when, then }) => {
  occupyFiefs(given, 'ashemark');
  given.army('ashemark', 'lannister-3');
  given.army('pyke', 'greyjoy-3');
  given.deck('enlist-the-faceless-men'); // Retreat
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  when('lannister').commits('pass'); // one token stands on Shield Islands: two more fit there
  then.army('shield-islands').is('greyjoy-3');
  then.told('unit.lost', { side: 'greyjoy', domain: 'pyke', unit: 'greyjoy' });
});

scenario('27.4 units left on the way take the domain, and everybody hears of it', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-2', 'ashemark', { with: 'lannister-1', to: 'pyke' });
  then.tellings('domain.taken').are({ seat: 'lannister', domain: 'ashemark' });
});

scenario('27.4 who only passes takes nothing', ({ given, when, then }) => {
  given.army('the-rills', 'lannister-3');
  given.action('lannister', 'march');

  when('lannister').marches('the-rills', 'lannister-2', 'flints-finger', {
    with: 'lannister-2',
    to: 'white-harbor',
  });
  then.tellings('domain.taken').are({ seat: 'lannister', domain: 'white-harbor' });
});

scenario('27.1 why an army cannot start there, or cannot start like that', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.action('lannister', 'event');

  when('lannister').plays('jaime-lannister', 'march');
  then.refused('lannister', 'winterfell').because('no-friendly-units', '4.2.1');
  when('lannister').answers('ashemark');
  then.refused('lannister', 'lannister-2').because('needs-a-hero-in-the-army', '4.6.2');
});

/** How good a table looks to Lannister, with two castles against one, in this round. */
function worth(round: number): number {
  const map = { 'casterly-rock': 'lannister-1', 'the-reach': 'lannister-1' };
  const built = tinyEpic.position({ seats: ['lannister', 'stark'], map }, randomFrom(seeded('audit')));
  if (isRefusal(built)) throw new Error(JSON.stringify(built));
  return tinyEpic.evaluate({ ...built.world, round }, 'lannister');
}

test('15 the Scoring Phase of the running round is still to come, and a bot reckons with it', () => {
  expect(worth(3)).toBeGreaterThan(worth(4)); // three phases to come, then two
  expect(worth(5)).toBe(worth(4));
});
