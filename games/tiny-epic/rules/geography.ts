// How far apart domains are: March steps over borders (§0.10) and Map Cards along the sea line (§4.3). While the Wall stands
// nothing leads across it (§21.17); once it has fallen the north has borders and seas of its own.

import { domain, seaLine, wallBorders } from '../data/data.ts';
import { ALL_DOMAINS, DOMAINS, type DomainId, type MapCardId } from '../data/ids.ts';

/** The map as it lies on a table. What cannot be reached is further away than anything. */
export interface Geography {
  readonly domains: readonly DomainId[];
  readonly castles: readonly DomainId[];
  readonly fiefs: readonly DomainId[];
  neighbours(at: DomainId): readonly DomainId[];
  /** March steps between two domains, through anything. */
  distance(from: DomainId, to: DomainId): number;
  /** Map Cards between two domains along the sea line; 0 on the same card. */
  seaDistance(from: DomainId, to: DomainId): number;
  /** Domains an army can sail to from here, within a number of Map Cards. */
  coastsWithin(from: DomainId, range: number): readonly DomainId[];
}

/** Looked up all the time, in which a map is quicker than a record. */
type ByDomain<T> = ReadonlyMap<DomainId, T>;

/** Further than any way on the map. */
const UNREACHABLE = Number.POSITIVE_INFINITY;

/** The way to everywhere: what lies within it can be reached at all. */
export const ANY_DISTANCE = 99;

/** Beyond NW and NE the sea goes on to the two northern mats. */
const LONG_SEA_LINE: readonly MapCardId[] = ['NOTW-E', ...seaLine, 'NOTW-W'];

function mapOf(domains: readonly DomainId[], wallStands: boolean): Geography {
  const fill = <T>(value: (at: DomainId) => T): ByDomain<T> => new Map(domains.map((at) => [at, value(at)]));
  const borders = fill((at) =>
    wallStands ? domain(at).neighbours : [...domain(at).neighbours, ...across(at)],
  );
  const steps = fill((from) => stepsFrom(from, borders, domains));
  const seaPlace = fill((at) =>
    isAshore(at, wallStands) ? LONG_SEA_LINE.indexOf(domain(at).mapCard) : UNREACHABLE,
  );
  const seaDistance = (from: DomainId, to: DomainId): number => {
    const cards = Math.abs(seaPlace.get(from)! - seaPlace.get(to)!);
    return Number.isNaN(cards) ? UNREACHABLE : cards;
  };
  const coasts = fill((from) =>
    LONG_SEA_LINE.map((_card, range) =>
      domains.filter((to) => seaDistance(from, to) > 0 && seaDistance(from, to) <= range),
    ),
  );
  return {
    domains,
    castles: domains.filter((at) => domain(at).kind === 'castle'),
    fiefs: domains.filter((at) => domain(at).kind === 'fief'),
    neighbours: (at) => borders.get(at)!,
    distance: (from, to) => steps.get(from)!.get(to)!,
    seaDistance,
    coastsWithin: (from, range) => coasts.get(from)![Math.min(range, LONG_SEA_LINE.length - 1)]!,
  };
}

/** Neighbours beyond the Wall. */
function across(at: DomainId): DomainId[] {
  return wallBorders.flatMap(({ a, b }) => (a === at ? [b] : b === at ? [a] : []));
}

/** Whether ships come there: not to the north while the Wall stands, and never inland. */
function isAshore(at: DomainId, wallStands: boolean): boolean {
  const { mapCard, isInland } = domain(at);
  return !isInland && (!wallStands || seaLine.includes(mapCard));
}

function stepsFrom(
  start: DomainId,
  borders: ByDomain<readonly DomainId[]>,
  domains: readonly DomainId[],
): ByDomain<number> {
  const steps = new Map(domains.map((at) => [at, UNREACHABLE]));
  steps.set(start, 0);
  const queue: DomainId[] = [start];
  for (const at of queue) {
    for (const next of borders.get(at)!) {
      if (steps.get(next) !== UNREACHABLE) continue;
      steps.set(next, steps.get(at)! + 1);
      queue.push(next);
    }
  }
  return steps;
}

const BASE = mapOf(DOMAINS, true);
const WALLED = mapOf(ALL_DOMAINS, true);
const OPEN = mapOf(ALL_DOMAINS, false);

/** The map of this table, which has a north if there is a Wall to tell of. */
export function geographyOf({ coop }: { readonly coop?: { readonly wall: boolean } | undefined }): Geography {
  if (coop === undefined) return BASE;
  return coop.wall ? WALLED : OPEN;
}

/** March steps on the map without the north, where everybody plays but in the cooperative game. */
export function distance(from: DomainId, to: DomainId): number {
  return BASE.distance(from, to);
}
