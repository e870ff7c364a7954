// §20.8, §29.2-29.4 The Rival marches and sails.

import type { DomainId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import { isUnoccupied, type World } from '../state.ts';
import { lift, nameOf } from '../units.ts';
import type { SoloFlows } from './flow-args.ts';
import { planOf } from './board.ts';
import { automatonOf } from './rival.ts';

type Args = SoloFlows['rivalMove'];

export const rivalMove = flow('rivalMove', [
  step('plan', (w, a, table) => {
    a.plan = planOf(w, a.card, a.move);
    tellPlan(w, table, a);
  }),
  // §20.9 Equally near ones: its person chooses
  ask('chooseTarget', {
    openly: true,
    rule: '20.9',
    about: (_w, { plan, move }) => ({ from: plan!.from, move, section: plan!.next?.section }),
    when: (_w, a) => a.plan!.targets.length > 0,
    who: (w) => w.rival!.person,
    options: (_w, a): readonly DomainId[] => a.plan!.targets,
    resolve: (w, a, to, table) => moveTo(w, table, a, to),
  }),
  // §29.4 Unoccupied: it takes the domain; hostile: battle
  step(
    'settle',
    (w, _a, table) => {
      const { side, at, force } = w.army!;
      w.army = undefined;
      settleIn(w, table, side, at, force);
    },
    (w, a) => w.army !== undefined && !a.attacks,
  ),
  call(
    'fight',
    (w) => go('battle', { domain: w.army!.at, terms: {} }),
    (_w, a) => a.attacks === true,
  ),
  call(
    'consequences',
    () => go('consequences', {}),
    (_w, a) => a.plan!.targets.length > 0,
  ),
]);

function tellPlan(w: World, table: Table, { card, move, plan }: Args): void {
  const { from, row, named, verdict, next, targets, stays } = plan!;
  const who = automatonOf(w);
  const { seat } = who;
  if (row && named && verdict && move !== 'next-target')
    table.tell('rival.target', { ...who, card, move, row, from, target: named, verdict });
  if (next)
    table.tell('rival.nextTarget', {
      seat,
      begins: next.begins,
      skipped: [...next.skipped],
      section: next.section,
      targets: [...targets],
    });
  if (targets.length === 0) table.tell('rival.stays', { ...who, domain: from });
  else if (stays) table.tell('rival.leaves', { seat, house: stays, domain: from });
}

/** Straight there, whatever lies between; what is emptied is given up (§5.8). */
function moveTo(w: World, table: Table, a: Args, to: DomainId): void {
  const { seat } = w.rival!;
  const { from, army } = a.plan!;
  const units = nameOf(w, army);
  lift(w, from, army);
  w.army = { side: seat, force: army.map((stack) => ({ ...stack })), from, at: to };
  table.tell('army.departed', { seat, domain: from, units });
  table.tell('army.moved', {
    seat,
    mode: a.move === 'next-target' ? 'direct' : a.move,
    from,
    to,
    units,
  });
  a.attacks = !isUnoccupied(w, to);
}
