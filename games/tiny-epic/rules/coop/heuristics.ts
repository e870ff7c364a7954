// §21 How good a table looks for the Treaty: the courage to fight the Night King, what weakens him, and armies to do it with.

import type { Decision } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import { type CardId, type DomainId, type HouseId, NORTHERN_DOMAINS } from '../../data/ids.ts';
import { total } from '../battle/lines.ts';
import { geographyOf } from '../geography.ts';
import { realTokens } from '../pools.ts';
import { scoringRounds, tally } from '../scoring.ts';
import { domainsAt, type Force, player, stackOf, unitsIn, type World } from '../state.ts';
import { dares, isSecondPhase, TREATY } from './state.ts';
import { enemyLines } from './strength.ts';
import { treatyIncome } from './taxes.ts';
import { ownerOf } from './units.ts';

const VICTORY = 1000;
/** Nothing further away matters now. */
const FAR = 6;
const GOOD_CARD = 3;

export function treatyWorth(w: World): number {
  const coop = w.coop!;
  if (coop.won) return VICTORY;
  const { rounds, scoringAfterRounds } = scoringRounds(w);
  const taxesLeft = rounds - w.round + 1;
  const phases = scoringAfterRounds.filter((round) => round >= w.round).length;
  const courage = coop.treaty.score - coop.nightKing.score;
  const weakened = 7 * coop.glass + 3 * coop.steel;
  // Each of them brings a point a round, and fights beside the Night King
  const dead = (0.6 + 0.8 * taxesLeft) * coop.walkers.length + 0.3 * coop.terror.walkers;
  const { castles, objectives, alliances } = tally(w, TREATY);
  const coming = 0.9 * phases * (castles + objectives + alliances);
  const recruited = w.order.reduce((sum, one) => sum + player(w, one).recruited, 0);
  const means = 0.4 * recruited + 0.12 * coop.treaty.gold + 0.1 * treatyIncome(w);
  const friends = 0.3 * realTokens(w, TREATY) + 0.6 * alliances - 0.5 * coop.terrified.length;
  return courage + weakened - dead + coming + means + friends + armiesWorth(w) - unexplored(w) + hunt(w);
}

/** How near the Treaty is to beating the Night King, with the army that is nearest to it and a good card. */
function hunt(w: World): number {
  if (w.coop!.wall) return 0;
  const { distance } = geographyOf(w);
  const { at: king } = w.coop!.nightKing;
  let best = 0;
  for (const at of domainsAt(w)) {
    const force = w.map[at];
    if (ownerOf(w, force) === undefined) continue;
    best = Math.max(best, sizeOf(w, force) - 0.7 * Math.max(0, distance(at, king) - 1));
  }
  const lacking = total(enemyLines(w, 'night-king', king, [])) - best - GOOD_CARD;
  return -0.5 * Math.max(-GOOD_CARD, lacking);
}

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
  const { wall, tokens } = w.coop!;
  if (wall || isSecondPhase(w.coop!)) return FAR;
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
  const king = dares(coop) && (coop.glass >= 2 || isSecondPhase(coop)) ? [coop.nightKing.at] : [];
  return [...king, ...coop.walkers, ...domainsAt(w).filter((at) => hasToken(w, at))];
}

/** How promising an option looks to a player of the Treaty: large armies, strong cards, and whatever gets at the dead. */
export function treatyPrior(w: World, { kind }: Decision, option: string): number | undefined {
  switch (kind) {
    case 'battle.attackerCard':
    case 'battle.defenderCard':
      return cardPrior(option);
    case 'movement.chooseArmy':
    case 'movement.goOn':
      return option === 'stop' ? 1 : 0.3 * namedUnits(option) ** 2;
    case 'movement.chooseDestination':
    case 'movement.chooseSecondDestination':
      return placePrior(w, option as DomainId);
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

function cardPrior(option: string): number {
  if (option === 'pass') return 0.1;
  const { type, strength } = card(option as CardId).battle;
  if (type === 'conscripts') return 1.5;
  return type === 'strength' ? 0.2 * (1 + strength) ** 2 : 0.3;
}

/** `stark-2+eddard-stark` are three. */
function namedUnits(name: string): number {
  return name.split('+').reduce((sum, part) => sum + Number(/-(\d)$/.exec(part)?.[1] ?? 1), 0);
}

function placePrior(w: World, at: DomainId): number {
  if (w.coop!.nightKing.at === at) return 4;
  if (w.coop!.walkers.includes(at)) return 3;
  return hasToken(w, at) ? 2 : 1;
}
