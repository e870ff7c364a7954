// What a bot may ask beyond the contract: how good a table looks, how promising an option is.

import type { Decision, Seat } from '@three-thrones/kernel';
import { realTokens } from './pools.ts';
import { total } from './battle/lines.ts';
import { strengthOf } from './battle/strength.ts';
import { treatyPrior, treatyWorth } from './coop/heuristics.ts';
import { BROOD_OF } from './dragons/brood.ts';
import { broodOnMap } from './dragons/eggs.ts';
import { scoringRounds, tally } from './scoring.ts';
import { alliesOf, domainsOf, player, sideOf, type World } from './state.ts';
import { income } from './taxes.ts';

/** Points now, points that the table would score in the phases to come, and what brings them about. */
export function evaluate(w: World, seat: Seat): number {
  if (w.coop) return treatyWorth(w);
  const own = worth(w, seat);
  const rivals = w.order.filter((other) => other !== seat).map((other) => worth(w, other));
  return own - Math.max(...rivals);
}

function worth(w: World, seat: Seat): number {
  const { score, recruited, gold, vengeance } = player(w, seat);
  const phases = scoringRounds(w).scoringAfterRounds.filter((round) => round >= w.round).length;
  const { castles, objectives, alliances } = tally(w, seat);
  const coming = phases * 0.7 * (castles + objectives + alliances);
  const means = 0.3 * recruited + 0.1 * gold + 0.15 * income(w, seat) + 0.2 * domainsOf(w, seat).length;
  const friends = 0.25 * realTokens(w, seat) + 0.3 * alliesOf(w, seat).length;
  const bred = w.dragons ? broodWorth(w, seat) : 0;
  return score + coming + means + friends + 0.4 * vengeance + bred;
}

/** §23 Dragons fight like Heroes, and Eggs will. */
function broodWorth(w: World, seat: Seat): number {
  if (sideOf(w, BROOD_OF) !== seat) return 0;
  const { eggs = [], dragons = [] } = broodOnMap(w);
  return 0.6 * dragons.length + 0.4 * eggs.length;
}

/** Doing something beats passing, and a retreat beats a battle that is lost; the rest is for search to find out. */
export function prior(w: World, decision: Decision, option: string): number {
  const { kind, seat } = decision;
  const promised = w.coop && treatyPrior(w, decision, option);
  if (promised !== undefined) return promised;
  if (kind === 'battle.attackerRetreat' || kind === 'battle.defenderRetreat')
    return (option === 'fight') === isWonBy(w, seat) ? 1 : 0.25;
  return ['skip', 'pass', 'done', 'none', 'stop'].includes(option) ? 0.5 : 1;
}

/** §20 Alone at the table every question is one's own: thinking ends with the turn, and before what the Rival does. */
export function endsThought({ rival }: World, { kind }: Decision): boolean {
  return rival !== undefined && (kind === 'turn.placeDie' || kind.startsWith('rival'));
}

/** Whether this side wins if it fights on: the other one has left, or all cards are open and it is the stronger. */
function isWonBy(w: World, seat: Seat): boolean {
  const battle = w.battle!;
  if (battle.retreated) return true;
  const attackerWins = total(strengthOf(w, battle, 'attacker')) > total(strengthOf(w, battle, 'defender'));
  return attackerWins === (seat === battle.attacker);
}
