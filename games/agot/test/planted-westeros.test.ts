// Corners of the Westeros phase where a planted bug went unnoticed: see docs/planted-bugs.md.

import { scenario } from './table.ts';

scenario('7.2 A house with a single power is asked for its bid', ({ given, when, then }) => {
  given.players(3);
  given.power('stark', 0);
  given.power('lannister', 1);
  given.power('baratheon', 1);
  given.clash('fiefdoms');
  then.notAsked('stark');
  then.asked('lannister', 'track.bid');
  then.options('lannister').between(0, 1);
  when('baratheon').bids(0);
  when('lannister').bids(1);
  when('baratheon', 'track.orderTies').answers('stark');
  then.power('lannister').is(0);
  then.holder('blade').is('lannister');
});

scenario('4.2 Winter Is Coming shuffles in the card of the round before', ({ given, when, then }) => {
  given.bare();
  given.players(3);
  given.westeros('last-days-of-summer', 'last-days-of-summer', 'feast-for-crows');
  given.deck('I', 'last-days-of-summer', 'winter-is-coming');
  given.deck('II', 'last-days-of-summer', 'game-of-thrones');
  given.deck('III', 'feast-for-crows', 'rains-of-autumn');
  given.chance([
    'last-days-of-summer',
    ...['supply', 'supply', 'supply', 'mustering', 'mustering', 'mustering'],
    ...['a-throne-of-blades', 'a-throne-of-blades', 'winter-is-coming'],
  ]);
  when('lannister', 'raven.use').none();
  then.round().is(3);
  then.told('westeros.winter', { deck: 0 });
  then.told('westeros.drawn', { cards: ['last-days-of-summer', 'game-of-thrones', 'rains-of-autumn'] });
});

scenario('15.6 Crow Killers: with one Footman there is one upgrade', ({ given, when, then }) => {
  given.players(3);
  given.threat(8);
  given.map({ dragonstone: 'baratheon 1F 1K', 'shipbreaker-bay': 'baratheon 2S' });
  given.wildlingDeck('crow-killers');
  given.wildlings();
  when('stark').bids(2);
  when('lannister').bids(3);
  when('baratheon').bids(5);
  then.asked('baratheon', 'upgradeFootmen.choose');
  then.options('baratheon').between(0, 1);
  when('baratheon').answers(['dragonstone:footman-1']);
  then.area('dragonstone').has('2K');
});
