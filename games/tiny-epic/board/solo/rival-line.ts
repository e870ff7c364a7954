// The Rival goes straight where it goes, whatever lies between (§29.3): over a border, along the coast, or over everything.

import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { distance, type Line, stretch, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';
import { centre } from '../map/map-geometry.ts';
import { arrowLine, crossing } from '../map/routes.ts';
import type { Leg } from './turn-shown.ts';

/** How far a bow rises over the straight way, as a part of its length. */
const BOW = 0.12;
const POINTS = 16;
/** What stands at either end is left free. */
const CLEAR = 34;

export function rivalLine({ move, from, to }: Pick<Leg, 'move' | 'from' | 'to'>): Line {
  const isNear = crossing(from, to) !== undefined;
  return move === 'sail' && !isNear ? arrowLine(from, to).line : bow(centre(from), centre(to));
}

/** From one point to another in a bow. */
function bow(start: Point, end: Point): Line {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const across: Point = dx >= 0 ? [dy * BOW, -dx * BOW] : [-dy * BOW, dx * BOW];
  const line = Array.from({ length: POINTS + 1 }, (_, at): Point => {
    const part = at / POINTS;
    const rise = 4 * part * (1 - part);
    return [start[0] + dx * part + across[0] * rise, start[1] + dy * part + across[1] * rise];
  });
  const clear = Math.min(CLEAR, distance(start, end) / 4);
  return stretch(line, clear, lengthOf(line) - clear);
}
