// Writes a table down in the position notation (POSITION.md).

import { type Frame, look, type Refusal, refusal, type Seat, type State } from '@three-thrones/kernel';
import type { HouseId } from '../data/ids.ts';
import { coopNotation } from './coop/position.ts';
import type { PositionDocument, PositionPlayer, PositionStep } from './position.ts';
import { rivalWords } from './solo/position.ts';
import { people } from './solo/rival.ts';
import { domainsAt, leaderOf, player, plotCards, sideOf, type World } from './state.ts';
import { nameOf } from './units.ts';

/** Writes a quiet table down, all hands open; in mid-action there is no notation for it. */
export function notation({ world: w, frames }: State<World>): PositionDocument | Refusal {
  const at = stepOf(w, frames);
  if (!at) return refusal('position-not-quiet', '3.7');
  return {
    seats: people(w) as HouseId[],
    ...(w.mode === 'coop' && { mode: w.mode }),
    ...rivalWords(w),
    ...(w.iceAndFire && { iceAndFire: true }),
    ...(w.dragons && { dragons: true }),
    nonPlayers: w.mats.slice(1),
    leaders: leadersOf(w),
    round: w.round,
    handOfTheKing: w.handOfTheKing as HouseId,
    map: mapOf(w),
    players: Object.fromEntries(w.order.map((seat) => [seat, playerOf(w, seat)])),
    alliances: alliancesOf(w),
    deck: [...look(w.deck)],
    discard: [...w.discard],
    slots: { ...w.slots },
    bottom: [...w.bottom],
    vengeanceLeft: w.vengeanceLeft,
    ...(w.coop && { coop: coopNotation(w.coop) }),
    at,
  };
}

function playerOf(w: World, seat: Seat): PositionPlayer {
  const { gold, score, vengeance, faceUp, allies, dice, beside } = player(w, seat);
  return {
    ...{ gold, score, vengeance },
    hand: plotCards(w, seat),
    faceUp: [...faceUp],
    allies: { ...allies },
    dice: [...dice],
    ...(beside && { beside: [...beside] }),
  };
}

function leadersOf(w: World): NonNullable<PositionDocument['leaders']> {
  const leaders: PositionDocument['leaders'] = {};
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    const leader = leaderOf(w, id);
    if (leader) leaders[id] = leader;
  }
  return leaders;
}

function alliancesOf(w: World): NonNullable<PositionDocument['alliances']> {
  const alliances: PositionDocument['alliances'] = {};
  for (const id of w.mats) {
    const side = sideOf(w, id);
    if (side !== id) alliances[id] = side;
  }
  return alliances;
}

function mapOf(w: World): NonNullable<PositionDocument['map']> {
  const map: PositionDocument['map'] = {};
  for (const at of domainsAt(w)) if (w.map[at].length > 0) map[at] = nameOf(w, w.map[at]);
  return map;
}

/** Between two turns: nothing is on its way, no die has been changed yet. */
function stepOf(w: World, frames: readonly Frame[]): PositionStep | undefined {
  if (w.inPlay.length > 0 || w.army || w.battle || w.retreating || w.rolled.length > 0) return undefined;
  const top = frames.at(-1);
  if (top?.flow !== 'turn' || top.at !== 'placeDie') return undefined;
  const { seat, used } = top.args as { seat: HouseId; used: HouseId[] };
  return used.length === 0 ? { step: 'turn', seat } : undefined;
}
