// §13 Combat: one step for each window of §23, in its order.

import type { CardId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, askAll, call, flow, go, step } from '../kit.ts';
import { isHigher, player, type Side, type World } from '../state.ts';
import { bladeHolder } from './blade.ts';
import { loseWhatCannotRetreat, swordCasualties } from './casualties.ts';
import {
  attackerWon,
  endCombat,
  enter,
  goBack,
  isKeptOut,
  putCardsAway,
  putMarchAway,
  refillHands,
  removeOrderAndToken,
} from './clean-up.ts';
import type { CardWindow } from './flows.ts';
import { outOfHand } from './hands.ts';
import { houseOf, inTurnOrder, loserOf, SIDES, sideOf, stake, theCombat } from './sides.ts';
import { lines, type Played, playedCards, total } from './strength.ts';
import { supporters } from './support.ts';
import { skulls } from './tides.ts';

export const combat = flow('combat', [
  step('begin', (w, _a, table) => {
    const { area, origin, march, attackers: units, attacker, defender } = theCombat(w);
    const houses = { attacker: attacker.house, defender: defender.house };
    table.tell('combat.began', { area, origin, march, units, ...houses });
  }),
  // 13.1, R103; a table may be laid out with the support already granted
  call(
    'support',
    (w) => go('supports', { waiting: supporters(w) }),
    (w) => theCombat(w).support.length === 0,
  ),
  // 13.2
  step('initialStrength', (w, _a, table) => tellStrength(w, table, 'initial', {})),

  // 13.3 A card must be played; a hand of one card leaves no choice
  askAll('chooseCard', {
    rule: '13.3',
    sealed: true,
    who: (w) => SIDES.map((side) => houseOf(w, side)).filter((id) => player(w, id).hand.length > 1),
    options: (w, _a, seat) => player(w, seat as never).hand,
    resolve: (w, _a, said) => {
      for (const side of SIDES) {
        const chosen = said[houseOf(w, side)];
        if (chosen) play(w, side, chosen);
      }
    },
  }),
  step('reveal', (w, _a, table) => {
    for (const side of SIDES) {
      const only = player(w, houseOf(w, side)).hand[0];
      if (!stake(w, side).card && only) play(w, side, only);
    }
    table.tell('cards.revealed', { sides: SIDES.map((side) => houseOf(w, side)), ...playedCards(w) });
  }),

  // 13.4-13.5
  call('cancel', (w) => window(w, 'cancel')),
  call('immediate', (w) => window(w, 'immediate')),

  // 13.6
  call(
    'tides',
    () => go('tides', {}),
    (w) => w.switches.tidesOfBattle && isUndecided(w),
  ),

  // 13.7, R106
  ask('useBlade', {
    openly: true,
    rule: '13.7',
    when: isUndecided,
    who: bladeHolder,
    options: () => ['yes', 'no'],
    resolve: (w, _a, said, table, seat) => {
      if (said === 'no') return;
      w.bladeUsed = true;
      stake(w, sideOf(w, seat as never)!).blade = true;
      table.tell('blade.used', { house: seat, for: 'strength' });
    },
  }),

  // 13.8-13.9
  step('finalStrength', (w, _a, table) => tellStrength(w, table, 'final', playedCards(w)), isUndecided),
  step('winner', decide),

  // 13.10
  call('winnerKnown', (w) => window(w, 'winner-known')),

  // 13.11-13.12
  step('whatCannotRetreat', (w, _a, table) => loseWhatCannotRetreat(w, table)),
  call(
    'casualties',
    (w) => go('casualties', { side: loserOf(w), count: swordCasualties(w), why: 'swords' }),
    (w) => swordCasualties(w) > 0,
  ),
  ...skulls,

  // 13.13
  call('retreat', (w) => go('retreat', { side: loserOf(w) })),

  // 13.14
  step('orderAndToken', (w, _a, table) => removeOrderAndToken(w, table), attackerWon),
  step('keptOut', (w, _a, table) => goBack(w, table), isKeptOut),
  step('enter', (w, _a, table) => enter(w, table), attackerWon),
  step('cleanUp', (w, _a, table) => {
    putMarchAway(w, table);
    putCardsAway(w);
  }),

  // 13.15
  step('handRefill', (w, _a, table) => refillHands(w, table)),

  // 13.16
  call('afterCombat', (w) => window(w, 'after-combat')),
  step('afterChecks', (w, _a, table) => endCombat(w, table)),
]);

function window(w: World, name: CardWindow) {
  return go('abilities', { window: name, waiting: inTurnOrder(w) });
}

function play(w: World, side: Side, card: CardId): void {
  outOfHand(w, houseOf(w, side), card);
  stake(w, side).card = card;
}

/** Until 13.9, unless a card has ended the combat before (R36). */
function isUndecided(w: World): boolean {
  return theCombat(w).winner === undefined;
}

function tellStrength(w: World, table: Table, when: 'initial' | 'final', played: Played): void {
  const strength = (side: Side) => {
    const counted = lines(w, side, played);
    return { total: total(counted), lines: counted };
  };
  table.tell('combat.strength', () => ({
    when,
    sides: SIDES.map((side) => houseOf(w, side)),
    attacker: strength('attacker'),
    defender: strength('defender'),
  }));
}

/** 13.9, R90 A tie goes to the house higher on the Fiefdoms track. */
function decide(w: World, _a: object, table: Table): void {
  const fight = theCombat(w);
  const [attacker, defender] = [houseOf(w, 'attacker'), houseOf(w, 'defender')];
  const lead = total(lines(w, 'attacker')) - total(lines(w, 'defender'));
  const isTie = fight.winner === undefined && lead === 0;
  fight.winner ??=
    lead > 0 || (isTie && isHigher(w, 'fiefdoms', attacker, defender)) ? 'attacker' : 'defender';
  table.tell('combat.decided', {
    area: fight.area,
    winner: fight.winner,
    house: houseOf(w, fight.winner),
    loser: houseOf(w, loserOf(w)),
    tie: isTie,
  });
}
