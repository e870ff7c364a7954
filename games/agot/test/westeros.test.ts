// §4, §8 The Westeros phase, card by card.

import type { HouseId } from '../data/ids.ts';
import { scenario } from './table.ts';

type When = (seat: string, kind?: string) => { bids(power: number): void };

function allBid(when: When, houses: readonly HouseId[], power: number): void {
  for (const house of houses) when(house).bids(power);
}

const THREE: readonly HouseId[] = ['stark', 'lannister', 'baratheon'];

scenario(
  'E17 Winter Is Coming: the deck is shuffled and drawn from again, and the new icon counts',
  ({ given, then }) => {
    given.players(3);
    given.westeros('winter-is-coming', 'last-days-of-summer', 'storm-of-swords');
    given.chance([
      'a-throne-of-blades',
      'winter-is-coming',
      'supply',
      'supply',
      'supply',
      'mustering',
      'mustering',
      'mustering',
      'a-throne-of-blades',
      'last-days-of-summer',
    ]);
    then.told('westeros.winter', { deck: 0 });
    then.told('threat.rose', { icons: 3, threat: 8 });
    then.asked('baratheon', 'westerosCard.choose');
  },
);

scenario('R2 the shuffled deck can bring Winter Is Coming again', ({ given, then }) => {
  given.players(3);
  given.westeros('winter-is-coming', 'last-days-of-summer', 'storm-of-swords');
  given.chance(
    [
      'winter-is-coming',
      'supply',
      'supply',
      'supply',
      'mustering',
      'mustering',
      'mustering',
      'a-throne-of-blades',
      'a-throne-of-blades',
      'last-days-of-summer',
    ],
    [
      'last-days-of-summer',
      'supply',
      'supply',
      'supply',
      'mustering',
      'mustering',
      'mustering',
      'a-throne-of-blades',
      'a-throne-of-blades',
      'winter-is-coming',
    ],
  );
  then.tellings('westeros.winter').are({ deck: 0 }, { deck: 0 });
  then.told('threat.rose', { icons: 3 });
});

scenario('westeros: supply', ({ given, then }) => {
  given.players(3);
  given.supply('stark', 5);
  given.westeros('supply', 'last-days-of-summer', 'sea-of-storms');
  then.supply('stark').is(1);
  then.asked('stark', 'planning.placeOrders');
});

scenario('westeros: mustering', ({ given, then }) => {
  given.players(3);
  given.westeros('mustering', 'last-days-of-summer', 'sea-of-storms');
  then.asked('baratheon', 'muster.buy');
});

scenario('westeros: a-throne-of-blades, supply', ({ given, when, then }) => {
  given.players(3);
  given.supply('stark', 4);
  given.westeros('a-throne-of-blades', 'last-days-of-summer', 'sea-of-storms');
  when('baratheon', 'westerosCard.choose').answers('supply');
  then.supply('stark').is(1);
});

scenario('westeros: a-throne-of-blades, mustering', ({ given, when, then }) => {
  given.players(3);
  given.westeros('a-throne-of-blades', 'last-days-of-summer', 'sea-of-storms');
  then.options('baratheon').are(['supply', 'mustering', 'none']);
  when('baratheon').answers('mustering');
  then.asked('baratheon', 'muster.buy');
});

scenario('westeros: a-throne-of-blades, nothing', ({ given, when, then }) => {
  given.players(3);
  given.supply('stark', 4);
  given.westeros('a-throne-of-blades', 'last-days-of-summer', 'sea-of-storms');
  when('baratheon').none();
  then.supply('stark').is(4);
  then.asked('stark', 'planning.placeOrders');
});

scenario('westeros: last-days-of-summer brings an icon and nothing else', ({ given, then }) => {
  given.players(3);
  given.westeros('last-days-of-summer', 'last-days-of-summer', 'feast-for-crows');
  then.threat().is(8);
  then.bans().is('consolidate');
  then.power('stark').is(5);
});

scenario('westeros: winter-is-coming in deck II', ({ given, then }) => {
  given.players(3);
  given.westeros('last-days-of-summer', 'winter-is-coming', 'feast-for-crows');
  given.discards('II', 'game-of-thrones');
  given.chance([
    'last-days-of-summer',
    'game-of-thrones',
    'game-of-thrones',
    'game-of-thrones',
    'clash-of-kings',
    'clash-of-kings',
    'clash-of-kings',
    'dark-wings-dark-words',
    'dark-wings-dark-words',
    'winter-is-coming',
  ]);
  then.told('westeros.winter', { deck: 1 });
  then.threat().is(8);
});

const DRAGONSTONE = {
  dragonstone: 'baratheon 1F',
  kingswood: 'baratheon 1F',
  'kings-landing': 'baratheon 1F',
  'dragonstone-port': 'baratheon 1S',
} as const;

scenario('E16 Game of Thrones income; westeros: game-of-thrones', ({ given, then }) => {
  given.players(3);
  given.map(DRAGONSTONE);
  given.gone('kings-landing');
  given.westeros('last-days-of-summer', 'game-of-thrones', 'sea-of-storms');
  then.power('baratheon').is(10);
});

scenario('E16 an enemy Ship before the port', ({ given, then }) => {
  given.players(3);
  given.map({ ...DRAGONSTONE, 'shipbreaker-bay': 'stark 1S' });
  given.gone('kings-landing');
  given.westeros('last-days-of-summer', 'game-of-thrones', 'sea-of-storms');
  then.power('baratheon').is(9);
});

scenario(
  'E16 Dark Wings, Dark Words counts icons only; westeros: dark-wings-dark-words',
  ({ given, when, then }) => {
    given.players(3);
    given.map(DRAGONSTONE);
    given.gone('kings-landing');
    given.westeros('last-days-of-summer', 'dark-wings-dark-words', 'sea-of-storms');
    then.options('lannister').are(['bid-influence-tracks', 'gain-power-from-icons', 'none']);
    when('lannister', 'westerosCard.choose').answers('gain-power-from-icons');
    then.power('baratheon').is(9);
  },
);

scenario('R4 with the switch, Dark Wings, Dark Words counts ports as well', ({ given, when, then }) => {
  given.players(3);
  given.switches({ darkWingsCountsPorts: true });
  given.map(DRAGONSTONE);
  given.gone('kings-landing');
  given.westeros('last-days-of-summer', 'dark-wings-dark-words', 'sea-of-storms');
  when('lannister').answers('gain-power-from-icons');
  then.power('baratheon').is(10);
});

scenario('8.3 tokens on the map are no icons', ({ given, then }) => {
  given.players(3);
  given.map({ 'stony-shore': 'stark token', winterfell: 'stark 1F' });
  given.westeros('last-days-of-summer', 'game-of-thrones', 'sea-of-storms');
  then.told('power.gained', { house: 'stark', amount: 1, why: 'map' });
});

scenario('westeros: clash-of-kings', ({ given, when, then }) => {
  given.players(3);
  given.westeros('last-days-of-summer', 'clash-of-kings', 'sea-of-storms');
  then.asked('stark', 'track.bid');
  allBid(when, THREE, 1);
  then.asked('baratheon', 'track.orderTies');
});

scenario(
  'R95 westeros: dark-wings-dark-words, bidding: the holder when the card is carried out chooses',
  ({ given, when, then }) => {
    given.players(3);
    given.westeros('last-days-of-summer', 'dark-wings-dark-words', 'put-to-the-sword');
    when('lannister').answers('bid-influence-tracks');
    when('stark').bids(1);
    when('lannister').bids(0);
    when('baratheon').bids(2);
    then.holder('throne').is('baratheon');
    when('stark').bids(0);
    when('lannister').bids(2);
    when('baratheon').bids(1);
    when('stark').bids(3);
    when('lannister').bids(2);
    when('baratheon').bids(1);
    then.holder('blade').is('lannister');
    then.asked('lannister', 'westerosCard.choose');
    then.options('lannister').are(['forbid:defense', 'forbid:march-plus-1', 'none']);
  },
);

scenario('westeros: put-to-the-sword', ({ given, when, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'put-to-the-sword');
  when('stark', 'westerosCard.choose').answers('forbid:march-plus-1');
  then.bans().is('march-plus-1');
  then.options('stark').exclude('winterfell:march-plus-1');
});

scenario('westeros: storm-of-swords', ({ given, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'storm-of-swords');
  then.bans().is('defense');
  then.threat().is(6);
  then.options('stark').exclude('winterfell:defense-1', 'winterfell:defense-2');
});

scenario('westeros: rains-of-autumn', ({ given, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'rains-of-autumn');
  then.bans().is('march-plus-1');
  then.options('stark').exclude('winterfell:march-plus-1');
});

scenario('westeros: sea-of-storms', ({ given, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'sea-of-storms');
  then.bans().is('raid');
  then.options('stark').exclude('winterfell:raid', 'winterfell:raid-special');
});

scenario('westeros: web-of-lies', ({ given, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'web-of-lies');
  then.bans().is('support');
  then.options('stark').exclude('winterfell:support-0', 'winterfell:support-1');
});

scenario('westeros: feast-for-crows', ({ given, then }) => {
  given.players(3);
  given.westeros('supply', 'last-days-of-summer', 'feast-for-crows');
  then.bans().is('consolidate');
  then.options('stark').exclude('winterfell:consolidate', 'winterfell:consolidate-special');
});

scenario('westeros: wildlings-attack with what the threat token shows', ({ given, then }) => {
  given.players(3);
  given.threat(6);
  given.westeros('supply', 'game-of-thrones', 'wildlings-attack');
  then.told('wildlings.attack', { strength: 6 });
  then.asked('stark', 'wildlings.bid');
});

scenario('E63 threat reaches 12', ({ given, when, then }) => {
  given.players(3);
  given.threat(10);
  given.westeros('a-throne-of-blades', 'last-days-of-summer', 'storm-of-swords');
  given.wildlingDeck('silence-at-the-wall');
  then.told('threat.rose', { icons: 3, threat: 12 });
  then.told('wildlings.attack', { strength: 12 });
  allBid(when, THREE, 4);
  then.asked('baratheon', 'wildlings.breakTie');
  when('baratheon').answers('stark');
  then.threat().is(0);
  // only now deck I
  then.asked('baratheon', 'westerosCard.choose');
});

scenario('4.6 two wildling attacks in one phase', ({ given, when, then }) => {
  given.players(3);
  given.threat(10);
  given.westeros('last-days-of-summer', 'last-days-of-summer', 'wildlings-attack');
  given.wildlingDeck('silence-at-the-wall', 'skinchanger-scout');
  when('stark').bids(5);
  when('lannister').bids(0);
  when('baratheon').bids(1);
  then.threat().is(8);
  then.tellings('wildlings.attack').are({ strength: 12 }, { strength: 8 });
});
