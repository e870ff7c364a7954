// The arrow of a plan: a bow through the middles of what it leads by, and its head.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bow {
  /** Both as SVG paths. */
  readonly line: string;
  readonly head: string;
  readonly tip: Point;
}

/** How far a bow leaves the straight line, as a share of its length. */
const BEND = 0.14;
/** Pixels between the tip and the middle of the last thing, so that what stands there can be seen. */
const SHORT = 14;
/** Pixels of the head, along the bow and across it. */
const [LONG, WIDE] = [17, 10];

/** Nothing where there is no way to go. */
export function bowThrough(points: readonly Point[]): Bow | undefined {
  const [first, ...others] = points;
  if (!first || others.length === 0) return undefined;
  let from = first;
  let [bent, tip] = [first, first];
  const legs = others.map((to, at) => {
    tip = at === others.length - 1 ? shortOf(from, to) : to;
    const [dx, dy] = [tip.x - from.x, tip.y - from.y];
    bent = { x: (from.x + tip.x) / 2 + dy * BEND, y: (from.y + tip.y) / 2 - dx * BEND };
    from = to;
    return `Q${written(bent)} ${written(tip)}`;
  });
  return { line: `M${written(first)}${legs.join('')}`, head: headAt(bent, tip), tip };
}

function shortOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length > 3 * SHORT ? 1 - SHORT / length : 1;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function headAt(from: Point, tip: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [ahead, back] = [
    { x: tip.x + (dx * LONG) / 2, y: tip.y + (dy * LONG) / 2 },
    { x: tip.x - (dx * LONG) / 2, y: tip.y - (dy * LONG) / 2 },
  ];
  const wings = [
    { x: back.x - dy * WIDE, y: back.y + dx * WIDE },
    { x: back.x + dy * WIDE, y: back.y - dx * WIDE },
  ];
  return `M${written(ahead)}L${wings.map(written).join('L')}Z`;
}

function written({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a bubble goes that belongs to a point: beside it, within the field, and on none of those that lie already. */
export function bubbleAt(
  point: Point,
  size: Pick<Box, 'width' | 'height'>,
  field: Box,
  taken: readonly Box[],
): Point {
  const [right, bottom] = [field.left + field.width - size.width, field.top + field.height - size.height];
  const x = Math.max(field.left, Math.min(point.x + LONG, right));
  let y = Math.max(field.top, Math.min(point.y - size.height / 2, bottom));
  for (const other of taken.toSorted((one, two) => one.top - two.top)) {
    const isBeside = x + size.width <= other.left || x >= other.left + other.width;
    const isApart = y + size.height <= other.top || y >= other.top + other.height;
    if (!isBeside && !isApart) y = other.top + other.height + GAP;
  }
  return { x, y: Math.min(y, bottom) };
}

const GAP = 4;
