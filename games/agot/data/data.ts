// The printed components as typed lookups. Values are changed in the JSON files only; that every word there is
// one its type allows is proved by the tests beside it, so the casts below need no check at run time.

import housesJson from './houses.json' with { type: 'json' };
import type {
  AreaId,
  CardId,
  HouseId,
  LandId,
  OrderId,
  PortId,
  SeaId,
  TideId,
  TrackId,
  UnitKind,
  WesterosId,
  WildlingId,
} from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import tablesJson from './tables.json' with { type: 'json' };
import tidesJson from './tides.json' with { type: 'json' };
import type {
  Area,
  EffectId,
  House,
  HouseCard,
  OrderToken,
  PlayerCount,
  Setup,
  Tide,
  Unit,
  Units,
  WesterosCard,
  WildlingCard,
  WildlingEffect,
} from './types.ts';
import westerosJson from './westeros.json' with { type: 'json' };
import wildlingsJson from './wildlings.json' with { type: 'json' };

export type * from './types.ts';

type Row<T> = T extends readonly (infer R)[] ? R : never;
type AreaRow = Row<typeof mapJson.areas>;
type HouseRow = Row<typeof housesJson.houses>;
type CardRow = Row<HouseRow['cards']>;

function areaOf(row: AreaRow): Area {
  const { id, type, structure, musterPoints, supply, power, home, adjacent } = row;
  return {
    ...{ id: id as AreaId, type: type as Area['type'], structure: structure as Area['structure'] },
    ...{ musterPoints, supply, power },
    ...(home !== null && { home: home as HouseId }),
    adjacent: adjacent as AreaId[],
    adjacentLand: ('adjacentLand' in row ? row.adjacentLand : []) as LandId[],
    adjacentSea: ('adjacentSea' in row ? row.adjacentSea : 'sea' in row ? [row.sea] : []) as SeaId[],
    ...('port' in row && row.port && { port: row.port as PortId }),
    ...('land' in row && { land: row.land as LandId, sea: row.sea as SeaId }),
  };
}

function cardOf(owner: string, row: CardRow): HouseCard {
  const { id, strength, swords, towers, timing, step, optional, effect } = row;
  return {
    ...{ id: id as CardId, house: owner as HouseId, strength, swords, towers, optional },
    timing: timing as HouseCard['timing'],
    ...(step !== null && { step: step as NonNullable<HouseCard['step']> }),
    ...(effect !== null && { effect: effect.id as EffectId }),
    does: effect === null ? {} : { [effect.id]: effect.params },
  };
}

type StartRow = { area: string; units: object };

function startOf({ area: id, units }: StartRow): { area: AreaId; units: Units } {
  return { area: id as AreaId, units };
}

function houseOf(row: HouseRow): House {
  const errata = 'errataStartUnits' in row ? (row.errataStartUnits ?? []) : [];
  return {
    ...{ id: row.id as HouseId, home: row.home as LandId, garrison: row.garrison },
    startSupply: row.startSupply,
    startUnits: row.startUnits.map(startOf),
    errataUnits: errata.map(startOf),
    cards: row.cards.map(({ id }) => id as CardId),
  };
}

/** Rules look things up all the time: a map finds one of many in a third of the time a record takes. */
function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

const areas = byId(mapJson.areas.map(areaOf));
const houses = byId(housesJson.houses.map(houseOf));
const cards = byId(housesJson.houses.flatMap((row) => row.cards.map((one) => cardOf(row.id, one))));
const orders = byId(tablesJson.orders.tokens as readonly OrderToken[]);
const tides = byId(tidesJson.cards as readonly Tide[]);
const units = byId(
  tablesJson.units.map(
    ({ id, pool, strength, musterCost, upgradeCost }): Unit => ({
      ...{ id: id as UnitKind, pool, strength, musterCost },
      ...(upgradeCost !== null && { upgradeCost }),
    }),
  ),
);
const wildlings = byId(
  wildlingsJson.cards.map(
    ({ id, wildlingsWin, nightsWatchWin }): WildlingCard => ({
      id: id as WildlingId,
      lowest: wildlingsWin.lowestBidder as WildlingEffect,
      others: wildlingsWin.everyoneElse as WildlingEffect,
      reward: nightsWatchWin.highestBidder as WildlingEffect,
    }),
  ),
);

export function area(id: AreaId): Area {
  return areas.get(id)!;
}

export function house(id: HouseId): House {
  return houses.get(id)!;
}

export function card(id: CardId): HouseCard {
  return cards.get(id)!;
}

export function order(id: OrderId): OrderToken {
  return orders.get(id)!;
}

export function unit(kind: UnitKind): Unit {
  return units.get(kind)!;
}

export function tide(id: TideId): Tide {
  return tides.get(id)!;
}

export function wildlingCard(id: WildlingId): WildlingCard {
  return wildlings.get(id)!;
}

/** The three Westeros decks: I, II, III. */
export const westerosDecks: readonly (readonly WesterosCard[])[] = westerosJson.decks.map(({ cards: rows }) =>
  (rows as readonly { id: string; count: number; wildlingIcons: number; effect: string }[]).map(
    ({ id, count, wildlingIcons, effect, ...more }) => ({
      ...{ id: id as WesterosId, count, wildlingIcons, effect },
      options: (more as { options?: string[] }).options ?? [],
    }),
  ),
);

/** A card of deck I (0), II (1) or III (2). */
export function westerosCard(deck: number, id: WesterosId): WesterosCard {
  return westerosDecks[deck]!.find((one) => one.id === id)!;
}

const SETUP_KEYS = {
  'iron-throne': 'ironThrone',
  fiefdoms: 'fiefdoms',
  'kings-court': 'kingsCourt',
} as const;

/** 2.1-2.4 Who plays, where everybody stands on the tracks, what bars the way. */
export function setupFor(players: PlayerCount): Setup {
  const { houses: playing, tracks } = housesJson.setupByPlayerCount[players];
  const forces = mapJson.neutralForces[players];
  return {
    houses: playing as HouseId[],
    tracks: Object.fromEntries(
      Object.entries(SETUP_KEYS).map(([track, key]) => [track, tracks[key]]),
    ) as unknown as Record<TrackId, HouseId[]>,
    neutralForces: forces.map(({ area: at, strength, impassable }) => ({
      ...{ area: at as LandId, strength: strength ?? 0, impassable },
    })),
  };
}

/** 9.2 Special orders by position on the King's Court track. */
export function starsFor(players: number): readonly number[] {
  const { kingsCourtStars } = tablesJson;
  return players <= 4 ? kingsCourtStars['3-4players'] : kingsCourtStars['5-6players'];
}

/** 5.3 Largest size of each army, by supply. */
export const supplyLimits: readonly (readonly number[])[] = Object.values(tablesJson.supply.limits);

/** The constants of tables.json that rules need by name. */
export const tables = {
  rounds: tablesJson.rounds,
  areasToWin: tablesJson.victoryAreasToWin,
  powerTokens: tablesJson.powerTokensPerHouse,
  startPower: tablesJson.startPower,
  mostSupply: tablesJson.supply.max,
  portShips: tablesJson.port.maxShips,
  portGain: tablesJson.port.consolidateGain,
  pillage: tablesJson.raid.pillage,
  wildlings: tablesJson.wildlingTrack,
  siegeStrength: tablesJson.units.find(({ id }) => id === 'siegeEngine')!.strengthAttackingStructure!,
} as const;
