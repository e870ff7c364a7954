// What is drawn over the map for the open question: pure sums over views and options.

import type { Eye, View } from '@three-thrones/kernel';
import { type DomainId, isDomain } from '../data/ids.ts';
import {
  type Asking,
  controls,
  domainsAt,
  geographyOf,
  type Questions,
  type World,
} from '../rules/queries.ts';
import { arrowedAmong, askedInView, placesIn } from '@three-thrones/game-kit/board/map/places.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

/** The domains among some things. */
export function domainsIn(things: ReadonlySet<Thing>): DomainId[] {
  return placesIn(things, 'domain', isDomain);
}

/** Where the army of the open question stands or sets out from. */
export function originOf(view: View<World>, decision: Asking | undefined): DomainId | undefined {
  const { army, retreating } = view.world;
  if (army) return army.at;
  if (retreating) return retreating.from;
  return decision?.kind === 'movement.chooseArmy' ? decision.about.origin : undefined;
}

interface Arrow {
  readonly from: DomainId;
  readonly to: DomainId;
  readonly battle: boolean;
}

const MOVES: readonly (keyof Questions)[] = [
  'movement.chooseDestination',
  'movement.chooseSecondDestination',
  'retreat.chooseTarget',
];

interface Aims {
  readonly targets: ReadonlyMap<DomainId, 'go' | 'battle'>;
  /** Two steps away. */
  readonly far: ReadonlySet<DomainId>;
  readonly chosen: DomainId | undefined;
  /** By which domains the marked march leads. */
  readonly way: readonly DomainId[];
}

export function arrowsOf(
  decision: Asking | undefined,
  origin: DomainId | undefined,
  { targets, far, chosen, way }: Aims,
): readonly Arrow[] {
  if (!decision || !MOVES.includes(decision.kind) || origin === undefined) return [];
  const arrow = (from: DomainId, to: DomainId): Arrow => ({ from, to, battle: targets.get(to) === 'battle' });
  if (way.length > 1) return way.map((to, at) => arrow(way[at - 1] ?? origin, to));
  const near = new Map([...targets].filter(([to]) => !far.has(to) && to !== origin));
  return arrowedAmong(near, (to) => to === chosen).map((to) => arrow(origin, to));
}

/** What must be in view now; nothing if everything may stay as it is. */
export function fitOf(
  world: World,
  targets: ReadonlyMap<DomainId, unknown>,
  origin: DomainId | undefined,
): readonly DomainId[] | undefined {
  const { army, battle } = world;
  const fought = battle && [...new Set([battle.domain, ...(army ? [army.from] : [])])];
  return askedInView(targets, origin, (ids) => withNeighbours(world, ids)) ?? fought;
}

/** What a table opens on: where my units stand and two steps around them; the whole map for whoever only watches. */
export function surroundings(world: World, eye: Eye): readonly DomainId[] {
  // On one side everything is ours: then it is where my own units stand.
  const isMine = (id: DomainId): boolean =>
    world.coop ? world.map[id].some(({ house }) => house === eye) : controls(world, eye, id);
  const near = domainsAt(world).filter(isMine);
  return withNeighbours(world, withNeighbours(world, near));
}

function withNeighbours(world: World, ids: readonly DomainId[]): readonly DomainId[] {
  return [...new Set(ids.flatMap((id) => [id, ...geographyOf(world).neighbours(id)]))];
}
