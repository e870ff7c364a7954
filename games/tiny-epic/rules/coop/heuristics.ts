// §21 How good a table looks for the Treaty: the courage to fight the Night King, what weakens him, and armies to do it with.

import type { Decision, Seat } from '@three-thrones/kernel';
import { coopTables } from '../../data/coop.ts';
import { card } from '../../data/data.ts';
import { type CardId, type DomainId, type HouseId, NORTHERN_DOMAINS } from '../../data/ids.ts';
import { total } from '../battle/lines.ts';
import { attackLines, conscripts, defenceLines } from '../battle/strength.ts';
import { geographyOf } from '../geography.ts';
import { scoringRounds, tally } from '../scoring.ts';
import {
  alliesOf,
  domainsAt,
  type Force,
  isHostile,
  isUnoccupied,
  player,
  stackOf,
  unitsIn,
  type World,
} from '../state.ts';
import { dares, enemyAt, isSecondPhase, TREATY } from './state.ts';
import { enemyLines, kingTrack, walkerStrength } from './strength.ts';
import { treatyIncome } from './taxes.ts';
import { claimantOf, countsFor } from './treaty.ts';
import { ownerOf } from './units.ts';

const VICTORY = 1000;
/** Nothing further away matters now. */
const FAR = 6;
/** What a card of the deck adds, as a rule. */
const MEAN_CARD = 2;
/** A lead that a bad round does not cost; more of it helps little. */
const SAFE_LEAD = 5;
/** What a point of strength against the Night King is worth, round by round. */
const URGENCY = [0.3, 0.3, 0.4, 0.8, 1.5, 2.5];
/** With so much Dragon Glass he can be beaten; from this round on nobody goes far away for more. */
const ENOUGH_GLASS = 2;
const LATE = 5;
/** So much strength is not found any more. */
const HOPELESS = 20;
/** Strength beyond what beats the Night King with any card of his. */
const SURE = 4;

export function treatyWorth(w: World): number {
  const coop = w.coop!;
  if (coop.won) return VICTORY;
  const { rounds, scoringAfterRounds } = scoringRounds(w);
  // Nobody fights him after the last taxes
  const taxesLeft = rounds - w.round;
  const phases = scoringAfterRounds.filter((round) => round >= w.round).length;
  const { castles, objectives, alliances } = tally(w, TREATY);
  const coming = 0.9 * phases * (castles + objectives + alliances);
  const dead = 0.9 * taxesLeft * coop.walkers.length;
  const lead = coop.treaty.score - coop.nightKing.score + coming - dead;
  const courage = Math.min(lead, SAFE_LEAD) + 0.3 * Math.max(0, lead - SAFE_LEAD);
  const recruited = w.order.reduce((sum, one) => sum + player(w, one).recruited, 0);
  const means = 0.4 * recruited + 0.12 * coop.treaty.gold + 0.1 * treatyIncome(w);
  const feared = 0.6 * coop.walkers.length + 0.3 * coop.terror.walkers;
  return (
    courage +
    weakened(w) -
    feared +
    means +
    friends(w, taxesLeft > 0) +
    armiesWorth(w) -
    unexplored(w) +
    hunt(w)
  );
}

/**
 * Allied houses double an army: whom the Treaty would win when tokens are compared, and whom it would lose. After the last
 * comparison only those count who are there.
 */
function friends(w: World, isComparedAgain: boolean): number {
  let worth = alliesOf(w, TREATY).length;
  if (!isComparedAgain) return worth;
  for (const house of w.mats) {
    const { treaty, terror } = countsFor(w, house);
    const claimant = claimantOf(w, house);
    if (claimant === 'treaty') worth += 2.5 + 0.3 * Math.min(2, treaty - terror);
    else worth += 0.4 * Math.min(2, treaty) - (claimant === 'night-king' ? 1 : 0);
  }
  return worth;
}

/** What Dragon Glass and steel take from the dead; with the third piece the Ice Dragon and more of them join the Night King. */
function weakened({ coop }: World): number {
  const glass = KING_AT_FIRST - kingTrack(coop!);
  const joined = isSecondPhase(coop!) ? coopTables.dragonBonus + walkerStrength(coop!) : 0;
  return 1.2 * (glass - joined) + 3 * coop!.steel;
}

/**
 * How near the Treaty is to beating the Night King: the best army with the best card of its player. Late in the game little
 * else counts, and half of it is lost where nobody may fight him.
 */
function hunt(w: World): number {
  const coop = w.coop!;
  if (coop.wall) return 0;
  const king = coop.nightKing.at;
  const needs = total(enemyLines(w, 'night-king', king, [])) + MEAN_CARD;
  const lacks = Math.max(-SURE, needs - bestAttack(w, king));
  return URGENCY[w.round - 1]! * (dares(coop) ? 1 : 0.5) * Math.max(0, HOPELESS - lacks);
}

function bestAttack(w: World, king: DomainId): number {
  const { distance, seaDistance } = geographyOf(w);
  let best = 0;
  for (const at of domainsAt(w)) {
    const force = w.map[at];
    const owner = ownerOf(w, force);
    if (owner === undefined) continue;
    const steps = distance(at, king);
    const strength = total(attackLines(w, force, {}, king));
    const around = conscripts(w, owner, king) - (steps === 1 ? strength : 0);
    const way = Math.min(steps, seaDistance(at, king) <= 2 ? 1.5 : FAR);
    best = Math.max(best, strength + bestCard(w, owner, around) - 1.2 * (way - 1));
  }
  return best;
}

function bestCard(w: World, seat: Seat, around: number): number {
  let best = 0;
  for (const id of player(w, seat).hand.secret ?? []) {
    const { type, strength } = card(id).battle;
    best = Math.max(best, type === 'conscripts' ? around : type === 'secret' ? MEAN_CARD : strength);
  }
  return best;
}

const KING_AT_FIRST = coopTables.nightKingTrack.reduce((sum, one) => sum + one, 0);

/** What lies face down may be steel: better it were known. */
function unexplored({ coop }: World): number {
  return 1.2 * Object.keys(coop!.tokens.down).length;
}

/** Large armies on their way to where something can be done. */
function armiesWorth(w: World): number {
  const { distance } = geographyOf(w);
  const goals = goalsOf(w);
  let worth = 0;
  for (const at of domainsAt(w)) {
    const force = w.map[at];
    if (ownerOf(w, force) === undefined) continue;
    const size = sizeOf(w, force);
    if (size < 3) continue;
    const near = Math.min(FAR, ...goals.map((goal) => distance(at, goal)));
    worth += 0.5 + 0.15 * Math.min(size, 6) + 0.25 * (FAR - near) + 0.5 * (FAR - stepsToGlass(w, at));
  }
  return worth;
}

/** How far it is to where Dragon Glass lies or may lie; as far as can be when all of it is taken, or the Wall stands. */
function stepsToGlass(w: World, at: DomainId): number {
  const { wall, tokens, glass } = w.coop!;
  if (wall || isSecondPhase(w.coop!) || (glass === ENOUGH_GLASS && w.round >= LATE)) return FAR;
  const { distance } = geographyOf(w);
  const places = NORTHERN_DOMAINS.filter(
    (one) => tokens.down[one] !== undefined || tokens.up[one]?.includes('dragon-glass'),
  );
  return Math.min(FAR, ...places.map((one) => distance(at, one)));
}

function sizeOf(w: World, force: Force): number {
  const owner = ownerOf(w, force)!;
  return unitsIn(force) + (stackOf(force, owner as HouseId)?.hero ? 1 : 0);
}

function hasToken({ coop }: World, at: DomainId): boolean {
  return coop!.tokens.down[at] !== undefined || coop!.tokens.up[at] !== undefined;
}

/** Tokens, White Walkers, and the Night King once he can be beaten. */
function goalsOf(w: World): DomainId[] {
  const coop = w.coop!;
  const king = dares(coop) && coop.glass >= ENOUGH_GLASS ? [coop.nightKing.at] : [];
  return [...king, ...coop.walkers, ...domainsAt(w).filter((at) => hasToken(w, at))];
}

/** How promising an option looks to a player of the Treaty: battles that can be won, tokens, and whatever gets at the dead. */
export function treatyPrior(w: World, { kind, seat }: Decision, option: string): number | undefined {
  switch (kind) {
    case 'battle.attackerCard':
    case 'battle.defenderCard':
      return cardPrior(w, seat, option);
    case 'movement.chooseOrigin':
      return originPrior(w, option as DomainId);
    case 'movement.chooseArmy':
    case 'movement.goOn':
      return option === 'stop' ? 1 : 0.3 * namedUnits(option) ** 2;
    case 'movement.chooseDestination':
    case 'movement.chooseSecondDestination':
      return placePrior(w, seat, option as DomainId);
    case 'recruit.deploy':
      return option === 'done' ? 0.1 : deployPrior(w, option);
    case 'action.perform':
      return option === 'skip' ? 0.1 : 1;
    case 'exploration.explore':
      return option === 'done' ? 0.05 : 1;
    case 'turnToken.takeToken':
      return option === 'leave' ? 0.05 : 1;
    default:
      return undefined;
  }
}

/** A card is worth its strength; Conscripts bring whoever stands around. */
function cardPrior(w: World, seat: Seat, option: string): number {
  if (option === 'pass') return 0.1;
  const { type } = card(option as CardId).battle;
  if (type === 'retreat') return 0.1;
  return 0.2 * (1 + cardStrength(w, seat, option as CardId, w.battle!.domain)) ** 2;
}

function cardStrength(w: World, seat: Seat, id: CardId, at: DomainId): number {
  const { type, strength } = card(id).battle;
  if (type === 'conscripts') return conscripts(w, seat, at);
  return type === 'secret' ? MEAN_CARD : strength;
}

/** `stark-2+eddard-stark` are three. */
function namedUnits(name: string): number {
  return name.split('+').reduce((sum, part) => sum + Number(/-(\d)$/.exec(part)?.[1] ?? 1), 0);
}

/** Large armies first. */
function originPrior(w: World, at: DomainId): number {
  return 0.3 + 0.25 * unitsIn(w.map[at]) ** 2;
}

/** Where there is something to win, as far as it can be won. */
function placePrior(w: World, seat: Seat, at: DomainId): number {
  const army = w.army!;
  if (!isHostile(w, seat, at)) {
    if (!hasToken(w, at)) return isUnoccupied(w, at) ? 1 : 0.6;
    return unitsIn(army.force) + unitsIn(w.map[at]) >= coopTables.armyForTokens ? 4 : 1.5;
  }
  const hand = player(w, seat).hand.secret ?? [];
  const best = Math.max(0, ...hand.map((id) => cardStrength(w, seat, id, at)));
  const margin = total(attackLines(w, army.force, {}, at)) + best - total(defenceLines(w, at)) - MEAN_CARD;
  const odds = Math.min(1, Math.max(0.05, (margin + 2) / 4));
  const enemy = enemyAt(w.coop!, at);
  if (enemy === 'night-king') return 40 * odds;
  return (enemy === undefined ? 2 : 8) * odds + (hasToken(w, at) ? 2 * odds : 0);
}

/** Where an army grows, most of all to what it takes for a token. */
function deployPrior(w: World, option: string): number {
  const at = option.split('@')[1] as DomainId;
  const after = unitsIn(w.map[at]) + 1;
  const explores = after === coopTables.armyForTokens && hasToken(w, at);
  return (explores ? 4 : 1) + 0.3 * after;
}
