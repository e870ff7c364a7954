// Events, Plots and Whispers by a player who is neither the first nor the Hand of the King: whatever a card gives and
// costs is that player's. Planted mistakes about it went unnoticed (docs/planted-bugs.md).

import type { PlotCardId } from '../data/ids.ts';
import type { Given } from './rulings-tables.ts';
import { scenario } from './table.ts';

/** Stark follows with an Event, with this card and 4 gold; Lannister has tokens, 3 gold and 5 points. */
function starkFollows(given: Given, ...hand: PlotCardId[]): void {
  given.allies('lannister', { tyrell: 2, tully: 2, arryn: 2 });
  given.gold('lannister', 3);
  given.score('lannister', 5);
  given.gold('stark', 4);
  given.score('stark', 2);
  given.hand('stark', hand);
  given.action('stark', 'event', 'follow');
}

type Then = Parameters<Parameters<typeof scenario>[1]>[0]['then'];

/** Nothing was given to Lannister and nothing taken. */
function lannisterIsLeftAlone(then: Then): void {
  then.gold('lannister').is(3);
  then.score('lannister').is(5);
  for (const house of ['tyrell', 'tully', 'arryn'] as const) then.allies('lannister', house).is(2);
}

scenario('18.20 the second player pays for Vendetta', ({ given, when, then }) => {
  starkFollows(given, 'vendetta');

  when('stark').plays('vendetta', 'lannister:arryn', 'done');
  then.gold('stark').is(0);
  then.gold('lannister').is(3);
});

scenario('18.19 the second player makes deals', ({ given, when, then }) => {
  starkFollows(given, 'dealmaking');

  when('stark').plays('dealmaking');
  when('stark').answers(['arryn', 'greyjoy']);
  then.allies('stark', 'arryn').is(1);
  then.allies('stark', 'greyjoy').is(1);
  then.gold('stark').is(2);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player uses Hoster', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1+hoster-tully');
  starkFollows(given);

  when('stark').plays('hoster-tully', 'greyjoy');
  then.gold('stark').is(6);
  then.allies('stark', 'greyjoy').is(1);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player uses Littlefinger’s influence', ({ given, when, then }) => {
  starkFollows(given, 'littlefingers-influence');
  given.allies('stark', { arryn: 1 });

  when('stark').plays('littlefingers-influence', 'arryn', 'greyjoy');
  then.allies('stark', 'arryn').is(0);
  then.allies('stark', 'greyjoy').is(2);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player betrays', ({ given, when, then }) => {
  starkFollows(given, 'a-betrayers-gift');
  given.allies('stark', { arryn: 1 });

  when('stark').plays('a-betrayers-gift', 'arryn');
  then.allies('stark', 'arryn').is(0);
  then.score('stark').is(3);
  then.gold('stark').is(8);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player holds a Red Wedding', ({ given, when, then }) => {
  starkFollows(given, 'red-wedding');
  given.allies('stark', { arryn: 1, tully: 1 });

  when('stark').plays('red-wedding', 'arryn', 'tully');
  then.allies('stark', 'arryn').is(0);
  then.allies('stark', 'tully').is(0);
  then.score('stark').is(3);
  lannisterIsLeftAlone(then);
});

scenario('18.25 the second of three players negotiates with the third', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  starkFollows(given, 'complex-negotiations');
  given.allies('stark', { arryn: 1 });
  given.allies('martell', { greyjoy: 1 });

  when('stark').plays('complex-negotiations', 'martell', 'arryn', 'greyjoy');
  then.allies('stark', 'arryn').is(0);
  then.allies('stark', 'greyjoy').is(1);
  then.allies('martell', 'arryn').is(1);
  lannisterIsLeftAlone(then);
});

scenario('18.27 the second player sacrifices', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3');
  starkFollows(given, 'a-noble-sacrifice');

  when('stark').plays('a-noble-sacrifice', 'winterfell');
  then.score('stark').is(3);
  then.gold('stark').is(6); // space 3, twice
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player is a Lone Wolf', ({ given, when, then }) => {
  given.army('winterfell', 'eddard-stark');
  starkFollows(given, 'lone-wolf');

  when('stark').plays('lone-wolf');
  then.score('stark').is(3);
  then.gold('stark').is(6);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player drains the coffers', ({ given, when, then }) => {
  starkFollows(given, 'drain-the-coffers');
  given.gold('stark', 0);

  when('stark').plays('drain-the-coffers');
  then.gold('stark').is(6);
  lannisterIsLeftAlone(then);
});

scenario('E57 the second player counts its own allies', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  starkFollows(given, 'uniting-the-bloodlines');
  given.gold('stark', 0);

  when('stark').plays('uniting-the-bloodlines');
  then.gold('stark').is(4); // two castles allow 7
  lannisterIsLeftAlone(then);
});

scenario('E58 the second player collects tariffs', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('hornwood', 'stark-1');
  starkFollows(given, 'tariffs-from-your-subjects');

  when('stark').plays('tariffs-from-your-subjects');
  then.gold('stark').is(6);
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player is honoured by its own allies', ({ given, when, then }) => {
  starkFollows(given, 'honor-from-your-allies');
  given.allies('stark', { greyjoy: 3 });

  when('stark').plays('honor-from-your-allies');
  then.gold('stark').is(7);
  lannisterIsLeftAlone(then);
});

scenario('18.5 the second player is in debt to the Iron Bank', ({ given, when, then }) => {
  starkFollows(given, 'a-debt-to-the-iron-bank');

  when('stark').plays('a-debt-to-the-iron-bank');
  then.gold('stark').is(8);
  then.score('stark').is(1);
  lannisterIsLeftAlone(then);
});

scenario('18.20 the second player pays for Safe Passage', ({ given, when, then }) => {
  starkFollows(given, 'safe-passage');

  when('stark').plays('safe-passage');
  when('stark').answers(1);
  then.gold('stark').is(1);
  then.score('stark').is(3);
  lannisterIsLeftAlone(then);
});

scenario('E44 the second player instructs in swords', ({ given, when, then }) => {
  starkFollows(given, 'instruction-in-swords');

  when('stark').plays('instruction-in-swords');
  then.score('stark').is(3);
  lannisterIsLeftAlone(then);
});

scenario('E44 and is paid for a used card', ({ given, when, then }) => {
  given.faceUp('stark', ['eddard-stark']);
  starkFollows(given, 'instruction-in-swords');

  when('stark').plays('instruction-in-swords');
  then.gold('stark').is(6);
  then.hand('stark').is(['eddard-stark']);
  lannisterIsLeftAlone(then);
});

scenario('18.3 the second player raids the gold lines', ({ given, when, then }) => {
  starkFollows(given, 'raid-the-gold-lines');

  when('stark').plays('raid-the-gold-lines', 'eddard-stark');
  then.gold('stark').is(7);
  then.army('the-reach').is('eddard-stark');
  lannisterIsLeftAlone(then);
});

scenario('18.4 the second player has a squire', ({ given, when, then }) => {
  starkFollows(given, 'a-loyal-squire');

  when('stark').plays('a-loyal-squire', 'stark@winterfell');
  then.gold('stark').is(6);
  then.army('winterfell').is('stark-2+eddard-stark');
  lannisterIsLeftAlone(then);
});

scenario('18.19 the second player gains Eddard’s gold', ({ given, when, then }) => {
  starkFollows(given);

  when('stark').plays('eddard-stark', 'done');
  then.gold('stark').is(6);
  then.faceUp('stark').is(['eddard-stark']);
  lannisterIsLeftAlone(then);
});

scenario('18.13 the second player masters the seas', ({ given, when, then }) => {
  starkFollows(given, 'master-of-the-seas');

  when('stark').plays('master-of-the-seas', 'perform', 'winterfell', 'stark-1', 'old-town');
  then.gold('stark').is(5); // past the west
  lannisterIsLeftAlone(then);
});

scenario('18.8 the second player captures at sea', ({ given, when, then }) => {
  given.army('old-town', 'tyrell-1');
  given.army('highgarden', 'tyrell-2');
  starkFollows(given, 'captured-at-sea');

  when('stark').plays('captured-at-sea', 'winterfell', 'stark-1', 'old-town');
  then.allies('stark', 'tyrell').is(1);
  lannisterIsLeftAlone(then);
});

scenario('18.18 the second player returns a token of its own for Edmure', ({ given, when, then }) => {
  given.leader('tully', 'edmure-tully');
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1+edmure-tully');
  starkFollows(given, 'red-wedding');
  given.allies('stark', { tyrell: 1 });

  when('stark').plays('edmure-tully', 'red-wedding', 'lannister:steal:arryn', 'tyrell');
  then.allies('stark', 'arryn').is(1);
  then.allies('stark', 'tyrell').is(0);
  then.allies('lannister', 'tyrell').is(2);
});

scenario('18.22 the second player keeps the card of Olenna’s Plot', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.army('highgarden', 'tyrell-1+olenna-tyrell');
  starkFollows(given, 'unjust-trial');

  when('stark').plays('olenna-tyrell', 'unjust-trial', 'arryn:take:arryn');
  then.hand('stark').includes('unjust-trial');
  then.hand('lannister').excludes('unjust-trial');
  then.faceUp('stark').is(['olenna-tyrell']);
});

scenario('4.5.5 a Hero Card used for the second player’s Plot lies before it', ({ given, when, then }) => {
  given.gold('stark', 4);
  given.action('stark', 'plot', 'follow');

  when('stark').plots('eddard-stark', 'stark:take:arryn', 'done');
  then.faceUp('stark').is(['eddard-stark']);
  then.faceUp('lannister').is([]);
});

scenario('4.4.1 the second player whispers', ({ given, when, then }) => {
  given.hand('stark', ['vendetta', 'lone-wolf']);
  given.gold('stark', 0);
  given.gold('lannister', 0);
  given.action('stark', 'whisper', 'follow');

  when('stark').whispers('vendetta', 'lone-wolf');
  then.gold('stark').is(2);
  then.gold('lannister').is(0);
  then.cards('stark').is(5); // four Plot Cards and Eddard
});
