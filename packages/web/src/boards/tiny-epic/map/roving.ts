// Which domain an arrow key leads to.

import { DOMAINS, type DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import { centre } from './routes.ts';

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

/** The nearest domain that way; straying sideways counts double. */
export function nextDomain(from: DomainId, key: string): DomainId | undefined {
  const [right, down] = direction(key);
  const [x, y] = centre(from);
  let best: DomainId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of DOMAINS) {
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
