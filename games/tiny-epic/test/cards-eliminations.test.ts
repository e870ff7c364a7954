// Plot Cards whose Event takes units off the map without a battle.

import { scenario } from './table.ts';

// Enlist the Faceless Men

scenario('Enlist the Faceless Men: 2 gold for any one Power Token', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('lannister', 3);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men');
  then.gold('lannister').is(1);
  then
    .options('lannister')
    .are([
      'lannister@casterly-rock',
      'stark@winterfell',
      'stark@hornwood',
      'arryn@the-eyrie',
      'tyrell@highgarden',
      'tully@riverrun',
      'greyjoy@pyke',
    ]); // Heroes are no Power Tokens
  when('lannister').answers('stark@hornwood');

  then.unoccupied('hornwood');
  then.recruited('stark').is(2);
  then.gold('stark').is(4); // space 3 of the Force Track
  then.score('lannister').is(0);
  then.discard().is(['enlist-the-faceless-men']);
});

scenario('Enlist the Faceless Men: an unallied token goes to its Token Pool', ({ given, when, then }) => {
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men', 'arryn@the-eyrie');

  then.army('the-eyrie').is('arryn-2');
  then.pool('arryn').is(7);
  then.allies('lannister', 'arryn').is(0);
});

scenario('Enlist the Faceless Men: nobody gains by an allied token', ({ given, when, then }) => {
  given.alliance('arryn', 'stark');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men', 'arryn@the-eyrie'); // E45

  then.pool('arryn').is(7);
  then.gold('stark').is(3);
  then.score('stark').is(0);
});

scenario('Enlist the Faceless Men: your own token is any token too', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.deck('vendetta');
  given.gold('lannister', 2);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men', 'lannister@ashemark');

  then.recruited('lannister').is(1);
  then.hand('lannister').is(['jaime-lannister', 'vendetta']); // the card of space 2
});

scenario('Enlist the Faceless Men: an emptied castle stands on the map', ({ given, when, then }) => {
  given.rules('stark');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('stark', 6); // 9 less 3 castles
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men', 'stark@dragonstone');

  then.castle('dragonstone', undefined);
  then.goldMaximum('stark').is(7);
  then.gold('stark').is(7); // the coin of space 5, above the old maximum
  then.throne(undefined); // §8.3: two castles are too few
  then.army('ashemark').is('stark-2');
});

scenario('Enlist the Faceless Men: 1 gold does not hire them', ({ given, when, then }) => {
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'enlist-the-faceless-men').because('not-enough-gold', '5.1');
});

scenario('Enlist the Faceless Men: a final unit is out of their reach', ({ given, when, then }) => {
  given.army('casterly-rock', 'jaime-lannister');
  given.army('winterfell', 'stark-1');
  given.army('the-eyrie', 'arryn-1');
  given.army('highgarden', 'tyrell-1');
  given.army('riverrun', 'tully-1');
  given.army('pyke', 'greyjoy-2');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('enlist-the-faceless-men');

  then.options('lannister').are(['greyjoy@pyke']);
});

scenario('Enlist the Faceless Men: with only final units there is no target', ({ given, when, then }) => {
  given.army('casterly-rock', 'jaime-lannister');
  given.army('winterfell', 'stark-1');
  given.army('the-eyrie', 'arryn-1');
  given.army('highgarden', 'tyrell-1');
  given.army('riverrun', 'tully-1');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['enlist-the-faceless-men', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'enlist-the-faceless-men').because('prerequisite-missing', '4.6.1');
});

// Cache of Wildfire

scenario('Cache of Wildfire: any one Power Token in King’s Landing', ({ given, when, then }) => {
  given.rules('stark');
  given.alliance('arryn', 'stark');
  given.army('kings-landing', 'stark-2+arryn-1');
  given.army('the-eyrie', 'arryn-2');
  given.hand('lannister', ['cache-of-wildfire']);
  given.gold('lannister', 0);
  given.gold('stark', 2);
  given.action('lannister', 'event');

  when('lannister').plays('cache-of-wildfire');
  then.options('lannister').are(['stark@kings-landing', 'arryn@kings-landing']);
  when('lannister').answers('stark@kings-landing');

  then.army('kings-landing').is('stark-1+arryn-1');
  then.throne('stark');
  then.gold('stark').is(3); // the coin of space 5
  then.discard().is(['cache-of-wildfire']);
});

scenario('Cache of Wildfire: with the last unit the Throne goes back', ({ given, when, then }) => {
  given.rules('stark');
  given.army('kings-landing', 'stark-1');
  given.hand('lannister', ['cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').plays('cache-of-wildfire', 'stark@kings-landing');

  then.unoccupied('kings-landing');
  then.throne(undefined);
});

scenario('Cache of Wildfire: an unallied house in King’s Landing burns as well', ({ given, when, then }) => {
  given.army('kings-landing', 'arryn-2');
  given.army('the-eyrie', 'arryn-1');
  given.hand('lannister', ['cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').plays('cache-of-wildfire', 'arryn@kings-landing');

  then.army('kings-landing').is('arryn-1');
  then.pool('arryn').is(7);
  then.allies('lannister', 'arryn').is(0);
});

scenario('Cache of Wildfire: King’s Landing is empty', ({ given, when, then }) => {
  given.hand('lannister', ['cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'cache-of-wildfire').because('prerequisite-missing', '4.6.1');
});

scenario('Cache of Wildfire: a Hero does not burn', ({ given, when, then }) => {
  given.army('kings-landing', 'eddard-stark');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.hand('lannister', ['cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').performs(); // E46

  then.refused('lannister', 'cache-of-wildfire').because('prerequisite-missing', '4.6.1');
});

scenario('Cache of Wildfire: nor does the final unit of a house', ({ given, when, then }) => {
  given.army('kings-landing', 'arryn-1');
  given.hand('lannister', ['cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'cache-of-wildfire').because('prerequisite-missing', '4.6.1');
});

// Poisoning

scenario('Poisoning: a token of an opponent’s ally reaches all its tokens', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tully', 'stark');
  given.alliance('tyrell', 'martell');
  given.allies('lannister', { tully: 1 });
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-1');
  given.army('sunspear', 'martell-2+oberyn-martell');
  given.hand('lannister', ['poisoning']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('poisoning');
  then.options('lannister').are(['stark@winterfell', 'stark@hornwood', 'tully@riverrun']); // not the Martells
  when('lannister').answers('stark@winterfell');

  then.army('winterfell').is('stark-1+eddard-stark');
  then.gold('stark').is(4); // the coin of space 3
  then.allies('lannister', 'tully').is(1); // shown, not spent
  then.discard().is(['poisoning']);
});

scenario('Poisoning: an allied token goes to its Token Pool', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 1 });
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');

  when('lannister').plays('poisoning', 'tully@riverrun');

  then.army('riverrun').is('tully-2');
  then.pool('tully').is(6); // 5 before
  then.allies('lannister', 'tully').is(1);
});

scenario('Poisoning: the Iron Throne is a token of every ally', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tully', 'stark');
  given.rules('lannister');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');

  when('lannister').plays('poisoning');
  then.options('lannister').are(['stark@winterfell', 'tully@riverrun']); // Martell has no ally
  when('lannister').answers('tully@riverrun');

  then.army('riverrun').is('tully-2');
});

scenario('Poisoning: without a token of an ally there is no cup to poison', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { arryn: 2 });
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'poisoning').because('prerequisite-missing', '4.6.1');
});

scenario('Poisoning: your own ally is no opponent’s', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'poisoning').because('prerequisite-missing', '4.6.1');
});

scenario('Poisoning: an opponent with final units only is safe', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 1 });
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'tully-1');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'poisoning').because('prerequisite-missing', '4.6.1');
});

// Kingslayer

scenario('Kingslayer: 1 VP for any unit of the sole leader, who gets no reward', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-2+hoster-tully');
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-1');
  given.score('lannister', 3);
  given.score('stark', 5);
  given.score('martell', 4);
  given.hand('lannister', ['kingslayer']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('kingslayer');
  then.score('lannister').is(2);
  then
    .options('lannister')
    .are([
      'stark@winterfell',
      'eddard-stark@winterfell',
      'stark@hornwood',
      'tully@riverrun',
      'hoster-tully@riverrun',
    ]);
  when('lannister').answers('stark@hornwood');

  then.unoccupied('hornwood');
  then.recruited('stark').is(2);
  then.gold('stark').is(3); // nothing for space 3
  then.discard().is(['kingslayer']);
});

scenario('Kingslayer: the Hero goes to the mat with its card', ({ given, when, then }) => {
  given.score('lannister', 1);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('kingslayer', 'eddard-stark@winterfell');

  then.army('winterfell').is('stark-1');
  then.hand('stark').is([]);
  then.gold('stark').is(3); // neither 2 gold
  then.score('stark').is(5); // nor a VP
  then.score('lannister').is(0);
});

scenario('Kingslayer: an allied token goes to its Token Pool', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.score('lannister', 1);
  given.score('stark', 2);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').plays('kingslayer', 'tully@riverrun'); // §18.24

  then.army('riverrun').is('tully-2');
  then.pool('tully').is(7);
  then.allies('lannister', 'tully').is(0);
});

scenario('Kingslayer: an allied Hero brings its ally nothing either', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-2+hoster-tully');
  given.faceUp('stark', ['hoster-tully']);
  given.score('lannister', 1);
  given.score('stark', 2);
  given.gold('stark', 3);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').plays('kingslayer', 'hoster-tully@riverrun');

  then.army('riverrun').is('tully-2');
  then.faceUp('stark').is([]); // E42
  then.gold('stark').is(3);
  then.score('stark').is(2);
});

scenario('Kingslayer: without a VP it cannot be played', ({ given, when, then }) => {
  given.score('lannister', 0);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'kingslayer').because('not-enough-points', '18.5');
});

scenario('Kingslayer: nor while the top score is shared', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.score('lannister', 3);
  given.score('stark', 5);
  given.score('martell', 5);
  given.hand('lannister', ['kingslayer', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs(); // E47

  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

scenario('Kingslayer: nor if you share it, though paying would change that', ({ given, when, then }) => {
  given.score('lannister', 5);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

scenario('Kingslayer: nor if the leader is you', ({ given, when, then }) => {
  given.score('lannister', 6);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

scenario('Kingslayer: nor if the leader is down to a final unit', ({ given, when, then }) => {
  given.army('winterfell', 'eddard-stark');
  given.score('lannister', 3);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

// The Element of Surprise

scenario('The Element of Surprise: one token is eliminated, the rest retreat', ({ given, when, then }) => {
  given.army('ashemark', 'stark-2+eddard-stark');
  given.army('winterfell', 'stark-1');
  given.vengeance('lannister', 1);
  given.hand('lannister', ['the-element-of-surprise']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise', 'ashemark', 'stark');
  then.gold('stark').is(4); // the coin of space 3
  then.options('stark').are(['flints-finger', 'three-sisters', 'shield-islands', 'old-town']); // its owner chooses
  when('stark').retreatsTo('old-town');

  then.army('old-town').is('stark-1+eddard-stark');
  then.unoccupied('ashemark');
  then.score('lannister').is(0); // §18.30: no battle, no VP, no Vengeance
  then.notTold('battle.started');
  then.discard().is(['the-element-of-surprise']);
});

scenario('The Element of Surprise: a lone token goes, its castle is free', ({ given, when, then }) => {
  given.army('pyke', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('old-town', 'greyjoy-3');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');
  then.castle('pyke', 'stark');

  when('lannister').plays('the-element-of-surprise', 'pyke', 'stark');

  then.unoccupied('pyke');
  then.castle('pyke', undefined); // E48
  then.goldMaximum('stark').is(8);
  then.asked('lannister', 'turn.placeDie');
});

scenario('The Element of Surprise: a Hero alone only retreats', ({ given, when, then }) => {
  given.army('shield-islands', 'eddard-stark');
  given.army('old-town', 'stark-1');
  given.army('highgarden', 'stark-1');
  given.army('the-reach', 'tyrell-3');
  given.hand('lannister', ['the-element-of-surprise']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise', 'shield-islands');

  then.army('highgarden').is('stark-1+eddard-stark'); // the nearest of its own
  then.unoccupied('shield-islands');
  then.gold('stark').is(3);
  then.hand('stark').is(['eddard-stark']);
});

scenario('The Element of Surprise: a final unit only retreats', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-1');
  given.army('highgarden', 'tyrell-3');
  given.army('old-town', 'greyjoy-3');
  given.army('ashemark', 'tully-3');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise', 'shield-islands'); // §10.3

  then.unoccupied('shield-islands');
  then.army('blackhaven').is('stark-1'); // the nearest fief without anybody
  then.recruited('stark').is(1);
});

scenario('The Element of Surprise: you choose where an unallied house goes', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise');
  then.options('lannister').are(['pyke', 'riverrun', 'highgarden']);
  when('lannister').answers('riverrun', 'tully');
  then.options('lannister').are(['flints-finger', 'three-sisters']);
  when('lannister').answers('three-sisters');

  then.army('three-sisters').is('tully-2');
  then.pool('tully').is(7); // no prisoner
  then.allies('lannister', 'tully').is(0);
  then.unoccupied('riverrun');
});

scenario('The Element of Surprise: you choose whose token, allies leave too', ({ given, when, then }) => {
  given.alliance('arryn', 'stark');
  given.army('shield-islands', 'stark-1+arryn-2');
  given.army('the-eyrie', 'arryn-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise', 'shield-islands');
  then.options('lannister').are(['stark', 'arryn']);
  when('lannister').answers('arryn');
  then.options('stark').are(['ashemark', 'old-town']);
  when('stark').retreatsTo('old-town');

  then.army('old-town').is('stark-1+arryn-1');
  then.pool('arryn').is(7);
});

scenario('The Element of Surprise: also next to a domain of an ally', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister'); // at The Eyrie
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise');

  then.options('lannister').are(['riverrun']);
});

scenario('The Element of Surprise: King’s Landing is never surprised', ({ given, when, then }) => {
  given.rules('stark');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').plays('the-element-of-surprise');

  then.refused('lannister', 'kings-landing').because('not-an-option', '18.30');
  then.options('lannister').are(['pyke', 'riverrun', 'highgarden']);
});

scenario('The Element of Surprise: there must be another hostile neighbour', ({ given, when, then }) => {
  given.rules('stark');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.army('shadow-tower', 'tully-3');
  given.army('hornwood', 'greyjoy-3');
  given.army('sunspear', 'tyrell-3');
  given.hand('lannister', ['the-element-of-surprise']);
  given.action('lannister', 'event');

  when('lannister').performs(); // next to Ashemark only King's Landing is hostile

  then.refused('lannister', 'the-element-of-surprise').because('prerequisite-missing', '4.6.1');
});

// A Noble Sacrifice

scenario('A Noble Sacrifice: 1 VP, and the coin of the space twice', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.hand('lannister', ['a-noble-sacrifice']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice');
  then.options('lannister').are(['casterly-rock', 'ashemark']);
  when('lannister').answers('ashemark');

  then.unoccupied('ashemark');
  then.recruited('lannister').is(2);
  then.score('lannister').is(1);
  then.gold('lannister').is(5); // space 3 shows gold
  then.discard().is(['a-noble-sacrifice']);
});

scenario('A Noble Sacrifice: two cards', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['a-noble-sacrifice', 'vendetta', 'poisoning']);
  given.deck('dealmaking', 'kingslayer', 'red-wedding');
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'casterly-rock'); // space 2

  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'poisoning', 'dealmaking', 'kingslayer']);
  then.gold('lannister').is(3);
  then.score('lannister').is(1);
});

scenario('A Noble Sacrifice: a card that finds no room in the hand is forfeited', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['a-noble-sacrifice', 'vendetta', 'poisoning', 'spoils-of-war']);
  given.deck('dealmaking', 'kingslayer');
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'casterly-rock'); // §18.27

  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'poisoning', 'spoils-of-war', 'dealmaking']);
});

scenario('A Noble Sacrifice: 3 VP from the last space', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-3');
  given.army('shield-islands', 'lannister-3');
  given.army('blackhaven', 'lannister-1');
  given.hand('lannister', ['a-noble-sacrifice']);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'blackhaven');

  then.score('lannister').is(1 + 2);
  then.recruited('lannister').is(8);
});

scenario('A Noble Sacrifice: a castle given up makes room for the gold', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['a-noble-sacrifice']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'casterly-rock');

  then.castle('casterly-rock', undefined);
  then.gold('lannister').is(9); // the second coin is lost
});

scenario('A Noble Sacrifice: neither a Hero nor a token of an ally will do', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'jaime-lannister');
  given.army('the-eyrie', 'arryn-2');
  given.hand('lannister', ['a-noble-sacrifice']);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice');

  then.options('lannister').are(['casterly-rock']);
});

scenario('A Noble Sacrifice: the final unit of the house cannot be given up', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['a-noble-sacrifice', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-noble-sacrifice').because('prerequisite-missing', '4.6.1');
});

scenario('A Noble Sacrifice: with only the Hero left there is no token', ({ given, when, then }) => {
  given.army('casterly-rock', 'jaime-lannister');
  given.hand('lannister', ['a-noble-sacrifice', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-noble-sacrifice').because('prerequisite-missing', '4.6.1');
});
