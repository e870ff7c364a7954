// How good a table looks for a house.

import { keysOf, type Seat } from '@three-thrones/kernel';
import { area, card, tables } from '../../data/data.ts';
import { type HouseId, LANDS, TRACKS, type TrackId, type UnitKind } from '../../data/ids.ts';
import { controller } from '../control.ts';
import { player, type World } from '../state.ts';
import { starsOf } from '../tracks.ts';
import { chanceWith, gainAt, initialLead, resistance, strengthOf, threatTo, worthOf } from './strength.ts';

/** The seventh area decides everything. */
const VICTORY = 500;
const UNIT_WORTH: Readonly<Record<UnitKind, number>> = {
  footman: 1.2,
  knight: 2.2,
  siegeEngine: 1.8,
  ship: 1.6,
};
const PLACE_WORTH: Readonly<Record<TrackId, number>> = {
  'iron-throne': 0.5,
  fiefdoms: 0.6,
  'kings-court': 0.3,
};

/** What a house has, less a part of what the best of the others has. */
export function evaluate(w: World, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const id of w.order) if (id !== seat) rival = Math.max(rival, standing(w, id));
  return standing(w, seat as HouseId) - 0.3 * rival;
}

function standing(w: World, id: HouseId): number {
  if (w.ended) return w.ended.winner === id ? 2 * VICTORY : 0;
  return holdings(w, id) + means(w, id) + fightUnderWay(w, id);
}

/** Areas, and what may be lost or won from here. */
function holdings(w: World, id: HouseId): number {
  let [sum, structures] = [0, 0];
  for (const at of LANDS) {
    const owner = controller(w, at);
    if (owner === id) {
      const isStructure = area(at).structure !== 'none';
      if (isStructure) structures++;
      const worth = worthOf(at);
      const danger = threatTo(w, id, at) - resistance(w, at);
      sum += danger > -1 && w.combat?.area !== at ? worth * (1 - 0.25 * chanceWith(danger)) : worth;
    }
  }
  for (const at of keysOf(w.armies)) {
    const army = w.armies[at]!;
    if (army.house !== id || army.units.length === 0) continue;
    let best = 0;
    for (const to of area(at).type === 'land' ? area(at).adjacentLand : []) {
      const gain = gainAt(w, id, to);
      if (gain === 0) continue;
      const lead = strengthOf(army.units, area(to).structure !== 'none') - resistance(w, to);
      best = Math.max(best, gain * chanceWith(lead - 1));
    }
    sum += 0.12 * best;
  }
  return sum + (structures >= tables.areasToWin ? VICTORY : 0.25 * structures * structures);
}

function means(w: World, id: HouseId): number {
  const { power, supply, hand } = player(w, id);
  let sum = 0.35 * Math.min(power, 8) + 0.12 * Math.max(0, power - 8) + 0.9 * supply + 1.2 * starsOf(w, id);
  for (const held of hand) sum += 0.15 * card(held).strength;
  for (const track of TRACKS) {
    const place = w.tracks[track].indexOf(id);
    if (place >= 0) sum += PLACE_WORTH[track] * (w.order.length - place);
    if (w.holders[track] === id) sum += 0.5;
  }
  for (const at of keysOf(w.armies)) {
    const army = w.armies[at]!;
    if (army.house !== id) continue;
    for (const kind of army.units) sum += UNIT_WORTH[kind];
    for (const kind of army.routed) sum += 0.6 * UNIT_WORTH[kind];
  }
  return sum;
}

/** A combat that is not decided: the area it is about, and the units that are on their way. */
function fightUnderWay(w: World, id: HouseId): number {
  const { combat } = w;
  if (!combat || combat.over) return 0;
  const isAttacker = combat.attacker.house === id;
  let sum = 0;
  if (isAttacker) for (const kind of combat.attackers) sum += UNIT_WORTH[kind];
  if (!isAttacker && combat.defender.house !== id) return sum;
  const lead = initialLead(w) + cardLead(w);
  const won = combat.winner ? Number(combat.winner === 'attacker') : chanceWith(lead);
  const stake = worthOf(combat.area) + 1.5;
  return sum + (isAttacker ? won * stake - (1 - won) * 1.5 : -won * stake);
}

/** How much better the attacker's cards are: those that lie open, or the best in hand. */
function cardLead(w: World): number {
  const [attacker, defender] = [w.combat!.attacker, w.combat!.defender].map(({ house, card: shown }) => {
    if (shown) return card(shown).strength;
    let best = 0;
    for (const held of player(w, house).hand) best = Math.max(best, card(held).strength);
    return best;
  });
  return (attacker! - defender!) * 0.7;
}
