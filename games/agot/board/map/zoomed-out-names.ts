// Zoomed out the names of a few areas, those a question is about, in the room that the signs of armies leave.

import type { AreaId } from '../../data/ids.ts';
import { viewBox } from '../geometry/drawing.ts';
import { signsOf } from './zoomed-out.tsx';
import type { MapProps } from './props.ts';

/** Names zoomed out are drawn at this size and grow with the distance. */
export const ZOOMED_OUT_SIZE = 15;
/** As large as they ever grow, and what a name must be able to grow to if it is to be read at all. */
export const MOST = 2.75;
const LEAST = 1.75;
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

/** Below its army or above it, wherever it can grow more; a name nobody could read is left out. */
export function zoomedOutNames(
  ids: Iterable<AreaId>,
  shown: MapProps['areas'],
  widthOf: (id: AreaId) => number,
): readonly NameAfar[] {
  const signs = Object.keys(shown).flatMap((id) => signRooms(id as AreaId, shown));
  const found: NameAfar[] = [];
  for (const id of ids) {
    const others = [...signs, ...found.map((name) => roomOf(name, name.growth))];
    const { army } = signsOf(id);
    const width = widthOf(id);
    const half = (width * MOST) / 2;
    const x = Math.max(viewBox[0] + half, Math.min(viewBox[0] + viewBox[2] - half, army[0]));
    const [best] = [false, true]
      .map((above) => ({
        id,
        at: [x, army[1] + (above ? -SIGN : SIGN)] as const,
        above,
        width,
        growth: MOST,
      }))
      .map((name) => ({ ...name, growth: growthOf(name, others) }))
      .toSorted((one, other) => other.growth - one.growth);
    if (best!.growth >= LEAST) found.push(best!);
  }
  return found;
}

function growthOf(name: NameAfar, others: readonly Room[]): number {
  for (let growth = MOST; growth >= LEAST; growth -= 0.125) {
    const room = roomOf(name, growth);
    if (!others.some((other) => overlap(room, other))) return growth;
  }
  return 0;
}

function overlap(one: Room, other: Room): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function signRooms(id: AreaId, shown: MapProps['areas']): Room[] {
  const { units = [], order, power } = shown[id]!;
  const { army, order: orderAt } = signsOf(id);
  const around = ([x, y]: readonly [number, number]): Room => ({
    ...{ left: x - SIGN, right: x + SIGN, top: y - SIGN + 1, bottom: y + SIGN - 1 },
  });
  return [...(units.length > 0 || power ? [around(army)] : []), ...(order ? [around(orderAt)] : [])];
}
