// Supply, mustering and bids where two rules meet: what a second look at §5-7 asked for.

import type { HouseId } from '../data/ids.ts';
import { scenario } from './table.ts';

type When = (seat: string, kind?: string) => { bids(power: number): void };

function bid(when: When, bids: Partial<Record<HouseId, number>>): void {
  for (const [house, power] of Object.entries(bids)) when(house).bids(power);
}

scenario('5.2 Armies are reconciled in turn order, whoever sits first', ({ given, then }) => {
  given.throne('tyrell', 'stark');
  given.supply('tyrell', 6);
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 2F 1K',
    karhold: 'stark 1F 1K',
    'white-harbor': 'stark 1F 1K',
    'dornish-marches': 'tyrell 3F 1K',
    reach: 'tyrell 1F 1K',
    oldtown: 'tyrell 1F 1K',
  });
  given.westeros('supply', 'last-days-of-summer', 'storm-of-swords');
  then.asked('tyrell', 'reconcile.remove');
});

scenario('R3 What was removed decides what may go next', ({ given, when, then }) => {
  given.supply('stark', 0); // 2, 2
  given.map({ winterfell: 'stark 2F 1K', 'white-harbor': 'stark 2F 1K', karhold: 'stark 2F' });
  given.at({ step: 'reconcile', house: 'stark' });
  when('stark').answers('winterfell:footman', 'winterfell:footman');
  then.options('stark').are(['white-harbor:footman', 'white-harbor:knight']);
  then.refused('stark', 'karhold:footman').because('removal-not-needed', 'R3');
  when('stark').answers('white-harbor:knight');
  then.armies('stark').are(2, 2);
});

scenario('R3 Where only one kind of unit can go nobody is asked', ({ given, then }) => {
  given.supply('stark', 0);
  given.map({ winterfell: 'stark 3F', karhold: 'stark 1K 1F' });
  given.at({ step: 'reconcile', house: 'stark' });
  then.area('winterfell').has('2F');
  then.told('units.lost', { house: 'stark', area: 'winterfell', units: ['footman'], why: 'supply' });
  then.asked('stark', 'planning.placeOrders');
});

scenario('R3 What is left over after a choice may leave no other', ({ given, when, then }) => {
  given.supply('stark', 0);
  given.map({ winterfell: 'stark 3F', 'white-harbor': 'stark 3F', karhold: 'stark 2F' });
  given.at({ step: 'reconcile', house: 'stark' });
  when('stark').answers('karhold:footman');
  then.armies('stark').are(2, 2); // one of each of the large armies, too
  then.asked('stark', 'planning.placeOrders');
});

scenario('6.3, R14 A routed Footman is upgraded where it lies', ({ given, when, then }) => {
  given.map({ winterfell: 'stark 1F~ consolidate-special' });
  given.consolidation('stark');
  when('stark').answers('muster', 'winterfell:upgrade-knight');
  then.area('winterfell').has('1K~');
});

scenario('6.5, R63 A house without units musters in its home', ({ given, when, then }) => {
  given.map({ winterfell: '', 'white-harbor': '', 'shivering-sea': '', lannisport: 'lannister 1F' });
  given.gone('winterfell');
  given.bare();
  given.muster('stark');
  when('stark').answers('winterfell:footman', 'winterfell:ship:winterfell-port');
  then.area('winterfell').has('1F');
  then.area('winterfell-port').has('1S');
});

scenario(
  '6.5, R87 With four players Highgarden gives two points to whoever holds it',
  ({ given, when, then }) => {
    given.players(4);
    given.map({ highgarden: 'lannister token', lannisport: 'lannister 1F' });
    given.muster('lannister', 'highgarden');
    when('lannister').answers('highgarden:footman', 'highgarden:ship:redwyne-straights');
    then.area('highgarden').is('lannister 1F token');
    then.asked('stark', 'planning.placeOrders');
  },
);

scenario('7.2 A house without power bids nothing and is not asked', ({ given, when, then }) => {
  given.players(3);
  given.power('stark', 0);
  given.clash('fiefdoms');
  then.notAsked('stark');
  bid(when, { lannister: 0, baratheon: 1 });
  when('baratheon', 'track.orderTies').answers('stark');
  then.fiefdoms().is('baratheon', 'stark', 'lannister');
});

scenario('7.1 Only the tracks that are bid for are cleared', ({ given, when, then }) => {
  given.players(3);
  given.clash('kings-court');
  then.court().is();
  bid(when, { stark: 2, lannister: 1, baratheon: 0 });
  then.court().is('stark', 'lannister', 'baratheon');
  then.throne().is('baratheon', 'lannister', 'stark');
  then.fiefdoms().is('stark', 'baratheon', 'lannister');
});
