// A domain's name in the room it has, in any language.

/** The size names are drawn at, in units of the map. */
export const NAME_SIZE = 19;

export interface FittedName {
  readonly lines: readonly string[];
  /** Of `NAME_SIZE`. */
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

/** In two at the space nearest the middle; a name without one stays whole. */
export function broken(name: string): string[] {
  const middle = name.length / 2;
  let best = -1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    if (best < 0 || Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best < 0 ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
