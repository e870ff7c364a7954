// 13.1c Where a combat can be supported from.

import { area, order } from '../../data/data.ts';
import type { AreaId, HouseId } from '../../data/ids.ts';
import type { World } from '../state.ts';

/** 13.1c, 17.2 Where a combat in this area can be supported from: never a sea from land, a sea from its ports. */
export function supportReach(at: AreaId): readonly AreaId[] {
  const { type, adjacent, adjacentSea } = area(at);
  if (type === 'land') return adjacent;
  return adjacent.filter((from) => area(from).type === 'port' || adjacentSea.includes(from as never));
}

/** Areas next to `at` where this house has units under a Support order. */
export function supportingAreas(w: World, at: AreaId, id: HouseId): AreaId[] {
  return supportReach(at).filter((from) => {
    const placed = w.orders[from];
    return placed?.house === id && order(placed.order).type === 'support' && w.armies[from]?.house === id;
  });
}
