// §15 Wildling attacks: examples, rulings, and the three sides of each of the nine cards.

import type { HouseId, WildlingId } from '../data/ids.ts';
import { scenario } from './table.ts';

type When = (seat: string, kind?: string) => { bids(power: number): void };

function bid(when: When, bids: Partial<Record<HouseId, number>>): void {
  for (const [house, power] of Object.entries(bids)) when(house).bids(power);
}

/** Three houses; stark bids most and the Night's Watch wins, or stark bids least and it does not. */
const WON = { stark: 5, lannister: 3, baratheon: 2 } as const;
const LOST = { stark: 0, lannister: 2, baratheon: 1 } as const;

type Given = {
  players(n: number): void;
  wildlings(strength?: number): void;
  wildlingDeck(...cards: WildlingId[]): void;
  threat(n: number): void;
};

function attack(given: Given, card: WildlingId): void {
  given.players(3);
  given.threat(8);
  given.wildlingDeck(card);
  given.wildlings();
}

scenario('E61 wildlings repelled; wildling: silence-at-the-wall', ({ given, when, then }) => {
  given.threat(6);
  given.wildlingDeck('silence-at-the-wall');
  given.wildlings();
  bid(when, { stark: 3, greyjoy: 2, lannister: 1, baratheon: 0, tyrell: 0, martell: 0 });
  then.told('wildlings.result', { strength: 6, sum: 6, watch: true });
  then.threat().is(0);
  then.told('wildlings.card', { card: 'silence-at-the-wall', house: 'stark' });
  then.power('stark').is(2);
  then.power('greyjoy').is(3);
  then.power('baratheon').is(5);
  then.wildlingBottom('silence-at-the-wall');
});

scenario('wildling: silence-at-the-wall, nothing happens to the losers', ({ given, when, then }) => {
  attack(given, 'silence-at-the-wall');
  bid(when, LOST);
  then.threat().is(4);
  then.asked('stark', 'planning.placeOrders');
});

scenario('E62 wildlings win; wildling: mammoth-riders', ({ given, when, then }) => {
  given.threat(10);
  given.throne('baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell');
  given.wildlingDeck('mammoth-riders');
  given.wildlings();
  bid(when, { stark: 4, greyjoy: 2, lannister: 1, baratheon: 1, tyrell: 0, martell: 0 });
  // R76: before the card is seen
  then.notTold('wildlings.card');
  then.options('baratheon').are(['martell', 'tyrell']);
  when('baratheon', 'wildlings.breakTie').answers('tyrell');
  then.threat().is(6);
  then.options('tyrell').between(3, 3);
  when('tyrell', 'destroyUnits.choose').answers([
    'highgarden:footman-1',
    'dornish-marches:footman-1',
    'redwyne-straights:ship-1',
  ]);
  then.area('highgarden').has('1K');
  then.asked('baratheon', 'destroyUnits.choose');
  then.options('baratheon').between(2, 2);
  when('baratheon').answers(['dragonstone:footman-1', 'shipbreaker-bay:ship-1']);
  then.asked('lannister', 'destroyUnits.choose');
});

scenario('wildling: mammoth-riders, reward: a House card comes back', ({ given, when, then }) => {
  given.discard('stark', 'eddard-stark', 'robb-stark');
  attack(given, 'mammoth-riders');
  bid(when, WON);
  then.options('stark').are(['eddard-stark', 'robb-stark', 'none']);
  when('stark', 'retrieveCard.choose').answers('eddard-stark');
  then.hand('stark').includes('eddard-stark');
  then.discard('stark').is('robb-stark');
});

scenario('R75 lowest bidder first, then turn order', ({ given, when, then }) => {
  attack(given, 'skinchanger-scout');
  bid(when, LOST);
  then
    .tellings('power.lost')
    .are({ house: 'stark', amount: 5 }, { house: 'baratheon', amount: 2 }, { house: 'lannister', amount: 2 });
});

scenario('wildling: skinchanger-scout', ({ given, when, then }) => {
  given.power('baratheon', 2);
  attack(given, 'skinchanger-scout');
  bid(when, LOST);
  then.power('stark').is(0);
  then.power('lannister').is(1);
  then.power('baratheon').is(0);
});

scenario('E65 Skinchanger Scout, reward', ({ given, when, then }) => {
  attack(given, 'skinchanger-scout');
  bid(when, { stark: 4, lannister: 3, baratheon: 1 });
  then.power('stark').is(5);
  then.power('lannister').is(2);
});

scenario('E64 Preemptive Raid, reward; wildling: preemptive-raid', ({ given, when, then }) => {
  given.players(3);
  given.threat(8);
  given.wildlingDeck('preemptive-raid', 'skinchanger-scout');
  given.wildlings();
  bid(when, WON);
  then.tellings('wildlings.attack').are({ strength: 8 }, { strength: 6 });
  then.notAsked('stark');
  bid(when, { lannister: 2, baratheon: 1 });
  then.told('wildlings.result', { strength: 6, sum: 3, watch: false });
  then.threat().is(0);
  // R77 neither a gain nor a loss for the house that is left out
  then.power('stark').is(0);
  then.power('baratheon').is(0);
  then.power('lannister').is(0);
});

scenario('R77 the second attack leaves the threat token at 0', ({ given, when, then }) => {
  given.players(3);
  given.threat(4);
  given.wildlingDeck('preemptive-raid', 'silence-at-the-wall');
  given.wildlings();
  bid(when, { stark: 4, lannister: 0, baratheon: 0 });
  bid(when, { lannister: 0, baratheon: 1 });
  then.threat().is(0);
  then.wildlingBottom('silence-at-the-wall');
  then.asked('stark', 'planning.placeOrders');
});

scenario('wildling: preemptive-raid, penalty: two units', ({ given, when, then }) => {
  attack(given, 'preemptive-raid');
  bid(when, LOST);
  then.options('stark').are(['destroy-2-units', 'drop-2-on-highest-track']);
  when('stark', 'destroyOrDrop.choose').answers('destroy-2-units', [
    'winterfell:footman-1',
    'shivering-sea:ship-1',
  ]);
  then.area('winterfell').has('1K');
  then.asked('lannister', 'planning.placeOrders');
});

scenario(
  'R78 Preemptive Raid, penalty: the highest track; equal ones are chosen among',
  ({ given, when, then }) => {
    given.throne('stark', 'lannister', 'baratheon');
    given.fiefdoms('stark', 'baratheon', 'lannister');
    given.court('lannister', 'baratheon', 'stark');
    attack(given, 'preemptive-raid');
    bid(when, LOST);
    when('stark').answers('drop-2-on-highest-track');
    then.options('stark').are(['iron-throne', 'fiefdoms']);
    when('stark', 'destroyOrDrop.chooseTrack').answers('fiefdoms');
    then.fiefdoms().is('baratheon', 'lannister', 'stark');
    then.holder('blade').is('baratheon');
  },
);

scenario('R78 the drop stops at the last position', ({ given, when, then }) => {
  given.throne('baratheon', 'stark', 'lannister');
  given.fiefdoms('baratheon', 'lannister', 'stark');
  given.court('lannister', 'baratheon', 'stark');
  attack(given, 'preemptive-raid');
  bid(when, LOST);
  when('stark').answers('drop-2-on-highest-track');
  then.throne().is('baratheon', 'lannister', 'stark');
});

scenario('wildling: crow-killers', ({ given, when, then }) => {
  given.map({
    winterfell: 'stark 2K',
    'white-harbor': 'stark 1F',
    lannisport: 'lannister 2K',
    'stoney-sept': 'lannister 1K',
    'kings-landing': 'baratheon 1K',
  });
  given.gone('kings-landing');
  given.supply('lannister', 3);
  attack(given, 'crow-killers');
  bid(when, LOST);
  then.area('winterfell').has('2F');
  // R80: baratheon has but one Knight and replaces it
  then.area('kings-landing').has('1F');
  then.options('lannister').between(2, 2);
  when('lannister', 'downgradeKnights.choose').answers(['lannisport:knight-1', 'stoney-sept:knight-1']);
  then.area('lannisport').has('1F 1K');
  then.area('stoney-sept').has('1F');
});

scenario('R80 no Footman left: the owner chooses which Knight is destroyed', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 4F',
    'white-harbor': 'stark 3F',
    'moat-cailin': 'stark 2F',
    karhold: 'stark 1K',
    'castle-black': 'stark 1K',
  });
  attack(given, 'crow-killers');
  bid(when, LOST);
  when('stark', 'downgradeKnights.chooseDestroyed').answers(['castle-black:knight-1']);
  then.area('karhold').has('1F');
  then.empty('castle-black');
});

scenario('wildling: crow-killers, reward: up to two Footmen become Knights', ({ given, when, then }) => {
  attack(given, 'crow-killers');
  bid(when, WON);
  then.options('stark').between(0, 2);
  when('stark', 'upgradeFootmen.choose').answers(['winterfell:footman-1']);
  then.area('winterfell').has('2K');
});

scenario('R82 wildling: rattleshirts-raiders: each reconciles before the next', ({ given, when, then }) => {
  given.map({
    winterfell: 'stark 2F 1K',
    'white-harbor': 'stark 2F',
    lannisport: 'lannister 2F',
    'stoney-sept': 'lannister 2F',
    harrenhal: 'lannister 2F',
  });
  given.supply('stark', 2);
  given.supply('lannister', 2);
  attack(given, 'rattleshirts-raiders');
  bid(when, LOST);
  then.supply('stark').is(0);
  then.supply('lannister').is(2);
  when('stark', 'reconcile.remove').answers('winterfell:footman');
  then.supply('baratheon').is(1);
  then.supply('lannister').is(1);
  then.asked('lannister', 'reconcile.remove');
});

scenario('wildling: rattleshirts-raiders, reward', ({ given, when, then }) => {
  attack(given, 'rattleshirts-raiders');
  bid(when, WON);
  then.supply('stark').is(2);
  then.asked('stark', 'planning.placeOrders');
});

scenario('R79 wildling: massing-on-the-milkwater', ({ given, when, then }) => {
  given.hand('stark', 'eddard-stark', 'robb-stark', 'catelyn-stark');
  given.hand('baratheon', 'patchface');
  attack(given, 'massing-on-the-milkwater');
  bid(when, LOST);
  then.hand('stark').is('robb-stark', 'catelyn-stark');
  then.hand('baratheon').is('patchface');
  when('lannister', 'discardCard.choose').answers('the-hound');
  then.discard('lannister').is('the-hound');
});

scenario('R79 cards of the same strength: none is discarded', ({ given, when, then }) => {
  given.hand('stark', 'roose-bolton', 'greatjon-umber');
  given.hand('lannister', 'tyrion-lannister');
  given.hand('baratheon', 'patchface');
  attack(given, 'massing-on-the-milkwater');
  bid(when, LOST);
  then.hand('stark').is('roose-bolton', 'greatjon-umber');
  then.asked('stark', 'planning.placeOrders');
});

scenario('wildling: massing-on-the-milkwater, reward', ({ given, when, then }) => {
  given.hand('stark', 'eddard-stark');
  attack(given, 'massing-on-the-milkwater');
  bid(when, WON);
  then.discard('stark').is();
  then.hand('stark').includes('robb-stark', 'catelyn-stark');
});

scenario('R83 wildling: a-king-beyond-the-wall: the later choosers go below', ({ given, when, then }) => {
  given.fiefdoms('stark', 'baratheon', 'lannister');
  attack(given, 'a-king-beyond-the-wall');
  bid(when, LOST);
  then.throne().is('baratheon', 'lannister', 'stark');
  then.fiefdoms().is('baratheon', 'lannister', 'stark');
  when('baratheon', 'toBottom.choose').answers('fiefdoms');
  when('lannister', 'toBottom.choose').answers('fiefdoms');
  then.fiefdoms().is('stark', 'baratheon', 'lannister');
  then.holder('blade').is('stark');
});

scenario('R113 turn order is read after the lowest bidder was moved', ({ given, when, then }) => {
  given.throne('stark', 'lannister', 'baratheon');
  attack(given, 'a-king-beyond-the-wall');
  bid(when, LOST);
  then.throne().is('lannister', 'baratheon', 'stark');
  then.asked('lannister', 'toBottom.choose');
});

scenario('wildling: a-king-beyond-the-wall, reward', ({ given, when, then }) => {
  attack(given, 'a-king-beyond-the-wall');
  bid(when, WON);
  when('stark', 'toTop.choose').answers('kings-court');
  then.court().is('stark', 'lannister', 'baratheon');
  then.holder('raven').is('stark');
});

scenario('R81 wildling: the-horde-descends: both in one area with a structure', ({ given, when, then }) => {
  given.map({ winterfell: 'stark 1F 1K', 'white-harbor': 'stark 2F 1K', karhold: 'stark 1F' });
  given.supply('stark', 3);
  attack(given, 'the-horde-descends');
  bid(when, LOST);
  then.options('stark').are(['winterfell', 'white-harbor']);
  when('stark', 'destroyAtStructure.chooseArea').answers('white-harbor');
  when('stark', 'destroyUnits.choose').answers(['white-harbor:footman-1', 'white-harbor:knight-1']);
  then.area('white-harbor').has('1F');
  then.asked('baratheon', 'destroyUnits.choose');
  then.options('baratheon').between(1, 1);
});

scenario('R81 without such an area anywhere', ({ given, when, then }) => {
  given.map({ winterfell: 'stark 1K', karhold: 'stark 2F' });
  attack(given, 'the-horde-descends');
  bid(when, LOST);
  when('stark', 'destroyUnits.choose').answers(['winterfell:knight-1', 'karhold:footman-1']);
  then.area('karhold').has('1F');
});

scenario('R112 a house with no more units than asked for is not asked', ({ given, when, then }) => {
  given.map({ winterfell: 'stark 1F 1K' });
  attack(given, 'mammoth-riders');
  bid(when, LOST);
  then.empty('winterfell');
  then.notAsked('stark');
  then.controls('stark', 'winterfell');
});

scenario('wildling: the-horde-descends, reward: mustering in one area', ({ given, when, then }) => {
  attack(given, 'the-horde-descends');
  bid(when, WON);
  when('stark', 'musterSomewhere.choose').answers('winterfell');
  when('stark', 'muster.buy').answers('winterfell:upgrade-knight');
  then.area('winterfell').has('2K');
});

scenario(
  '15.8 no token is left where the last unit was destroyed; its port is lost',
  ({ given, when, then }) => {
    given.map({
      winterfell: 'stark 1F',
      'white-harbor': 'stark 1F',
      'white-harbor-port': 'stark 1S',
      karhold: 'stark 1F',
    });
    attack(given, 'mammoth-riders');
    bid(when, { stark: 1, lannister: 0, baratheon: 2 });
    when('lannister').answers(['lannisport:footman-1', 'lannisport:knight-1', 'stoney-sept:footman-1']);
    when('baratheon').answers(['dragonstone:footman-1', 'dragonstone:knight-1']);
    when('stark').answers(['white-harbor:footman-1', 'karhold:footman-1']);
    then.controls(undefined, 'white-harbor', 'karhold');
    then.empty('white-harbor-port');
  },
);

scenario('R76 the tie is decided before the card is seen, and not anew after it', ({ given, when, then }) => {
  given.players(3);
  given.threat(8);
  given.throne('lannister');
  given.wildlingDeck('silence-at-the-wall', 'mammoth-riders');
  given.wildlings();
  bid(when, { stark: 4, lannister: 4, baratheon: 1 });
  then.asked('lannister', 'wildlings.breakTie');
  for (const eye of ['lannister', 'stark', 'spectator']) then.doesNotSee(eye, 'silence-at-the-wall');
  when('lannister').answers('stark');
  then.told('wildlings.card', { card: 'silence-at-the-wall' });
  then.cannotUndo('lannister', 'reveal'); // though the card lies under the deck again
});
