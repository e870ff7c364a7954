// §7 Bids and the influence tracks: examples and rulings.

import type { HouseId } from '../data/ids.ts';
import { scenario } from './table.ts';

type When = (seat: string, kind?: string) => { bids(power: number): void };

function bid(when: When, bids: Partial<Record<HouseId, number>>): void {
  for (const [house, power] of Object.entries(bids)) when(house).bids(power);
}

scenario('E14 bidding for Fiefdoms', ({ given, when, then }) => {
  given.players(5);
  given.throne('greyjoy');
  given.clash('fiefdoms');
  bid(when, { lannister: 4, baratheon: 3, stark: 3, tyrell: 2, greyjoy: 0 });
  then.asked('greyjoy', 'track.orderTies');
  then.options('greyjoy').are(['baratheon', 'stark']);
  when('greyjoy').answers('baratheon');
  then.fiefdoms().is('lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy');
  then.holder('blade').is('lannister');
  then.power('lannister').is(1);
  then.power('stark').is(2);
  then.power('greyjoy').is(5);
});

scenario('E15 a tie on the throne itself', ({ given, when, then }) => {
  given.players(3);
  given.throne('baratheon');
  given.clash();
  then.asked('baratheon', 'track.bid');
  bid(when, { lannister: 2, stark: 2, baratheon: 0 });
  then.holder('throne').is('baratheon');
  when('baratheon', 'track.orderTies').answers('stark');
  then.throne().is('stark', 'lannister', 'baratheon');
  then.holder('throne').is('stark');
  // the new holder decides the ties of the next two tracks
  bid(when, { lannister: 1, stark: 0, baratheon: 1 });
  when('stark', 'track.orderTies').answers('baratheon');
  then.fiefdoms().is('baratheon', 'lannister', 'stark');
});

scenario('7.4 lower ties on the Iron Throne track are still the old holder’s', ({ given, when, then }) => {
  given.players(4);
  given.throne('greyjoy', 'stark', 'baratheon', 'lannister');
  given.clash('iron-throne');
  bid(when, { lannister: 4, stark: 2, baratheon: 2, greyjoy: 0 });
  // Lannister is first whatever comes, but has not got the token yet
  then.notAsked('lannister');
  then.holder('throne').is('greyjoy');
  when('greyjoy', 'track.orderTies').answers('baratheon');
  then.throne().is('lannister', 'baratheon', 'stark', 'greyjoy');
  then.holder('throne').is('lannister');
});

scenario('E66 bids can be changed until the last one', ({ given, when, then }) => {
  given.clash('fiefdoms');
  when('stark').bids(3);
  then.asked('stark', 'track.bid');
  when('stark').bids(1);
  bid(when, { greyjoy: 0, lannister: 0, baratheon: 0, tyrell: 0, martell: 0 });
  then.told('bids.revealed', { bids: { stark: 1 } });
  then.notAsked('stark');
});

scenario('R91 the others see who has confirmed, never what', ({ given, when, then }) => {
  given.power('stark', 17);
  given.clash('fiefdoms');
  when('stark').bids(13);
  then.notTold('bids.revealed');
  then.power('stark').is(17);
  then.asked('stark', 'track.bid');
});

scenario('E67 two tied groups and more', ({ given, when, then }) => {
  given.throne('lannister');
  given.clash('kings-court');
  bid(when, { stark: 4, tyrell: 4, martell: 2, lannister: 2, greyjoy: 0, baratheon: 0 });
  then.options('lannister').are(['stark', 'tyrell']);
  when('lannister').answers('tyrell');
  then.options('lannister').are(['lannister', 'martell']);
  when('lannister').answers('lannister');
  then.options('lannister').are(['baratheon', 'greyjoy']);
  when('lannister').answers('baratheon');
  then.court().is('tyrell', 'stark', 'lannister', 'martell', 'baratheon', 'greyjoy');
  then.holder('raven').is('tyrell');
});

scenario(
  'R93 one group of three is ordered place by place, the holder itself included',
  ({ given, when, then }) => {
    given.players(3);
    given.throne('stark');
    given.clash('kings-court');
    bid(when, { stark: 1, lannister: 1, baratheon: 1 });
    when('stark').answers('stark', 'baratheon');
    then.court().is('stark', 'baratheon', 'lannister');
  },
);

scenario('R94 tracks are empty while bids run, tokens stay', ({ given, when, then }) => {
  given.players(3);
  given.clash();
  then.throne().is();
  then.fiefdoms().is();
  then.court().is();
  then.holder('blade').is('stark');
  then.holder('raven').is('lannister');
  bid(when, { baratheon: 3, lannister: 2, stark: 1 });
  then.throne().is('baratheon', 'lannister', 'stark');
  then.fiefdoms().is();
  then.holder('blade').is('stark');
});

scenario(
  '7.2 a bid cannot be more than a house has, and a house without power bids nothing',
  ({ given, when, then }) => {
    given.players(3);
    given.power('stark', 0);
    given.power('lannister', 2);
    given.clash('fiefdoms');
    then.notAsked('stark');
    then.options('lannister').between(0, 2);
    then.cannotAnswer('lannister', 3).because('out-of-range', '7.2');
    bid(when, { lannister: 2, baratheon: 1 });
    then.fiefdoms().is('lannister', 'baratheon', 'stark');
  },
);

scenario('7.5 all bids are paid, whatever the result', ({ given, when, then }) => {
  given.players(3);
  given.clash('fiefdoms');
  bid(when, { lannister: 5, baratheon: 4, stark: 3 });
  then.power('lannister').is(0);
  then.power('baratheon').is(1);
  then.power('stark').is(2);
});
