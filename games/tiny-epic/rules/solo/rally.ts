// Rival Card 11: the Hero goes home alone, whoever is hostile there retreats first, and a unit appears.

import type { Sub } from '@three-thrones/kernel';
import { call, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { controller, controls, heroDomain, homeOf, type World } from '../state.ts';
import { lift, nameOf } from '../units.ts';
import { boardOf } from './board.ts';
import { deployOwn } from './recruit.ts';
import { isHomeHostile, mayGoHome } from './specials.ts';

export const rivalRally = flow('rivalRally', [
  call('occupantsRetreat', leaveHome, isOccupied),
  call('consequences', () => go('consequences', {})),
  // §7.5 The last unit of a house, driven out of King's Landing just now, may have found refuge here
  call('refugeesRetreat', leaveHome, isOccupied),
  step('arrive', (w, _a, table) => {
    if (!mayGoHome(boardOf(w))) return;
    const { seat } = w.rival!;
    const [from, to] = [heroDomain(w, seat)!, homeOf(seat)];
    const hero = [{ house: seat, tokens: 0, hero: true }];
    table.tell('army.moved', { seat, mode: 'direct', from, to, units: nameOf(w, hero) });
    lift(w, from, hero);
    settleIn(w, table, seat, to, hero);
  }),
  step('recruit', (w, a, table) => {
    const home = homeOf(w.rival!.seat);
    if (controls(w, w.rival!.seat, home)) deployOwn(w, table, home, a.recruit);
  }),
  call('aftermath', () => go('consequences', {})),
]);

function isOccupied(w: World): boolean {
  return isHomeHostile(boardOf(w));
}

function leaveHome(w: World): Sub | undefined {
  const from = homeOf(w.rival!.seat);
  const side = controller(w, from);
  if (side === undefined) return undefined; // the Night King's side does not retreat
  return go('retreat', { from, side, decider: w.rival!.person });
}
