// The shape of the council table: superellipses |x/rx|^n + |y/ry|^n = 1, cut into sectors.

export type Point = readonly [x: number, y: number];

export interface Oval {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly n: number;
}

const STEP = 3;

export function inset({ centre, rx, ry, n }: Oval, by: number): Oval {
  return { centre, rx: rx - by, ry: ry - by, n };
}

/** Where a ray from the centre meets the oval; degrees, clockwise from the right. */
export function at({ centre: [x, y], rx, ry, n }: Oval, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [right, down] = [Math.cos(turn), Math.sin(turn)];
  const reach = (Math.abs(right / rx) ** n + Math.abs(down / ry) ** n) ** (-1 / n);
  return [x + right * reach, y + down * reach];
}

function along(oval: Oval, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => at(oval, from + ((to - from) * step) / steps));
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function outline(oval: Oval): string {
  return `M${along(oval, 0, 360).map(text).join('L')}Z`;
}

/** From the middle of the table to its edge. */
export function sector(oval: Oval, from: number, to: number, middle: Point): string {
  return `M${text(middle)}L${along(oval, from, to).map(text).join('L')}Z`;
}

/** Points along an oval, as far apart as this: rivets, studs, the turns of a rope. */
export function beads(oval: Oval, apart: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  let last = at(oval, 0);
  for (let degrees = 0.25; degrees < 360; degrees += 0.25) {
    const next = at(oval, degrees);
    left -= Math.hypot(next[0] - last[0], next[1] - last[1]);
    last = next;
    if (left > 0) continue;
    found.push(next);
    left = apart;
  }
  return found;
}

/** The turns of a carved rope between two ovals. */
export function rope(outer: Oval, wide: number, apart: number): string {
  const inner = inset(outer, wide);
  return beads(inset(outer, wide / 2), apart)
    .map(([x, y]) => {
      const [cx, cy] = inner.centre;
      const far = Math.hypot(x - cx, y - cy);
      const [right, down] = [((x - cx) / far) * wide * 0.42, ((y - cy) / far) * wide * 0.42];
      // Out and back, leaning with the clock.
      return `M${text([x + right + down * 0.5, y + down - right * 0.5])}Q${text([x, y])} ${text([x - right - down * 0.3, y - down + right * 0.3])}`;
    })
    .join('');
}
