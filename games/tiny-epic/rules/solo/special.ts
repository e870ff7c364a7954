// §20.12, §29.7 Whisper and Event: the special action of the Rival Card, then the top Plot Card leaves the game.

import type { Sub } from '@three-thrones/kernel';
import type { DomainId } from '../../data/ids.ts';
import { rivalCard } from '../../data/solo.ts';
import { discard, takeTop } from '../cards.ts';
import { removeWalker } from '../coop/tokens.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { eliminate } from '../returns.ts';
import { plotCards, type World } from '../state.ts';
import { gainPoints, loseGold } from '../treasury.ts';
import { unitNamed } from '../units.ts';
import type { SoloFlows } from './flow-args.ts';
import { boardOf } from './board.ts';
import { deployOwn } from './recruit.ts';
import { automatonOf } from './rival.ts';
import { specialPlan } from './specials.ts';
import { exposedDomains } from './tokens.ts';

type Args = SoloFlows['rivalSpecial'];

export const rivalSpecial = flow('rivalSpecial', [
  // What it will do is read before it is done
  step('announce', (w, { card }, table) => {
    const { effect } = rivalCard(card).special;
    table.tell('rival.special', { ...automatonOf(w), card, effect });
  }),
  step('act', (w, a, table) => act(w, table, a)),
  call('carryOut', carryOut),
  // Final units are safe; its person chooses among equally near domains
  ask('eliminate', {
    openly: true,
    rule: '20.12',
    again: true,
    when: (w, a) => (a.left ?? 0) > 0 && exposedDomains(boardOf(w)).length > 0,
    who: (w) => w.rival!.person,
    options: (w): readonly DomainId[] => exposedDomains(boardOf(w)),
    resolve: (w, a, at, table) => {
      a.left!--;
      if (w.coop === undefined) eliminate(w, table, at, unitNamed(w, w.rival!.person));
      else removeWalker(w, table, at); // §22.4
    },
  }),
  call('consequences', () => go('consequences', {})),
  step('removeTop', (w, _a, table) => {
    const top = takeTop(w, table);
    if (top === undefined) return;
    w.rival!.removed.push(top);
    table.tell('rival.removed', { seat: w.rival!.seat, card: top });
  }),
]);

/** What needs no further question. */
function act(w: World, table: Table, a: Args): void {
  const { seat, person } = w.rival!;
  const plan = specialPlan(boardOf(w), rivalCard(a.card).special);
  a.plan = plan;
  switch (plan.does) {
    case 'bonus':
      w.rival!.bonus = plan.bonus;
      return;
    case 'points':
      return gainPoints(w, table, seat, plan.vp, 'rival-card');
    // §22.4 The Night King has neither gold nor cards
    case 'gold':
      return w.coop === undefined ? void loseGold(w, table, person, plan.gold) : undefined;
    case 'discard':
      return w.coop === undefined ? discardRandom(w, table, plan.cards) : undefined;
    case 'eliminate':
      a.left = plan.count;
      return;
    case 'recruit':
      return void deployOwn(w, table, plan.at, plan.count);
    case 'next-target':
    case 'rally':
    case 'token':
      return; // carried out below
  }
}

/** What is a flow of its own. */
function carryOut(_w: World, { card, plan }: Args): Sub | undefined {
  if (plan!.does === 'next-target') return go('rivalMove', { card, move: 'next-target' });
  if (plan!.does === 'rally') return go('rivalRally', { recruit: plan!.recruit });
  return plan!.does === 'token' ? go('rivalToken', plan!.plan) : undefined;
}

/** Plot Cards only: Hero Cards are safe. */
function discardRandom(w: World, table: Table, count: number): void {
  const { person } = w.rival!;
  for (let i = 0; i < count; i++) {
    const hand = plotCards(w, person);
    if (hand.length === 0) return;
    const id = table.random.pick(hand);
    discard(w, table, person, [id]);
  }
}
