// Plot Cards and Heroes whose Event is about tokens in Token Pools and Ally Pools, or about alliances.

import { scenario } from './table.ts';

// Dealmaking

scenario('Dealmaking: one token of each of two houses, 1 gold for each', ({ given, when, then }) => {
  given.hand('lannister', ['dealmaking']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('dealmaking');
  then.options('lannister').are(['arryn', 'tyrell', 'tully', 'greyjoy']);
  then.options('lannister').between(1, 2);
  when('lannister').answers(['tully', 'greyjoy']);

  then.allies('lannister', 'tully').is(1);
  then.allies('lannister', 'greyjoy').is(1);
  then.pool('tully').is(5);
  then.gold('lannister').is(1);
  then.discard().is(['dealmaking']);
});

scenario('Dealmaking: one house is enough', ({ given, when, then }) => {
  given.hand('lannister', ['dealmaking']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('dealmaking');
  when('lannister').answers(['arryn']);

  then.allies('lannister', 'arryn').is(1);
  then.gold('lannister').is(2);
  then.asked('lannister', 'turn.placeDie');
});

scenario('Dealmaking: a single coin buys a single token', ({ given, when, then }) => {
  given.hand('lannister', ['dealmaking']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('dealmaking');
  then.options('lannister').between(1, 1);
  when('lannister').answers(['arryn']);

  then.gold('lannister').is(0);
});

scenario('Dealmaking: an empty Token Pool has nothing to sell', ({ given, when, then }) => {
  given.allies('stark', { arryn: 3, tyrell: 3, tully: 3 });
  given.allies('lannister', { arryn: 3, tyrell: 3, tully: 3 });
  given.hand('lannister', ['dealmaking']);
  given.action('lannister', 'event');

  when('lannister').plays('dealmaking');

  then.options('lannister').are(['greyjoy']);
  then.options('lannister').between(1, 1); // two different houses, not two of one
});

scenario('Dealmaking: without gold there is no deal', ({ given, when, then }) => {
  given.hand('lannister', ['dealmaking']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'dealmaking').because('not-enough-gold', '5.1');
});

scenario('Dealmaking: nor while all Token Pools are empty', ({ given, when, then }) => {
  given.allies('stark', { arryn: 3, tyrell: 3, tully: 3, greyjoy: 3 });
  given.allies('lannister', { arryn: 3, tyrell: 3, tully: 3, greyjoy: 3 });
  given.hand('lannister', ['dealmaking']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'dealmaking').because('prerequisite-missing', '4.6.1');
});

// Hoster Tully

scenario('Hoster Tully: 2 gold and a token of a house that is not your ally', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.alliance('arryn', 'tully');
  given.alliance('tyrell', 'stark');
  given.gold('tully', 1);
  given.action('tully', 'event');

  when('tully').plays('hoster-tully');
  then.options('tully').are(['tyrell', 'lannister', 'greyjoy']); // an ally of Stark is not yours
  when('tully').answers('tyrell');

  then.gold('tully').is(3);
  then.allies('tully', 'tyrell').is(1);
  then.pool('tyrell').is(5);
  then.faceUp('tully').is(['hoster-tully']);
  then.discard().is([]);
});

scenario('Hoster Tully: if only allies have tokens left the gold comes alone', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.alliance('arryn', 'tully');
  given.allies('stark', { tyrell: 3, lannister: 3, greyjoy: 3 });
  given.allies('tully', { tyrell: 3, lannister: 3, greyjoy: 3 });
  given.gold('tully', 1);
  given.action('tully', 'event');

  when('tully').plays('hoster-tully');

  then.gold('tully').is(3);
  then.allies('tully', 'arryn').is(0);
  then.asked('tully', 'turn.placeDie');
  then.faceUp('tully').is(['hoster-tully']);
});

scenario('Hoster Tully: played by his ally, who cannot woo the Tullys', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.army('riverrun', 'tully-2+hoster-tully');
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('hoster-tully');
  then.options('lannister').are(['arryn', 'tyrell', 'greyjoy']);
  when('lannister').answers('arryn');

  then.gold('lannister').is(5);
  then.allies('lannister', 'arryn').is(1);
  then.faceUp('lannister').is(['hoster-tully']);
});

// Little Finger's Influence

scenario('Little Finger’s Influence: one token given up for 2 of another house', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1, tully: 2 });
  given.hand('lannister', ['littlefingers-influence']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('littlefingers-influence');
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('tully');
  then.options('lannister').are(['arryn', 'tyrell', 'greyjoy']); // not the Tullys again
  when('lannister').answers('arryn');

  then.allies('lannister', 'tully').is(1);
  then.allies('lannister', 'arryn').is(3);
  then.pool('tully').is(5);
  then.pool('arryn').is(3);
  then.discard().is(['littlefingers-influence']);
});

scenario('Little Finger’s Influence: the last token of a Token Pool comes alone', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1 });
  given.allies('stark', { arryn: 5 });
  given.hand('lannister', ['littlefingers-influence']);
  given.action('lannister', 'event');

  when('lannister').plays('littlefingers-influence', 'tully', 'arryn'); // both come from one house

  then.allies('lannister', 'arryn').is(1);
  then.pool('arryn').is(0);
  then.asked('lannister', 'turn.placeDie');
});

scenario('Little Finger’s Influence: all other Token Pools may be empty', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1, arryn: 3, tyrell: 3, greyjoy: 3 });
  given.allies('stark', { arryn: 3, tyrell: 3, greyjoy: 3 });
  given.hand('lannister', ['littlefingers-influence']);
  given.action('lannister', 'event');

  when('lannister').plays('littlefingers-influence', 'tully'); // §18.20

  then.allies('lannister', 'tully').is(0);
  then.pool('tully').is(6);
  then.asked('lannister', 'turn.placeDie');
  then.discard().is(['littlefingers-influence']);
});

scenario('Little Finger’s Influence: the Iron Throne cannot be given up', ({ given, when, then }) => {
  given.rules('lannister');
  given.hand('lannister', ['littlefingers-influence']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'littlefingers-influence').because('prerequisite-missing', '4.6.1');
});

// A Betrayer's Gift

scenario('A Betrayer’s Gift: one token of your choice for 1 VP and 4 gold', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1, tully: 2 });
  given.hand('lannister', ['a-betrayers-gift']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('a-betrayers-gift');
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('tully');

  then.allies('lannister', 'tully').is(1);
  then.pool('tully').is(5);
  then.score('lannister').is(1);
  then.gold('lannister').is(5);
  then.discard().is(['a-betrayers-gift']);
});

scenario('A Betrayer’s Gift: the alliance lasts until it is checked', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['a-betrayers-gift']);
  given.action('lannister', 'event');

  when('lannister').plays('a-betrayers-gift', 'tully');

  then.ally('tully', 'lannister'); // §12.5
});

scenario('A Betrayer’s Gift: nothing to give up, nothing to gain', ({ given, when, then }) => {
  given.rules('lannister'); // the Throne cannot be returned
  given.hand('lannister', ['a-betrayers-gift']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-betrayers-gift').because('prerequisite-missing', '4.6.1');
});

// Vendetta

scenario('Vendetta: 4 gold send back 2 tokens of one house from one Ally Pool', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.allies('lannister', { arryn: 2 });
  given.allies('stark', { arryn: 1, tully: 3 });
  given.allies('martell', { tully: 1 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 5);
  given.action('lannister', 'event');

  when('lannister').plays('vendetta');
  then.gold('lannister').is(1);
  then.options('lannister').are(['stark:arryn', 'stark:tully', 'martell:tully']); // not your own
  when('lannister').answers('stark:tully');
  then.options('lannister').are(['stark:tully', 'done']); // the same house, the same player
  when('lannister').answers('stark:tully');

  then.allies('stark', 'tully').is(1);
  then.allies('martell', 'tully').is(1);
  then.pool('tully').is(4);
  then.asked('lannister', 'turn.placeDie'); // never a third
  then.discard().is(['vendetta']);
});

scenario('Vendetta: one token may be enough', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 4);
  given.action('lannister', 'event');

  when('lannister').plays('vendetta', 'stark:tully', 'done');

  then.allies('stark', 'tully').is(1);
  then.gold('lannister').is(0);
  then.discard().is(['vendetta']);
});

scenario('Vendetta: a second token of that house there need not be', ({ given, when, then }) => {
  given.allies('stark', { tully: 1, arryn: 2 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 4);
  given.action('lannister', 'event');

  when('lannister').plays('vendetta', 'stark:tully');

  then.allies('stark', 'tully').is(0);
  then.allies('stark', 'arryn').is(2);
  then.asked('lannister', 'turn.placeDie');
});

scenario('Vendetta: 3 gold do not pay for it', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'vendetta').because('not-enough-gold', '5.1');
});

scenario('Vendetta: another player must own a token, and the Throne is none', ({ given, when, then }) => {
  given.rules('stark');
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').performs(); // §18.31

  then.refused('lannister', 'vendetta').because('prerequisite-missing', '4.6.1');
});

// A Secret Heir

scenario('A Secret Heir: whoever rules gives back a token of your choice', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.rules('stark');
  given.allies('stark', { tully: 2, greyjoy: 1 });
  given.allies('martell', { arryn: 2 });
  given.hand('lannister', ['a-secret-heir']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('a-secret-heir');
  then.options('lannister').are(['stark:tully', 'stark:greyjoy']);
  when('lannister').answers('stark:tully');

  then.allies('stark', 'tully').is(1);
  then.pool('tully').is(5);
  then.throne('stark');
  then.asked('lannister', 'turn.placeDie'); // one token only
  then.discard().is(['a-secret-heir']);
});

scenario('A Secret Heir: the holder may be you', ({ given, when, then }) => {
  given.rules('lannister');
  given.allies('lannister', { tully: 1 });
  given.allies('stark', { arryn: 2 });
  given.hand('lannister', ['a-secret-heir']);
  given.action('lannister', 'event');

  when('lannister').plays('a-secret-heir');
  then.options('lannister').are(['lannister:tully']);
  when('lannister').answers('lannister:tully');

  then.allies('lannister', 'tully').is(0);
});

scenario('A Secret Heir: nobody rules in King’s Landing', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['a-secret-heir']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-secret-heir').because('prerequisite-missing', '4.6.1');
});

scenario('A Secret Heir: the ruler owns nothing but the Throne', ({ given, when, then }) => {
  given.rules('stark');
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['a-secret-heir']);
  given.action('lannister', 'event');

  when('lannister').performs(); // §18.31

  then.refused('lannister', 'a-secret-heir').because('prerequisite-missing', '4.6.1');
});

// Red Wedding

scenario('Red Wedding: 1 VP for every two tokens sent back, of whatever houses', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1, tully: 2, greyjoy: 2 });
  given.hand('lannister', ['red-wedding']);
  given.action('lannister', 'event');

  when('lannister').plays('red-wedding');
  then.options('lannister').are(['arryn', 'tully', 'greyjoy']);
  when('lannister').answers('arryn', 'tully', 'greyjoy', 'greyjoy', 'done');

  then.score('lannister').is(2);
  then.allies('lannister', 'arryn').is(0);
  then.allies('lannister', 'tully').is(1);
  then.allies('lannister', 'greyjoy').is(0);
  then.pool('greyjoy').is(6);
  then.discard().is(['red-wedding']);
});

scenario('Red Wedding: an odd token is wasted', ({ given, when, then }) => {
  given.allies('lannister', { tully: 3, greyjoy: 1 });
  given.hand('lannister', ['red-wedding']);
  given.action('lannister', 'event');

  when('lannister').plays('red-wedding', 'tully', 'tully', 'tully', 'done'); // E56

  then.score('lannister').is(1);
  then.pool('tully').is(6);
});

scenario('Red Wedding: a single token brings nothing', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1 });
  given.hand('lannister', ['red-wedding']);
  given.action('lannister', 'event');

  when('lannister').plays('red-wedding', 'tully');

  then.score('lannister').is(0);
  then.allies('lannister', 'tully').is(0);
  then.asked('lannister', 'turn.placeDie');
});

scenario('Red Wedding: without a guest there is no wedding; the Throne is none', ({ given, when, then }) => {
  given.rules('lannister');
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['red-wedding']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'red-wedding').because('prerequisite-missing', '4.6.1');
});

// Complex Negotiations

scenario('Complex Negotiations: a token of yours for one of another player', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell', 'baratheon'], ['tyrell', 'tully', 'greyjoy']);
  given.allies('lannister', { arryn: 2, tully: 1 });
  given.allies('stark', { greyjoy: 1 });
  given.allies('martell', { tyrell: 1, tully: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('complex-negotiations');
  then.options('lannister').are(['stark', 'martell']); // Baratheon owns none
  when('lannister').answers('martell');
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('arryn');
  then.options('lannister').are(['tyrell', 'tully']); // not the one just handed over
  when('lannister').answers('tyrell');

  then.allies('lannister', 'arryn').is(1);
  then.allies('lannister', 'tyrell').is(1);
  then.allies('martell', 'arryn').is(1);
  then.allies('martell', 'tyrell').is(0);
  then.allies('stark', 'greyjoy').is(1);
  then.pool('arryn').is(4); // no Token Pool is touched
  then.asked('lannister', 'turn.placeDie');
  then.discard().is(['complex-negotiations']);
});

scenario('Complex Negotiations: both tokens may be of one house', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1 });
  given.allies('stark', { arryn: 1, tully: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.action('lannister', 'event');

  when('lannister').plays('complex-negotiations', 'stark', 'arryn');
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('arryn'); // an exchange that changes nothing

  then.allies('lannister', 'arryn').is(1);
  then.allies('stark', 'arryn').is(1);
});

scenario('Complex Negotiations: you need a token, and the Throne is none', ({ given, when, then }) => {
  given.rules('lannister');
  given.allies('stark', { arryn: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.action('lannister', 'event');

  when('lannister').performs(); // §18.31

  then.refused('lannister', 'complex-negotiations').because('prerequisite-missing', '4.6.1');
});

scenario('Complex Negotiations: the others need one too, and the Throne is none', ({ given, when, then }) => {
  given.rules('stark');
  given.allies('lannister', { arryn: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'complex-negotiations').because('prerequisite-missing', '4.6.1');
});

// A Timely Alliance

scenario('A Timely Alliance: a Plot, then the alliance at once', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1 });
  given.allies('stark', { tully: 1 });
  given.army('riverrun', 'tully-3');
  given.hand('lannister', ['a-timely-alliance', 'maester-training']); // Tully
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'maester-training', 'tully:take:tully');
  then.options('lannister').are(['tully']);
  then.options('lannister').between(0, 1);
  when('lannister').answers(['tully']);

  then.ally('tully', 'lannister');
  then.castle('riverrun', 'lannister');
  then.goldMaximum('lannister').is(7);
  then.gold('lannister').is(7); // the Plot cost 1
  then.discard().is(['a-timely-alliance', 'maester-training']);
});

scenario('A Timely Alliance: the castle of the new ally cuts gold', ({ given, when, then }) => {
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['a-timely-alliance']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none'); // the Plot may be declined (§18.22)
  when('lannister').answers(['tully']);

  then.gold('lannister').is(7);
  then.ally('tully', 'lannister');
});

scenario('A Timely Alliance: a tie is not enough, not even without an ally', ({ given, when, then }) => {
  given.allies('lannister', { tully: 2 });
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none'); // §18.12

  then.asked('lannister', 'turn.placeDie');
  then.ally('tully', undefined);
  then.discard().is(['a-timely-alliance']);
});

scenario('A Timely Alliance: nor is a single token, though nobody else has one', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');

  then.asked('lannister', 'turn.placeDie');
  then.ally('tully', undefined);
});

scenario('A Timely Alliance: the Throne counts as a token of every house', ({ given, when, then }) => {
  given.rules('lannister');
  given.allies('lannister', { tully: 1, greyjoy: 1 });
  given.allies('stark', { greyjoy: 2 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');
  then.options('lannister').are(['tully']); // 2 to 2 for the Greyjoys, 1 for the Arryns
  when('lannister').answers(['tully']);

  then.ally('tully', 'lannister');
});

scenario('A Timely Alliance: it counts for whoever holds it', ({ given, when, then }) => {
  given.rules('stark');
  given.allies('lannister', { tully: 2, greyjoy: 3 });
  given.allies('stark', { tully: 1, greyjoy: 1 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');

  then.options('lannister').are(['greyjoy']); // 3 to 2; for the Tullys it is 2 to 2
});

scenario('A Timely Alliance: a former ally’s units leave shared domains', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('stark', { tully: 2 });
  given.allies('lannister', { tully: 3 });
  given.army('riverrun', 'tully-1+hoster-tully+stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('ashemark', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');
  then.castle('riverrun', 'stark');

  when('lannister').plays('a-timely-alliance', 'none');
  when('lannister').answers(['tully']);
  then.options('stark').are(['flints-finger', 'three-sisters']); // the owner chooses among equally near fiefs
  when('stark').retreatsTo('flints-finger');

  then.ally('tully', 'lannister');
  then.army('riverrun').is('tully-1+hoster-tully');
  then.army('flints-finger').is('stark-1');
  then.castle('riverrun', 'lannister');
  then.hand('lannister').is(['hoster-tully', 'jaime-lannister']);
  then.hand('stark').is(['eddard-stark']);
});

scenario('A Timely Alliance: one alliance at most, and a new one', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.allies('lannister', { arryn: 2, tully: 2, greyjoy: 2 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');
  then.options('lannister').are(['tully', 'greyjoy']);
  then.options('lannister').between(0, 1);
  when('lannister').answers(['greyjoy']);

  then.ally('greyjoy', 'lannister');
  then.ally('tully', undefined);
  then.asked('lannister', 'turn.placeDie');
});

scenario('A Timely Alliance: it need not be taken', ({ given, when, then }) => {
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');
  when('lannister').answers([]);

  then.ally('tully', undefined);
  then.discard().is(['a-timely-alliance']);
});

scenario('A Timely Alliance: the Plot costs what it always costs', ({ given, when, then }) => {
  given.allies('lannister', { tully: 2 });
  given.hand('lannister', ['a-timely-alliance', 'maester-training']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance');
  then.refused('lannister', 'maester-training').because('no-usable-shield', '4.5.1');
  when('lannister').answers('none', ['tully']);

  then.ally('tully', 'lannister');
  then.hand('lannister').is(['jaime-lannister', 'maester-training']);
});
