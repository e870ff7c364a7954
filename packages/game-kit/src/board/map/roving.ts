// Which area an arrow key leads to.

import type { Point } from './codec.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

export function direction(key: string): readonly [x: number, y: number] {
  return DIRECTIONS[key] ?? [0, 0];
}

/** The nearest area that way; straying sideways counts double. */
export function nextArea<Id extends string>(
  from: Id,
  key: string,
  ids: readonly Id[],
  centre: (id: Id) => Point,
): Id | undefined {
  const [right, down] = direction(key);
  const [x, y] = centre(from);
  let best: Id | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const [otherX, otherY] = centre(id);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead <= 8 || aside > ahead * 2.2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}
