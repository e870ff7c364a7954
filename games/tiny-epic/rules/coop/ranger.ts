// §21.4 and §30.1 The Ranger card of the round: tokens, White Walkers, the Night King, battles. The players choose the order.

import { hide, look } from '@three-thrones/kernel';
import { rangerCard } from '../../data/coop.ts';
import type { DomainId } from '../../data/ids.ts';
import { ask, call, each, flow, go, step } from '../kit.ts';
import type { World } from '../state.ts';
import { moveNightKing } from './king.ts';
import { doesOrderMatter, doesTokenOrderMatter, tokenStep } from './night.ts';
import { worldReads } from './reads.ts';
import { type Assault, type Coop, speaker } from './state.ts';
import { explorerAt } from './units.ts';

const due = (w: World): Coop['due'] => w.coop!.due;

export const ranger = flow('ranger', [
  step('reveal', (w, _a, table) => {
    const { rangers } = w.coop!;
    const id = rangers.next ?? look(rangers.deck).shift()!;
    rangers.now = id;
    delete rangers.next;
    due(w).tokens = [...rangerCard(id).tokens];
    due(w).walkers = [...rangerCard(id).whiteWalkers];
    table.tell('ranger.revealed', { card: id });
  }),
  each('tokens', (w) => (due(w).tokens.length > 0 ? go('nightToken', {}) : undefined)),
  each('walkers', (w) => (due(w).walkers.length > 0 ? go('nightWalker', {}) : undefined)),
  step('attack', (w, _a, table) => {
    const { attack } = rangerCard(w.coop!.rangers.now!);
    if (attack === undefined) return table.tell('king.waited');
    moveNightKing(w, table, attack);
    due(w).battles.push({ by: 'night-king', at: attack });
  }),
  each('battles', (w) => (due(w).battles.length > 0 ? go('nightBattle', {}) : undefined)),
]);

/** §21.4a One of the token domains. */
export const nightToken = flow('nightToken', [
  ask('chooseDomain', {
    openly: true,
    rule: '30.1',
    who: (w) => (doesTokenOrderMatter(worldReads(w), due(w).tokens) ? speaker(w) : undefined),
    options: (w): readonly DomainId[] => due(w).tokens,
    resolve: (_w, a, at) => {
      a.at = at;
    },
  }),
  step('lay', (w, a, table) => {
    const { tokens } = w.coop!;
    const at = (a.at ??= due(w).tokens[0]!);
    due(w).tokens.splice(due(w).tokens.indexOf(at), 1);
    const does = tokenStep(worldReads(w), at);
    if (does === 'flip') return;
    if (does === 'none-left') {
      table.tell('token.none', { domain: at });
      return table.leave();
    }
    tokens.down[at] = hide(look(tokens.supply).shift()!, []);
    table.tell('token.added', { domain: at });
    if (explorerAt(w, at) === undefined) table.leave();
  }),
  call('turn', (w, { at }) => {
    const seat = explorerAt(w, at!);
    return go('turnToken', seat === undefined ? { at: at! } : { at: at!, seat });
  }),
]);

/** §21.4b One of the White Walkers that are due. */
export const nightWalker = flow('nightWalker', [
  ask('chooseDomain', {
    openly: true,
    rule: '30.1',
    who: (w) => (doesOrderMatter(worldReads(w), due(w).walkers) ? speaker(w) : undefined),
    options: (w): readonly DomainId[] => [...new Set(due(w).walkers)],
    resolve: (_w, a, at) => {
      a.at = at;
    },
  }),
  call('add', (w, a) => {
    const at = a.at ?? due(w).walkers[0]!;
    due(w).walkers.splice(due(w).walkers.indexOf(at), 1);
    return go('addWalker', { at, battle: 'later' });
  }),
]);

type AssaultName = `${Assault['by']}@${DomainId}`;

/** §21.4d One of the battles that have come up. */
export const nightBattle = flow('nightBattle', [
  ask('chooseBattle', {
    openly: true,
    rule: '30.1',
    who: (w) => (due(w).battles.length > 1 ? speaker(w) : undefined),
    options: (w) => due(w).battles.map(({ by, at }): AssaultName => `${by}@${at}`),
    resolve: (_w, a, name) => {
      const [by, at] = name.split('@') as [Assault['by'], DomainId];
      a.assault = { by, at };
    },
  }),
  step('take', (w, a) => {
    const { by, at } = (a.assault ??= due(w).battles[0]!);
    const place = due(w).battles.findIndex((one) => one.by === by && one.at === at);
    due(w).battles.splice(place, 1);
  }),
  call('fight', (_w, { assault }) => {
    const { by, at } = assault!;
    return by === 'night-king' ? go('kingAttack', { at, around: true }) : go('assault', { at, by });
  }),
  call('consequences', () => go('consequences', {})),
]);
