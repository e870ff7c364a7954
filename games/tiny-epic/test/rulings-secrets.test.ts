// §0.8 and §0.9: who decides, and what everybody may see.

import { BASE_PLOT_CARDS } from '../data/ids.ts';
import { scenario } from './table.ts';

const EYES = ['lannister', 'stark', 'spectator'];

scenario('0.9 the faces of cards in hands are hidden, their number is open', ({ given, then }) => {
  given.hand('lannister', ['vendetta', 'lone-wolf']);
  given.hand('stark', ['dealmaking']);
  given.deck('poisoning');

  then.sees('lannister', 'vendetta', 'lone-wolf', 'jaime-lannister');
  then.doesNotSee('stark', 'vendetta', 'lone-wolf');
  then.doesNotSee('lannister', 'dealmaking');
  then.doesNotSee('spectator', 'vendetta', 'lone-wolf', 'dealmaking');
  then.shows('stark', { players: { lannister: { hand: { count: 3 } } } });
  then.shows('lannister', { players: { stark: { hand: { count: 2 } } } });
  then.shows('spectator', { players: { lannister: { hand: { count: 3 } }, stark: { hand: { count: 2 } } } });
});

scenario('0.9 the order of the deck is hidden from everybody, its number is open', ({ given, then }) => {
  given.deck('poisoning', 'vendetta');

  for (const eye of EYES) {
    then.doesNotSee(eye, 'poisoning', 'vendetta');
    then.shows(eye, { deck: { count: BASE_PLOT_CARDS.length } });
  }
});

scenario('0.9 the discard pile and face-up Hero Cards are open', ({ given, then }) => {
  given.discard('poisoning', 'vendetta');
  given.faceUp('stark', ['eddard-stark']);

  for (const eye of EYES) {
    then.shows(eye, { discard: ['poisoning', 'vendetta'], players: { stark: { faceUp: ['eddard-stark'] } } });
  }
});

scenario('0.9 map, dice, gold, scores, pools, Shields and Force Tracks are open', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.allies('stark', { tully: 2, arryn: 1 });
  given.army('winterfell', 'stark-2+eddard-stark');
  given.gold('stark', 5);
  given.score('stark', 4);
  given.vengeance('stark', 1);
  given.dice('stark', ['sail']);
  given.slots({ plot: 'march' });
  given.bottom('whisper');

  const stark = {
    gold: 5,
    score: 4,
    vengeance: 1,
    recruited: 2,
    dice: ['sail'],
    allies: { tully: 2, arryn: 1 },
  };
  for (const eye of EYES) {
    then.shows(eye, { map: { winterfell: [{ house: 'stark', tokens: 2, hero: true }] }, players: { stark } });
    then.shows(eye, { nonPlayers: { tully: { pool: 4, ally: 'stark' } } });
    then.shows(eye, { slots: { plot: 'march' }, bottom: ['whisper'] });
  }
});

scenario('0.9, 26.3 a committed card: everybody sees that, nobody which', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['vendetta', 'lone-wolf']);
  given.hand('stark', ['poisoning']);
  given.gold('stark', 3);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('vendetta');
  for (const eye of ['stark', 'spectator']) {
    then.doesNotSee(eye, 'vendetta');
    then.doesNotHear(eye, 'vendetta');
    then.hears(eye, 'battle.committed');
    then.shows(eye, { battle: { cards: { attacker: { down: { count: 1 } } } } });
    then.shows(eye, { players: { lannister: { hand: { count: 1 } } } });
  }
  then.sees('lannister', 'vendetta');

  when('stark').commits('poisoning'); // now both are turned over
  for (const eye of EYES) {
    then.hears(eye, 'vendetta', 'poisoning');
    then.shows(eye, { players: { stark: { gold: 0 } } }); // committed gold is open
  }
  then.told('gold.paid', { seat: 'stark', gold: 3 });
});

scenario('0.9, 26.3 and that nothing was committed is seen as well', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['vendetta']);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('pass');
  then.hears('stark', 'battle.passed');
  then.shows('stark', { battle: { cards: { attacker: { down: { count: 0 } } } } });
});

scenario('Appendix: Whisper shows what is discarded, not what is drawn', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'lone-wolf', 'dealmaking']);
  given.deck('poisoning', 'red-wedding');
  given.action('lannister', 'whisper');

  when('lannister').whispers('vendetta');
  for (const eye of ['stark', 'spectator']) {
    then.hears(eye, 'vendetta');
    then.doesNotHear(eye, 'poisoning', 'red-wedding');
    then.doesNotSee(eye, 'poisoning', 'red-wedding');
  }
  then.hears('lannister', 'poisoning', 'red-wedding');
});

scenario('Appendix: a Plot shows its card', ({ given, when, then }) => {
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'unjust-trial');
  then.sees('stark', 'unjust-trial');
  then.hears('stark', 'unjust-trial');
});

scenario(
  '0.8 each side decides on its own battle card, the owner on losses and retreats',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('flints-finger', 'tully-3'); // allied: Stark decides for them
    given.army('riverrun', 'tully-1');
    given.army('white-harbor', 'lannister-3');
    given.hand('lannister', ['poisoning']);
    given.action('lannister', 'march');

    when('lannister').marches('white-harbor', 'lannister-3', 'flints-finger');
    then.asked('lannister', 'battle.attackerCard');
    then.notAsked('stark');
    when('lannister').commits('poisoning');
    then.asked('stark', 'battle.defenderCard');
    when('stark').commits('pass');
    then.asked('stark', 'loss.chooseLoss');
    when('stark').loses('tully');
    then.asked('stark', 'retreat.chooseTarget');
    then.notAsked('lannister');
  },
);

scenario('0.8 for an unallied house the player who caused it decides', ({ given, when, then }) => {
  given.army('flints-finger', 'tully-3');
  given.army('white-harbor', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-3', 'flints-finger');
  when('lannister').commits('poisoning');
  then.asked('lannister', 'loss.chooseLoss');
  when('lannister').loses('tully');
  then.asked('lannister', 'retreat.chooseTarget');
});

scenario('0.8 also while it follows another player’s die', ({ given, when, then }) => {
  given.army('flints-finger', 'tully-3');
  given.army('white-harbor', 'stark-3');
  given.hand('stark', ['poisoning']);
  given.deck('drain-the-coffers'); // Retreat
  given.turn('lannister', ['march', 'plot']);

  when('lannister').places('march', 'recruit');
  when('lannister').answers('skip', 'skip');
  when('stark').marches('white-harbor', 'stark-3', 'flints-finger');
  when('stark').commits('poisoning');
  then.asked('stark', 'retreat.chooseTarget');
});
