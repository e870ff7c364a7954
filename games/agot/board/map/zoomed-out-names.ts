// Zoomed out the names of areas, first of those a question is about, in the room that the signs of armies leave.

import { AREAS, type AreaId } from '../../data/ids.ts';
import { areas, viewBox } from '../geometry/drawing.ts';
import { signsOf } from './zoomed-out.tsx';
import type { MapProps } from './props.ts';

/** Names zoomed out are drawn at this size and grow with the distance. */
export const ZOOMED_OUT_SIZE = 15;
/** As large as they ever grow, and what a name must be able to grow to if it is to be read at all. */
export const MOST = 2.75;
const LEAST = 2.125;
/** Half a sign of an army or an order, as large as it is drawn zoomed out. */
const SIGN = 27;

export interface NameAfar {
  readonly id: AreaId;
  /** The middle of its edge towards the sign: it grows away from there. */
  readonly at: readonly [x: number, y: number];
  readonly above: boolean;
  /** How many times larger it may be drawn before it meets anything. */
  readonly growth: number;
  readonly width: number;
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The room a name takes when it is drawn so many times larger. */
export function roomOf({ at: [x, y], above, width }: NameAfar, growth: number): Room {
  const height = ZOOMED_OUT_SIZE * 1.15 * growth;
  const half = (width * growth) / 2;
  return { left: x - half, right: x + half, top: above ? y - height : y, bottom: above ? y : y + height };
}

/** Where there is room for more: castles first, ports never. */
const BY_WEIGHT = AREAS.filter((id) => areas[id].kind !== 'port').toSorted(
  (one, other) => weightOf(other) - weightOf(one),
);

function weightOf(id: AreaId): number {
  const { kind, site } = areas[id];
  return (site ? 2 : 0) + (kind === 'land' ? 1 : 0);
}

/** Below its army or above it, wherever it can grow more; a name nobody could read is left out. */
export function zoomedOutNames(
  ids: Iterable<AreaId>,
  shown: MapProps['areas'],
  widthOf: (id: AreaId) => number,
): readonly NameAfar[] {
  const signs = Object.keys(shown).flatMap((id) => signRooms(id as AreaId, shown));
  const found: NameAfar[] = [];
  const asked = new Set(ids);
  for (const id of [...asked, ...BY_WEIGHT.filter((area) => !asked.has(area))]) {
    const most = asked.has(id) ? MOST : LEAST;
    const others = [...signs, ...found.map((name) => roomOf(name, name.growth))];
    const { army } = signsOf(id);
    const width = widthOf(id);
    const half = (width * most) / 2;
    const x = Math.max(viewBox[0] + half, Math.min(viewBox[0] + viewBox[2] - half, army[0]));
    const [best] = [false, true]
      .map((above) => ({
        id,
        at: [x, army[1] + (above ? -SIGN : SIGN)] as const,
        above,
        width,
        growth: most,
      }))
      .map((name) => ({ ...name, growth: growthOf(name, others, most) }))
      .toSorted((one, other) => other.growth - one.growth);
    if (best!.growth >= LEAST) found.push(best!);
  }
  return found;
}

function growthOf(name: NameAfar, others: readonly Room[], most: number): number {
  for (let growth = most; growth >= LEAST; growth -= 0.125) {
    const room = roomOf(name, growth);
    if (!others.some((other) => overlap(room, other))) return growth;
  }
  return 0;
}

function overlap(one: Room, other: Room): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function signRooms(id: AreaId, shown: MapProps['areas']): Room[] {
  const { units = [], order, power, garrison } = shown[id]!;
  const { army, order: orderAt } = signsOf(id);
  const guardAt = areas[id].slots.garrison ?? areas[id].badge;
  const around = ([x, y]: readonly [number, number]): Room => ({
    ...{ left: x - SIGN, right: x + SIGN, top: y - SIGN + 1, bottom: y + SIGN - 1 },
  });
  return [
    ...(units.length > 0 || power ? [around(army)] : []),
    ...(order ? [around(orderAt)] : []),
    ...(garrison ? [around(guardAt)] : []),
  ];
}
