// §20.11, §29.7: the Rival plots.

import { BASE_PLOT_CARDS } from '../data/ids.ts';
import { scenario } from './solo-table.ts';

scenario('20.11 shields from left to right, one token each, into its Ally Pool', ({ given, when, then }) => {
  given.deck('muster-your-troops'); // Tully, Tyrell
  given.rivalActs('plot');
  then.options('lannister').are(['tully']);
  when('lannister').answers('tully', 'tyrell');
  then
    .tellings('rival.shield')
    .are({ shield: 'tully', of: 'non-player' }, { shield: 'tyrell', of: 'non-player' });
  then.allies('stark', 'tully').is(1);
  then.allies('stark', 'tyrell').is(1);
  then.pool('tully').is(5);
  then.discard().is(['muster-your-troops']);
});

scenario('20.11 an empty Token Pool gives nothing', ({ given, when, then }) => {
  given.allies('lannister', { tully: 6 });
  given.deck('muster-your-troops');
  given.rivalActs('plot');
  when('lannister').answers('tyrell');
  then.allies('stark', 'tully').is(0);
  then.allies('lannister', 'tully').is(6);
  then.tellings('rival.shield').are({ shield: 'tully', houses: [] }, { shield: 'tyrell' });
});

scenario('20.11, 20.19 your shield: you give it one token of your choice', ({ given, when, then }) => {
  given.allies('lannister', { tully: 1, arryn: 2 });
  given.deck('red-wedding');
  given.rivalActs('plot');
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('arryn');
  then.allies('lannister', 'arryn').is(1);
  then.allies('stark', 'arryn').is(1);
});

scenario('20.11 without a token you give nothing, the Throne least of all', ({ given, then }) => {
  given.army('kings-landing', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.deck('red-wedding');
  given.rivalActs('plot');
  then.offered('lannister', 'plot', 'follow');
  then.throne('lannister');
  then.told('rival.shield', { shield: 'lannister', of: 'yours', houses: [] });
});

scenario('20.11 its own shield: a token of its strongest ally', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.alliance('greyjoy', 'stark');
  given.allies('stark', { tully: 2, greyjoy: 3 });
  given.deck('vendetta');
  given.rivalActs('plot');
  then.told('rival.shield', { of: 'own' });
  then.options('lannister').are(['greyjoy']);
});

scenario('20.11, 20.19 with a tie among its allies you choose', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.alliance('greyjoy', 'stark');
  given.allies('stark', { tully: 2, greyjoy: 2 });
  given.deck('vendetta');
  given.rivalActs('plot');
  then.options('lannister').are(['greyjoy', 'tully']);
  when('lannister').answers('greyjoy');
  then.allies('stark', 'greyjoy').is(3);
});

scenario('D12, 20.11 its own shield without an ally: you choose the house', ({ given, when, then }) => {
  given.allies('lannister', { greyjoy: 6 });
  given.deck('vendetta');
  given.rivalActs('plot');
  then.options('lannister').are(['arryn', 'tully', 'tyrell']); // Greyjoy has none to give
  when('lannister').answers('arryn');
  then.allies('stark', 'arryn').is(1);
});

scenario('20.11 the shield of a house not in the game is as its own', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.allies('stark', { tully: 2 });
  given.deck('crushing-siege'); // Martell
  given.rivalActs('plot');
  then.told('rival.shield', { shield: 'martell', of: 'not-in-game' });
  then.options('lannister').are(['tully']);
});

scenario('20.11 the deck is empty: it is shuffled without what left the game', ({ given, when, then }) => {
  given.removed('safe-passage');
  given.discard(...BASE_PLOT_CARDS.filter((id) => id !== 'safe-passage'));
  given.chance(['spoils-of-war']);
  given.rivalActs('plot');
  when('lannister').answers('greyjoy');
  then.told('deck.shuffled', { cards: 44 });
  then.told('rival.plot', { card: 'spoils-of-war' });
  then.deck().is(43);
});
