// What is drawn over the map for the open question: pure sums over views and options.

import type { Eye, View } from '@three-thrones/kernel';
import { domain } from '../data/data.ts';
import { type DomainId, DOMAINS } from '../data/ids.ts';
import { type Asking, controls, type Questions, type World } from '../rules/queries.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

const ALL: readonly string[] = DOMAINS;

/** The domains among some things. */
export function domainsIn(things: ReadonlySet<Thing>): DomainId[] {
  const found: DomainId[] = [];
  for (const thing of things) {
    const id = thing.startsWith('domain:') ? thing.slice('domain:'.length) : '';
    if (ALL.includes(id)) found.push(id as DomainId);
  }
  return found;
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

/** More arrows than this would hide the map: then only the marked one is drawn. */
const MOST_ARROWS = 4;

export function arrowsOf(
  decision: Asking | undefined,
  origin: DomainId | undefined,
  targets: ReadonlyMap<DomainId, 'go' | 'battle'>,
  chosen: DomainId | undefined,
): readonly Arrow[] {
  if (!decision || !MOVES.includes(decision.kind) || origin === undefined) return [];
  return [...targets]
    .filter(([to]) => to !== origin && (targets.size <= MOST_ARROWS || to === chosen))
    .map(([to, kind]) => ({ from: origin, to, battle: kind === 'battle' }));
}

const FEW = 3;

/** What must be in view now; nothing if everything may stay as it is. */
export function fitOf(
  { army, battle }: World,
  targets: ReadonlyMap<DomainId, unknown>,
  origin: DomainId | undefined,
): readonly DomainId[] | undefined {
  const asked = [...new Set([...targets.keys(), ...(targets.size > 0 && origin ? [origin] : [])])];
  // One domain alone says little: who stands around it belongs to the picture.
  if (asked.length > 0 && asked.length < FEW) return withNeighbours(asked);
  if (asked.length > 0) return asked;
  if (battle) return [...new Set([battle.domain, ...(army ? [army.from] : [])])];
  return undefined;
}

/** What a table opens on: where my units stand and two steps around them; the whole map for whoever only watches. */
export function surroundings(world: World, eye: Eye): readonly DomainId[] {
  const near = DOMAINS.filter((id) => controls(world, eye, id));
  return withNeighbours(withNeighbours(near));
}

function withNeighbours(ids: readonly DomainId[]): readonly DomainId[] {
  return [...new Set(ids.flatMap((id) => [id, ...domain(id).neighbours]))];
}
