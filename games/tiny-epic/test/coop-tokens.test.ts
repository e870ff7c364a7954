// §21.5 Exploration tokens, each kind of them, and the rulings E75, E83 and E107.

import type { TokenKind } from '../data/ids.ts';
import { coopScenario } from './coop-table.ts';

type Given = Parameters<Parameters<typeof coopScenario>[1]>[0]['given'];

/** Lannister, with three units in Ashemark, begins a turn; the token lies there face down. */
function beforeAshemark(given: Given, token: TokenKind, more: Parameters<Given['coop']>[0] = {}): void {
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.coop({ gold: 1, down: { ashemark: token }, ...more });
  given.explores('lannister', ['march', 'event']);
}

/** The same with Stark in the north, where blue tokens lie. */
function beforeThenn(given: Given, token: TokenKind, more: Parameters<Given['coop']>[0] = {}): void {
  given.army('thenn', 'stark-2+eddard-stark');
  given.coop({ gold: 5, wall: false, nightKing: 'fist-of-the-first-men', down: { thenn: token }, ...more });
  given.explores('stark', ['march', 'event']);
}

const GOLD = [
  ['gold-1', 2],
  ['gold-2', 3],
  ['gold-3', 4],
] as const;

for (const [token, gold] of GOLD) {
  coopScenario(`21.5 ${token} may be taken at once`, ({ given, when, then }) => {
    beforeAshemark(given, token);
    when('lannister').answers('reveal:ashemark', 'take');
    then.coop.gold(gold);
    then.coop.up('ashemark', []);
    then.told('token.used', { domain: 'ashemark', token, seat: 'lannister' });
  });

  coopScenario(`21.5 ${token} may be left face up for later`, ({ given, when, then }) => {
    beforeAshemark(given, token);
    when('lannister').answers('reveal:ashemark', 'leave');
    then.coop.gold(1);
    then.coop.up('ashemark', [token]);
    when('lannister', 'exploration.explore').answers(`take:ashemark:${token}`);
    then.coop.gold(gold);
  });
}

coopScenario('21.5 Gold above ten is lost', ({ given, when, then }) => {
  beforeAshemark(given, 'gold-3', { gold: 9 });
  when('lannister').answers('reveal:ashemark', 'take');
  then.coop.gold(10);
});

coopScenario(
  '21.5 Valyrian Steel is taken at once and weakens every White Walker',
  ({ given, when, then }) => {
    beforeAshemark(given, 'valyrian-steel', { steel: 1 });
    when('lannister').answers('reveal:ashemark');
    then.coop.steel(2);
    then.coop.up('ashemark', []);
  },
);

coopScenario('21.5 Three-Eyed Raven shows the next Ranger card to everybody', ({ given, when, then }) => {
  beforeAshemark(given, 'three-eyed-raven', { rangers: ['ranger-2b'] });
  when('lannister').answers('reveal:ashemark');
  then.told('ranger.foreseen', { card: 'ranger-2b' });
  then.sees('spectator', 'ranger-2b');
});

coopScenario('21.5 In round 6 the Raven has nothing to show', ({ given, when, then }) => {
  given.round(6);
  beforeAshemark(given, 'three-eyed-raven');
  when('lannister').answers('reveal:ashemark');
  then.notTold('ranger.foreseen');
  then.told('token.used', { token: 'three-eyed-raven' });
});

coopScenario(
  '21.5 Remove White Walker sends one of the player’s choice to its pool, without a point',
  ({ given, when, then }) => {
    beforeAshemark(given, 'remove-white-walker', { walkers: ['thenn', 'hornwood'] });
    when('lannister').answers('reveal:ashemark', 'take', 'hornwood');
    then.coop.walkers('thenn');
    then.coop.walkersInPool(9);
    then.coop.score(0);
  },
);

coopScenario('21.5 Loss of gold takes three, or all there is', ({ given, when, then }) => {
  beforeThenn(given, 'loss-of-gold', { gold: 2 });
  when('stark').answers('reveal:thenn');
  then.coop.gold(0);
});

coopScenario('21.5 Add White Walker: the explorers fight it at once', ({ given, when, then }) => {
  beforeThenn(given, 'add-white-walker', { steel: 5 });
  given.hand('stark', []);
  given.deck('drain-the-coffers');
  when('stark').answers('reveal:thenn');
  when('stark', 'battle.defenderCard').answers('pass');
  then.strength('attacker').is(1);
  then.coop.score(1);
  then.coop.walkers();
});

coopScenario('21.5 Evoke Terror as a token', ({ given, when, then }) => {
  beforeThenn(given, 'evoke-terror');
  given.deck('dealmaking');
  when('stark').answers('reveal:thenn');
  then.coop.terror('arryn', 1);
  then.coop.terror('tyrell', 1);
});

coopScenario('21.5, 21.12 Dragon Glass stays until the Ice Dragon is beaten', ({ given, when, then }) => {
  beforeThenn(given, 'dragon-glass');
  given.hand('stark', []);
  given.deck('kingslayer');
  when('stark').answers('reveal:thenn', 'pass');
  // 3 and a card of 5, against two tokens and a Hero
  then.strength('attacker').is(8);
  when('stark').loses('stark');
  then.coop.glass(0);
  then.coop.up('thenn', ['dragon-glass']);
  then.coop.dragon('thenn');
});

coopScenario('21.5 Two units cannot explore', ({ given, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.coop({ down: { ashemark: 'gold-1' } });
  given.explores('lannister', ['march', 'event']);
  then.asked('lannister', 'turn.placeDie');
});

coopScenario('21.5 Three units of an allied house cannot explore without a player’s', ({ given, then }) => {
  given.joined('tully');
  given.army('ashemark', 'tully-3');
  given.coop({ down: { ashemark: 'gold-1' } });
  given.explores('lannister', ['march', 'event']);
  then.asked('lannister', 'turn.placeDie');
});

coopScenario('21.5 Nobody explores with the units of another player', ({ given, then }) => {
  given.army('ashemark', 'stark-2+eddard-stark');
  given.coop({ down: { ashemark: 'gold-1' } });
  given.explores('lannister', ['march', 'event']);
  then.asked('lannister', 'turn.placeDie');
});

coopScenario('21.5 After an own action the player may explore', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.coop({ down: { ashemark: 'gold-1' } });
  given.action('lannister', 'march', 'slot');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-2+jaime-lannister', 'ashemark');
  then.asked('lannister', 'exploration.explore');
  then.options('lannister').are(['reveal:ashemark', 'done']);
});

const NOT_OWN = ['follow', 'bottom'] as const;
for (const as of NOT_OWN) {
  coopScenario(`X97, 21.5 Not in a ${as}`, ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.coop({ down: { ashemark: 'gold-1' } });
    given.action('lannister', 'march', as);
    when('lannister').marchesAndStops('casterly-rock', 'lannister-2+jaime-lannister', 'ashemark');
    then.coop.faceDown('ashemark', true);
    then.notTold('token.revealed');
    then.holds('nobody explores', ({ coop }) => coop!.tokens.up.ashemark === undefined);
  });
}

coopScenario(
  'E107 A token face up and one face down may lie together, and each is taken for itself',
  ({ given, then }) => {
    given.army('thenn', 'stark-2+eddard-stark');
    given.coop({
      wall: false,
      nightKing: 'fist-of-the-first-men',
      up: { thenn: ['three-eyed-raven'] },
      down: { thenn: 'loss-of-gold' },
    });
    given.explores('stark', ['march', 'event']);
    then.options('stark').are(['reveal:thenn', 'take:thenn:three-eyed-raven', 'done']);
  },
);

coopScenario('0.9 Nobody knows a token that lies face down', ({ given, then }) => {
  beforeAshemark(given, 'remove-white-walker');
  then.doesNotSee('lannister', 'remove-white-walker');
  then.doesNotSee('spectator', 'remove-white-walker');
});

coopScenario('21.5 Used tokens leave the game', ({ given, when, then }) => {
  beforeAshemark(given, 'gold-1');
  when('lannister').answers('reveal:ashemark', 'take');
  then.holds('it is gone', ({ coop }) => coop!.tokens.gone.brown.includes('gold-1'));
  then.asked('lannister', 'turn.placeDie');
});

coopScenario('21.5 What a Raven has shown cannot be taken back', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.coop({ up: { ashemark: ['three-eyed-raven'] }, rangers: ['ranger-2a'] });
  given.explores('lannister', ['march', 'event']);
  when('lannister').answers('take:ashemark:three-eyed-raven');
  then.told('ranger.foreseen', { card: 'ranger-2a' });
  then.cannotUndo('lannister', 'reveal');
});
