// The lane around the coast and each domain's way out to it, for ships: found once, here, over a coarse grid.

import type { Point } from '../../src/board/map/codec.ts';
import { distance, type Line, simplified } from '../../src/board/map/lines.ts';
import { type Depth, depthAt } from './depth.ts';

const CELL = 6;
const LEFT = -30;
const TOP = -454;
const COLUMNS = Math.ceil(1060 / CELL);
const ROWS = Math.ceil(2110 / CELL);

/** From the sea beyond the Wall in the west to the one in the east, the long way round: over the north they do not meet. */
const START: Point = [40, -20];
const END: Point = [960, -380];

export interface Port {
  readonly id: string;
  readonly centre: Point;
  readonly coast: Line;
}

export interface SeaWay {
  readonly id: string;
  readonly at: number;
  readonly way: Line;
}

const spot = (cell: number): Point => [
  LEFT + ((cell % COLUMNS) + 0.5) * CELL,
  TOP + (Math.floor(cell / COLUMNS) + 0.5) * CELL,
];
const cellAt = ([x, y]: Point): number =>
  Math.floor((y - TOP) / CELL) * COLUMNS + Math.floor((x - LEFT) / CELL);

export function seaWays(depth: Depth, ports: readonly Port[]): { lane: Point[]; harbours: SeaWay[] } {
  const cost = Float32Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const clear = depthAt(depth, spot(cell));
    if (clear < 4) return Number.POSITIVE_INFINITY;
    return 1 + (clear < 26 ? ((26 - clear) / 9) ** 2 : 0);
  });
  const out = search(cost, [cellAt(END)]);
  const lane = out
    .wayFrom(cellAt(START))
    .filter((_, at) => at % 7 === 0)
    .map(spot);
  const laneCells = lane.map(cellAt);
  const home = search(cost, laneCells);
  const harbours = ports.map(({ id, centre, coast }): SeaWay => {
    const quays = coast
      .filter(([, y]) => y > TOP + 3 * CELL)
      .map((point) => ({ point, cell: nearestWater(cost, point) }));
    const worth = ({ point, cell }: { point: Point; cell: number }): number =>
      home.far[cell]! * 0.4 + distance(point, centre) + distance(point, spot(cell));
    const quay = quays.reduce((best, next) => (worth(next) < worth(best) ? next : best));
    const way = home.wayFrom(quay.cell);
    return {
      id,
      at: laneCells.indexOf(way.at(-1)!),
      way: simplified([quay.point, ...way.map(spot)], 3).slice(0, -1),
    };
  });
  return { lane, harbours };
}

function nearestWater(cost: Float32Array, point: Point): number {
  const middle = cellAt(point);
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (let down = -3; down <= 3; down++) {
    for (let across = -3; across <= 3; across++) {
      const cell = middle + down * COLUMNS + across;
      if (!Number.isFinite(cost[cell] ?? Number.POSITIVE_INFINITY)) continue;
      const away = distance(spot(cell), point);
      if (away < least) {
        least = away;
        best = cell;
      }
    }
  }
  return best;
}

interface Found {
  readonly far: Float32Array;
  /** Cells from here to the nearest goal. */
  wayFrom(cell: number): number[];
}

/** Shortest ways to any of the goals, over water (Dijkstra with a sorted fringe; the grid is small). */
function search(cost: Float32Array, goals: readonly number[]): Found {
  const far = new Float32Array(cost.length).fill(Number.POSITIVE_INFINITY);
  const next = new Int32Array(cost.length).fill(-1);
  let fringe = [...goals];
  for (const goal of goals) far[goal] = 0;
  while (fringe.length > 0) {
    const grown: number[] = [];
    for (const cell of fringe) {
      for (const [near, step] of neighbours(cell)) {
        const total = far[cell]! + step * cost[near]!;
        if (total >= far[near]! - 1e-4) continue;
        far[near] = total;
        next[near] = cell;
        grown.push(near);
      }
    }
    fringe = [...new Set(grown)];
  }
  const wayFrom = (cell: number): number[] => {
    const way = [cell];
    for (let at = next[cell]!; at >= 0; at = next[at]!) way.push(at);
    return way;
  };
  return { far, wayFrom };
}

function neighbours(cell: number): [cell: number, step: number][] {
  const column = cell % COLUMNS;
  const row = Math.floor(cell / COLUMNS);
  const found: [number, number][] = [];
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      if (down === 0 && across === 0) continue;
      if (column + across < 0 || column + across >= COLUMNS || row + down < 0 || row + down >= ROWS) continue;
      found.push([cell + down * COLUMNS + across, down !== 0 && across !== 0 ? Math.SQRT2 : 1]);
    }
  }
  return found;
}
