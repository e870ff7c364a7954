// How far apart domains are: March steps over borders (§0.10) and Map Cards along the sea line (§4.3).

import { domain, seaLine } from '../data/data.ts';
import { DOMAINS, type DomainId } from '../data/ids.ts';

function stepsFrom(start: DomainId): Record<DomainId, number> {
  const steps = { [start]: 0 } as Record<DomainId, number>;
  const queue: DomainId[] = [start];
  for (const at of queue) {
    for (const next of domain(at).neighbours) {
      if (next in steps) continue;
      steps[next] = steps[at] + 1;
      queue.push(next);
    }
  }
  return steps;
}

const distances = Object.fromEntries(DOMAINS.map((at) => [at, stepsFrom(at)])) as Record<
  DomainId,
  Record<DomainId, number>
>;

/** March steps between two domains, through anything. */
export function distance(a: DomainId, b: DomainId): number {
  return distances[a][b];
}

const placeOnSeaLine = Object.fromEntries(
  DOMAINS.map((at) => [at, seaLine.indexOf(domain(at).mapCard)]),
) as Record<DomainId, number>;

/** Map Cards between two domains along the sea line; 0 on the same card. */
export function seaDistance(a: DomainId, b: DomainId): number {
  return Math.abs(placeOnSeaLine[a] - placeOnSeaLine[b]);
}

/** For each domain the coasts within 0, 1, 2 … Map Cards. */
const coasts = Object.fromEntries(
  DOMAINS.map((from) => [
    from,
    seaLine.map((_card, range) => DOMAINS.filter((to) => isOverSea(from, to, range))),
  ]),
) as Record<DomainId, DomainId[][]>;

function isOverSea(from: DomainId, to: DomainId, range: number): boolean {
  const cards = seaDistance(from, to);
  return cards > 0 && cards <= range;
}

/** Domains an army can sail to from here, within a number of Map Cards. */
export function coastsWithin(from: DomainId, range: number): readonly DomainId[] {
  return coasts[from][Math.min(range, seaLine.length - 1)]!;
}
