// §21.3, §21.4, §21.6 and §30.1: the Ranger card of the round, and White Walkers that come.

import type { DomainId, RangerCardId } from '../data/ids.ts';
import { coopScenario } from './coop-table.ts';

/** What the eleven cards show, read off them: tokens, White Walkers, attack. */
const CARDS: readonly [RangerCardId, number, [DomainId, DomainId], DomainId[], DomainId?][] = [
  [
    'ranger-1',
    1,
    ['thenn', 'fist-of-the-first-men'],
    ['lands-of-always-winter', 'crasters-keep', 'storrolds-point'],
  ],
  ['ranger-2a', 2, ['frostfangs', 'antler-river'], ['thenn', 'fist-of-the-first-men'], 'crasters-keep'],
  ['ranger-2b', 2, ['haunted-forest', 'storrolds-point'], []],
  ['ranger-3a', 3, ['lands-of-always-winter', 'crasters-keep'], [], 'the-rills'],
  ['ranger-3b', 3, ['thenn', 'antler-river'], [], 'winterfell'],
  ['ranger-4a', 4, ['storrolds-point', 'haunted-forest'], [], 'the-rills'],
  ['ranger-4b', 4, ['frostfangs', 'lands-of-always-winter'], [], 'dragonstone'],
  ['ranger-5a', 5, ['fist-of-the-first-men', 'thenn'], [], 'castle-black'],
  ['ranger-5b', 5, ['crasters-keep', 'antler-river'], [], 'kings-landing'],
  ['ranger-5c', 5, ['fist-of-the-first-men', 'thenn'], [], 'the-rills'],
  ['ranger-6a', 6, ['antler-river', 'storrolds-point'], [], 'the-rills'],
  ['ranger-6b', 6, ['haunted-forest', 'frostfangs'], [], 'castle-black'],
];

for (const [id, round, tokens, walkers, attack] of CARDS) {
  coopScenario(`21.4 ${id}: tokens, then White Walkers, then the Night King`, ({ given, then }) => {
    given.army('old-town', 'lannister-1+jaime-lannister');
    given.army('sunspear', 'stark-1+eddard-stark');
    given.round(round);
    given.coop({ rangers: [id], down: { [tokens[0]]: 'dragon-glass', [tokens[1]]: 'dragon-glass' } });
    given.step('round');
    then.tellings('ranger.revealed').are({ card: id });
    then.tellings('token.revealed').are(...tokens.map((domain) => ({ domain, token: 'dragon-glass' })));
    then.holds('its White Walkers have come', ({ coop }) =>
      walkers.every((at) => coop!.walkers.includes(at)),
    );
    if (attack) then.happened('token.revealed', 'king.moved', 'walker.added');
    else if (walkers.length > 0) then.happened('token.revealed', 'walker.added', 'king.waited');
    else then.happened('token.revealed', 'king.waited');
    then.coop.nightKing(attack ?? 'lands-of-always-winter');
  });
}

coopScenario('21.3 A Ranger card begins the round, before any die is rolled', ({ given, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.step('round');
  then.happened('round.began', 'ranger.revealed', 'dice.rolled');
});

coopScenario(
  '21.4a Where a token lies face up already a new one comes face down, E107',
  ({ given, then }) => {
    given.coop({
      rangers: ['ranger-1'],
      up: { thenn: ['dragon-glass'] },
      down: { 'fist-of-the-first-men': 'three-eyed-raven' },
      supply: ['loss-of-gold'],
    });
    given.step('round');
    then.coop.up('thenn', ['dragon-glass']);
    then.coop.faceDown('thenn', true);
    then.coop.up('fist-of-the-first-men', ['three-eyed-raven']);
    then.told('token.added', { domain: 'thenn' });
  },
);

coopScenario('21.4a Without a token in the supply none comes', ({ given, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    down: { 'fist-of-the-first-men': 'dragon-glass' },
    gone: { brown: [], blue: [] },
    supply: [],
  });
  given.coop({ gone: { brown: [], blue: ALL_BUT_ONE_GLASS } });
  given.step('round');
  then.told('token.none', { domain: 'thenn' });
  then.coop.faceDown('thenn', false);
});

/** Blue tokens besides one Dragon Glass. */
const ALL_BUT_ONE_GLASS = [
  ...(['dragon-glass', 'dragon-glass', 'three-eyed-raven', 'three-eyed-raven', 'three-eyed-raven'] as const),
  ...(['loss-of-gold', 'add-white-walker', 'evoke-terror'] as const),
];

coopScenario(
  '30.1 With one token left for two domains the players say where it goes',
  ({ given, when, then }) => {
    given.coop({
      rangers: ['ranger-1'],
      gone: { brown: [], blue: ALL_BUT_ONE_GLASS },
      supply: ['dragon-glass'],
    });
    given.step('round');
    when('lannister', 'nightToken.chooseDomain').answers('fist-of-the-first-men');
    then.coop.faceDown('fist-of-the-first-men', true);
    then.coop.faceDown('thenn', false);
  },
);

coopScenario(
  '21.4a, E83 Tokens that act do so when they are flipped, without any army',
  ({ given, then }) => {
    given.coop({
      rangers: ['ranger-1'],
      gold: 4,
      down: { thenn: 'loss-of-gold', 'fist-of-the-first-men': 'add-white-walker' },
    });
    given.step('round');
    then.coop.gold(1);
    then.coop.walkers('fist-of-the-first-men', 'lands-of-always-winter', 'crasters-keep', 'storrolds-point');
    then.coop.up('thenn', []);
  },
);

coopScenario('E83 Evoke Terror acts when it is flipped, before the White Walkers come', ({ given, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    down: { thenn: 'evoke-terror', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.deck('banished-to-the-watch');
  given.step('round');
  then.coop.terror('tyrell', 1);
  then.happened('token.revealed', 'terror.evoked', 'walker.added');
});

coopScenario(
  '21.4a A token laid where an army of three stands is turned over at once',
  ({ given, when, then }) => {
    given.army('thenn', 'stark-2+eddard-stark');
    given.coop({
      rangers: ['ranger-1'],
      wall: false,
      gold: 5,
      up: { thenn: ['three-eyed-raven'] },
      down: { 'fist-of-the-first-men': 'dragon-glass' },
      supply: ['loss-of-gold'],
    });
    given.step('round');
    when('lannister', 'nightToken.chooseDomain').answers('thenn');
    then.told('token.revealed', { domain: 'thenn', token: 'loss-of-gold', seat: 'stark' });
    then.coop.gold(2);
  },
);

coopScenario('21.4a An army of two lets it lie face down', ({ given, when, then }) => {
  given.army('thenn', 'stark-1+eddard-stark');
  given.coop({
    rangers: ['ranger-1'],
    wall: false,
    up: { thenn: ['three-eyed-raven'] },
    down: { 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.step('round');
  when('lannister', 'nightToken.chooseDomain').answers('thenn');
  then.coop.faceDown('thenn', true);
});

coopScenario('21.6 With an empty pool a White Walker is a point for the Night King', ({ given, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    terrorWalkers: 10,
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.step('round');
  then.coop.walkers();
  then.coop.nightScore(3);
});

coopScenario('21.6, 30.1 The players choose where the last White Walker goes', ({ given, when, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    terrorWalkers: 9,
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.step('round');
  when('lannister', 'nightToken.chooseDomain').answers('thenn');
  when('lannister', 'nightWalker.chooseDomain').answers('storrolds-point');
  then.coop.walkers('storrolds-point');
  then.coop.nightScore(2);
  then.told('king.points', { points: 1, reason: 'walker-pool', domain: 'crasters-keep' });
});

coopScenario(
  '21.6, X96 A house outside the Treaty loses a token and retreats without a battle',
  ({ given, when, then }) => {
    given.army('crasters-keep', 'greyjoy-3');
    given.coop({
      rangers: ['ranger-1'],
      down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
    });
    given.step('round');
    when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
    when('lannister', 'retreat.chooseTarget').answers('frostfangs');
    then.coop.terror('greyjoy', 1);
    then.army('frostfangs').is('greyjoy-2');
    then.notTold('battle.started');
    then.coop.walkers('lands-of-always-winter', 'crasters-keep', 'storrolds-point');
  },
);

coopScenario('E104 The final unit of such a house only leaves', ({ given, when, then }) => {
  given.army('crasters-keep', 'greyjoy-1');
  given.coop({
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.step('round');
  when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
  when('lannister', 'retreat.chooseTarget').answers('frostfangs');
  then.coop.terror('greyjoy', 0);
  then.army('frostfangs').is('greyjoy-1');
});

coopScenario(
  '21.6, 30.1 Units of the Treaty defend themselves once all White Walkers stand',
  ({ given, when, then }) => {
    given.army('crasters-keep', 'stark-2+eddard-stark');
    given.coop({
      rangers: ['ranger-1'],
      wall: false,
      gold: 3,
      steel: 5,
      down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
    });
    given.hand('stark', ['safe-passage']);
    given.deck('spoils-of-war');
    given.step('round');
    when('lannister', 'nightWalker.chooseDomain').answers('storrolds-point', 'crasters-keep');
    when('stark', 'battle.defenderCard').answers('safe-passage');
    then.happened('walker.added', 'walker.added', 'walker.added', 'battle.started', 'battle.decided');
    then.coop.gold(2);
    // 2 tokens, a Hero, the castle and a card of 3, against 1 and a card of 1
    then.strength('defender').is(8);
    then.strength('attacker').is(2);
    then.coop.score(1);
    then.coop.walkers('lands-of-always-winter', 'storrolds-point');
  },
);

coopScenario(
  'X95, 21.26, E76 An allied house alone fights, and one player may help it',
  ({ given, when, then }) => {
    given.army('crasters-keep', 'tully-2');
    given.joined('tully');
    given.coop({
      rangers: ['ranger-1'],
      gold: 3,
      down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
    });
    given.hand('stark', ['safe-passage']);
    given.deck('spoils-of-war');
    given.step('round');
    when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
    when('lannister', 'assault.chooseChampion').answers('stark');
    when('stark', 'battle.defenderCard').answers('safe-passage');
    // 2 tokens, the castle and the card of 3, against 6 and the card of 1
    then.strength('defender').is(6);
    then.strength('attacker').is(7);
    then.coop.gold(2);
    when('lannister', 'loss.chooseLoss').answers('tully');
    when('lannister', 'retreat.chooseTarget').answers('frostfangs');
    then.coop.terror('tully', 1);
    then.army('frostfangs').is('tully-1');
  },
);

coopScenario('30.1 White Walkers that his conquest brings are fought after it', ({ given, when, then }) => {
  given.round(2);
  given.army('frostfangs', 'stark-2');
  given.army('old-town', 'eddard-stark');
  given.coop({
    rangers: ['ranger-2a'],
    wall: false,
    nightKing: 'fist-of-the-first-men',
    nightKingScore: 1,
    up: { frostfangs: ['three-eyed-raven'] },
    down: { 'antler-river': 'dragon-glass' },
    supply: ['three-eyed-raven'],
  });
  given.deck('spoils-of-war');
  given.step('round');
  when('lannister', 'nightToken.chooseDomain').answers('frostfangs');
  when('lannister', 'nightWalker.chooseDomain').answers('frostfangs');
  then.coop.destroyed('crasters-keep');
  then.happened('king.destroyed', 'walker.added', 'battle.started');
  when('stark', 'battle.defenderCard').answers('pass');
  then.told('battle.decided', { winner: 'white-walker', loser: 'stark' });
});
