// §20.12, §29.7 Whisper and Event: the special action of the Rival Card, then the top Plot Card leaves the game.

import type { Sub } from '@three-thrones/kernel';
import type { DomainId } from '../../data/ids.ts';
import { rivalCard } from '../../data/solo.ts';
import { discard, takeTop } from '../cards.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { eliminate } from '../returns.ts';
import { plotCards, type World } from '../state.ts';
import { gainPoints, loseGold } from '../treasury.ts';
import { unitNamed } from '../units.ts';
import type { SoloFlows } from './flow-args.ts';
import { readsOf } from './reads.ts';
import { deployOwn } from './recruit.ts';
import { exposedDomains, returnedPlan, stolenPlan, wooedPlan } from './tokens.ts';

type Args = SoloFlows['rivalSpecial'];

export const rivalSpecial = flow('rivalSpecial', [
  step('act', (w, a, table) => act(w, table, a)),
  call('carryOut', carryOut),
  // Final units are safe; its person chooses among equally near domains
  ask('eliminate', {
    openly: true,
    rule: '20.12',
    again: true,
    when: (w, a) => (a.left ?? 0) > 0 && exposedDomains(readsOf(w)).length > 0,
    who: (w) => w.rival!.person,
    options: (w): readonly DomainId[] => exposedDomains(readsOf(w)),
    resolve: (w, a, at, table) => {
      a.left!--;
      eliminate(w, table, at, unitNamed(w, w.rival!.person));
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
  const rival = w.rival!;
  const { seat, person } = rival;
  const { effect, params } = rivalCard(a.card).special;
  const reads = readsOf(w);
  switch (effect) {
    case 'next-battle-bonus':
      rival.bonus = params.bonus;
      return;
    case 'rival-vp':
      return gainPoints(w, table, seat, params.vp, 'rival-card');
    case 'human-loses-gold':
      return void loseGold(w, table, person, params.gold);
    case 'human-discards-random':
      return discardRandom(w, table, params.cards);
    case 'eliminate-human-token':
      a.left = params.count;
      return;
    case 'rival-recruit-hero-domain':
      if (deployOwn(w, table, reads.heroDomain(), params.count) === 0)
        gainPoints(w, table, seat, params.elseVp, 'rival-card');
      return;
    case 'castle-pressure':
      if (reads.castles('rival') >= reads.castles('you'))
        return gainPoints(w, table, seat, params.vp, 'rival-card');
      return void deployOwn(w, table, reads.heroDomain(), params.elseRecruit);
    case 'move-next-target':
    case 'hero-home-rally':
    case 'rival-takes-ally-token':
    case 'human-returns-ally-token':
    case 'rival-steals-ally-token':
      return; // carried out below
  }
}

/** What is a flow of its own. */
function carryOut(w: World, a: Args): Sub | undefined {
  const { effect, params } = rivalCard(a.card).special;
  const reads = readsOf(w);
  switch (effect) {
    case 'move-next-target':
      return go('rivalMove', { card: a.card, move: 'next-target' });
    case 'hero-home-rally':
      return go('rivalRally', { recruit: params.recruit });
    case 'rival-takes-ally-token':
      return go('rivalToken', wooedPlan(reads));
    case 'human-returns-ally-token':
      return go('rivalToken', returnedPlan(reads));
    case 'rival-steals-ally-token':
      return go('rivalToken', stolenPlan(reads));
    case 'next-battle-bonus':
    case 'rival-vp':
    case 'human-loses-gold':
    case 'human-discards-random':
    case 'eliminate-human-token':
    case 'rival-recruit-hero-domain':
    case 'castle-pressure':
      return undefined; // done above
  }
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
