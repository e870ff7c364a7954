// Wildling attacks where two rules meet: what a second look at §15 asked for.

import type { HouseId, WildlingId } from '../data/ids.ts';
import { scenario } from './table.ts';

type When = (seat: string, kind?: string) => { bids(power: number): void };

function bid(when: When, bids: Partial<Record<HouseId, number>>): void {
  for (const [house, power] of Object.entries(bids)) when(house).bids(power);
}

type Given = {
  players(n: number): void;
  threat(n: number): void;
  wildlingDeck(...cards: WildlingId[]): void;
  wildlings(strength?: number): void;
};

/** Three houses against 8: stark bids most and the Night's Watch wins, or stark bids least and it does not. */
const WON = { stark: 5, lannister: 3, baratheon: 2 } as const;
const LOST = { stark: 0, lannister: 2, baratheon: 1 } as const;

function attack(given: Given, ...cards: WildlingId[]): void {
  given.players(3);
  given.threat(8);
  given.wildlingDeck(...cards);
  given.wildlings();
}

scenario('15.5, R77 The holder who takes no part still decides the tie', ({ given, when, then }) => {
  given.throne('stark');
  attack(given, 'preemptive-raid', 'skinchanger-scout');
  bid(when, WON);
  bid(when, { lannister: 1, baratheon: 1 });
  then.options('stark').are(['lannister', 'baratheon']);
  when('stark', 'wildlings.breakTie').answers('lannister');
  then.power('lannister').is(0);
});

scenario('R77 The house that takes no part suffers nothing', ({ given, when, then }) => {
  given.power('stark', 8);
  attack(given, 'preemptive-raid', 'skinchanger-scout');
  bid(when, WON);
  bid(when, { lannister: 2, baratheon: 1 });
  then.power('stark').is(3);
  then.wildlingDeck();
  then.wildlingBottom('skinchanger-scout');
});

scenario('15.7 20.5 The card used before lies above the card used last', ({ given, when, then }) => {
  attack(given, 'preemptive-raid', 'silence-at-the-wall');
  bid(when, WON);
  bid(when, { lannister: 2, baratheon: 1 });
  then.wildlingBottom('silence-at-the-wall');
  then.holds(
    'the last but one card is preemptive-raid',
    (w) => w.wildlings.secret!.at(-1) === 'preemptive-raid',
  );
});

scenario('20.3 What the raven saw is forgotten when the card is used', ({ given, when, then }) => {
  given.scouted('top');
  attack(given, 'silence-at-the-wall');
  then.sees('lannister', 'silence-at-the-wall');
  bid(when, WON);
  then.holds('nothing is scouted any more', (w) => w.scouted === undefined);
});

scenario(
  '20.3 What lies at the bottom is forgotten when another card goes under it',
  ({ given, when, then }) => {
    given.scouted('bottom');
    attack(given, 'silence-at-the-wall');
    bid(when, WON);
    then.holds('nothing is scouted any more', (w) => w.scouted === undefined);
    then.wildlingBottom('silence-at-the-wall');
  },
);

scenario(
  'R78 Equally high: the holder of the Iron Throne token chooses, not the house that drops',
  ({ given, when, then }) => {
    given.throne('baratheon', 'lannister', 'stark');
    given.fiefdoms('lannister', 'stark', 'baratheon');
    given.court('lannister', 'stark', 'baratheon');
    attack(given, 'preemptive-raid');
    bid(when, LOST);
    when('stark').answers('drop-2-on-highest-track');
    then.options('baratheon').are(['fiefdoms', 'kings-court']);
    when('baratheon', 'destroyOrDrop.chooseTrack').answers('kings-court');
    then.court().is('lannister', 'baratheon', 'stark');
    then.told('track.moved', { track: 'kings-court', house: 'stark', from: 2, to: 3 });
  },
);

scenario('R80 Knights of one area are all alike', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 3K' });
  given.supply('lannister', 3);
  attack(given, 'crow-killers');
  bid(when, LOST);
  then.area('lannisport').has('2F 1K');
});

scenario('R80 No Footman left, and the Knights of one area are all alike', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 4F',
    'white-harbor': 'stark 3F',
    'moat-cailin': 'stark 2F',
    karhold: 'stark 2K',
  });
  attack(given, 'crow-killers');
  bid(when, LOST);
  then.area('karhold').has('1F');
  then.told('units.lost', { house: 'stark', area: 'karhold', units: ['knight'], why: 'wildlings' });
});

scenario('R80 No Footman left at all: every Knight is destroyed', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 4F',
    'white-harbor': 'stark 3F',
    'moat-cailin': 'stark 2F',
    'stony-shore': 'stark 1F',
    karhold: 'stark 1K',
    'castle-black': 'stark 1K',
  });
  attack(given, 'crow-killers');
  bid(when, LOST);
  then.empty('karhold', 'castle-black');
});

scenario('15.6 Crow Killers, reward: no more Knights than the pool has', ({ given, when, then }) => {
  given.supply('stark', 6);
  given.map({ winterfell: 'stark 4K', 'white-harbor': 'stark 3F' });
  attack(given, 'crow-killers');
  bid(when, WON);
  then.options('stark').between(0, 1);
});

scenario(
  '15.6, 2.8 Crow Killers, reward: without a Knight in the pool nobody is asked',
  ({ given, when, then }) => {
    given.supply('baratheon', 6);
    given.map({ dragonstone: 'baratheon 3K', kingswood: 'baratheon 2K', 'crackclaw-point': 'baratheon 2F' });
    attack(given, 'crow-killers');
    bid(when, { stark: 3, lannister: 2, baratheon: 5 });
    then.told('wildlings.card', { house: 'baratheon', watch: true });
    then.pool('baratheon', 'knight').is(0);
    then.notTold('unit.upgraded');
    then.told('wildlings.over');
    then.area('crackclaw-point').has('2F');
  },
);

scenario('15.6 A King Beyond the Wall: the others choose between two tracks', ({ given, when, then }) => {
  attack(given, 'a-king-beyond-the-wall');
  bid(when, LOST);
  then.options('baratheon').are(['fiefdoms', 'kings-court']);
});

scenario("15.6 Rattleshirt's Raiders: supply does not fall below 0", ({ given, when, then }) => {
  given.supply('stark', 1);
  given.supply('lannister', 0);
  given.map({ winterfell: 'stark 1F', lannisport: 'lannister 1F' });
  attack(given, 'rattleshirts-raiders');
  bid(when, LOST);
  then.supply('stark').is(0);
  then.supply('lannister').is(0);
  then.supply('baratheon').is(1);
});

scenario("15.6 Rattleshirt's Raiders, reward: supply does not rise above 6", ({ given, when, then }) => {
  given.supply('stark', 6);
  attack(given, 'rattleshirts-raiders');
  bid(when, WON);
  then.supply('stark').is(6);
});

scenario(
  '15.6 The Horde Descends, reward: only areas where something can be mustered',
  ({ given, when, then }) => {
    given.supply('stark', 0); // 2, 2
    given.map({
      winterfell: 'stark 2K',
      'white-harbor': 'stark 2K',
      'moat-cailin': 'stark 1SE',
      'narrow-sea': 'lannister 1S',
      'shivering-sea': 'lannister 1S',
      'white-harbor-port': 'stark 1S',
      'winterfell-port': 'stark 1S',
    });
    attack(given, 'the-horde-descends');
    bid(when, WON);
    then.options('stark').are(['winterfell', 'none']); // a Ship into the Bay of Ice
  },
);

scenario('R81 Only units of the area that was chosen', ({ given, when, then }) => {
  given.supply('stark', 3);
  given.map({ winterfell: 'stark 1F 1K 1SE', karhold: 'stark 2F', 'shivering-sea': 'stark 1S' });
  attack(given, 'the-horde-descends');
  bid(when, LOST);
  then.options('stark').are(['winterfell:footman-1', 'winterfell:knight-1', 'winterfell:siegeEngine-1']);
});

scenario('R112 Units of one kind in one area are all alike', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 4F' });
  given.supply('lannister', 5);
  attack(given, 'mammoth-riders');
  bid(when, { stark: 1, lannister: 0, baratheon: 2 });
  then.area('lannisport').has('1F');
  then.asked('baratheon', 'destroyUnits.choose');
});

scenario(
  '15.8, R84 A freed home takes the Ships in its harbour, and its own house decides',
  ({ given, when, then }) => {
    given.map({
      lannisport: 'stark 1F',
      'lannisport-port': 'stark 2S',
      winterfell: 'stark token',
      'stoney-sept': 'lannister 1F',
      riverrun: 'lannister 1F',
      dragonstone: 'baratheon 2F',
    });
    given.gone('lannisport');
    attack(given, 'the-horde-descends');
    bid(when, LOST);
    when('stark', 'destroyUnits.choose').answers(['lannisport:footman-1', 'lannisport-port:ship-1']);
    when('lannister', 'destroyUnits.choose').answers(['stoney-sept:footman-1']);
    then.controls('lannister', 'lannisport');
    when('lannister', 'portCapture.takeShips').answers(1);
    then.area('lannisport-port').is('lannister 1S');
  },
);

/** Lannister has six areas; its home is held by a single Stark Footman. */
const SIX_OF_LANNISTER = {
  lannisport: 'stark 1F',
  riverrun: 'lannister token',
  seagard: 'lannister token',
  harrenhal: 'lannister token',
  'flints-finger': 'lannister token',
  'moat-cailin': 'lannister token',
  reach: 'lannister 1F',
  blackwater: 'lannister 2F',
} as const;

scenario('R110, R84 A freed home is the seventh area, and nobody else suffers', ({ given, when, then }) => {
  given.map(SIX_OF_LANNISTER);
  given.gone('lannisport');
  attack(given, 'mammoth-riders');
  bid(when, LOST);
  then.structures('lannister').is(7);
  then.notAsked('baratheon');
  then.notTold('wildlings.over');
  then.wins('lannister', 'seven-areas');
});

scenario('R110 What the same card took before does not count', ({ given, when, then }) => {
  given.map(SIX_OF_LANNISTER);
  given.gone('lannisport');
  attack(given, 'mammoth-riders');
  bid(when, { stark: 1, lannister: 0, baratheon: 2 });
  // all three units of the lowest bidder are gone before Stark loses its Footman
  when('baratheon', 'destroyUnits.choose').answers(['kingswood:footman-1', 'dragonstone:footman-1']);
  then.controls('lannister', 'lannisport');
  then.structures('lannister').is(6);
  then.notTold('game.won');
});

scenario(
  '4.6 Two attacks in one phase, the second with what is left of the threat',
  ({ given, when, then }) => {
    given.players(3);
    given.threat(8);
    given.wildlingDeck('silence-at-the-wall', 'mammoth-riders');
    given.westeros('last-days-of-summer', 'last-days-of-summer', 'wildlings-attack');
    bid(when, LOST);
    then.threat().is(8);
    then.tellings('wildlings.attack').are({ strength: 12 }, { strength: 8 });
    bid(when, { stark: 5, lannister: 3, baratheon: 0 });
    then.threat().is(0);
    then.wildlingBottom('mammoth-riders');
  },
);

scenario('R95 Who lost the token to the wildlings does not choose any more', ({ given, when, then }) => {
  given.players(3);
  given.threat(10);
  given.throne('stark', 'baratheon', 'lannister');
  given.wildlingDeck('a-king-beyond-the-wall');
  given.westeros('a-throne-of-blades', 'game-of-thrones', 'put-to-the-sword');
  bid(when, LOST);
  when('baratheon', 'toBottom.choose').answers('kings-court');
  when('lannister', 'toBottom.choose').answers('kings-court');
  then.asked('baratheon', 'westerosCard.choose');
  then.options('baratheon').are(['supply', 'mustering', 'none']);
});
