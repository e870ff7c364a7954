// §15 A wildling attack, from the bids to the card that goes under the deck.

import { look } from '@three-thrones/kernel';
import { tables, wildlingCard } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { ask, call, each, flow, go, step } from '../kit.ts';
import { turnOrder, type World } from '../state.ts';
import { askBids, payBids } from '../westeros/bidding.ts';
import type { Bids } from '../westeros/flows.ts';
import { carryOut } from './effects.ts';
import type { WildlingFlows } from './flows.ts';

interface Attack {
  without?: HouseId;
  bids?: Bids;
  watch?: boolean;
  named?: HouseId;
}

export const wildlings = flow('wildlings', [
  step('announce', (_w, a, table) => table.tell('wildlings.attack', { strength: a.strength })),
  askBids('15.2', defenders, (_w, { strength }: WildlingFlows['wildlings']) => ({ strength })),
  // 15.2-15.4
  step('result', (w, a, table) => {
    a.bids = payBids(w, table, defenders(w, a), a.bids);
    const sum = Object.values(a.bids).reduce((all, bid) => all + bid, 0);
    a.watch = sum >= a.strength;
    w.threat = a.watch
      ? tables.wildlings.afterNightsWatchWin
      : Math.max(0, w.threat + tables.wildlings.afterWildlingsWin);
    table.tell('wildlings.result', { strength: a.strength, sum, watch: a.watch, threat: w.threat });
    const tied = tiedBidders(w, a);
    if (tied.length === 1) a.named = tied[0]!;
  }),
  // 15.5, R76 Before the card is seen
  ask('breakTie', {
    openly: true,
    rule: '15.5',
    about: (_w, { watch, bids }) => ({ watch: watch!, bids: bids! }),
    who: (w, a) => (a.named === undefined ? w.holders['iron-throne'] : undefined),
    options: (w, a) => tiedBidders(w, a),
    resolve: (_w, a, house, table, by) => {
      a.named = house;
      table.tell('wildlings.named', { house, by, watch: a.watch! });
    },
  }),
  // 15.6
  step('draw', (w, a, table) => {
    a.card = look(w.wildlings).shift()!;
    w.wildlingCard = a.card;
    if (w.scouted?.place === 'top') w.scouted = undefined;
    table.tell('wildlings.card', { card: a.card, watch: a.watch!, house: a.named! });
  }),
  call('named', (w, a, table) => {
    const { reward, lowest } = wildlingCard(a.card!);
    return carryOut(w, table, a.named!, a.watch ? reward : lowest, a.bids!);
  }),
  // R75, R113 Then everybody else in turn order, each finishing before the next
  each('others', (w, a, table) => {
    a.waiting ??= a.watch ? [] : turnOrder(w).filter((id) => id !== a.named && id !== a.without);
    for (let house = a.waiting.shift(); house; house = a.waiting.shift()) {
      const sub = carryOut(w, table, house, wildlingCard(a.card!).others, a.bids!);
      if (sub) return sub;
    }
    return undefined;
  }),
  // 15.7, 20.5
  step('putUnder', (w, a, table) => {
    if (w.wildlingBottom) look(w.wildlings).push(w.wildlingBottom);
    w.wildlingBottom = a.card!;
    if (w.scouted?.place === 'bottom') w.scouted = undefined;
    w.wildlingCard = undefined;
    table.tell('wildlings.over');
  }),
  // 15.8
  call('ports', () => go('ports', {})),
  // R77 Preemptive Raid: again at once, without the house that bid most
  call('again', (_w, a) => {
    const { reward } = wildlingCard(a.card!);
    if (!a.watch || reward.effect !== 'second-attack') return undefined;
    return go('wildlings', { strength: reward.params.strength, without: a.named! });
  }),
]);

function defenders(w: World, { without }: Attack): HouseId[] {
  return w.order.filter((id) => id !== without);
}

/** Highest bidders of a victory, lowest of a defeat. */
function tiedBidders(w: World, a: Attack): HouseId[] {
  const bids = a.bids!;
  const edge = (a.watch ? Math.max : Math.min)(...defenders(w, a).map((id) => bids[id]!));
  return turnOrder(w).filter((id) => bids[id] === edge);
}
