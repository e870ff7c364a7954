// §4.4, §4.5, §5, §11 and §25: gold, hands, the deck, shields and Hero Cards.

import { BASE_PLOT_CARDS } from '../data/ids.ts';
import { scenario } from './table.ts';

scenario('E23 cards drawn above 4 are forfeited', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-2'); // two open card spaces
  given.hand('lannister', ['vendetta', 'lone-wolf', 'dealmaking']);
  given.deck('poisoning', 'spoils-of-war');
  given.step('taxes');

  then.hand('lannister').is(['vendetta', 'lone-wolf', 'dealmaking', 'poisoning', 'jaime-lannister']);
});

scenario('E23 a full hand draws nothing', ({ given, then }) => {
  given.army('ashemark', 'lannister-2');
  given.hand('lannister', ['vendetta', 'lone-wolf', 'dealmaking', 'red-wedding']);
  given.deck('poisoning');
  given.step('taxes');

  then.hand('lannister').is(['vendetta', 'lone-wolf', 'dealmaking', 'red-wedding']);
});

scenario('E24 Whisper without a discard still refills to 4', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta']);
  given.deck('poisoning', 'spoils-of-war', 'lone-wolf', 'dealmaking');
  given.gold('lannister', 3);
  given.action('lannister', 'whisper');

  when('lannister').whispers();
  then.hand('lannister').is(['vendetta', 'poisoning', 'spoils-of-war', 'lone-wolf', 'jaime-lannister']);
  then.gold('lannister').is(3);
  then.discard().is([]);
});

scenario('4.4.2 Hero Cards cannot be discarded', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta']);
  given.action('lannister', 'whisper');

  when('lannister').performs();
  then.options('lannister').are(['vendetta']);
  then.options('lannister').between(0, 1);
  then.refused('lannister', 'jaime-lannister').because('not-an-option', '4.4.1');
});

scenario(
  '5.7 the empty deck is made of the discard pile, the cards in the battle left out',
  ({ given, when, then }) => {
    given.army('shield-islands', 'stark-2');
    given.army('casterly-rock', 'lannister-2');
    given.hand('lannister', ['lone-wolf']);
    given.hand('stark', ['the-kings-roads']);
    given.discard(...BASE_PLOT_CARDS.filter((id) => id !== 'lone-wolf' && id !== 'the-kings-roads'));
    given.chance(['vendetta', 'poisoning']); // the new deck
    given.action('lannister', 'march');

    then.deck().is(0);
    when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
    when('lannister').commits('lone-wolf');
    when('stark').commits('the-kings-roads');
    then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 2 });
    then.strength('attacker').is(1 + 4);
    then.strength('defender').is(2 + 5);
  },
);

scenario('E26 gold above the maximum is lost', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'lone-wolf', 'dealmaking']);
  given.gold('lannister', 7); // one castle: 8 at most
  given.action('lannister', 'whisper');

  when('lannister').whispers('vendetta', 'lone-wolf', 'dealmaking');
  then.gold('lannister').is(8);
  then.told('gold.gained', { seat: 'lannister', gold: 1, lost: 2 });
});

scenario(
  'E26 a new castle moves the coin back only if it lies above the new maximum',
  ({ given, when, then }) => {
    given.army('blackhaven', 'lannister-2');
    given.army('casterly-rock', 'lannister-1');
    given.gold('lannister', 7);
    given.action('lannister', 'march');

    when('lannister').marchesAndStops('blackhaven', 'lannister-1', 'the-reach');
    then.goldMaximum('lannister').is(7);
    then.gold('lannister').is(7);
  },
);

scenario('E26 above it the coin moves; giving the castle up brings nothing back', ({ given, when, then }) => {
  given.army('blackhaven', 'lannister-2');
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 8);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').places('march', 'march');
  when('lannister').marchesAndStops('blackhaven', 'lannister-1', 'the-reach');
  then.gold('lannister').is(7);
  when('lannister').marchesAndStops('the-reach', 'lannister-1', 'blackhaven');
  then.goldMaximum('lannister').is(8);
  then.gold('lannister').is(7);
});

scenario(
  'E27 with 9 castles the maximum is 0, and further castles change nothing',
  ({ given, when, then }) => {
    given.army('hornwood', 'stark-2');
    given.army('ashemark', 'tyrell-2');
    given.army('flints-finger', 'tully-2');
    given.army('three-sisters', 'arryn-2');
    given.army('shield-islands', 'greyjoy-2');
    given.army('winterfell', 'lannister-1');
    given.army('castle-black', 'lannister-1');
    given.army('riverrun', 'lannister-1');
    given.army('pyke', 'lannister-1');
    given.army('casterly-rock', 'lannister-1');
    given.army('the-eyrie', 'lannister-1');
    given.army('dragonstone', 'lannister-1');
    given.army('highgarden', 'lannister-1');
    given.army('starfall', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['vendetta']);
    given.turn('lannister', ['whisper', 'plot']);

    then.goldMaximum('lannister').is(0);
    when('lannister').places('whisper', 'march');
    when('lannister').marchesAndStops('starfall', 'jaime-lannister', 'sunspear');
    then.castles('lannister').is(10);
    then.goldMaximum('lannister').is(0);
    when('lannister').whispers('vendetta');
    then.gold('lannister').is(0);
  },
);

scenario(
  'E38 against an empty Token Pool a shield may send back the own token, for 1 gold',
  ({ given, when, then }) => {
    given.allies('lannister', { arryn: 3 });
    given.allies('stark', { arryn: 3 });
    given.hand('lannister', ['unjust-trial']);
    given.gold('lannister', 3);
    given.action('lannister', 'plot');

    then.pool('arryn').is(0);
    when('lannister').answers('perform', 'unjust-trial');
    then.options('lannister').are(['arryn:return:arryn:lannister', 'arryn:return:arryn:stark']);
    then.refused('lannister', 'done').because('use-at-least-one-shield', '4.5.1');
    when('lannister').answers('arryn:return:arryn:lannister');
    then.allies('lannister', 'arryn').is(2);
    then.pool('arryn').is(1);
    then.gold('lannister').is(2);
    then.discard().is(['unjust-trial']);
  },
);

scenario('E38, 4.5.2 if nobody owns a token either the shield cannot be used', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-3');
  given.army('three-sisters', 'arryn-3');
  given.army('dragonstone', 'arryn-3');
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'plot');

  when('lannister').performs(); // Jaime's card has shields that work
  then.refused('lannister', 'unjust-trial').because('no-usable-shield', '4.5.1');
});

scenario(
  'E39 an Ally Pool may hold more than 2 tokens of a house until the cull',
  ({ given, when, then }) => {
    given.allies('lannister', { arryn: 2 });
    given.allies('stark', { arryn: 2 });
    given.hand('lannister', ['unjust-trial', 'vendetta']);
    given.gold('lannister', 8);
    given.turn('lannister', ['plot', 'march']);

    when('lannister').places('plot', 'plot');
    when('lannister').plots('unjust-trial', 'arryn:take:arryn');
    then.allies('lannister', 'arryn').is(3);
    when('lannister').plots('vendetta', 'stark:steal:arryn');
    then.allies('lannister', 'arryn').is(4);
  },
);

scenario('E39 and not beyond it', ({ given, then }) => {
  given.allies('stark', { arryn: 4 });
  given.step('cull');

  then.allies('stark', 'arryn').is(2);
  then.pool('arryn').is(4);
});

scenario('E40 shields of one card are paid in different ways', ({ given, when, then }) => {
  given.allies('stark', { tully: 1 });
  given.hand('lannister', ['complex-negotiations']); // Lannister and Stark
  given.gold('lannister', 5);
  given.action('lannister', 'plot');

  when('lannister').plots('complex-negotiations', 'stark:steal:tully');
  then.gold('lannister').is(2);
  when('lannister').answers('lannister:take:arryn');
  then.gold('lannister').is(0);
  then.allies('lannister', 'tully').is(1);
  then.allies('lannister', 'arryn').is(1);
  then.allies('stark', 'tully').is(0);
});

scenario('E40 what cannot be afforded is skipped', ({ given, when, then }) => {
  given.allies('stark', { tully: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.gold('lannister', 2);
  given.action('lannister', 'plot');

  when('lannister').answers('perform', 'complex-negotiations');
  then.refused('lannister', 'stark:steal:tully').because('not-enough-gold', '5.1');
  when('lannister').answers('lannister:take:tyrell');
  then.asked('lannister', 'turn.placeDie'); // the Plot is over
  then.allies('stark', 'tully').is(1);
});

scenario(
  'E41 the own Hero Card as a Plot: two own shields, 4 gold for two tokens',
  ({ given, when, then }) => {
    given.gold('lannister', 5);
    given.action('lannister', 'plot');

    when('lannister').plots('jaime-lannister', 'lannister:take:arryn', 'lannister:take:tully');
    then.allies('lannister', 'arryn').is(1);
    then.allies('lannister', 'tully').is(1);
    then.gold('lannister').is(1);
    then.faceUp('lannister').is(['jaime-lannister']);
    then.discard().is([]);
  },
);

scenario(
  'E42 a Hero that leaves the map takes its face-up card to the mat at once',
  ({ given, when, then }) => {
    given.army('ashemark', 'lannister-1+jaime-lannister');
    given.faceUp('lannister', ['jaime-lannister']);
    given.deck('vendetta');
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
    when('lannister').answers('pass', 'jaime-lannister');
    then.faceUp('lannister').is([]);
    then.hand('lannister').is([]);
  },
);

scenario('E43 a Hero recruited again in the same round brings a fresh card', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.faceUp('lannister', ['jaime-lannister']);
  given.deck('vendetta');
  given.gold('lannister', 1);
  given.turn('lannister', ['recruit', 'plot']);

  when('lannister').places('recruit', 'march');
  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').answers('pass', 'jaime-lannister');
  when('lannister').recruits('jaime-lannister@ashemark');
  then.hand('lannister').is(['jaime-lannister']);
  then.faceUp('lannister').is([]);
  then.gold('lannister').is(0);
});
