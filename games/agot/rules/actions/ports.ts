// 17.6-17.7 Ships in a port whose land has changed hands.

import { area } from '../../data/data.ts';
import { type HouseId, type PortId, PORTS } from '../../data/ids.ts';
import { controller } from '../control.ts';
import type { Table } from '../facts.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { removeOrder } from '../orders.ts';
import type { World } from '../state.ts';
import { allowsUnits } from '../supply-limits.ts';
import { add, inPool, isEnemyAt, sizeAt, takeAll, unitsAt } from '../units.ts';

export const ports = flow('ports', [
  // 17.6 Nobody's land
  step('abandon', (w, _a, table) => {
    for (const port of PORTS)
      if (w.armies[port] && newOwner(w, port) === 'nobody') clear(w, table, port, 'abandoned');
  }),
  // 17.7 Another house's land. Each house has its own pool and supply: only its own ports need an order (R101)
  each('capture', (w) => {
    const port = PORTS.find((one) => newOwner(w, one));
    if (!port) return undefined;
    const house = controller(w, port)!;
    return go('portCapture', { house, ports: PORTS.filter((one) => newOwner(w, one) === house) });
  }),
]);

export const portCapture = flow('portCapture', [
  ask('choosePort', {
    openly: true,
    rule: 'R101',
    when: (_w, a) => a.ports.length > 1,
    who: (_w, a) => a.house,
    options: (_w, a) => a.ports,
    resolve: (_w, a, port) => {
      a.ports = [port];
    },
  }),
  // R111 How many Ships; R72 none is allowed, enemy Ships in the sea do not matter
  ask('takeShips', {
    openly: true,
    rule: '17.7',
    shape: 'number',
    about: (_w, { ports: [port] }) => ({ port: port! }),
    when: (w, a) => mostShips(w, a.house, a.ports[0]!) > 0,
    who: (_w, a) => a.house,
    options: () => [],
    between: (w, a) => [0, mostShips(w, a.house, a.ports[0]!)],
    resolve: (w, a, ships, table) => take(w, table, a.house, a.ports[0]!, ships),
  }),
  step(
    'takeNone',
    (w, a, table) => take(w, table, a.house, a.ports[0]!, 0),
    (w, a) => isEnemyAt(w, a.ports[0]!, a.house),
  ),
]);

/** Whose a port with Ships of another house is now: the new owner's, or nobody's. */
function newOwner(w: World, port: PortId): HouseId | 'nobody' | undefined {
  const fleet = w.armies[port];
  if (!fleet) return undefined;
  const owner = controller(w, port);
  return owner === fleet.house ? undefined : (owner ?? 'nobody');
}

/** R111 The smallest of the enemy Ships there, the own pool, and what supply allows. */
function mostShips(w: World, house: HouseId, port: PortId): number {
  let most = Math.min(sizeAt(w, port), inPool(w, house, 'ship'));
  while (most > 0 && !allowsUnits(w, house, [{ at: port, by: most }])) most--;
  return most;
}

function take(w: World, table: Table, house: HouseId, port: PortId, ships: number): void {
  clear(w, table, port, 'captured');
  add(w, port, house, Array<'ship'>(ships).fill('ship'));
  table.tell('port.captured', { house, port, land: area(port).land!, ships });
}

function clear(w: World, table: Table, port: PortId, why: 'abandoned' | 'captured'): void {
  const { house } = w.armies[port]!;
  table.tell('units.lost', { house, area: port, units: unitsAt(w, port), why });
  takeAll(w, port);
  removeOrder(w, table, port, 'no-units');
}
