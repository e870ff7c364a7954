// Plot Cards and Heroes whose Event lets their player perform actions (§18.22).

import { BASE_PLOT_CARDS } from '../data/ids.ts';
import { scenario } from './table.ts';

// Muster your Troops

scenario('Muster your Troops: two Recruits, paid as usual', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.hand('lannister', ['muster-your-troops']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('muster-your-troops', 'lannister@ashemark', 'lannister@ashemark'); // 1 and 2 gold
  then.gold('lannister').is(5);
  when('lannister').answers('lannister@casterly-rock', 'jaime-lannister@casterly-rock'); // 2 and 3 gold

  then.gold('lannister').is(0);
  then.army('ashemark').is('lannister-3');
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
  then.hand('lannister').is(['jaime-lannister']);
  then.discard().is(['muster-your-troops']);
});

scenario('Muster your Troops: each Recruit deploys 2 units at most', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['muster-your-troops']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('muster-your-troops', 'done'); // the first one declined
  when('lannister').answers('lannister@casterly-rock', 'lannister@casterly-rock');

  then.recruited('lannister').is(3);
  then.gold('lannister').is(6);
  then.asked('lannister', 'turn.placeDie');
});

scenario('Muster your Troops: the second Recruit may be declined', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'jaime-lannister');
  given.hand('lannister', ['muster-your-troops']);
  given.gold('lannister', 8);
  given.action('lannister', 'event');

  when('lannister').plays('muster-your-troops', 'lannister@casterly-rock', 'done', 'done');

  then.recruited('lannister').is(2);
  then.gold('lannister').is(7);
  then.discard().is(['muster-your-troops']);
});

scenario('Muster your Troops: it may be played without gold, for nothing', ({ given, when, then }) => {
  given.hand('lannister', ['muster-your-troops']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('muster-your-troops'); // §18.20

  then.recruited('lannister').is(1);
  then.asked('lannister', 'turn.placeDie');
  then.discard().is(['muster-your-troops']);
});

// Eddard Stark

scenario('Eddard Stark: 2 gold, then a Recruit paid as usual', ({ given, when, then }) => {
  given.gold('stark', 0);
  given.action('stark', 'event');

  when('stark').plays('eddard-stark', 'stark@winterfell'); // room for one more only: 3 units

  then.gold('stark').is(1);
  then.army('winterfell').is('stark-2+eddard-stark');
  then.faceUp('stark').is(['eddard-stark']);
  then.hand('stark').is([]);
  then.discard().is([]);
});

scenario('Eddard Stark: the gold of the Event pays for both units', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('hornwood', 'eddard-stark');
  given.gold('stark', 0);
  given.action('stark', 'event');

  when('stark').plays('eddard-stark', 'stark@winterfell', 'stark@hornwood');

  then.recruited('stark').is(3);
  then.gold('stark').is(0);
});

scenario('Eddard Stark: the Recruit may be declined', ({ given, when, then }) => {
  given.gold('stark', 3);
  given.action('stark', 'event');

  when('stark').plays('eddard-stark', 'done');

  then.gold('stark').is(5);
  then.recruited('stark').is(1);
  then.faceUp('stark').is(['eddard-stark']);
});

scenario('Eddard Stark: one Recruit only', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('hornwood', 'eddard-stark');
  given.gold('stark', 8);
  given.action('stark', 'event');

  when('stark').plays('eddard-stark', 'stark@winterfell', 'stark@winterfell');

  then.asked('stark', 'turn.placeDie');
});

scenario('Eddard Stark: played by the ally of his house', ({ given, when, then }) => {
  given.players(['lannister', 'martell'], ['stark', 'tully', 'greyjoy']);
  given.alliance('stark', 'lannister');
  given.army('winterfell', 'stark-2+eddard-stark');
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('eddard-stark', 'stark@casterly-rock', 'done'); // from the Token Pool

  then.army('casterly-rock').is('lannister-1+jaime-lannister+stark-1');
  then.gold('lannister').is(1);
  then.faceUp('lannister').is(['eddard-stark']);
});

// Maester Training

scenario('Maester Training: two Whispers', ({ given, when, then }) => {
  given.hand('lannister', ['maester-training', 'vendetta', 'poisoning']);
  given.deck('dealmaking', 'kingslayer', 'red-wedding', 'lone-wolf', 'safe-passage', 'unjust-trial');
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('maester-training');
  when('lannister').whispers('vendetta');
  then.gold('lannister').is(4);
  then.hand('lannister').is(['jaime-lannister', 'poisoning', 'dealmaking', 'kingslayer', 'red-wedding']);
  when('lannister').whispers('dealmaking', 'kingslayer');

  then.gold('lannister').is(6);
  then.hand('lannister').is(['jaime-lannister', 'poisoning', 'red-wedding', 'lone-wolf', 'safe-passage']);
  then.asked('lannister', 'turn.placeDie'); // no third one
  then.discard().is(['vendetta', 'dealmaking', 'kingslayer', 'maester-training']);
});

scenario('Maester Training: either Whisper may be declined', ({ given, when, then }) => {
  given.hand('lannister', ['maester-training', 'vendetta']);
  given.deck('dealmaking', 'kingslayer', 'red-wedding');
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('maester-training');
  when('lannister').skips();
  then.hand('lannister').is(['jaime-lannister', 'vendetta']);
  when('lannister').whispers();

  then.gold('lannister').is(3);
  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'dealmaking', 'kingslayer', 'red-wedding']);
  then.discard().is(['maester-training']);
});

scenario('Maester Training: nobody follows these Whispers', ({ given, when, then }) => {
  given.hand('lannister', ['maester-training']);
  given.turn('lannister', ['event', 'march']);

  when('lannister').places('event', 'sail');
  when('lannister').skips(); // the Sail of the slot
  when('lannister').plays('maester-training', 'skip', 'skip');

  then.offered('stark', 'event', 'follow'); // the die, not the Whisper
});

// Vision of the Three-Eyed Raven

scenario('Vision of the Three-Eyed Raven: a Whisper, then one more Event', ({ given, when, then }) => {
  given.hand('lannister', ['vision-of-the-three-eyed-raven', 'vendetta']);
  given.deck('spoils-of-war', 'kingslayer', 'red-wedding', 'lone-wolf');
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('vision-of-the-three-eyed-raven');
  when('lannister').whispers('vendetta');
  when('lannister').answers('spoils-of-war'); // drawn a moment ago

  then.gold('lannister').is(1 + 6);
  then.hand('lannister').is(['jaime-lannister', 'kingslayer', 'red-wedding', 'lone-wolf']);
  then.asked('lannister', 'turn.placeDie'); // one more, not two
  then.discard().is(['vendetta', 'spoils-of-war', 'vision-of-the-three-eyed-raven']);
});

scenario('Vision of the Three-Eyed Raven: the second card may be a Hero’s', ({ given, when, then }) => {
  given.hand('stark', ['vision-of-the-three-eyed-raven']);
  given.gold('stark', 1);
  given.action('stark', 'event');

  when('stark').plays('vision-of-the-three-eyed-raven', 'skip', 'eddard-stark', 'done'); // §18.6

  then.gold('stark').is(3);
  then.faceUp('stark').is(['eddard-stark']);
  then.discard().is(['vision-of-the-three-eyed-raven']);
});

scenario('Vision of the Three-Eyed Raven: the second Event must be playable', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['vision-of-the-three-eyed-raven', 'vendetta', 'red-wedding', 'drain-the-coffers']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('vision-of-the-three-eyed-raven', 'skip');
  then.refused('lannister', 'vendetta').because('not-enough-gold', '5.1');
  then.refused('lannister', 'red-wedding').because('prerequisite-missing', '4.6.1');
  then.refused('lannister', 'drain-the-coffers').because('prerequisite-missing', '4.6.1');
  then.refused('lannister', 'vision-of-the-three-eyed-raven').because('not-an-option', '4.6.1');
  when('lannister').answers('none');

  then.gold('lannister').is(3);
  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'red-wedding', 'drain-the-coffers']);
  then.discard().is(['vision-of-the-three-eyed-raven']);
});

scenario('Vision of the Three-Eyed Raven: the Whisper pays for the Event', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['vision-of-the-three-eyed-raven', 'vendetta', 'red-wedding']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays('vision-of-the-three-eyed-raven');
  when('lannister').whispers('red-wedding');
  when('lannister').answers('vendetta', 'stark:tully', 'stark:tully');

  then.gold('lannister').is(0);
  then.allies('stark', 'tully').is(0);
});

scenario('Vision of the Three-Eyed Raven: it is not shuffled into the deck', ({ given, when, then }) => {
  given.hand('lannister', ['vision-of-the-three-eyed-raven']);
  given.discard(...BASE_PLOT_CARDS.filter((id) => id !== 'vision-of-the-three-eyed-raven'));
  given.chance(['spoils-of-war', 'kingslayer', 'red-wedding', 'lone-wolf']); // what lies on top after the shuffle
  given.action('lannister', 'event');

  when('lannister').plays('vision-of-the-three-eyed-raven');
  then.hand('lannister').is(['jaime-lannister']); // §18.19: neither in the hand …
  then.discard().excludes('vision-of-the-three-eyed-raven'); // … nor in the discard pile
  when('lannister').whispers();
  then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 1 });
  when('lannister').answers('none');

  then.discard().is(['vision-of-the-three-eyed-raven']);
});

// Margaery Tyrell

scenario('Margaery Tyrell: a Whisper, then a Plot', ({ given, when, then }) => {
  given.players(['tyrell', 'stark'], ['lannister', 'tully', 'greyjoy']);
  given.leader('tyrell', 'margaery-tyrell');
  given.hand('tyrell', ['vendetta']);
  given.deck('maester-training', 'kingslayer', 'red-wedding', 'lone-wolf');
  given.gold('tyrell', 0);
  given.action('tyrell', 'event');

  when('tyrell').plays('margaery-tyrell');
  when('tyrell').whispers('vendetta');
  when('tyrell').answers('maester-training', 'tully:take:tully'); // for the gold of the Whisper

  then.gold('tyrell').is(0);
  then.allies('tyrell', 'tully').is(1);
  then.hand('tyrell').is(['kingslayer', 'red-wedding', 'lone-wolf']);
  then.faceUp('tyrell').is(['margaery-tyrell']);
  then.discard().is(['vendetta', 'maester-training']);
});

scenario('Margaery Tyrell: either may be declined', ({ given, when, then }) => {
  given.players(['tyrell', 'stark'], ['lannister', 'tully', 'greyjoy']);
  given.leader('tyrell', 'margaery-tyrell');
  given.hand('tyrell', ['maester-training']);
  given.gold('tyrell', 3);
  given.turn('tyrell', ['event', 'march']);

  when('tyrell').places('event', 'sail');
  when('tyrell').skips();
  when('tyrell').plays('margaery-tyrell', 'skip', 'none');

  then.gold('tyrell').is(3);
  then.hand('tyrell').is(['maester-training']);
  then.faceUp('tyrell').is(['margaery-tyrell']);
  then.offered('stark', 'event', 'follow');
});

scenario('Margaery Tyrell: the Plot costs what it always costs', ({ given, when, then }) => {
  given.players(['tyrell', 'stark'], ['lannister', 'tully', 'greyjoy']);
  given.leader('tyrell', 'margaery-tyrell');
  given.hand('tyrell', ['maester-training']);
  given.gold('tyrell', 0);
  given.action('tyrell', 'event');

  when('tyrell').plays('margaery-tyrell', 'skip');

  then.refused('tyrell', 'maester-training').because('no-usable-shield', '4.5.1');
  then.options('tyrell').are(['none']);
});

// Olenna Tyrell

scenario('Olenna Tyrell: 2 gold, then a Plot whose card comes back to hand', ({ given, when, then }) => {
  given.players(['tyrell', 'stark'], ['lannister', 'tully', 'greyjoy']);
  given.hand('tyrell', ['critical-battle']); // Arryn and Tully
  given.gold('tyrell', 0);
  given.action('tyrell', 'event');

  when('tyrell').plays('olenna-tyrell', 'critical-battle', 'arryn:take:arryn', 'tully:take:tully');

  then.gold('tyrell').is(0); // the 2 gold paid for both shields
  then.allies('tyrell', 'arryn').is(1);
  then.allies('tyrell', 'tully').is(1);
  then.hand('tyrell').is(['critical-battle']);
  then.faceUp('tyrell').is(['olenna-tyrell']);
  then.discard().is([]);
});

scenario('Olenna Tyrell: a Hero Card used for the Plot stays face up', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('olenna-tyrell', 'jaime-lannister', 'lannister:take:arryn');

  then.allies('lannister', 'arryn').is(1);
  then.gold('lannister').is(0);
  then.faceUp('lannister').is(['olenna-tyrell', 'jaime-lannister']);
  then.hand('lannister').is([]);
});

scenario('Olenna Tyrell: the Plot may be declined', ({ given, when, then }) => {
  given.players(['tyrell', 'stark'], ['lannister', 'tully', 'greyjoy']);
  given.hand('tyrell', ['critical-battle']);
  given.gold('tyrell', 1);
  given.action('tyrell', 'event');

  when('tyrell').plays('olenna-tyrell', 'none');

  then.gold('tyrell').is(3);
  then.hand('tyrell').is(['critical-battle']);
  then.faceUp('tyrell').is(['olenna-tyrell']);
});

// Hire a Master of Whispers

scenario('Hire a Master of Whispers: a Plot whose shields cost nothing', ({ given, when, then }) => {
  given.allies('stark', { tully: 1, arryn: 1 });
  given.hand('lannister', ['hire-a-master-of-whispers', 'a-noble-sacrifice']); // Arryn and Stark
  given.gold('lannister', 0);
  given.action('lannister', 'event');

  when('lannister').plays('hire-a-master-of-whispers', 'a-noble-sacrifice');
  then.options('lannister').are(['arryn:take:arryn', 'stark:steal:tully', 'stark:steal:arryn']);
  when('lannister').answers('stark:steal:tully', 'arryn:take:arryn');

  then.allies('lannister', 'tully').is(1);
  then.allies('lannister', 'arryn').is(1);
  then.allies('stark', 'tully').is(0);
  then.gold('lannister').is(0);
  then.asked('lannister', 'turn.placeDie'); // nothing goes back for the token stolen
  then.discard().is(['hire-a-master-of-whispers', 'a-noble-sacrifice']);
});

scenario('Hire a Master of Whispers: the own Hero Card brings any two tokens', ({ given, when, then }) => {
  given.hand('lannister', ['hire-a-master-of-whispers']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays(
    'hire-a-master-of-whispers',
    'jaime-lannister',
    'lannister:take:greyjoy',
    'lannister:take:greyjoy',
  );

  then.allies('lannister', 'greyjoy').is(2);
  then.gold('lannister').is(1);
  then.faceUp('lannister').is(['jaime-lannister']);
  then.discard().is(['hire-a-master-of-whispers']);
});

scenario('Hire a Master of Whispers: the Plot may be declined', ({ given, when, then }) => {
  given.hand('lannister', ['hire-a-master-of-whispers']);
  given.action('lannister', 'event');

  when('lannister').plays('hire-a-master-of-whispers', 'none');

  then.hand('lannister').is(['jaime-lannister']);
  then.discard().is(['hire-a-master-of-whispers']);
});

scenario('Hire a Master of Whispers: there must be another card to plot with', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2'); // and no Hero
  given.hand('lannister', ['hire-a-master-of-whispers']);
  given.action('lannister', 'event');

  then.refused('lannister', 'perform').because('prerequisite-missing', '4.6.1');
});

scenario('Hire a Master of Whispers: a face-up Hero Card is not in hand', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.faceUp('lannister', ['jaime-lannister', 'olenna-tyrell']);
  given.hand('lannister', ['hire-a-master-of-whispers']);
  given.turn('lannister', ['event', 'march']);

  when('lannister').places('event', 'march');
  when('lannister').skips();

  then.refused('lannister', 'perform').because('prerequisite-missing', '4.6.1');
});

// Edmure Tully

scenario('Edmure Tully: a Plot free of charge', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { greyjoy: 1 });
  given.hand('tully', ['muster-your-troops']); // Tully and Tyrell
  given.gold('tully', 0);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'muster-your-troops', 'tully:take:arryn', 'tyrell:take:tyrell');

  then.allies('tully', 'arryn').is(1);
  then.allies('tully', 'tyrell').is(1);
  then.allies('tully', 'greyjoy').is(1); // taken from pools, not stolen
  then.gold('tully').is(0);
  then.faceUp('tully').is(['edmure-tully']);
  then.discard().is(['muster-your-troops']);
});

scenario('Edmure Tully: for a token stolen another one goes back to its house', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { greyjoy: 1, tyrell: 1 });
  given.allies('stark', { arryn: 2 });
  given.hand('tully', ['vendetta']); // Stark
  given.gold('tully', 0);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:arryn');
  then.options('tully').are(['tyrell', 'greyjoy']); // not the one just stolen
  when('tully').answers('greyjoy');

  then.allies('tully', 'arryn').is(1);
  then.allies('tully', 'greyjoy').is(0);
  then.allies('stark', 'arryn').is(1);
  then.pool('greyjoy').is(6);
  then.asked('tully', 'turn.placeDie');
  then.discard().is(['vendetta']);
});

scenario('Edmure Tully: of the house stolen from, one owned before may go back', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { arryn: 1 });
  given.allies('stark', { arryn: 1 });
  given.hand('tully', ['vendetta']);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:arryn');
  then.options('tully').are(['arryn']);
  when('tully').answers('arryn');

  then.allies('tully', 'arryn').is(1);
  then.pool('arryn').is(5);
});

scenario('Edmure Tully: a token taken with the other shield is another one too', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('stark', { greyjoy: 1 });
  given.hand('tully', ['a-noble-sacrifice']); // Arryn and Stark
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'a-noble-sacrifice', 'stark:steal:greyjoy', 'arryn:take:arryn');
  then.options('tully').are(['arryn']);
  when('tully').answers('arryn');

  then.allies('tully', 'greyjoy').is(1);
  then.allies('tully', 'arryn').is(0);
});

scenario('Edmure Tully: without another token nothing goes back', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('stark', { arryn: 1 });
  given.hand('tully', ['vendetta']);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:arryn'); // §18.18

  then.allies('tully', 'arryn').is(1);
  then.asked('tully', 'turn.placeDie');
});

scenario('Edmure Tully: two tokens stolen, two others back', ({ given, when, then }) => {
  given.players(['tully', 'stark', 'lannister'], ['tyrell', 'martell', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { greyjoy: 2, tyrell: 1 });
  given.allies('stark', { arryn: 1 });
  given.allies('lannister', { martell: 1 });
  given.hand('tully', ['complex-negotiations']); // Lannister and Stark
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'complex-negotiations', 'stark:steal:arryn', 'lannister:steal:martell');
  when('tully').answers('greyjoy', 'tyrell');

  then.allies('tully', 'arryn').is(1);
  then.allies('tully', 'martell').is(1);
  then.allies('tully', 'greyjoy').is(1);
  then.allies('tully', 'tyrell').is(0);
});

scenario('Edmure Tully: there must be another card to plot with', ({ given, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'lannister', 'greyjoy']);
  given.leader('tully', 'edmure-tully');
  given.action('tully', 'event');

  then.refused('tully', 'perform').because('prerequisite-missing', '4.6.1');
});
