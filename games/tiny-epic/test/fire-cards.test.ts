// The Plot Cards of Ice & Fire that send units home, take them, promote them or bring gold and tokens.

import { PLOT_CARDS } from '../data/ids.ts';
import { scenario } from './table.ts';

// A Crown for a King

scenario(
  'A Crown for a King: a token of another player goes home without its reward',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'lannister-1');
    given.army('white-harbor', 'tully-2'); // no player's house
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['a-crown-for-a-king']);
    given.gold('stark', 3);
    given.action('lannister', 'event');

    when('lannister').plays('a-crown-for-a-king');
    then.options('lannister').are(['stark@winterfell']);
    when('lannister').answers('stark@winterfell');

    then.army('winterfell').is('stark-1+eddard-stark');
    then.recruited('stark').is(1);
    then.cards('stark').is(1); // 9.4: space 2 would have brought a card
    then.gold('stark').is(3);
    then.discard().is(['a-crown-for-a-king']);
  },
);

scenario(
  'A Crown for a King: next to an own domain, not in King’s Landing, no ally, no Hero, no final unit',
  ({ given, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-1');
    given.army('ashemark', 'lannister-1');
    given.army('kings-landing', 'stark-1'); // next to Ashemark, but excluded
    given.army('dragonstone', 'stark-1');
    given.army('castle-black', 'stark-1');
    given.army('winterfell', 'stark-1+eddard-stark'); // too far away
    given.hand('lannister', ['a-crown-for-a-king']);
    given.action('lannister', 'event');
    then.refused('lannister', 'perform').because('prerequisite-missing', '4.6.1');
  },
);

scenario('A Crown for a King: the final unit of a house is safe (10.1)', ({ given, when, then }) => {
  given.iceAndFire();
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.army('casterly-rock', 'stark-1');
  given.army('winterfell', 'martell-2');
  given.army('riverrun', 'tully-2');
  given.army('pyke', 'greyjoy-3');
  given.hand('lannister', ['a-crown-for-a-king', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'a-crown-for-a-king').because('prerequisite-missing', '4.6.1');
});

// Aggressive Arbitration

scenario('Aggressive Arbitration: a token changes hands, then a free Recruit', ({ given, when, then }) => {
  given.iceAndFire();
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.hand('lannister', ['aggressive-arbitration']);
  given.allies('lannister', { tully: 1, arryn: 2 });
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('aggressive-arbitration');
  then.options('lannister').are(['stark:arryn', 'stark:tully', 'martell:arryn', 'martell:tully']);
  when('lannister').answers('martell:tully', 'lannister@ashemark', 'jaime-lannister@ashemark');

  then.allies('lannister', 'tully').is(0);
  then.allies('martell', 'tully').is(1);
  then.allies('lannister', 'arryn').is(2);
  then.army('ashemark').is('lannister-2+jaime-lannister');
  then.gold('lannister').is(0);
});

scenario('Aggressive Arbitration: nothing to give', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['aggressive-arbitration', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'aggressive-arbitration').because('prerequisite-missing', '4.6.1');
});

// A Shocking Discovery

scenario('A Shocking Discovery: E23 five cards, then down to four', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-shocking-discovery', 'survival', 'devotion']);
  given.deck('vendetta', 'dealmaking', 'poisoning', 'lone-wolf', 'safe-passage', 'red-wedding');
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('a-shocking-discovery');
  then.options('lannister').between(3, 3);
  then
    .options('lannister')
    .are(['survival', 'devotion', 'vendetta', 'dealmaking', 'poisoning', 'lone-wolf', 'safe-passage']);
  then.doesNotSee('stark', 'dealmaking');
  when('lannister').answers(['survival', 'vendetta', 'lone-wolf']);

  then.gold('lannister').is(0);
  then.hand('lannister').is(['devotion', 'dealmaking', 'poisoning', 'safe-passage', 'jaime-lannister']);
  then.discard().is(['a-shocking-discovery', 'survival', 'vendetta', 'lone-wolf']);
});

scenario('A Shocking Discovery: with no card left nothing is discarded', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-shocking-discovery']);
  given.deck('vendetta');
  given.discard(); // every other card is in the deck: five are drawn and one goes
  given.gold('lannister', 1);
  given.action('lannister', 'event');
  when('lannister').plays('a-shocking-discovery');
  then.options('lannister').between(1, 1);
});

scenario('A Shocking Discovery: it costs 1 gold', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-shocking-discovery', 'survival']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'a-shocking-discovery').because('not-enough-gold', '5.1');
});

// A Surprising Coalition

scenario('A Surprising Coalition: two of four tokens at random', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-surprising-coalition']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');
  when('lannister').plays('a-surprising-coalition');

  then.gold('lannister').is(0);
  then.holds('two tokens of different houses', (w) => {
    const taken = Object.values(w.players['lannister']!.allies);
    return taken.length === 2 && taken.every((count) => count === 1);
  });
  then.holds('the others went back', (w) => w.mats.filter((id) => w.nonPlayers[id]!.pool === 6).length === 2);
});

scenario('A Surprising Coalition: fewer pools give fewer tokens', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-surprising-coalition']);
  given.allies('stark', { tyrell: 6, greyjoy: 6, arryn: 6 });
  given.gold('lannister', 1);
  given.action('lannister', 'event');
  when('lannister').plays('a-surprising-coalition');
  then.allies('lannister', 'tully').is(1);
  then.pool('tully').is(5);
});

scenario('A Surprising Coalition: with all pools empty it cannot be played', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['a-surprising-coalition', 'survival']);
  given.allies('stark', { tyrell: 6, greyjoy: 6, arryn: 6, tully: 6 });
  given.gold('lannister', 1);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'a-surprising-coalition').because('prerequisite-missing', '4.6.1');
});

// Bend the Knee

scenario('Bend the Knee: the reward of the return and a point more', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.alliance('tully', 'lannister');
  given.hand('lannister', ['bend-the-knee']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('bend-the-knee');
  then.options('lannister').are(['jaime-lannister', 'hoster-tully']);
  when('lannister').answers('jaime-lannister');

  then.army('casterly-rock').is('lannister-1');
  then.gold('lannister').is(2);
  then.score('lannister').is(2);
  then.hand('lannister').is(['hoster-tully']);
});

scenario(
  'Bend the Knee: an allied Hero pays 1 gold and 1 VP, and the card’s own point',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('riverrun', 'tully-1+hoster-tully');
    given.alliance('tully', 'lannister');
    given.hand('lannister', ['bend-the-knee']);
    given.gold('lannister', 0);
    given.action('lannister', 'event');
    when('lannister').plays('bend-the-knee', 'hoster-tully');
    then.gold('lannister').is(1);
    then.score('lannister').is(2);
    then.army('riverrun').is('tully-1');
  },
);

scenario('Bend the Knee: no Hero on the map, or only a final unit (10.1)', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'jaime-lannister');
  given.hand('lannister', ['bend-the-knee', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'bend-the-knee').because('prerequisite-missing', '4.6.1');
});

// Devotion

scenario('Devotion: 18.8 a token of a non-player house, allied with whomever', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('riverrun', 'tully-2');
  given.army('ashemark', 'tully-1');
  given.army('kings-landing', 'tyrell-2');
  given.army('highgarden', 'tyrell-1');
  given.army('pyke', 'greyjoy-1');
  given.army('the-eyrie', 'arryn-1');
  given.alliance('tully', 'stark');
  given.hand('lannister', ['devotion']);
  given.action('lannister', 'event');

  when('lannister').plays('devotion');
  // not in King's Landing, not the last one of a house
  then.options('lannister').are(['tully@riverrun', 'tully@ashemark', 'tyrell@highgarden']);
  when('lannister').answers('tully@ashemark');

  then.allies('lannister', 'tully').is(1);
  then.unoccupied('ashemark');
  then.score('lannister').is(0);
});

scenario('Devotion: nothing but final units', ({ given, when, then }) => {
  given.iceAndFire();
  for (const [at, id] of [
    ['highgarden', 'tyrell'],
    ['riverrun', 'tully'],
    ['pyke', 'greyjoy'],
    ['the-eyrie', 'arryn'],
  ] as const)
    given.army(at, `${id}-1`);
  given.hand('lannister', ['devotion', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'devotion').because('prerequisite-missing', '4.6.1');
});

// Disobedience

scenario('Disobedience: a token goes home without its reward, 6 gold come', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.hand('lannister', ['disobedience']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('disobedience');
  then.options('lannister').are(['casterly-rock', 'ashemark']);
  when('lannister').answers('ashemark');

  then.unoccupied('ashemark');
  then.recruited('lannister').is(1);
  then.gold('lannister').is(6);
  then.cards('lannister').is(1); // no card of space 2
});

scenario('Disobedience: the castle given up makes room for the gold', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'jaime-lannister');
  given.army('castle-black', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.hand('lannister', ['disobedience']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').plays('disobedience', 'starfall');
  then.goldMaximum('lannister').is(6);
  then.gold('lannister').is(6);
});

scenario('Disobedience: the final unit stays', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['disobedience', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'disobedience').because('prerequisite-missing', '4.6.1');
});

// Followers' Zeal

scenario('Followers’ Zeal: a free token of an allied house', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-2');
  given.alliance('tully', 'lannister');
  given.hand('lannister', ['followers-zeal']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').plays('followers-zeal');
  then.refused('lannister', 'tully@riverrun').because('no-room', '5.3');
  when('lannister').answers('tully@casterly-rock');
  then.army('casterly-rock').is('lannister-2+tully-1');
  then.pool('tully').is(5);
  then.gold('lannister').is(0);
});

scenario('Followers’ Zeal: without an ally it cannot be played', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['followers-zeal', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'followers-zeal').because('prerequisite-missing', '4.6.1');
});

// House of the Undying

scenario('House of the Undying: 18.11 gold, redraw, then the cards on the deck', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['house-of-the-undying', 'survival', 'devotion', 'vendetta']);
  given.deck('dealmaking', 'poisoning', 'lone-wolf', 'safe-passage');
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('house-of-the-undying');
  then.options('lannister').between(0, 3);
  when('lannister').answers(['vendetta', 'survival']);

  then.gold('lannister').is(2);
  then.hand('lannister').is(['devotion', 'dealmaking', 'poisoning', 'lone-wolf', 'jaime-lannister']);
  then.holds(
    'the first one named is on top',
    (w) => w.deck.secret!.slice(0, 3).join() === 'vendetta,survival,safe-passage',
  );
  then.discard().is(['house-of-the-undying']);
  // appendix: others learn the number only
  then.doesNotHear('stark', 'vendetta');
  then.doesNotHear('stark', 'survival');
  then.told('cards.put-back', { seat: 'lannister' });
});

scenario('House of the Undying: nothing given up, and the hand is filled', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['house-of-the-undying']);
  given.deck('dealmaking', 'poisoning', 'lone-wolf', 'safe-passage', 'red-wedding');
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').plays('house-of-the-undying');
  when('lannister').answers([]);
  then.gold('lannister').is(0);
  then.cards('lannister').is(5);
  then.deck().is(PLOT_CARDS.length - 5);
});

// Survival

scenario('Survival: 18.26 four gold in the own turn', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['survival']);
  given.gold('lannister', 0);
  given.action('lannister', 'event', 'die');
  when('lannister').plays('survival');
  then.gold('lannister').is(4);
});

scenario('Survival: 18.26 seven gold as a follow', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['survival']);
  given.gold('lannister', 0);
  given.action('lannister', 'event', 'follow');
  when('lannister').plays('survival');
  then.gold('lannister').is(7);
});

scenario('Survival: 18.26 four gold from a bottom die', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['survival']);
  given.gold('lannister', 0);
  given.action('lannister', 'event', 'bottom');
  when('lannister').plays('survival');
  then.gold('lannister').is(4);
});

scenario('Survival: 18.26 four gold by another Event, even in a follow', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['vision-of-the-three-eyed-raven', 'survival']);
  given.gold('lannister', 0);
  given.action('lannister', 'event', 'follow');
  when('lannister').plays('vision-of-the-three-eyed-raven', 'skip', 'survival');
  then.gold('lannister').is(4);
});
