// §12 Marches.

import { area } from '../../data/data.ts';
import { type AreaId, type HouseId, isArea, type LandId, type UnitKind } from '../../data/ids.ts';
import { controller } from '../control.ts';
import type { Table } from '../facts.ts';
import { ask, call, each, flow, go, step } from '../kit.ts';
import { ordersOf, removeOrder } from '../orders.ts';
import { putToken, removeToken } from '../power.ts';
import { because } from '../reasons.ts';
import { player, type March, type World } from '../state.ts';
import { add, inLine, kindOf, named, sizeAt, take } from '../units.ts';
import { attackOf, combatOf, unitsLeft } from './declared.ts';
import type { ActionFlows } from './flows.ts';
import { canMove, destinationRefusal, destinations, mostUnits, planRefusal } from './march-plan.ts';
import { missing, neutralTarget, possibleHelp } from './neutral.ts';

const theMarch = (w: World): March => w.march!;

export const march = flow('march', [
  // R100 Declared as a whole; a march that finds too little help is declared anew (R102)
  step('begin', (w, a) => {
    const where = { from: undefined, moves: [], to: undefined };
    w.march = { house: a.house, ...where, isDeclared: false, helpers: [], barred: [] };
  }),
  each('declare', (w) => (theMarch(w).isDeclared ? undefined : go('declareMarch', {}))),

  // 12.6, R16 Before any combat, and for good
  ask('leaveToken', {
    openly: true,
    rule: '12.6',
    when: (w) => mayLeaveToken(w, theMarch(w)),
    who: (_w, a) => a.house,
    options: () => ['yes', 'no'] as const,
    resolve: (_w, a, said) => {
      a.leavesToken = said === 'yes';
    },
  }),

  // 12.4 Peaceful moves and the token, then ports that were left or taken (R18), then the attack
  step('move', carryOut),
  call('portsBeforeTheAttack', () => go('ports', {})),
  call(
    'combat',
    () => go('combat', {}),
    (w) => w.combat !== undefined,
  ),
  // 12.10 The order goes, unless a card has laid it elsewhere (R56)
  step('finish', (w, a, table) => removeOrder(w, table, a.from!, 'resolved')),
  call('ports', () => go('ports', {})),
]);

export const declareMarch = flow('declareMarch', [
  ask('chooseOrder', {
    openly: true,
    rule: '12.1',
    when: (w) => ordersOf(w, theMarch(w).house, 'march').length > 1,
    who: (w) => theMarch(w).house,
    options: (w) => ordersOf(w, theMarch(w).house, 'march'),
    resolve: (w, _a, from) => {
      theMarch(w).from = from;
    },
  }),
  step('onlyOrder', (w) => {
    const declared = theMarch(w);
    declared.from ??= ordersOf(w, declared.house, 'march')[0]!;
    // R14 Where nobody can go anywhere the order is spent without a question
    declared.isDeclared = !canMove(w, declared);
  }),
  each('moves', (w) => {
    const { from, isDeclared } = theMarch(w);
    return from === undefined || isDeclared ? undefined : go('marchMove', {});
  }),
  // R102
  call(
    'neutralForce',
    (w) => {
      const declared = theMarch(w);
      const at = neutralTarget(w, declared)!;
      return go('neutralForce', { waiting: possibleHelp(w, declared, at).houses });
    },
    (w) => theMarch(w).isDeclared && missing(w, theMarch(w)) > 0,
  ),
]);

export const marchMove = flow('marchMove', [
  // 12.1 Any, all or none of the units, to several destinations or to none
  ask('chooseDestination', {
    openly: true,
    rule: '12.1',
    who: (w) => theMarch(w).house,
    options: (w): (AreaId | 'done' | 'again')[] => {
      const declared = theMarch(w);
      const areas = unitsLeft(w, declared).length > 0 ? destinations(w, declared) : [];
      return declared.moves.length > 0 ? [...areas, 'done', 'again'] : [...areas, 'done'];
    },
    refuse: (w, _a, _seat, to) => {
      if (to === 'again') return undefined;
      return to === 'done' ? planRefusal(w, theMarch(w)) : destinationRefusal(w, theMarch(w), to);
    },
    elsewhere: (w, _a, _seat, to) => {
      if (!isArea(to)) return undefined;
      return unitsLeft(w, theMarch(w)).length === 0 ? because('allSent') : because('outOfReach');
    },
    resolve: (w, _a, said, table) => {
      const declared = theMarch(w);
      if (said === 'done') declared.isDeclared = true;
      else if (said === 'again') beginAgain(declared);
      else declared.to = said;
      if (said === 'done' || said === 'again') table.leave();
    },
  }),
  ask('chooseUnits', {
    openly: true,
    rule: '12.1',
    shape: 'some',
    when: (w) => unitsLeft(w, theMarch(w)).length > 1,
    who: (w) => theMarch(w).house,
    options: (w) => named(unitsLeft(w, theMarch(w))),
    between: (w) => [1, mostUnits(w, theMarch(w), theMarch(w).to!)],
    resolve: (w, _a, names) => send(theMarch(w), names.map(kindOf)),
  }),
  step(
    'onlyUnit',
    (w) => send(theMarch(w), unitsLeft(w, theMarch(w))),
    (w) => theMarch(w).to !== undefined,
  ),
]);

function beginAgain(declared: March): void {
  declared.moves = [];
  declared.from = undefined;
}

function send(declared: March, units: readonly UnitKind[]): void {
  const { to, moves } = declared;
  const there = moves.find((move) => move.to === to);
  if (there) there.units = inLine([...there.units, ...units]);
  else moves.push({ to: to!, units: inLine(units) });
  declared.to = undefined;
}

/** 12.6 All units leave a land that neither a token nor the printed home would keep. */
function mayLeaveToken(w: World, { house, from, moves }: March): boolean {
  const { type, home } = area(from!);
  if (type !== 'land' || home === house || w.tokens[from as LandId] === house) return false;
  const leaving = moves.reduce((sum, { units }) => sum + units.length, 0);
  return leaving > 0 && leaving === sizeAt(w, from!) && player(w, house).power > 0;
}

function carryOut(w: World, a: ActionFlows['march'], table: Table): void {
  const declared = theMarch(w);
  const from = declared.from!;
  a.from = from;
  w.march = undefined;
  const attack = attackOf(w, declared);
  table.tell('march.declared', {
    ...{ house: a.house, from, order: w.orders[from]!.order, moves: declared.moves },
    ...(attack && { attacks: attack.to }),
  });
  for (const move of declared.moves) if (move !== attack) enter(w, table, a.house, from, move);
  if (attack) take(w, from, attack.units);
  if (a.leavesToken) putToken(w, table, a.house, from as LandId);
  tellIfLost(w, table, a.house, from);
  if (!attack) return;
  if (w.neutrals[attack.to as LandId]) overcome(w, table, declared, attack);
  else w.combat = combatOf(w, a.house, from, attack);
}

/** 12.7 Whoever enters controls the area; an enemy token goes to the pool. */
function enter(w: World, table: Table, house: HouseId, from: AreaId, move: March['moves'][number]): void {
  take(w, from, move.units);
  settle(w, table, house, from, move);
}

function settle(
  w: World,
  table: Table,
  house: HouseId,
  from: AreaId,
  { to, units }: March['moves'][number],
): void {
  const before = controller(w, to);
  add(w, to, house, units);
  table.tell('units.moved', { house, from, to, units });
  if (before === house || area(to).type !== 'land') return;
  table.tell('area.taken', { house, area: to, ...(before && { from: before }) });
  if (w.tokens[to as LandId]) removeToken(w, table, to as LandId);
}

/** 16.4 A land left without units and token falls back to its printed home, or to nobody. */
function tellIfLost(w: World, table: Table, house: HouseId, from: AreaId): void {
  if (w.armies[from] || area(from).type !== 'land') return;
  const to = controller(w, from);
  if (to !== house) table.tell('area.lost', { house, area: from, ...(to && { to }) });
}

/** 19.3 */
function overcome(
  w: World,
  table: Table,
  { house, from, helpers }: March,
  attack: March['moves'][number],
): void {
  const at = attack.to as LandId;
  table.tell('neutral.beaten', { house, area: at, strength: w.neutrals[at]!, helpers });
  delete w.neutrals[at];
  settle(w, table, house, from!, attack);
}
