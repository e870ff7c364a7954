// §21.6-21.7 and §21.13 White Walkers that come, and the Night King's attacks.

import { domain } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import type { NightPointsReason, Table } from '../facts.ts';
import { geographyOf } from '../geography.ts';
import { ask, call, each, flow, go, step } from '../kit.ts';
import type { World } from '../state.ts';
import { isFinal, lift, unitNamed } from '../units.ts';
import { loseToEnemy, lossesToEnemy } from './losses.ts';
import { meeting, nextCastles, wallFalls, walkerStep } from './night.ts';
import { occupantsOf, worldReads } from './reads.ts';
import { giveUpThrone, isSecondPhase, speaker, TREATY } from './state.ts';
import { toTerror } from './treaty.ts';
import { deciderFor, ownerOf } from './units.ts';

/** §21.6 A White Walker comes to a domain. */
export const addWalker = flow('addWalker', [
  step('come', (w, a, table) => {
    const next = walkerStep(worldReads(w), a.at);
    if (next.does === 'points') {
      gainNightKing(w, table, 1, next.because === 'there' ? 'walker-there' : 'walker-pool', a.at);
      return table.leave();
    }
    placeWalker(w, table, a.at);
    a.does = next.does;
  }),
  call(
    'displace',
    (_w, { at }) => go('displace', { at }),
    (_w, a) => a.does === 'displaces',
  ),
  step(
    'note',
    (w, { at }) => void w.coop!.due.battles.push({ by: 'white-walker', at }),
    (_w, a) => a.does === 'fights' && a.battle === 'later',
  ),
  call(
    'fight',
    (_w, { at }) => go('assault', { at, by: 'white-walker' }),
    (_w, a) => a.does === 'fights' && a.battle === 'now',
  ),
]);

function placeWalker(w: World, table: Table, at: DomainId): void {
  w.coop!.walkerPool--;
  w.coop!.walkers.push(at);
  table.tell('walker.added', { domain: at });
}

/** A house outside the Treaty loses a token to the Terror Pool and leaves; its final unit only leaves (E104). */
export const displace = flow('displace', [
  step('takeToken', (w, { at }, table) => {
    const [stack] = w.map[at];
    if (stack && stack.tokens > 0 && !isFinal(w, stack.house)) {
      lift(w, at, unitNamed(w, stack.house));
      toTerror(w, table, stack.house, at);
    }
  }),
  call('leave', (w, { at, anywhere }) => {
    const [stack] = w.map[at];
    if (!stack) return undefined;
    return go('retreat', {
      from: at,
      side: stack.house,
      decider: speaker(w),
      ...(anywhere && { anywhere }),
    });
  }),
]);

/** An enemy attacks units of the Treaty; a battle whose units have gone meanwhile is dropped (§30.1). */
export const assault = flow('assault', [
  step('check', (w, { at, by }, table) => {
    const isGone = by === 'white-walker' && !w.coop!.walkers.includes(at);
    if (isGone || occupantsOf(w, at) !== 'treaty') table.leave();
  }),
  // §21.26 An allied house alone: one player of the players' choice
  ask('chooseChampion', {
    openly: true,
    rule: '21.26',
    about: (_w, { at }) => ({ domain: at }),
    when: (w, { at }) => ownerOf(w, w.map[at]) === undefined,
    who: speaker,
    options: (w) => w.order.filter((seat) => seat !== w.rival?.seat),
    resolve: (_w, a, seat) => {
      a.champion = seat;
    },
  }),
  call('battle', (w, { at, by, champion, terms }) =>
    go('battle', {
      domain: at,
      terms: terms ?? {},
      by,
      defender: champion ?? ownerOf(w, w.map[at]) ?? speaker(w),
    }),
  ),
]);

/** §21.7 He moves straight there; nothing blocks him. */
export function moveNightKing(w: World, table: Table, at: DomainId): void {
  const coop = w.coop!;
  const from = coop.nightKing.at;
  if (wallFalls(worldReads(w), at)) {
    coop.wall = false;
    table.tell('wall.fell', { domain: at });
  }
  coop.nightKing.at = at;
  giveUpThrone(coop);
  table.tell('king.moved', { from, to: at });
}

/** §21.7 His attack on the domain he stands in. Whoever beats him there has won the game. */
export const kingAttack = flow('kingAttack', [
  step('meet', (w, a, table) => {
    a.meets = meeting(worldReads(w), a.at);
    if (a.meets === 'rout') table.tell('king.routed', { domain: a.at });
  }),
  call(
    'battle',
    (_w, { at }) => go('assault', { at, by: 'night-king' }),
    (_w, a) => a.meets === 'battle',
  ),
  call(
    'rout',
    (_w, { at }) => go('rout', { at }),
    (_w, a) => a.meets === 'rout',
  ),
  call('conquest', (_w, { at, around }) => go('conquest', { at, around })),
]);

/** Without the courage to fight him one unit is lost and the rest retreat. */
export const rout = flow('rout', [
  ask('chooseLoss', {
    openly: true,
    rule: '21.11',
    who: (w, { at }) => (lossesToEnemy(w, w.map[at]).length > 0 ? deciderFor(w, w.map[at]) : undefined),
    options: (w, { at }) => lossesToEnemy(w, w.map[at]),
    resolve: (w, { at }, name, table) => {
      lift(w, at, unitNamed(w, name));
      loseToEnemy(w, table, name, at);
    },
  }),
  call('leave', (w, { at }) =>
    w.map[at].length === 0
      ? undefined
      : go('retreat', { from: at, side: TREATY, decider: deciderFor(w, w.map[at]) }),
  ),
]);

/** §21.7 Nobody has beaten him: castle, house, White Walkers. */
export const conquest = flow('conquest', [
  step('destroy', (w, { at }, table) => {
    const { destroyed, nightKing } = w.coop!;
    if (domain(at).kind === 'castle' && !destroyed.includes(at)) {
      destroyed.push(at);
      table.tell('king.destroyed', { domain: at });
    }
    if (at === 'kings-landing' && !nightKing.throne) {
      nightKing.throne = true;
      table.tell('king.throne');
    }
  }),
  call('displace', (w, { at }) =>
    occupantsOf(w, at) === 'outsiders' ? go('displace', { at, anywhere: true }) : undefined,
  ),
  call(
    'walkerHere',
    (_w, { at }) => go('addWalker', { at, battle: 'later' }),
    (_w, a) => a.around,
  ),
  step(
    'lookAround',
    (w, { at }) => void w.coop!.due.walkers.push(...geographyOf(w).neighbours(at)),
    (_w, a) => a.around,
  ),
  each(
    'walkersAround',
    (w) => (w.coop!.due.walkers.length > 0 ? go('nightWalker', {}) : undefined),
    (_w, a) => a.around,
  ),
]);

/** §21.13 With the Ice Dragon he goes for another castle after each turn. */
export const secondAttack = flow('secondAttack', [
  ask('chooseCastle', {
    openly: true,
    rule: '21.13',
    who: (w) => (nextCastles(worldReads(w)).length > 1 ? speaker(w) : undefined),
    options: (w) => nextCastles(worldReads(w)),
    resolve: (_w, a, at) => {
      a.at = at;
    },
  }),
  step('move', (w, a, table) => {
    const at = a.at ?? nextCastles(worldReads(w))[0];
    if (at === undefined) {
      table.tell('king.stayed');
      return table.leave();
    }
    a.at = at;
    moveNightKing(w, table, at);
    // No battle of its own: it fights with him
    if (w.coop!.walkerPool > 0) placeWalker(w, table, at);
    else gainNightKing(w, table, 1, 'walker-pool', at);
  }),
  call('attack', (_w, { at }) => go('kingAttack', { at: at!, around: false })),
  call('consequences', () => go('consequences', {})),
]);

export function isSecondAttackDue(w: World): boolean {
  return isSecondPhase(w.coop!);
}

export function gainNightKing(
  w: World,
  table: Table,
  points: number,
  reason: NightPointsReason,
  at?: DomainId,
): void {
  if (points === 0) return;
  w.coop!.nightKing.score += points;
  table.tell('king.points', { points, reason, ...(at && { domain: at }) });
}
