// What the map shows of a beat: the order that is resolved, who goes where, what is struck off, who is raised, who falls.

import type { AreaId, HouseId, OrderId } from '../data/ids.ts';
import type { Facts, World } from '../rules/queries.ts';
import { seaWay } from '../rules/queries.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { ArrowShown, MapBeat } from './map/props.ts';
import type { GameFact } from './types.ts';

type AgotBeat = Showing<World, GameFact>;

interface Marks {
  readonly lit: Set<AreaId>;
  readonly struck: Map<AreaId, { readonly house: HouseId; readonly order: OrderId }>;
  readonly raised: Set<AreaId>;
  readonly fallen: Set<AreaId>;
  readonly flags: Map<AreaId, HouseId>;
  readonly gains: Map<AreaId, number>;
  readonly arrows: Map<string, ArrowShown>;
}

const MARKS: { readonly [K in keyof Facts]?: (marks: Marks, data: Facts[K], beat: AgotBeat) => void } = {
  'order.raided': ({ lit, struck, arrows }, { from, area, victim, order }) => {
    lit.add(from);
    struck.set(area, { house: victim, order });
    arrows.set(`${from} ${area}`, { from, to: area, means: 'raid' });
  },
  'order.removed': ({ struck }, { area, house, order, why }) => {
    if (why !== 'resolved') struck.set(area, { house, order });
  },
  'order.swapped': ({ lit }, { area }) => void lit.add(area),
  'order.moved': ({ arrows }, { from, area }) => void arrows.set(`${from} ${area}`, { from, to: area }),
  'march.declared': ({ lit, arrows }, { house, from, moves, attacks }, { before }) => {
    lit.add(from);
    for (const { to } of moves)
      arrows.set(`${from} ${to}`, { ...way(before.world, house, from, to), battle: to === attacks });
  },
  'units.moved': ({ arrows }, { house, from, to }, { before }) => {
    const key = `${from} ${to}`;
    if (!arrows.has(key)) arrows.set(key, way(before.world, house, from, to));
  },
  'units.retreated': ({ arrows }, { from, area }) => void arrows.set(`${from} ${area}`, { from, to: area }),
  'units.returned': ({ arrows }, { from, area }) => void arrows.set(`${from} ${area}`, { from, to: area }),
  'units.lost': ({ fallen }, { area }) => void fallen.add(area),
  'neutral.beaten': ({ fallen }, { area }) => void fallen.add(area),
  'port.captured': ({ flags }, { port, house }) => void flags.set(port, house),
  'garrison.removed': ({ fallen }, { area }) => void fallen.add(area),
  'unit.mustered': ({ raised }, { area }) => void raised.add(area),
  'unit.upgraded': ({ raised }, { area }) => void raised.add(area),
  'unit.downgraded': ({ fallen }, { area }) => void fallen.add(area),
  'area.taken': ({ flags }, { area, house }) => void flags.set(area, house),
  'area.entered': ({ flags }, { area, house }) => void flags.set(area, house),
  'consolidate.resolved': ({ lit }, { area }) => void lit.add(area),
};

function way(w: World, house: HouseId, from: AreaId, to: AreaId): ArrowShown {
  const over = seaWay(w, house, from, to);
  return { from, to, ...(over.length > 0 && { over }) };
}

export function mapBeat(beat: AgotBeat | undefined): MapBeat | undefined {
  if (!beat || beat.phase === 'camera') return undefined;
  const marks: Marks = {
    ...{ lit: new Set(), struck: new Map(), raised: new Set(), fallen: new Set() },
    ...{ flags: new Map(), gains: new Map(), arrows: new Map() },
  };
  for (const fact of beat.facts) {
    const mark = MARKS[fact.kind as keyof Facts] as
      | ((marks: Marks, data: unknown, beat: AgotBeat) => void)
      | undefined;
    mark?.(marks, fact.data, beat);
  }
  gained(marks, beat);
  const { arrows, ...rest } = marks;
  const reveals = beat.main.kind === 'orders.revealed';
  return { ...rest, arrows: [...arrows.values()], lasts: beat.lasts, key: beat.key, reveals };
}

/** What a Consolidate Power order brought, where it lay. */
function gained({ gains }: Marks, { facts }: AgotBeat): void {
  let area: AreaId | undefined;
  for (const { kind, data } of facts) {
    if (kind === 'consolidate.resolved') area = data.area;
    if (kind === 'power.gained' && data.why === 'consolidate' && area) gains.set(area, data.amount);
  }
}

/** A way is drawn once, whoever speaks of it. */
export function withArrowsOf(
  beat: MapBeat | undefined,
  arrows: readonly ArrowShown[],
): readonly ArrowShown[] {
  const fresh = beat?.arrows.filter(
    (one) => !arrows.some(({ from, to }) => from === one.from && to === one.to),
  );
  return fresh ? [...arrows, ...fresh] : arrows;
}
