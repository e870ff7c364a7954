// Names grow as one looks from further away, and what stands beside them steps aside: units, Heroes and badges.

import type { DomainId } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { covered, type Room } from '@three-thrones/game-kit/board/map/plates.ts';
import { areas } from '../geometry/drawing.ts';
import json from '../geometry/steps.json' with { type: 'json' };
import { type DomainName, roomOfName } from './domain-names.ts';
import { enlargement, LARGEST_NAMES, LEGIBLE } from './map-geometry.ts';

/** How far something is drawn from its slot: `by` always, and `more` for every time that names grow by one. */
export interface Step {
  readonly by: Point;
  readonly more: Point;
}

/** What steps aside together. */
export type Stander = 'units' | 'hero' | 'badge';

export type Steps = Readonly<Record<DomainId, Readonly<Record<Stander, Step>>>>;

/** How wide each is drawn before it is enlarged. The badge of a battle is the larger one. */
export const WIDE: Readonly<Record<Stander, number>> = { units: 30, hero: 38, badge: 34 };

/** Everything a map can be enlarged to, from near to far. */
export const LOOKS = Array.from({ length: (LARGEST_NAMES - 1) * 8 + 1 }, (_, at) => {
  const names = 1 + at / 8;
  return { names, pieces: enlargement(LEGIBLE / names).pieces };
});
export type Look = (typeof LOOKS)[number];

/** Found for the names of all languages together, see the README of the geometry. */
export const steps = json as unknown as Steps;

/** Where something is drawn that stands in a slot. */
export function stepped([x, y]: Point, { by, more }: Step, names: number): Point {
  return [x + by[0] + (names - 1) * more[0], y + by[1] + (names - 1) * more[1]];
}

export function roomsOf(id: DomainId, who: Stander, step: Step, { names, pieces }: Look): Room[] {
  const { units, hero, token } = areas[id].slots;
  const size = WIDE[who] * pieces;
  const slots = { units, hero: [hero], badge: [token] }[who];
  return slots.map((slot) => ({ at: stepped(slot, step, names), width: size, height: size }));
}

/** Whether a badge may lie here, and covers no name from any height. */
export function isClear(at: Point, names: readonly DomainName[]): boolean {
  return LOOKS.every((look) => {
    const size = WIDE.badge * look.pieces;
    const written = names.map((name) => roomOfName(name, look.names));
    return covered({ at, width: size, height: size }, written) === 0;
  });
}
