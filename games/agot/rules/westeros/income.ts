// §8 Power from the map.

import { area } from '../../data/data.ts';
import { type HouseId, LANDS, PORTS } from '../../data/ids.ts';
import { controller } from '../control.ts';
import type { Table } from '../facts.ts';
import { gainPower } from '../power.ts';
import { turnOrder, type World } from '../state.ts';
import { isEnemyAt } from '../units.ts';

/** 8.1-8.2 Everybody gains for power icons, and for ports where the card counts them (R4). */
export function gainFromMap(w: World, table: Table, countsPorts: boolean): void {
  for (const id of turnOrder(w))
    gainPower(w, table, id, icons(w, id) + (countsPorts ? ports(w, id) : 0), 'map');
}

/** 8.3 Icons in areas a house controls; tokens are none. */
function icons(w: World, id: HouseId): number {
  let count = 0;
  for (const at of LANDS) if (area(at).power > 0 && controller(w, at) === id) count += area(at).power;
  return count;
}

/** 8.2 Ports with an own Ship and no enemy Ship before them. */
function ports(w: World, id: HouseId): number {
  return PORTS.filter((at) => w.armies[at]?.house === id && !isEnemyAt(w, area(at).sea!, id)).length;
}
