// Plot Cards and Heroes whose Event is about gold, victory points, or the own Hero Card.

import { scenario } from './table.ts';

// Spoils of War

scenario('Spoils of War: 6 gold for you, 2 for every other player', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell', 'baratheon']);
  given.hand('stark', ['spoils-of-war']);
  for (const seat of ['lannister', 'stark', 'martell', 'baratheon'] as const) given.gold(seat, 1);
  given.action('stark', 'event');

  when('stark').plays('spoils-of-war');

  then.gold('stark').is(7);
  then.gold('lannister').is(3);
  then.gold('martell').is(3);
  then.gold('baratheon').is(3);
  then.discard().is(['spoils-of-war']);
  then.hand('stark').is(['eddard-stark']);
});

scenario('Spoils of War: nobody gets above the maximum', ({ given, when, then }) => {
  given.hand('lannister', ['spoils-of-war']);
  given.gold('lannister', 5);
  given.gold('stark', 7);
  given.action('lannister', 'event');

  when('lannister').plays('spoils-of-war');

  then.gold('lannister').is(8);
  then.gold('stark').is(8);
  then.told('gold.gained', { seat: 'lannister', gold: 3, lost: 3 });
});

// Drain the Coffers

scenario('Drain the Coffers: 6 gold', ({ given, when, then }) => {
  given.hand('lannister', ['drain-the-coffers']);
  given.gold('lannister', 0);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('drain-the-coffers');

  then.gold('lannister').is(6);
  then.gold('stark').is(3);
  then.discard().is(['drain-the-coffers']);
});

scenario('Drain the Coffers: a follow brings no more', ({ given, when, then }) => {
  given.hand('stark', ['drain-the-coffers']);
  given.gold('stark', 0);
  given.action('stark', 'event', 'follow');

  when('stark').plays('drain-the-coffers');

  then.gold('stark').is(6);
});

scenario('Drain the Coffers: a single coin is too much', ({ given, when, then }) => {
  given.hand('lannister', ['drain-the-coffers']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'drain-the-coffers').because('prerequisite-missing', '4.6.1');
});

// Lone Wolf

scenario('Lone Wolf: a Hero alone in its domain brings 1 VP and 2 gold', ({ given, when, then }) => {
  given.army('ashemark', 'jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['lone-wolf']);
  given.gold('lannister', 3);
  given.score('lannister', 4);
  given.action('lannister', 'event');

  when('lannister').plays('lone-wolf');

  then.score('lannister').is(5);
  then.gold('lannister').is(5);
  then.discard().is(['lone-wolf']);
});

scenario('Lone Wolf: the Hero of an ally will do', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2');
  given.army('old-town', 'olenna-tyrell');
  given.hand('lannister', ['lone-wolf']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('lone-wolf');

  then.score('lannister').is(1);
  then.gold('lannister').is(5);
});

scenario('Lone Wolf: a Hero in company is not alone', ({ given, when, then }) => {
  given.hand('lannister', ['lone-wolf']); // Jaime stands at Casterly Rock with a Power Token
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'lone-wolf').because('prerequisite-missing', '4.6.1');
});

scenario('Lone Wolf: the company of an ally counts as well', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('the-eyrie', 'arryn-1+jaime-lannister');
  given.army('three-sisters', 'arryn-2');
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['lone-wolf']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'lone-wolf').because('prerequisite-missing', '4.6.1');
});

scenario('Lone Wolf: a lonely Hero of somebody else is none of yours', ({ given, when, then }) => {
  given.army('hornwood', 'eddard-stark');
  given.army('winterfell', 'stark-1');
  given.hand('lannister', ['lone-wolf']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'lone-wolf').because('prerequisite-missing', '4.6.1');
});

// Uniting the Bloodlines

scenario('Uniting the Bloodlines: 2 gold, and 2 for every alliance', ({ given, when, then }) => {
  given.alliance('greyjoy', 'lannister');
  given.alliance('tully', 'stark');
  given.hand('lannister', ['uniting-the-bloodlines']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('uniting-the-bloodlines');

  then.gold('lannister').is(1 + 2 + 2);
  then.discard().is(['uniting-the-bloodlines']);
});

scenario('Uniting the Bloodlines: 2 gold without any alliance', ({ given, when, then }) => {
  given.allies('lannister', { tully: 3 }); // E57: Shields held now
  given.hand('lannister', ['uniting-the-bloodlines']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('uniting-the-bloodlines');

  then.gold('lannister').is(3);
});

scenario('Uniting the Bloodlines: three alliances, up to the maximum', ({ given, when, then }) => {
  given.alliance('greyjoy', 'lannister'); // with the castle of Pyke
  given.alliance('tully', 'lannister'); // Riverrun
  given.alliance('arryn', 'lannister'); // The Eyrie
  given.hand('lannister', ['uniting-the-bloodlines']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('uniting-the-bloodlines');

  then.told('gold.gained', { seat: 'lannister', gold: 5, lost: 3 });
  then.gold('lannister').is(5); // 9 less 4 castles
});

// Honor from your Allies

scenario('Honor from your Allies: 1 gold for each token in the Ally Pool', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 2, tully: 1 });
  given.allies('stark', { greyjoy: 2 });
  given.hand('lannister', ['honor-from-your-allies']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('honor-from-your-allies');

  then.gold('lannister').is(3);
  then.allies('lannister', 'arryn').is(2); // they stay
  then.discard().is(['honor-from-your-allies']);
});

scenario('Honor from your Allies: the Iron Throne counts as one token', ({ given, when, then }) => {
  given.rules('lannister');
  given.allies('lannister', { arryn: 2, tully: 1 });
  given.hand('lannister', ['honor-from-your-allies']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('honor-from-your-allies');

  then.gold('lannister').is(4); // not one for every house
});

scenario('Honor from your Allies: somebody else’s Throne does not count', ({ given, when, then }) => {
  given.rules('stark');
  given.allies('lannister', { arryn: 1 });
  given.hand('lannister', ['honor-from-your-allies']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('honor-from-your-allies');

  then.gold('lannister').is(1);
});

scenario('Honor from your Allies: it may be played for nothing at all', ({ given, when, then }) => {
  given.hand('lannister', ['honor-from-your-allies']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('honor-from-your-allies'); // §18.20

  then.gold('lannister').is(3);
  then.discard().is(['honor-from-your-allies']);
});

// Tariffs from your Subjects

scenario('Tariffs from your Subjects: 1 gold per domain, allied ones included', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('the-eyrie', 'arryn-2');
  given.army('three-sisters', 'arryn-1'); // E58
  given.army('casterly-rock', 'lannister-2');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['tariffs-from-your-subjects']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('tariffs-from-your-subjects');

  then.gold('lannister').is(4);
  then.discard().is(['tariffs-from-your-subjects']);
});

scenario('Tariffs from your Subjects: 1 more with King’s Landing', ({ given, when, then }) => {
  given.rules('lannister'); // four domains
  given.hand('lannister', ['tariffs-from-your-subjects']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('tariffs-from-your-subjects');

  then.gold('lannister').is(4 + 1);
});

// A Debt to the Iron Bank

scenario('A Debt to the Iron Bank: 1 VP for all the gold you can own', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('the-reach', 'lannister-1'); // a second castle
  given.hand('lannister', ['a-debt-to-the-iron-bank']);
  given.gold('lannister', 2);
  given.score('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('a-debt-to-the-iron-bank');

  then.score('lannister').is(2);
  then.gold('lannister').is(7);
  then.discard().is(['a-debt-to-the-iron-bank']);
});

scenario('A Debt to the Iron Bank: a full purse does not save the VP', ({ given, when, then }) => {
  given.hand('lannister', ['a-debt-to-the-iron-bank']);
  given.gold('lannister', 8);
  given.score('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('a-debt-to-the-iron-bank');

  then.score('lannister').is(0);
  then.gold('lannister').is(8);
});

scenario('A Debt to the Iron Bank: without a VP there is no credit', ({ given, when, then }) => {
  given.hand('lannister', ['a-debt-to-the-iron-bank']);
  given.score('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-debt-to-the-iron-bank').because('not-enough-points', '18.5');
});

// Robert Baratheon

scenario('Robert Baratheon: with 4 castles all the gold you can own', ({ given, when, then }) => {
  given.players(['baratheon', 'stark']);
  given.army('storms-end', 'baratheon-1+robert-baratheon');
  given.army('the-reach', 'baratheon-1');
  given.army('sunspear', 'baratheon-1');
  given.army('starfall', 'baratheon-1');
  given.gold('baratheon', 1);
  given.action('baratheon', 'event');

  when('baratheon').plays('robert-baratheon');

  then.castles('baratheon').is(4);
  then.gold('baratheon').is(5);
  then.faceUp('baratheon').is(['robert-baratheon']);
  then.discard().is([]);
});

scenario('Robert Baratheon: 3 castles are not enough', ({ given, when, then }) => {
  given.players(['baratheon', 'stark']);
  given.army('storms-end', 'baratheon-1+robert-baratheon');
  given.army('the-reach', 'baratheon-1');
  given.army('starfall', 'baratheon-1');
  given.hand('baratheon', ['spoils-of-war']);
  given.action('baratheon', 'event');

  when('baratheon').performs();

  then.refused('baratheon', 'robert-baratheon').because('prerequisite-missing', '4.6.1');
});

scenario('Robert Baratheon: allied castles count, and his ally may play him', ({ given, when, then }) => {
  given.players(['lannister', 'stark'], ['baratheon', 'tully', 'greyjoy']);
  given.alliance('baratheon', 'lannister');
  given.army('storms-end', 'baratheon-1+robert-baratheon');
  given.army('the-reach', 'baratheon-1');
  given.army('starfall', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('robert-baratheon');

  then.gold('lannister').is(5);
  then.faceUp('lannister').is(['robert-baratheon']);
});

// Safe Passage

scenario('Safe Passage: 3 gold buy 1 VP', ({ given, when, then }) => {
  given.hand('lannister', ['safe-passage']);
  given.gold('lannister', 8);
  given.score('lannister', 2);
  given.action('lannister', 'event');

  when('lannister').plays('safe-passage');
  then.options('lannister').between(1, 2); // E55: each is paid in full
  when('lannister').answers(1);

  then.score('lannister').is(3);
  then.gold('lannister').is(5);
  then.discard().is(['safe-passage']);
});

scenario('Safe Passage: twice for 6 gold', ({ given, when, then }) => {
  given.hand('lannister', ['safe-passage']);
  given.gold('lannister', 6);
  given.action('lannister', 'event');

  when('lannister').plays('safe-passage');
  when('lannister').answers(2);

  then.score('lannister').is(2);
  then.gold('lannister').is(0);
});

scenario('Safe Passage: three times at most, for a player without castles', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['safe-passage']);
  given.gold('lannister', 9);
  given.action('lannister', 'event');

  when('lannister').plays('safe-passage');
  then.options('lannister').between(1, 3);
  when('lannister').answers(3);

  then.score('lannister').is(3);
  then.gold('lannister').is(0);
});

scenario('Safe Passage: 2 gold do not pay for one', ({ given, when, then }) => {
  given.hand('lannister', ['safe-passage']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'safe-passage').because('not-enough-gold', '5.1');
});

// Unjust Trial

scenario('Unjust Trial: whoever controls King’s Landing loses 4 gold', ({ given, when, then }) => {
  given.rules('stark');
  given.hand('lannister', ['unjust-trial']);
  given.gold('stark', 6);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');

  then.gold('stark').is(2);
  then.gold('lannister').is(3); // it goes to the bank
  then.throne('stark');
  then.discard().is(['unjust-trial']);
});

scenario('Unjust Trial: exactly 4 gold are enough to stay', ({ given, when, then }) => {
  given.rules('stark');
  given.hand('lannister', ['unjust-trial']);
  given.gold('stark', 4);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');

  then.gold('stark').is(0);
  then.throne('stark');
});

scenario('Unjust Trial: with 3 gold none is paid and the army retreats', ({ given, when, then }) => {
  given.rules('stark');
  given.hand('lannister', ['unjust-trial']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');

  then.gold('stark').is(3);
  then.unoccupied('kings-landing');
  then.army('ashemark').is('stark-2'); // the nearest fief; Dragonstone is as near, but a castle
  then.throne(undefined);
  then.notTold('battle.started'); // never a battle
  then.discard().is(['unjust-trial']);
});

scenario('Unjust Trial: allied units leave too, the owner chooses where to', ({ given, when, then }) => {
  given.rules('stark');
  given.alliance('arryn', 'stark');
  given.army('kings-landing', 'stark-1+arryn-2');
  given.army('the-eyrie', 'arryn-1');
  given.army('ashemark', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['unjust-trial']);
  given.gold('stark', 0);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');
  then.options('stark').are(['dragonstone', 'the-eyrie']);
  when('stark').retreatsTo('the-eyrie');

  then.army('the-eyrie').is('stark-1+arryn-3');
  then.unoccupied('kings-landing');
  then.discard().is(['unjust-trial']);
});

scenario('Unjust Trial: the player of the card may be the victim', ({ given, when, then }) => {
  given.rules('lannister');
  given.hand('lannister', ['unjust-trial']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial'); // §18.9

  then.gold('lannister').is(1);
  then.army('ashemark').is('lannister-2');
  then.throne(undefined);
});

scenario('Unjust Trial: an empty King’s Landing cannot be tried', ({ given, when, then }) => {
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'unjust-trial').because('prerequisite-missing', '4.6.1');
});

scenario('Unjust Trial: nor can an unallied house that stands there', ({ given, when, then }) => {
  given.army('kings-landing', 'arryn-2');
  given.army('the-eyrie', 'arryn-1');
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'unjust-trial').because('prerequisite-missing', '4.6.1');
});

// Instruction in Swords

scenario('Instruction in Swords: 1 VP with the Hero Card in hand', ({ given, when, then }) => {
  given.hand('lannister', ['instruction-in-swords']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('instruction-in-swords');

  then.score('lannister').is(1);
  then.gold('lannister').is(3);
  then.hand('lannister').is(['jaime-lannister']);
  then.discard().is(['instruction-in-swords']);
});

scenario('Instruction in Swords: a played Hero Card comes back, with 2 gold', ({ given, when, then }) => {
  given.hand('lannister', ['instruction-in-swords']);
  given.faceUp('lannister', ['jaime-lannister']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('instruction-in-swords');

  then.score('lannister').is(0);
  then.gold('lannister').is(5);
  then.faceUp('lannister').is([]);
  then.hand('lannister').is(['jaime-lannister']);
});

scenario('Instruction in Swords: that card may be used again in this round', ({ given, when, then }) => {
  given.hand('stark', ['instruction-in-swords']);
  given.faceUp('stark', ['eddard-stark']);
  given.gold('stark', 0);
  given.turn('stark', ['event', 'march']);

  when('stark').places('event', 'event');
  when('stark').plays('instruction-in-swords');
  when('stark').plays('eddard-stark', 'done'); // 2 gold, no Recruit

  then.gold('stark').is(4);
  then.faceUp('stark').is(['eddard-stark']);
});

scenario('Instruction in Swords: the Hero Card of an ally stays as it lies', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.faceUp('lannister', ['olenna-tyrell']);
  given.hand('lannister', ['instruction-in-swords']);
  given.action('lannister', 'event');

  when('lannister').plays('instruction-in-swords'); // E44: Jaime's card is in hand

  then.score('lannister').is(1);
  then.faceUp('lannister').is(['olenna-tyrell']);
});

scenario('Instruction in Swords: the Hero of an ally does not make it playable', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['instruction-in-swords']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'instruction-in-swords').because('prerequisite-missing', '4.6.1');
});
