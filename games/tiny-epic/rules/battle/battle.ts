// §6 and §26 Battle. The steps keep the letters of section 26.

import { copy, hide, look, pile, type Seat } from '@three-thrones/kernel';
import { card, domain, tables } from '../../data/data.ts';
import type { CardId, DomainId, HouseId } from '../../data/ids.ts';
import { takeFromPool } from '../allies.ts';
import { draw, putAway, takeFromHand, takeTop } from '../cards.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { because } from '../reasons.ts';
import {
  type Battle,
  type BattleTerms,
  type Commitment,
  controller,
  handOf,
  isPlayer,
  player,
  type World,
} from '../state.ts';
import { gainGold, gainPoints, loseGold } from '../treasury.ts';
import { type Side, strengthOf, total } from './strength.ts';

const SIDES: readonly Side[] = ['attacker', 'defender'];
const theBattle = (w: World): Battle => w.battle!;

export const battle = flow('battle', [
  // B1 Start
  step('start', (w, a, table) => {
    const { attacker, defender } = (w.battle = newBattle(w, a.domain, a.terms));
    table.tell('battle.started', { attacker, defender, domain: a.domain });
    const { vengeancePerTokenPerBattleStarted: each } = tables.victoryPoints;
    gainPoints(w, table, attacker, player(w, attacker).vengeance * each, 'vengeance');
    gainPoints(w, table, attacker, a.terms.vpAtStart ?? 0, 'trial-by-combat');
    if (a.terms.stealGold && isPlayer(w, defender)) {
      gainGold(w, table, attacker, loseGold(w, table, defender, a.terms.stealGold));
    }
  }),

  // B2 Attacker's card, face down and free
  ask('attackerCard', {
    rule: '26.3',
    again: true,
    who: (w) => (mayCommitMore(theBattle(w)) ? theBattle(w).attacker : undefined),
    options: (w, _a, seat) => ['pass', ...handOf(w, seat)],
    resolve: (w, _a, said, table, seat) => commit(w, table, 'attacker', seat, said),
  }),

  // B3 Defender's card: a player pays now, an unallied house turns over the top card of the deck
  ask('defenderCard', {
    rule: '26.4',
    who: (w) => (isPlayer(w, theBattle(w).defender) ? theBattle(w).defender : undefined),
    options: (w, _a, seat) => ['pass', ...handOf(w, seat)],
    refuse: (w, _a, seat, id) =>
      id !== 'pass' && defenceCost(id) > player(w, seat).gold ? because('cannotPayDefence') : undefined,
    resolve: (w, _a, said, table, seat) => {
      commit(w, table, 'defender', seat, said);
      if (said !== 'pass') loseGold(w, table, seat, defenceCost(said));
    },
  }),
  step('defendersTopCard', (w, _a, table) => {
    const { defender, cards } = theBattle(w);
    if (isPlayer(w, defender)) return;
    const top = takeTop(w, table);
    if (top) cards.defender.up.push(top);
    table.tell('battle.topCard', { house: defender, card: top });
  }),

  // B4 Reveal
  step('reveal', (w, _a, table) => {
    const { cards, attacker, defender } = theBattle(w);
    for (const side of SIDES) {
      cards[side].up.push(...look(cards[side].down));
      cards[side].down = pile<CardId>([], cards[side].down.to);
    }
    table.tell('battle.revealed', {
      sides: [attacker, defender],
      attacker: [...cards.attacker.up],
      defender: [...cards.defender.up],
    });
  }),

  // B5 Secret: the attacker's first, each replaced until it is none
  step('replaceSecrets', (w, _a, table) => {
    for (const side of SIDES) replaceSecrets(w, table, side);
  }),

  // B6 Retreat: a player whose card shows it may go, the defender first; an unallied house always does
  ask('defenderRetreat', {
    openly: true,
    rule: '26.7',
    when: (w) => showsRetreat(w, 'defender'),
    who: (w) => (isPlayer(w, theBattle(w).defender) ? theBattle(w).defender : undefined),
    options: () => ['retreat', 'fight'] as const,
    resolve: (w, _a, said, table) => {
      if (said === 'fight') fightOn(w, table, 'defender');
    },
  }),
  call(
    'defenderRetreats',
    (w, _a, table) => {
      const { attacker, defender, domain: from } = theBattle(w);
      noteRetreat(w, table, 'defender');
      const decider = isPlayer(w, defender) ? defender : attacker;
      return go('retreat', { from, side: defender, decider });
    },
    (w) => retreats(w, 'defender'),
  ),
  ask('attackerRetreat', {
    openly: true,
    rule: '26.7',
    when: (w) => showsRetreat(w, 'attacker'),
    who: (w) => theBattle(w).attacker,
    options: () => ['retreat', 'fight'] as const,
    resolve: (w, _a, said, table) => {
      if (said === 'fight') fightOn(w, table, 'attacker');
    },
  }),
  call(
    'attackerRetreats',
    (w, _a, table) => {
      const { attacker, domain: from } = theBattle(w);
      noteRetreat(w, table, 'attacker');
      return go('retreat', { from, side: attacker, army: true, decider: attacker });
    },
    (w) => retreats(w, 'attacker'),
  ),

  // B7 Strength and B8 Result
  step(
    'determineWinner',
    (w, _a, table) => {
      const fight = theBattle(w);
      const [attack, defence] = [strengthOf(w, fight, 'attacker'), strengthOf(w, fight, 'defender')];
      const attackerWins = total(attack) > total(defence); // a tie is the defender's (§6.8)
      fight.winner = attackerWins ? fight.attacker : fight.defender;
      fight.loser = attackerWins ? fight.defender : fight.attacker;
      table.tell('battle.decided', { winner: fight.winner, loser: fight.loser, attack, defence });
      if (isPlayer(w, fight.winner))
        gainPoints(w, table, fight.winner, tables.victoryPoints.battleWon, 'battle-won');
      if (attackerWins) rewardVictory(w, table, fight);
    },
    isFought,
  ),

  // B9 Loss
  call('loss', () => go('loss', {}), isFought),
  step(
    'extraTokens',
    (w, _a, table) => {
      const { attacker, winner, defender, terms } = theBattle(w);
      if (winner === attacker && w.nonPlayers[defender])
        takeFromPool(w, table, attacker, defender, terms.poolTokensOnWin ?? 0);
    },
    isFought,
  ),

  // B10 Retreat of the rest
  call(
    'loserRetreats',
    (w) => {
      const { loser, attacker, domain: from } = theBattle(w);
      if (loser === attacker) return go('retreat', { from, side: attacker, army: true, decider: attacker });
      return go('retreat', { from, side: loser!, decider: isPlayer(w, loser!) ? loser! : attacker });
    },
    isFought,
  ),

  // B11 Control
  step('takeControl', (w, _a, table) => {
    const { attacker, domain: at, terms } = theBattle(w);
    if (!w.army) return;
    const { force } = w.army;
    w.army = undefined;
    settleIn(w, table, attacker, at, force);
    if (domain(at).kind === 'castle' && terms.drawOnCastle) draw(w, table, attacker, terms.drawOnCastle);
  }),

  // B12 Clean-up
  step('cleanUp', (w, _a, table) => {
    const { attacker, defender, cards, winner } = theBattle(w);
    for (const id of [...cards.attacker.spent, ...cards.attacker.up]) putAway(w, attacker, id);
    for (const id of [...cards.defender.spent, ...cards.defender.up]) putAway(w, defender, id);
    w.lastBattle = winner === undefined ? { attacker } : { attacker, winner };
    w.battle = undefined;
    table.tell('battle.ended', w.lastBattle);
  }),
  call('consequences', () => go('consequences', {})),
]);

/** The army that stands there attacks whoever controls the domain. */
function newBattle(w: World, at: DomainId, terms: BattleTerms): Battle {
  const attacker = w.army!.side as HouseId; // seats are named after houses
  const defender = controller(w, at)!;
  const cards = {
    attacker: nothingYet([attacker]),
    defender: nothingYet(isPlayer(w, defender) ? [defender] : []),
  };
  return { domain: at, attacker, defender, terms: copy(terms), cards, retreated: false };
}

function nothingYet(to: Seat[]): Commitment {
  return { down: pile<CardId>([], to), up: [], spent: [], passed: false };
}

function mayCommitMore({ cards, terms }: Battle): boolean {
  return !cards.attacker.passed && look(cards.attacker.down).length < (terms.attackerCards ?? 1);
}

function commit(w: World, table: Table, side: Side, seat: Seat, said: CardId | 'pass'): void {
  const commitment = theBattle(w).cards[side];
  if (said === 'pass') {
    commitment.passed = true;
    table.tell('battle.passed', { seat });
    return;
  }
  takeFromHand(w, seat, said);
  look(commitment.down).push(said);
  table.tell('battle.committed', { seat, card: hide(said, [seat]) });
}

function defenceCost(id: CardId): number {
  return card(id).battle.defendCost;
}

function shows(id: CardId, type: 'secret' | 'retreat'): boolean {
  return card(id).battle.type === type;
}

function showsRetreat(w: World, side: Side): boolean {
  return theBattle(w).cards[side].up.some((id) => shows(id, 'retreat'));
}

function retreats(w: World, side: Side): boolean {
  return showsRetreat(w, side) && !theBattle(w).cards[side].fightsOn;
}

/** The card counts 0 (§6.5). */
function fightOn(w: World, table: Table, side: Side): void {
  theBattle(w).cards[side].fightsOn = true;
  table.tell('battle.foughtOn', { side: theBattle(w)[side] });
}

function isFought(w: World): boolean {
  return !theBattle(w).retreated;
}

function noteRetreat(w: World, table: Table, side: Side): void {
  theBattle(w).retreated = true;
  table.tell('battle.retreat', { side: theBattle(w)[side] });
}

/** §6.4, E11: draw again while it is Secret; without a card the icon counts nothing. */
function replaceSecrets(w: World, table: Table, side: Side): void {
  const { cards } = theBattle(w);
  const commitment = cards[side];
  const seen: CardId[] = [];
  for (let id = commitment.up.shift(); id !== undefined; id = commitment.up.shift()) {
    if (!shows(id, 'secret')) {
      seen.push(id);
      continue;
    }
    commitment.spent.push(id);
    const drawn = takeTop(w, table);
    table.tell('battle.secretReplaced', { side: theBattle(w)[side], card: id, by: drawn });
    if (drawn) commitment.up.unshift(drawn);
  }
  commitment.up = seen;
}

function rewardVictory(w: World, table: Table, { attacker, terms }: Battle): void {
  gainPoints(w, table, attacker, terms.vpOnWin ?? 0, 'event');
  gainGold(w, table, attacker, terms.goldOnWin ?? 0);
}
