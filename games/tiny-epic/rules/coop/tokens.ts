// §21.5 Exploration tokens, and §21.12 the Ice Dragon that guards Dragon Glass.

import { look } from '@three-thrones/kernel';
import { coopTables, goldOfToken, whenRevealed } from '../../data/coop.ts';
import type { DomainId, TokenKind } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { answering } from '../solo/rival.ts';
import { domainsAt, type World } from '../state.ts';
import { gainGold, loseGold } from '../treasury.ts';
import { occupantsOf } from './reads.ts';
import { enemyAt, giveUpThrone, isNorth, isSecondPhase, speaker, TREATY } from './state.ts';
import { explorerAt } from './units.ts';

/** A face-down token is turned over. */
export const turnToken = flow('turnToken', [
  step('turn', (w, a, table) => {
    const { tokens } = w.coop!;
    const kind = look(tokens.down[a.at]!);
    delete tokens.down[a.at];
    (tokens.up[a.at] ??= []).push(kind);
    a.kind = kind;
    table.tell('token.revealed', {
      domain: a.at,
      token: kind,
      ...(a.seat !== undefined && { seat: a.seat }),
    });
  }),
  ask('takeToken', {
    openly: true,
    rule: '21.5',
    about: (_w, { at, kind }) => ({ domain: at, token: kind! }),
    when: (_w, a) => whenRevealed(a.kind!) === 'may-leave',
    who: (w, a) => (a.seat === undefined ? undefined : answering(w, a.seat)),
    options: () => ['take', 'leave'] as const,
    resolve: (_w, a, said) => {
      a.takes = said === 'take';
    },
  }),
  call('use', (_w, { at, kind, seat, takes }) => {
    const fate = whenRevealed(kind!);
    const isUsed = fate === 'act' || (seat !== undefined && fate === 'take') || takes;
    return isUsed ? go('useToken', { at, kind: kind!, ...(seat !== undefined && { seat }) }) : undefined;
  }),
  call(
    'wake',
    (_w, { at }) => go('glass', { at }),
    (w, a) => a.seat !== undefined && isGlassGuarded(w, a.at),
  ),
]);

/** A token does what it shows and leaves the map. */
export const useToken = flow('useToken', [
  step('take', (w, a, table) => {
    takeUp(w, a.at, a.kind);
    table.tell('token.used', { domain: a.at, token: a.kind, ...(a.seat !== undefined && { seat: a.seat }) });
    const gold = goldOfToken(a.kind);
    if (gold > 0) gainGold(w, table, TREATY, gold);
    if (gold < 0) loseGold(w, table, TREATY, -gold);
    if (a.kind === 'three-eyed-raven') foresee(w, table);
  }),
  ask('chooseWalker', {
    openly: true,
    rule: '21.5',
    when: (_w, a) => a.kind === 'remove-white-walker',
    who: (w, a) => (w.coop!.walkers.length > 0 ? answering(w, a.seat ?? speaker(w)) : undefined),
    options: (w): readonly DomainId[] => w.coop!.walkers,
    resolve: (w, _a, at, table) => removeWalker(w, table, at),
  }),
  call('act', (_w, { at, kind }) => {
    if (kind === 'add-white-walker') return go('addWalker', { at, battle: 'now' });
    return kind === 'evoke-terror' ? go('evokeTerror', {}) : undefined;
  }),
]);

/** Off the map: onto one of the two tracks, or out of the game. */
function takeUp(w: World, at: DomainId, kind: TokenKind): void {
  const coop = w.coop!;
  const here = coop.tokens.up[at]!;
  here.splice(here.indexOf(kind), 1);
  if (here.length === 0) delete coop.tokens.up[at];
  if (kind === 'dragon-glass') {
    coop.glass++;
    if (isSecondPhase(coop)) coop.dragon = undefined; // with the Night King from now on (E108)
  } else if (kind === 'valyrian-steel' && coop.steel < coopTables.walkerTrack.length) {
    coop.steel++;
  } else {
    coop.tokens.gone[isNorth(at) ? 'blue' : 'brown'].push(kind);
  }
}

function foresee(w: World, table: Table): void {
  const { rangers } = w.coop!;
  if (rangers.next !== undefined) return; // it lies open already
  const next = look(rangers.deck).shift();
  if (next === undefined) return;
  rangers.next = next;
  table.tell('ranger.foreseen', { card: next });
}

export function removeWalker(w: World, table: Table, at: DomainId): void {
  const coop = w.coop!;
  coop.walkers.splice(coop.walkers.indexOf(at), 1);
  coop.walkerPool++;
  giveUpThrone(coop);
  table.tell('walker.removed', { domain: at });
}

// Exploring in the own turn

type Exploration = `reveal:${DomainId}` | `take:${DomainId}:${TokenKind}`;

export const exploration = flow('exploration', [
  ask('explore', {
    openly: true,
    rule: '21.5',
    who: (w, a) => answering(w, a.seat),
    options: (w, a): (Exploration | 'done')[] => [...explorations(w, a.seat), 'done'],
    resolve: (_w, a, choice) => {
      a.choice = choice;
    },
  }),
  call('do', (_w, { seat, choice }) => {
    const [verb, at, kind] = choice!.split(':') as [string, DomainId, TokenKind];
    if (verb === 'reveal') return go('turnToken', { at, seat });
    if (verb === 'done') return undefined;
    return kind === 'dragon-glass' ? go('glass', { at }) : go('useToken', { at, kind, seat });
  }),
  call(
    'more',
    (_w, { seat }) => go('exploration', { seat }),
    (w, a) => a.choice !== 'done' && canExplore(w, a.seat),
  ),
]);

export function canExplore(w: World, seat: string): boolean {
  return explorations(w, seat).length > 0;
}

function explorations(w: World, seat: string): Exploration[] {
  const { up, down } = w.coop!.tokens;
  return domainsAt(w).flatMap((at): Exploration[] => {
    if (!up[at] && !down[at]) return [];
    if (explorerAt(w, at) !== seat) return [];
    const open = [...new Set(up[at])].map((kind): Exploration => `take:${at}:${kind}`);
    return down[at] ? [`reveal:${at}`, ...open] : open;
  });
}

// Dragon Glass

/** Whether the Ice Dragon watches over that domain: its first phase, the Wall down, Dragon Glass in sight. */
export function isGlassGuarded({ coop }: World, at: DomainId): boolean {
  return !coop!.wall && !isSecondPhase(coop!) && coop!.tokens.up[at]?.includes('dragon-glass') === true;
}

/** Units of the Treaty have come upon Dragon Glass, or have just beaten the Dragon over it. */
export const glass = flow('glass', [
  step('come', (w, a, table) => {
    const coop = w.coop!;
    if (!isGlassGuarded(w, a.at) || occupantsOf(w, a.at) !== 'treaty') return table.leave();
    if (a.beaten || enemyAt(coop, a.at) !== undefined) return;
    coop.dragon = a.at;
    table.tell('dragon.came', { domain: a.at });
  }),
  // Whoever wins takes the glass where the battle ends
  call(
    'fight',
    (_w, { at }) => go('assault', { at, by: 'ice-dragon' }),
    (_w, a) => !a.beaten,
  ),
  call(
    'take',
    (w, { at }) => {
      const seat = explorerAt(w, at);
      return seat === undefined ? undefined : go('useToken', { at, kind: 'dragon-glass', seat });
    },
    (_w, a) => a.beaten === true,
  ),
]);
