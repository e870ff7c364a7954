// Writes a table down in the position notation (POSITION.md).

import { type Frame, look, type Refusal, refusal, type State } from '@three-thrones/kernel';
import { house, setupFor, type PlayerCount } from '../data/data.ts';
import { type AreaId, AREAS, type HouseId, type LandId, type WildlingId } from '../data/ids.ts';
import { controller } from './control.ts';
import { ordersOf } from './orders.ts';
import { DECKS, type PositionDocument, type PositionHouse, type PositionStep } from './position.ts';
import { unitWords } from './position-reader.ts';
import { type March, player, type World } from './state.ts';

/** Writes a quiet table down, decks open; in the middle of something there is no notation for it. */
export function notation({ world: w, frames }: State<World>): PositionDocument | Refusal {
  const at = stepOf(w, frames);
  if (!at) return refusal('position-not-quiet', '10.1');
  return {
    seats: [...w.order],
    profile: w.profile,
    switches: { ...w.switches },
    round: w.round,
    threat: w.threat,
    tracks: tracksOf(w),
    houses: Object.fromEntries(w.order.map((id) => [id, houseOf(w, id)])),
    map: mapOf(w),
    bare: true,
    gone: goneIn(w),
    used: [...(w.bladeUsed ? (['blade'] as const) : []), ...(w.ravenUsed ? (['raven'] as const) : [])],
    bans: [...w.bans],
    decks: {
      ...Object.fromEntries(DECKS.map((name, deck) => [name, [...look(w.westeros[deck]!)]])),
      wildlings: wildlingDeck(w),
    },
    discards: Object.fromEntries(DECKS.map((name, deck) => [name, [...w.westerosDiscards[deck]!]])),
    ...(w.drawn.length > 0 && { drawn: [...w.drawn] }),
    ...(w.wildlingBottom && { wildlingBottom: w.wildlingBottom }),
    ...(w.scouted && { scouted: w.scouted.place }),
    ...(w.overSupply && { overSupply: [...w.overSupply] }),
    at,
  };
}

function tracksOf(w: World): NonNullable<PositionDocument['tracks']> {
  return Object.fromEntries(Object.entries(w.tracks).map(([track, places]) => [track, [...places]]));
}

/** The whole deck from the top, the card known to lie at the bottom included. */
export function wildlingDeck(w: World): WildlingId[] {
  return [...look(w.wildlings), ...(w.wildlingBottom ? [w.wildlingBottom] : [])];
}

function houseOf(w: World, id: HouseId): PositionHouse {
  const { power, supply, hand, discard } = player(w, id);
  return { power, supply, hand: [...hand], discard: [...discard] };
}

function mapOf(w: World): NonNullable<PositionDocument['map']> {
  const map: PositionDocument['map'] = {};
  for (const at of AREAS) {
    const words = areaWords(w, at);
    if (words !== '') map[at] = words;
  }
  return map;
}

/** What stands in an area: `stark 2F 1K~ march-0 token`; the empty word if nothing does. */
export function areaWords(w: World, at: AreaId): string {
  const army = w.armies[at];
  const token = w.tokens[at as LandId];
  const owner = army?.house ?? token;
  if (!owner) return '';
  const order = w.orders[at]?.order;
  const units = army ? unitWords(army.units, army.routed) : '';
  return [owner, units, order ?? '', token ? 'token' : ''].filter((word) => word !== '').join(' ');
}

/** Garrisons and neutral forces that would stand there and do not. */
function goneIn(w: World): LandId[] {
  const { neutralForces } = setupFor(w.order.length as PlayerCount);
  const forces = neutralForces.filter(
    ({ area, impassable }) =>
      !impassable && w.neutrals[area] === undefined && controller(w, area) === undefined,
  );
  const homes = w.order
    .map((id) => house(id).home)
    .filter((home, at) => w.garrisons[home] === undefined && controller(w, home) === w.order[at]);
  return [...forces.map(({ area }) => area), ...homes];
}

/** Where nothing is half done: orders are being placed, or a house is about to resolve an order of the Action phase. */
function stepOf(w: World, frames: readonly Frame[]): PositionStep | undefined {
  const top = frames.at(-1);
  if (!top || top.said || w.combat || w.wildlingCard || Object.keys(w.faceDown).length > 0) return undefined;
  switch (`${top.flow}.${top.at}`) {
    case 'planning.placeOrders':
      return { step: 'planning' };
    case 'raven.use':
      return { step: 'raven' };
    case 'declareMarch.chooseOrder':
    case 'marchMove.chooseDestination':
      return w.march && isFresh(w, w.march) ? { step: 'march', turn: w.march.house } : undefined;
    case 'raid.chooseOrder':
    case 'raid.chooseTarget':
      return turnOf(w, 'raid', top);
    case 'consolidate.chooseOrder':
    case 'consolidate.chooseUse':
      return turnOf(w, 'consolidate', top);
    default:
      return undefined;
  }
}

/** The order was not chosen from several: what is asked now is asked first. */
function turnOf(w: World, step: 'raid' | 'consolidate', { at, args }: Frame): PositionStep | undefined {
  const { house: turn } = args as { house: HouseId };
  const isFirst = at === 'chooseOrder' || ordersOf(w, turn, step).length === 1;
  return isFirst ? { step, turn } : undefined;
}

function isFresh(w: World, { house: id, from, moves, to, barred }: March): boolean {
  if (moves.length > 0 || to !== undefined || barred.length > 0) return false;
  return from === undefined || ordersOf(w, id, 'march').length === 1;
}
