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

/** Map Cards between two domains along the sea line; 0 on the same card. */
export function seaDistance(a: DomainId, b: DomainId): number {
  return Math.abs(seaLine.indexOf(domain(a).mapCard) - seaLine.indexOf(domain(b).mapCard));
}

/** Domains an army can sail to from here, within a number of Map Cards. */
export function coastsWithin(from: DomainId, range: number): DomainId[] {
  return DOMAINS.filter((to) => {
    const cards = seaDistance(from, to);
    return cards > 0 && cards <= range;
  });
}
