// Examples X27 to X36, and the plain statements of §4.4 (Whisper), §4.5 (Plot), §4.6 (Event), §5.6 to §5.7 (hand and
// deck) and §11 (Hero Cards).

import { begin, isRefusal, look, pile } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { BASE_PLOT_CARDS, type PlotCardId } from '../data/ids.ts';
import { draw } from '../rules/cards.ts';
import { tinyEpic } from '../rules/index.ts';
import { scenario } from './table.ts';

/** All Plot Cards but these. */
function allBut(...cards: PlotCardId[]): PlotCardId[] {
  return BASE_PLOT_CARDS.filter((card) => !cards.includes(card as PlotCardId));
}

// §4.4 Whisper

scenario('X27 Whisper', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning']);
  given.deck('kingslayer', 'red-wedding', 'maester-training');
  given.gold('lannister', 3);
  given.action('lannister', 'whisper');

  when('lannister').whispers('vendetta', 'dealmaking');

  then.gold('lannister').is(5); // §4.4.1
  then
    .hand('lannister')
    .is(['jaime-lannister', 'poisoning', 'kingslayer', 'red-wedding', 'maester-training']);
  then.discard().is(['vendetta', 'dealmaking']);
});

scenario('4.4.1 Any number from 0 to all', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'dealmaking']);
  given.turn('lannister', ['whisper', 'event']);

  when('lannister').places('whisper', 'whisper');
  when('lannister').performs();
  then.options('lannister').between(0, 2);
  when('lannister').answers([]); // discards nothing and still draws to 4
  then.gold('lannister').is(3);
  then.cards('lannister').is(5);

  when('lannister').performs();
  then.options('lannister').between(0, 4);
});

scenario('4.4.2 Hero Cards can never be discarded and do not count', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  given.deck('red-wedding');
  given.action('lannister', 'whisper');
  then.cards('lannister').is(6);

  when('lannister').performs();
  then.options('lannister').are(['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  then.refused('lannister', 'jaime-lannister').because('not-an-option', '4.4.1');
  when('lannister').answers(['vendetta']);

  then
    .hand('lannister')
    .is(['jaime-lannister', 'olenna-tyrell', 'dealmaking', 'poisoning', 'kingslayer', 'red-wedding']);
});

// §4.5 Plot

scenario('X28 Plot, NP shield', ({ given, when, then }) => {
  given.hand('lannister', ['unjust-trial']); // Arryn
  given.gold('lannister', 1);
  given.action('lannister', 'plot');

  when('lannister').plots('unjust-trial', 'arryn:take:arryn');

  then.gold('lannister').is(0); // §4.5.2
  then.pool('arryn').is(5);
  then.allies('lannister', 'arryn').is(1);
});

scenario('X29 Plot, own shield', ({ given, when, then }) => {
  given.hand('lannister', ['red-wedding']); // Lannister
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'red-wedding');
  then
    .options('lannister')
    .are(['lannister:take:arryn', 'lannister:take:tyrell', 'lannister:take:tully', 'lannister:take:greyjoy']);
  when('lannister').answers('lannister:take:arryn');

  then.gold('lannister').is(0); // §4.5.3
  then.allies('lannister', 'arryn').is(1);
});

scenario('X30 Plot, absent house', ({ given, when, then }) => {
  given.hand('lannister', ['crushing-siege']); // Martell, who is not in the game
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'crushing-siege');
  then
    .options('lannister')
    .are(['martell:take:arryn', 'martell:take:tyrell', 'martell:take:tully', 'martell:take:greyjoy']);
  when('lannister').answers('martell:take:greyjoy');

  then.gold('lannister').is(0); // §4.5.3
  then.allies('lannister', 'greyjoy').is(1);
});

scenario('X31 Plot, opponent’s shield', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta']); // Stark
  given.gold('lannister', 3);
  given.gold('stark', 4);
  given.allies('stark', { arryn: 1 });
  given.action('lannister', 'plot');

  when('lannister').plots('vendetta', 'stark:steal:arryn');

  then.allies('lannister', 'arryn').is(1); // §4.5.4
  then.allies('stark', 'arryn').is(0);
  then.gold('lannister').is(0);
  then.gold('stark').is(4); // paid to the bank
});

scenario('X32 Two shields at once', ({ given, when, then }) => {
  given.players(['lannister', 'stark'], ['baratheon', 'tyrell', 'tully']);
  given.hand('lannister', ['a-secret-heir']); // Arryn and Baratheon
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').plots('a-secret-heir', 'baratheon:take:baratheon', 'arryn:take:arryn'); // §4.5.1: in any order

  then.gold('lannister').is(0);
  then.allies('lannister', 'arryn').is(1);
  then.allies('lannister', 'baratheon').is(1);
});

scenario('X33 Empty pool', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-3');
  given.army('dragonstone', 'arryn-3');
  given.army('three-sisters', 'arryn-1');
  given.allies('stark', { arryn: 2 });
  given.hand('lannister', ['unjust-trial']);
  given.gold('lannister', 1);
  given.action('lannister', 'plot');
  then.pool('arryn').is(0);

  when('lannister').plots('unjust-trial', 'arryn:return:arryn:stark');

  then.gold('lannister').is(0); // §4.5.2
  then.allies('stark', 'arryn').is(1);
  then.allies('lannister', 'arryn').is(0);
  then.pool('arryn').is(1);
});

scenario('X34 Own Hero Card plotted', ({ given, when, then }) => {
  given.gold('stark', 4);
  given.action('stark', 'plot');

  when('stark').plots('eddard-stark', 'stark:take:tyrell', 'stark:take:tully'); // §11.4, E41

  then.gold('stark').is(0);
  then.allies('stark', 'tyrell').is(1);
  then.allies('stark', 'tully').is(1);
  then.faceUp('stark').is(['eddard-stark']);
  then.hand('stark').is([]);
});

scenario('4.5.1 At least one shield must be used', ({ given, when, then }) => {
  given.hand('lannister', ['a-noble-sacrifice']); // Arryn and Stark
  given.allies('stark', { arryn: 1 });
  given.gold('lannister', 4);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'a-noble-sacrifice');
  then.refused('lannister', 'done').because('use-at-least-one-shield', '4.5.1');
  when('lannister').answers('arryn:take:arryn', 'done'); // each may be used, none has to

  then.gold('lannister').is(3);
  then.allies('stark', 'arryn').is(1);
  then.discard().is(['a-noble-sacrifice']);
});

scenario('4.5.1 A shield that cannot be paid for is left out', ({ given, when, then }) => {
  given.hand('lannister', ['a-noble-sacrifice']); // Arryn and Stark
  given.allies('stark', { arryn: 1 });
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'a-noble-sacrifice');
  then.refused('lannister', 'stark:steal:arryn').because('not-enough-gold', '5.1');
  when('lannister').answers('arryn:take:arryn');

  then.gold('lannister').is(1);
  then.asked('lannister', 'turn.placeDie');
});

scenario('4.5.2 The own token may be the one returned', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 3 });
  given.allies('stark', { arryn: 3 });
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'unjust-trial');
  then.options('lannister').are(['arryn:return:arryn:lannister', 'arryn:return:arryn:stark']);
  when('lannister').answers('arryn:return:arryn:lannister');

  then.allies('lannister', 'arryn').is(2);
  then.gold('lannister').is(2);
});

scenario('4.5.2 All tokens on the map: the shield cannot be used', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-3');
  given.army('dragonstone', 'arryn-3');
  given.army('three-sisters', 'arryn-3');
  given.hand('lannister', ['unjust-trial', 'dealmaking']); // Arryn; Arryn and Tyrell
  given.action('lannister', 'plot');

  when('lannister').performs();
  then.refused('lannister', 'unjust-trial').because('no-usable-shield', '4.5.1');
  when('lannister').answers('dealmaking');
  then.options('lannister').are(['tyrell:take:tyrell']);
});

scenario('4.5.2 An ally’s shield costs 1 gold like any other', ({ given, when, then }) => {
  given.alliance('arryn', 'stark');
  given.hand('lannister', ['unjust-trial']);
  given.gold('lannister', 1);
  given.action('lannister', 'plot');

  when('lannister').plots('unjust-trial', 'arryn:take:arryn');

  then.allies('lannister', 'arryn').is(1);
  then.ally('arryn', 'stark'); // until the check
});

scenario('4.5.3 Only from a Token Pool that is not empty', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 3, tyrell: 3 });
  given.allies('stark', { arryn: 3, tyrell: 3 });
  given.hand('lannister', ['red-wedding']); // Lannister
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'red-wedding');

  then.options('lannister').are(['lannister:take:tully', 'lannister:take:greyjoy']);
});

scenario('4.5.3 Not usable while all Token Pools are empty', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 3, tyrell: 3, tully: 3, greyjoy: 3 });
  given.allies('stark', { arryn: 3, tyrell: 3, tully: 3, greyjoy: 3 });
  given.hand('lannister', ['red-wedding', 'crushing-siege', 'vendetta']); // Lannister, Martell, Stark
  given.action('lannister', 'plot');

  when('lannister').performs();
  then.refused('lannister', 'red-wedding').because('no-usable-shield', '4.5.1');
  then.refused('lannister', 'crushing-siege').because('no-usable-shield', '4.5.1');
  then.options('lannister').are(['vendetta']);
});

scenario('4.5.4 The token stolen is of your choice', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta']);
  given.allies('stark', { arryn: 1, tully: 2 });
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'vendetta');
  then.options('lannister').are(['stark:steal:arryn', 'stark:steal:tully']);
});

scenario('4.5.4 Nothing to steal from an empty Ally Pool', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'unjust-trial']);
  given.action('lannister', 'plot');

  when('lannister').performs();
  then.refused('lannister', 'vendetta').because('no-usable-shield', '4.5.1');
});

scenario('4.5.5 A Plot Card goes to the discard pile, a Hero Card stays face up', ({ given, when, then }) => {
  given.hand('lannister', ['unjust-trial']);
  given.gold('lannister', 3);
  given.turn('lannister', ['plot', 'whisper']);

  when('lannister').places('plot', 'plot');
  when('lannister').plots('unjust-trial', 'arryn:take:arryn');
  when('lannister').plots('jaime-lannister', 'lannister:take:arryn');

  then.discard().is(['unjust-trial']);
  then.faceUp('lannister').is(['jaime-lannister']);
  then.hand('lannister').is([]);
});

// §4.6 Event

scenario('X35 Event discarded', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell']);
  given.hand('lannister', ['spoils-of-war']);
  given.gold('lannister', 1);
  given.gold('stark', 3);
  given.gold('martell', 7);
  given.action('lannister', 'event');

  when('lannister').plays('spoils-of-war');

  then.gold('lannister').is(7);
  then.gold('stark').is(5);
  then.gold('martell').is(8); // capped
  then.discard().is(['spoils-of-war']); // §4.6.3: not out of the game
});

scenario('X36 Prerequisite missing', ({ given, when, then }) => {
  given.hand('lannister', ['drain-the-coffers', 'spoils-of-war']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'drain-the-coffers').because('prerequisite-missing', '4.6.1');
  then.options('lannister').include('spoils-of-war');
});

scenario('4.6.1 All costs must be payable', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'safe-passage', 'a-debt-to-the-iron-bank', 'a-betrayers-gift']);
  given.gold('lannister', 2);
  given.allies('stark', { arryn: 2 });
  given.action('lannister', 'event');

  when('lannister').performs(); // Jaime can lead an army into battle
  then.refused('lannister', 'vendetta').because('not-enough-gold', '5.1'); // 4 gold
  then.refused('lannister', 'safe-passage').because('not-enough-gold', '5.1'); // 3 gold
  then.refused('lannister', 'a-debt-to-the-iron-bank').because('not-enough-points', '18.5'); // 1 VP
  then.refused('lannister', 'a-betrayers-gift').because('prerequisite-missing', '4.6.1'); // a token of an Ally Pool
});

scenario('4.6.1 Without a playable card the Event is not offered', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['drain-the-coffers']);
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  then.refused('lannister', 'perform').because('prerequisite-missing', '4.6.1');
});

scenario('4.6.2 A text that involves a Hero needs one on the map', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['raid-the-gold-lines', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'raid-the-gold-lines').because('no-hero-on-map', '4.6.2');
});

scenario('4.6.2 An allied Hero is a Hero you control', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.alliance('tyrell', 'lannister');
  given.hand('lannister', ['raid-the-gold-lines']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.options('lannister').include('raid-the-gold-lines');
});

scenario('4.6.3 A Hero Card stays face up after its Event', ({ given, when, then }) => {
  given.gold('stark', 1);
  given.action('stark', 'event');

  when('stark').plays('eddard-stark', 'stark@winterfell'); // 2 gold, then a Recruit

  then.gold('stark').is(2);
  then.faceUp('stark').is(['eddard-stark']);
  then.discard().is([]);
});

// §5.6-5.7 Hand and deck

scenario('5.6 At most 4 Plot Cards: further draws are forfeited', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  given.deck('spoils-of-war'); // the Greyjoys' card in the battle
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('pass');
  when('lannister').loses('lannister'); // space 2 of the Force Track shows a card

  then.cards('lannister').is(5); // 4 and Jaime's
});

scenario('5.7 The discard pile becomes a new deck when a card is needed', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  given.deck('red-wedding');
  given.discard(...allBut('vendetta', 'dealmaking', 'poisoning', 'kingslayer', 'red-wedding'));
  given.chance(['spoils-of-war']); // what lies on top after the shuffle
  given.action('lannister', 'whisper');
  then.deck().is(1);

  when('lannister').whispers('vendetta', 'dealmaking');

  then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 3 }); // less 2 in the hand and the one drawn before
  then.hand('lannister').is(['jaime-lannister', 'poisoning', 'kingslayer', 'red-wedding', 'spoils-of-war']);
  then.discard().is([]);
  then.deck().is(BASE_PLOT_CARDS.length - 4);
});

scenario('5.7 An Event that is being resolved is not shuffled in', ({ given, when, then }) => {
  given.hand('lannister', ['maester-training']);
  given.discard(...allBut('maester-training'));
  given.action('lannister', 'event');

  when('lannister').plays('maester-training', 'perform');
  when('lannister').answers([]);
  then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 1 });
  when('lannister').skips(); // the second Whisper

  then.discard().is(['maester-training']);
  then.hand('lannister').excludes('maester-training');
});

scenario('5.7 A card lying in a battle is not shuffled in', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['vendetta']);
  given.discard(...allBut('vendetta'));
  given.chance(['spoils-of-war']);
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2+jaime-lannister', 'pyke');
  when('lannister').commits('vendetta');

  then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 1 });
  then.told('battle.topCard', { house: 'greyjoy', card: 'spoils-of-war' });
});

test('5.7 If there is still no card, none is drawn', () => {
  // With a base deck of 45 and hands of 4 this cannot come about in play, so the table is emptied by hand.
  const turn = begin(tinyEpic, { seats: ['lannister', 'stark'] }, 'examples');
  if (isRefusal(turn)) throw new Error(turn.code);
  const { world: w } = turn.state;
  w.deck = pile<PlotCardId>([], []);
  look(w.players['lannister']!.hand).splice(0);

  const nothing = () => undefined;
  const silent = { random: undefined as never, tell: nothing, leave: nothing, end: nothing };
  expect(draw(w, silent, 'lannister', 4)).toBe(0);
  expect(look(w.players['lannister']!.hand)).toEqual([]);
});

// §11 Hero Cards

scenario('11.2 The card may be used once per round', ({ given, when, then }) => {
  given.faceUp('lannister', ['jaime-lannister']);
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'plot');

  when('lannister').performs();

  then.options('lannister').are(['unjust-trial']);
});

scenario('11.2 All face-up Hero Cards return to hands at the end of the round', ({ given, then }) => {
  given.alliance('tyrell', 'stark');
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.faceUp('lannister', ['jaime-lannister']);
  given.faceUp('stark', ['olenna-tyrell']);
  given.step('cleanUp');

  then.faceUp('lannister').is([]);
  then.hand('lannister').is(['jaime-lannister']);
  then.hand('stark').is(['eddard-stark', 'olenna-tyrell']);
});

scenario('11.3 The controller of an allied Hero owns its card', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').plots('olenna-tyrell', 'tyrell:take:tyrell', 'tyrell:take:tyrell'); // §11.4: both its shields

  then.allies('lannister', 'tyrell').is(2);
  then.gold('lannister').is(0);
  then.faceUp('lannister').is(['olenna-tyrell']);
});
