// Which piece stands where: units in the slots of their area, stacked when there are more, and armies that fight for
// an area others hold on a plate of their own.

import { AREAS, type AreaId, type HouseId, type UnitKind } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Named, Placed } from '@three-thrones/game-kit/board/map/follow.ts';
import { between, distance } from '@three-thrones/game-kit/board/map/lines.ts';
import {
  covered,
  type Place,
  plateFor,
  type Room,
  standOn,
} from '@three-thrones/game-kit/board/map/plates.ts';
import { areas, crossings } from '../geometry/drawing.ts';
import { centre } from './map-geometry.ts';
import type { AreaShown, ArmyShown, MapProps, UnitsShown } from './props.ts';

/** One unit's place on the picture. */
export interface Spot extends Placed {
  readonly area: AreaId;
  readonly house: HouseId;
  readonly kind: UnitKind;
  readonly routed: boolean;
  /** Not standing there but fighting for it, or passing. */
  readonly onTheWay: boolean;
}

export type Piece = Named<Spot>;

/** How many lie on one another. */
export interface Pile {
  readonly at: Point;
  readonly count: number;
}

/** Whose army it is, in the gap between its first units. */
export interface Standard {
  readonly at: Point;
  readonly house: HouseId;
  readonly key: string;
}

export interface Layout {
  readonly spots: readonly Spot[];
  readonly piles: readonly Pile[];
  readonly standards: readonly Standard[];
  readonly plates: readonly Room[];
}

type Unit = Pick<Spot, 'house' | 'kind' | 'routed' | 'sort'>;

/** One by one; those on their feet first. */
function unitsOf(units: readonly UnitsShown[]): Unit[] {
  return units
    .toSorted((a, b) => Number(a.routed ?? false) - Number(b.routed ?? false))
    .flatMap(({ house, kind, count, routed = false }) =>
      Array.from({ length: count }, () => ({ house, kind, routed, sort: `${house}-${kind}` })),
    );
}

/** Each unit of a pile lies this much higher than the one below it. */
const LIFT = 5;

function inSlots(area: AreaId, units: readonly Unit[]): { spots: Spot[]; piles: Pile[] } {
  const { units: slots } = areas[area].slots;
  const spots = units.map((unit, at): Spot => {
    const [x, y] = slots[at % slots.length]!;
    return { ...unit, area, onTheWay: false, at: [x, y - LIFT * Math.floor(at / slots.length)] };
  });
  const piles = slots.flatMap(([x, y], at): Pile[] => {
    const count = Math.ceil((units.length - at) / slots.length);
    return count > 1 ? [{ at: [x, y - LIFT * (count - 1)], count }] : [];
  });
  return { spots, piles };
}

/** The gap between the first slot and its neighbours, where a standard covers least; beside it in a single row. */
export function gapOf(area: AreaId): Point {
  const { kind, label, slots } = areas[area];
  const { units } = slots;
  const first = units[0]!;
  // The middle of a port, and a little away from the number on its order.
  if (kind === 'port') return between(slots.order, label.at, 1.25);
  if (units.every(([, y]) => y === first[1])) return [first[0] - 11, first[1] - 12];
  const near = units.toSorted((a, b) => distance(first, a) - distance(first, b)).slice(0, 4);
  const sum = near.reduce(([x, y], [nextX, nextY]) => [x + nextX, y + nextY] as const, [0, 0] as const);
  return [sum[0] / near.length, sum[1] / near.length];
}

const ROWS = { columns: 2, pad: 19 };

function onPlate(
  army: ArmyShown,
  taken: readonly Room[],
): { spots: Spot[]; plate: Room; standard: Standard } {
  const units = unitsOf(army.units);
  const plate = plateFor(units.length, ROWS, placesFor(army), taken);
  const spots = standOn(plate, units.length, ROWS).map(
    (at, index): Spot => ({ ...units[index]!, area: army.at, onTheWay: true, at }),
  );
  const corner: Point = [plate.at[0] - plate.width / 2 + 3, plate.at[1] - plate.height / 2 + 3];
  const standard = { at: corner, house: army.units[0]!.house, key: `${army.at} ${army.from}` };
  return { spots, plate, standard };
}

/** Around the border it came over. */
function placesFor(army: ArmyShown): Place[] {
  const goal = crossings.get(`${army.from} ${army.at}`) ?? centre(army.at);
  const places: Place[] = [];
  for (let angle = 0; angle < 24; angle++) {
    const turn = (angle * Math.PI) / 12;
    for (let away = 0; away <= 120; away += 12)
      places.push({ at: [goal[0] + Math.sin(turn) * away, goal[1] + Math.cos(turn) * away], away });
  }
  return places;
}

/** Names, castles and whatever lies in an area: what an army should not be drawn over. */
function roomsTaken(shown: MapProps['areas'], spots: readonly Spot[]): Room[] {
  const rooms: Room[] = spots.map(({ at }) => ({ at, width: 30, height: 30 }));
  for (const id of AREAS) {
    const { label, slots } = areas[id];
    if (label.width > 0) rooms.push({ at: label.at, width: label.width, height: label.size * label.lines });
    if (slots.structure) rooms.push({ at: slots.structure, width: 32, height: 32 });
    const { order, power, garrison } = shown[id] ?? {};
    if (order) rooms.push({ at: slots.order, width: 36, height: 36 });
    if (power && slots.power) rooms.push({ at: slots.power, width: 24, height: 24 });
    if (garrison && slots.garrison) rooms.push({ at: slots.garrison, width: 26, height: 26 });
  }
  return rooms;
}

/** Every unit of a table in its place. */
export function layOut(shown: MapProps['areas'], armies: readonly ArmyShown[] = []): Layout {
  const spots: Spot[] = [];
  const piles: Pile[] = [];
  const standards: Standard[] = [];
  const plates: Room[] = [];
  const stand = (area: AreaId, units: readonly UnitsShown[]): void => {
    const placed = inSlots(area, unitsOf(units));
    if (placed.spots.length === 0) return;
    spots.push(...placed.spots);
    piles.push(...placed.piles);
    standards.push({ at: gapOf(area), house: placed.spots[0]!.house, key: area });
  };
  for (const id of AREAS) stand(id, shown[id]?.units ?? []);
  for (const army of armies) {
    if (army.units.every(({ count }) => count === 0)) continue;
    const { spots: more, plate, standard } = onPlate(army, [...roomsTaken(shown, spots), ...plates]);
    spots.push(...more);
    plates.push(plate);
    standards.push(standard);
  }
  return { spots, piles, standards, plates };
}

/** Where the flag of a castle is planted, and on which side it flies. */
export interface Pennant {
  readonly at: Point;
  readonly side: 1 | -1;
}

const FLAG = { width: 16, height: 11 };

/** On its highest tower, or on a lower one where its name or an icon would hide it. */
export function pennantOf(area: AreaId): Pennant | undefined {
  const { slots, label, site } = areas[area];
  if (!slots.structure || !site) return undefined;
  const [x, y] = slots.structure;
  const top = site === 'stronghold' ? -13 : -10;
  const low = site === 'stronghold' ? -4 : -2;
  const aside = site === 'stronghold' ? 12 : 8;
  const rooms: Room[] = [
    { at: label.at, width: label.width, height: label.size * label.lines },
    ...slots.icons.map((at) => ({ at, width: 17, height: 17 })),
    ...[slots.garrison, slots.power]
      .filter((at) => at !== undefined)
      .map((at) => ({ at, width: 24, height: 24 })),
    ...[...slots.units, slots.order].map((at) => ({ at, width: 28, height: 28 })),
  ];
  const planted: Pennant[] = [
    { at: [x, y + top], side: 1 },
    { at: [x, y + top], side: -1 },
    { at: [x + aside, y + low], side: 1 },
    { at: [x - aside, y + low], side: -1 },
  ];
  const hidden = ({ at, side }: Pennant): number =>
    covered({ at: [at[0] + (side * FLAG.width) / 2, at[1] - 10], ...FLAG }, rooms);
  return planted.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}

/** Who controls an area, as far as what lies there tells. */
export function holderOf(shown: AreaShown | undefined): HouseId | undefined {
  return shown?.holder ?? shown?.units?.[0]?.house ?? shown?.power ?? shown?.garrison?.house;
}
