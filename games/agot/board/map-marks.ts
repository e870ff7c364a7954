// What is drawn over the map for the open question: pure sums over views and options.

import { area } from '../data/data.ts';
import { type AreaId, AREAS, type HouseId } from '../data/ids.ts';
import { type Asking, foeAt, type Questions, seaWay, type World } from '../rules/queries.ts';
import type { Eye, View } from '@three-thrones/kernel';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { arrowedAmong, askedInView, placesIn } from '@three-thrones/game-kit/board/map/places.ts';
import type { ArrowShown } from './map/props.ts';
import { isArea } from './words/names.ts';

/** The areas among some things. */
export function areasIn(things: ReadonlySet<Thing>): AreaId[] {
  return placesIn(things, 'area', isArea);
}

/** Where the units or the order of the open question stand. */
export function originOf(view: View<World>, decision: Asking | undefined): AreaId | undefined {
  const { march, combat } = view.world;
  if (!decision) return undefined;
  if (isRetreat(decision.kind)) return combat?.area;
  if (decision.kind === 'raid.chooseTarget') return decision.about.from;
  return march?.from;
}

const RETREATS: readonly (keyof Questions)[] = ['retreat.nameArea', 'retreat.area', 'retreat.losses'];

function isRetreat(kind: keyof Questions): boolean {
  return RETREATS.includes(kind);
}

export function isMarch(decision: Asking | undefined): boolean {
  return decision?.kind === 'marchMove.chooseDestination';
}

/** Questions whose answer leads from one area to another. */
function isAimed(kind: keyof Questions): boolean {
  return kind === 'marchMove.chooseDestination' || kind === 'raid.chooseTarget' || isRetreat(kind);
}

export function targetsOf(
  w: World,
  decision: Asking | undefined,
  open: ReadonlySet<Thing>,
): ReadonlyMap<AreaId, 'go' | 'battle'> {
  const foe = (id: AreaId): boolean =>
    isMarch(decision) && foeAt(w, id, decision!.seat as HouseId) !== undefined;
  return new Map(areasIn(open).map((id) => [id, foe(id) ? 'battle' : 'go'] as const));
}

export function arrowsOf(
  view: View<World>,
  decision: Asking | undefined,
  targets: ReadonlyMap<AreaId, 'go' | 'battle'>,
  chosen: ReadonlySet<AreaId>,
): readonly ArrowShown[] {
  const { world } = view;
  return [...planned(world), ...fighting(world), ...aimed(view, decision, targets, chosen)];
}

/** The march as declared so far; everybody may see it (R100). */
function planned(w: World): readonly ArrowShown[] {
  const { march } = w;
  if (!march?.from) return [];
  const { from, house } = march;
  const goals = [...march.moves.map(({ to }) => to), ...(march.to ? [march.to] : [])];
  return [...new Set(goals)].map((to) => arrow(w, house, from, to));
}

function arrow(w: World, house: HouseId, from: AreaId, to: AreaId): ArrowShown {
  const over = seaWay(w, house, from, to);
  return { from, to, battle: foeAt(w, to, house) !== undefined, ...(over.length > 0 && { over }) };
}

function fighting(w: World): readonly ArrowShown[] {
  const { combat } = w;
  if (!combat || combat.over) return [];
  const over = seaWay(w, combat.attacker.house, combat.origin, combat.area);
  return [
    { from: combat.origin, to: combat.area, battle: true, ...(over.length > 0 && { over }) },
    ...combat.support
      .filter((support) => support.area !== combat.origin)
      .map((support) => ({ from: support.area, to: combat.area, means: 'support' as const })),
  ];
}

function aimed(
  view: View<World>,
  decision: Asking | undefined,
  targets: ReadonlyMap<AreaId, 'go' | 'battle'>,
  chosen: ReadonlySet<AreaId>,
): readonly ArrowShown[] {
  const { world } = view;
  const from = originOf(view, decision);
  if (!decision || !isAimed(decision.kind) || from === undefined) return [];
  const gone = new Set(world.march?.moves.map(({ to }) => to));
  const shown = arrowedAmong(targets, (to) => chosen.has(to)).filter((to) => to !== from && !gone.has(to));
  if (decision.kind === 'raid.chooseTarget') return shown.map((to) => ({ from, to, means: 'raid' as const }));
  return isRetreat(decision.kind)
    ? shown.map((to) => ({ from, to }))
    : shown.map((to) => arrow(world, decision.seat as HouseId, from, to));
}

/** What must be in view now; nothing if everything may stay as it is. */
export function fitOf(
  { combat }: World,
  decision: Asking | undefined,
  targets: ReadonlyMap<AreaId, unknown>,
  origin: AreaId | undefined,
): readonly AreaId[] | undefined {
  const lands = [...targets.keys()].filter((id) => area(id).type === 'land');
  // Ships are mustered beside the lands that pay for them.
  if (decision?.kind === 'muster.buy' && lands.length > 0) return withNeighbours(lands);
  const around = combat && withNeighbours([combat.area, combat.origin]);
  return askedInView(targets, origin, withNeighbours) ?? around;
}

/** Whose names must be read: what the question is about, then where I stand. */
export function namedOf(
  w: World,
  eye: Eye,
  targets: ReadonlyMap<AreaId, unknown>,
  origin: AreaId | undefined,
): readonly AreaId[] {
  const mine = AREAS.filter((id) => w.armies[id]?.house === eye);
  return [...new Set([...(origin ? [origin] : []), ...targets.keys(), ...mine])];
}

/** What a table opens on: where my units stand and what is around them; the whole map for whoever only watches. */
export function surroundings(w: World, eye: Eye): readonly AreaId[] {
  return withNeighbours(AREAS.filter((id) => w.armies[id]?.house === eye));
}

/** With the lands around: seas are so wide that they would show half the map. */
function withNeighbours(ids: readonly AreaId[]): readonly AreaId[] {
  const lands = ids.filter((id) => area(id).type !== 'sea');
  if (lands.length === 0) return ids;
  return [...new Set(lands.flatMap((id) => [id, ...area(id).adjacentLand]))];
}
