// An area's name in the room it has, in any language.

import type { Point } from './codec.ts';

export interface FittedName {
  readonly lines: readonly string[];
  /** Of the size it was measured at. */
  readonly size: number;
}

/** Names may run a little over their box: beside it is only land. */
const OVER = 1.28;
const SMALLEST = 0.86;

/** Keeps a name whole if it can, then draws it smaller, then breaks it where its halves are most alike. */
export function fittedName(name: string, width: number, widthOf: (text: string) => number): FittedName {
  const room = width * OVER;
  const whole = room / widthOf(name);
  if (whole >= 1) return { lines: [name], size: 1 };
  if (whole >= SMALLEST) return { lines: [name], size: whole };
  const lines = broken(name);
  const widest = Math.max(...lines.map(widthOf));
  return { lines, size: Math.max(0.8, Math.min(lines.length > 1 ? SMALLEST : 1, room / widest)) };
}

/** In two at the space or hyphen nearest the middle; a name without one stays whole. */
export function broken(name: string): string[] {
  const middle = name.length / 2;
  let best: RegExpExecArray | undefined;
  for (const found of name.matchAll(/[ -]/g)) {
    if (!best || Math.abs(found.index - middle) < Math.abs(best.index - middle)) best = found;
  }
  if (!best) return [name];
  const { index } = best;
  return [name.slice(0, best[0] === '-' ? index + 1 : index), name.slice(index + 1)];
}

/** A name as it is drawn: around this point, so wide and so high. */
export interface DrawnName {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Between two names some land must be seen. */
const BETWEEN = 16;

/** How many times larger each may be drawn zoomed out, up to `most`, before it runs into the one beside it. */
export function roomToGrow(names: readonly DrawnName[], most: number): number[] {
  return names.map((name) => {
    const beside = names.filter(
      (other) =>
        other !== name && Math.abs(other.at[1] - name.at[1]) < ((name.height + other.height) / 2) * most,
    );
    const room = beside.map(
      (other) => (Math.abs(other.at[0] - name.at[0]) - BETWEEN) / ((name.width + other.width) / 2),
    );
    return Math.max(1, Math.min(most, ...room));
  });
}
