// An area's name in the room it has, in any language.

import { broken } from '@three-thrones/game-kit/board/map/names.ts';

/** Names are measured at this size and drawn at their own. */
export const MEASURE = 20;
/** A name may run a little over its room: beside it is only land. */
export const OVER = 1.04;
const SMALLEST = 0.62;

/** As many lines as the drawing has room for, and as large as the widest of them allows. */
export function nameIn(
  name: string,
  room: { readonly width: number; readonly size: number; readonly lines: number },
  widthOf: (text: string) => number,
): { lines: readonly string[]; size: number } {
  const widest = (lines: readonly string[]): number =>
    Math.max(...lines.map(widthOf)) * (room.size / MEASURE);
  const whole = [name];
  const halves = room.lines > 1 ? broken(name) : whole;
  const fits = (lines: readonly string[]): number => Math.min(1, (room.width * OVER) / widest(lines));
  const lines = fits(whole) >= 1 || halves.length === 1 ? whole : halves;
  return { lines, size: room.size * Math.max(SMALLEST, fits(lines)) };
}
