// §6 and §26 Battle. The steps keep the letters of section 26.

import { copy, hide, look, pile, type Seat } from '@three-thrones/kernel';
import { card, domain, tables } from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import { takeFromPool } from '../allies.ts';
import { discardBeside, draw, eyesOn, putAway, takeFromHand, takeTop } from '../cards.ts';
import { beatEnemy, joinDragon } from '../coop/fight.ts';
import { isEnemy } from '../coop/state.ts';
import { isGlassGuarded } from '../coop/tokens.ts';
import { deciderFor } from '../coop/units.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, type Flows, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { because } from '../reasons.ts';
import { endRivalBattle, fallBack, startRivalBattle } from '../solo/battle.ts';
import { drawsForBattle, isRival } from '../solo/rival.ts';
import {
  type Battle,
  type Commitment,
  defenderAt,
  type Fighter,
  type Force,
  handOf,
  isPlayer,
  player,
  purse,
  type World,
} from '../state.ts';
import { gainGold, gainPoints, loseGold } from '../treasury.ts';
import { type Side, total } from './lines.ts';
import { strengthOf } from './strength.ts';

const SIDES: readonly Side[] = ['attacker', 'defender'];
const theBattle = (w: World): Battle => w.battle!;

export const battle = flow('battle', [
  // B1 Start
  step('start', (w, a, table) => {
    if (w.coop !== undefined) joinDragon(w, table, a);
    const { attacker, defender } = (w.battle = newBattle(w, a));
    table.tell('battle.started', { attacker, defender, domain: a.domain });
    if (!isEnemy(attacker)) {
      const { vengeancePerTokenPerBattleStarted: each } = tables.victoryPoints;
      gainPoints(w, table, attacker, player(w, attacker).vengeance * each, 'vengeance');
    }
    const side = sideOfEvent(theBattle(w));
    const [comer, foe] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
    gainPoints(w, table, comer, a.terms.vpAtStart ?? 0, 'trial-by-combat');
    if (a.terms.stealGold && isEnemy(foe)) gainGold(w, table, comer, a.terms.stealGold); // §21.20
    if (a.terms.stealGold && isPlayer(w, foe)) {
      gainGold(w, table, comer, loseGold(w, table, foe, a.terms.stealGold));
    }
    if (w.rival) startRivalBattle(w, table, theBattle(w));
  }),

  // B2 Attacker's card, face down and free
  ask('attackerCard', {
    rule: '26.3',
    again: true,
    when: (w) => !drawsForBattle(w, theBattle(w).attacker),
    who: (w) => (mayCommitMore(theBattle(w)) ? theBattle(w).attacker : undefined),
    options: (w, _a, seat) => ['pass', ...handOf(w, seat)],
    resolve: (w, _a, said, table, seat) => commit(w, table, 'attacker', seat, said),
  }),

  // B3 Defender's card: a player pays now, an unallied house turns over the top card of the deck
  ask('defenderCard', {
    rule: '26.4',
    who: (w) => (drawsForBattle(w, theBattle(w).defender) ? undefined : theBattle(w).defender),
    options: (w, _a, seat) => ['pass', ...handOf(w, seat)],
    refuse: (w, _a, seat, id) =>
      id !== 'pass' && defenceCost(id) > purse(w, seat).gold ? because('cannotPayDefence') : undefined,
    resolve: (w, _a, said, table, seat) => {
      commit(w, table, 'defender', seat, said);
      if (said !== 'pass') loseGold(w, table, seat, defenceCost(said));
    },
  }),
  step('defendersTopCard', (w, _a, table) => {
    if (drawsForBattle(w, theBattle(w).defender)) turnOver(w, table, 'defender');
  }),
  // §29.8, §30.6 An attacking Rival's, or the Night King's side's, after everybody else's
  step(
    'attackersTopCard',
    (w, _a, table) => turnOver(w, table, 'attacker'),
    (w) => drawsForBattle(w, theBattle(w).attacker),
  ),

  // B4 Reveal
  step('reveal', (w, _a, table) => {
    const { cards, attacker, defender } = theBattle(w);
    for (const side of SIDES) {
      cards[side].up.push(...look(cards[side].down));
      cards[side].down = pile<CardId>([], cards[side].down.to);
    }
    if (theBattle(w).terms.extraDeckCard) {
      const side = sideOfEvent(theBattle(w));
      revealExtra(w, table, cards[side], theBattle(w)[side]);
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
    who: (w) => (drawsForBattle(w, theBattle(w).defender) ? undefined : theBattle(w).defender),
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
      // §20.13: the Rival goes to the closest domain of any kind
      const anywhere = isRival(w, defender) && w.coop === undefined;
      return go('retreat', {
        from,
        side: defender,
        decider: ownDecider(w, decider, w.map[from]),
        ...(anywhere && { anywhere }),
      });
    },
    (w) => retreats(w, 'defender'),
  ),
  ask('attackerRetreat', {
    openly: true,
    rule: '26.7',
    when: (w) => showsRetreat(w, 'attacker'),
    who: (w) => (drawsForBattle(w, theBattle(w).attacker) ? undefined : theBattle(w).attacker),
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
      const fall = w.rival ? fallBack(w) : undefined;
      return go('retreat', { from, side: attacker, army: true, decider: attacker, ...fall });
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
      if (attackerWins || isEnemy(fight.attacker)) rewardVictory(w, table, fight);
    },
    isFought,
  ),
  // §21.10, §21.12, §21.23 The Night King's side loses no unit and does not retreat: it is beaten
  step(
    'beat',
    (w, a, table) => beatEnemy(w, table, a),
    (w) => isFought(w) && isEnemy(theBattle(w).loser!),
  ),

  // B9 Loss
  call('loss', () => go('loss', {}), isLost),
  step(
    'extraTokens',
    (w, _a, table) => {
      const { attacker, winner, defender, terms } = theBattle(w);
      if (winner === attacker && w.nonPlayers[defender as HouseId])
        takeFromPool(w, table, attacker, defender as HouseId, terms.poolTokensOnWin ?? 0);
    },
    isFought,
  ),

  // B10 Retreat of the rest
  call(
    'loserRetreats',
    (w) => {
      const { loser, attacker, domain: from } = theBattle(w);
      if (loser === attacker) return go('retreat', { from, side: attacker, army: true, decider: attacker });
      const decider = isPlayer(w, loser!) ? ownDecider(w, loser!, w.map[from]) : attacker;
      return go('retreat', { from, side: loser!, decider });
    },
    isLost,
  ),

  // B11 Control
  step('takeControl', (w, _a, table) => {
    const { attacker, domain: at, terms } = theBattle(w);
    if (!w.army) return;
    const { force } = w.army;
    w.army = undefined;
    settleIn(w, table, attacker, at, force);
    const isCastle = domain(at).kind === 'castle' && !w.coop?.destroyed.includes(at);
    if (isCastle && terms.drawOnCastle) draw(w, table, attacker, terms.drawOnCastle);
  }),

  // B12 Clean-up
  step('cleanUp', (w, _a, table) => {
    const { attacker, defender, cards, winner } = theBattle(w);
    for (const id of [...cards.attacker.spent, ...cards.attacker.up]) putAway(w, attacker, id);
    for (const id of [...cards.defender.spent, ...cards.defender.up]) putAway(w, defender, id);
    if (w.rival) endRivalBattle(w, theBattle(w));
    dropCompanions(w, table, theBattle(w));
    w.lastBattle = winner === undefined ? { attacker } : { attacker, winner };
    w.battle = undefined;
    table.tell('battle.ended', w.lastBattle);
  }),
  // §21.12 Over Dragon Glass: the Ice Dragon comes, or has just been beaten
  call(
    'glass',
    (_w, { domain: at, beaten }) => go('glass', { at, ...(beaten && { beaten }) }),
    (w, a) => w.coop !== undefined && isGlassGuarded(w, a.domain),
  ),
  call('consequences', () => go('consequences', {})),
]);

/** The army that stands there attacks whoever controls the domain, or it is as the notes say. */
function newBattle(w: World, { domain: at, terms, by, defender: champion }: Flows['battle']): Battle {
  const attacker = by ?? (w.army!.side as HouseId); // seats are named after houses
  const defender = (champion as HouseId | undefined) ?? defenderAt(w, at);
  const cards = {
    attacker: nothingYet(drawsForBattle(w, attacker) ? [] : eyesOn(w, attacker)),
    defender: nothingYet(drawsForBattle(w, defender) ? [] : eyesOn(w, defender)),
  };
  return { domain: at, attacker, defender, terms: copy(terms), cards, retreated: false };
}

/** Whom an Event that leads to this battle helps: the army it moves; §21.12: one that comes upon Dragon Glass defends. */
function sideOfEvent({ attacker }: Battle): Side {
  return isEnemy(attacker) ? 'defender' : 'attacker';
}

/** For units of an allied house alone the players decide (§0.8). */
function ownDecider(w: World, seat: Seat, force: Force): Seat {
  return w.coop !== undefined && isPlayer(w, seat) ? deciderFor(w, force) : seat;
}

function nothingYet(to: readonly Seat[]): Commitment {
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
  table.tell('battle.committed', { seat, card: hide(said, eyesOn(w, seat)) });
}

/** An unallied house, the Rival and the Night King's side never lay a card: the top one of the deck is theirs. */
function turnOver(w: World, table: Table, side: Side): void {
  const { cards, [side]: id } = theBattle(w);
  const top = takeTop(w, table);
  if (top) cards[side].up.push(top);
  table.tell('battle.topCard', { house: id, card: top });
}

function defenceCost(id: CardId): number {
  return card(id).battle.defendCost;
}

function shows(id: CardId, type: 'secret' | 'retreat'): boolean {
  return card(id).battle.type === type;
}

function showsRetreat(w: World, side: Side): boolean {
  if (isEnemy(theBattle(w)[side])) return false; // §21.9: it counts 0
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

/** Somebody has units to lose. */
function isLost(w: World): boolean {
  return isFought(w) && !isEnemy(theBattle(w).loser!);
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
    const drawn = id === commitment.extra ? drawExtra(w, table, commitment) : takeTop(w, table);
    table.tell('battle.secretReplaced', { side: theBattle(w)[side], card: id, by: drawn });
    if (drawn) commitment.up.unshift(drawn);
  }
  commitment.up = seen;
}

/** §18.29 Stash of Dragonglass: a card of the deck fights beside the one laid down. */
function revealExtra(w: World, table: Table, commitment: Commitment, seat: Fighter): void {
  const drawn = drawExtra(w, table, commitment);
  if (drawn) commitment.up.push(drawn);
  table.tell('battle.extraCard', { seat, card: drawn });
}

/** The top card; again while it shows Retreat. */
function drawExtra(w: World, table: Table, commitment: Commitment): CardId | undefined {
  let drawn = takeTop(w, table);
  while (drawn && shows(drawn, 'retreat')) {
    commitment.spent.push(drawn);
    drawn = takeTop(w, table);
  }
  if (drawn) commitment.extra = drawn;
  return drawn;
}

/** §18.10 Whoever loses a battle loses what helped in it. */
function dropCompanions(w: World, table: Table, { loser }: Battle): void {
  if (loser !== undefined && w.players[loser]?.beside) discardBeside(w, table, loser);
}

/** What an Event gives its player for a victory. */
function rewardVictory(w: World, table: Table, { winner, terms }: Battle): void {
  if (!isPlayer(w, winner!)) return;
  gainPoints(w, table, winner!, terms.vpOnWin ?? 0, 'event');
  gainGold(w, table, winner!, terms.goldOnWin ?? 0);
}
