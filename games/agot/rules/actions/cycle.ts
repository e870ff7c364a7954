// 10.1 Around in turn order, one order each, until none of the kind is left.

import type { HouseId } from '../../data/ids.ts';
import { each, flow, go, step } from '../kit.ts';
import { housesWith } from '../orders.ts';
import { turnOrder, type World } from '../state.ts';
import type { ActionFlows } from './flows.ts';

export const cycle = flow('cycle', [
  step('begin', (w, a, table) => {
    if (housesWith(w, a.type).length > 0) table.tell('phase.began', { phase: a.type });
  }),
  each('turns', (w, a) => {
    const house = w.switches.turnPointer === 'keepPosition' ? nextPosition(w, a) : nextNotYetActed(w, a);
    return house && go(a.type, { house });
  }),
]);

/** R40 Whoever stands on the next position now, though the track may have changed meanwhile. */
function nextPosition(w: World, a: ActionFlows['cycle']): HouseId | undefined {
  const houses = turnOrder(w);
  const waiting = housesWith(w, a.type);
  for (let tried = 0; tried < houses.length; tried++) {
    const house = houses[a.at % houses.length]!;
    a.at = (a.at + 1) % houses.length;
    if (waiting.includes(house)) return house;
  }
  return undefined;
}

/** R40, the other way: everybody once in every cycle, however the track changes. */
function nextNotYetActed(w: World, a: ActionFlows['cycle']): HouseId | undefined {
  const left = housesWith(w, a.type);
  const waiting = turnOrder(w).filter((id) => left.includes(id));
  let house = waiting.find((id) => !a.acted.includes(id));
  if (!house) {
    a.acted = [];
    house = waiting[0];
  }
  if (house) a.acted.push(house);
  return house;
}
