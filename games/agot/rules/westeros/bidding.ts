// §7 Bids, and the three tracks bid for with them.

import type { Ask, Seat } from '@three-thrones/kernel';
import type { HouseId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, askAll, each, flow, go, step } from '../kit.ts';
import { player, type World } from '../state.ts';
import { giveToken } from '../tracks.ts';
import type { Bids, WesterosFlows } from './flows.ts';

/** 7.2 Secret and all at once; whoever has nothing bids nothing and is not asked. */
export function askBids<A extends { bids?: Bids }, D extends object>(
  rule: string,
  bidders: (w: World, a: A) => readonly HouseId[],
  about: (w: World, a: A) => D,
): Ask<World, A, 'bid', D> {
  return askAll('bid', {
    rule,
    shape: 'number',
    sealed: true,
    about,
    who: (w, a: A): readonly Seat[] => bidders(w, a).filter((id) => player(w, id).power > 0),
    options: () => [],
    between: (w, _a, seat) => [0, player(w, seat as HouseId).power],
    resolve: (_w, a, said) => {
      a.bids = { ...said };
    },
  });
}

/** 7.5, 15.3 All bids are paid, whatever comes of them; those who were not asked bid 0. */
export function payBids(w: World, table: Table, bidders: readonly HouseId[], bids: Bids = {}): Bids {
  const all: Bids = {};
  for (const id of bidders) {
    all[id] = bids[id] ?? 0;
    player(w, id).power -= all[id];
  }
  table.tell('bids.revealed', { bids: { ...all } });
  return all;
}

/** 7.1 */
export const clash = flow('clash', [
  step('clear', (w, a, table) => {
    for (const track of a.tracks) w.tracks[track] = [];
    table.tell('tracks.cleared');
  }),
  each('tracks', (_w, a) => {
    const track = a.tracks.shift();
    return track && go('track', { track, placed: [] });
  }),
]);

/** 7.2-7.6 */
export const track = flow('track', [
  askBids(
    '7.2',
    (w) => w.order,
    (_w, { track: id }: WesterosFlows['track']) => ({ track: id }),
  ),
  step('pay', (w, a, table) => {
    a.bids = payBids(w, table, w.order, a.bids);
    settleUntied(w, a);
  }),
  // 7.3, R93 The holder of the token orders each tied group, the highest bid first
  ask('orderTies', {
    openly: true,
    rule: '7.3',
    again: true,
    about: (_w, { track: id, placed, bids }) => ({ track: id, place: placed.length + 1, bids: bids! }),
    who: (w, a) => (a.placed.length < w.order.length ? w.holders['iron-throne'] : undefined),
    options: (w, a) => nextGroup(w, a),
    resolve: (w, a, house, table, chooser) => {
      a.placed.push(house);
      table.tell('tie.ordered', { track: a.track, by: chooser, house, place: a.placed.length });
      settleUntied(w, a);
    },
  }),
  step('fill', (w, a, table) => {
    w.tracks[a.track] = a.placed;
    table.tell('track.filled', { track: a.track, order: [...a.placed] });
    giveToken(w, table, a.track);
  }),
]);

/** Houses without a place yet that bid most. */
function nextGroup(w: World, { bids = {}, placed }: { bids?: Bids; placed: HouseId[] }): HouseId[] {
  const left = w.order.filter((id) => !placed.includes(id));
  const most = Math.max(...left.map((id) => bids[id]!));
  return left.filter((id) => bids[id] === most);
}

function settleUntied(w: World, a: { bids?: Bids; placed: HouseId[] }): void {
  while (a.placed.length < w.order.length) {
    const group = nextGroup(w, a);
    if (group.length > 1) return;
    a.placed.push(group[0]!);
  }
}
