// What the nine wildling cards do, by the effect ids of data/wildlings.json.

import type { Sub, Table } from '@three-thrones/kernel';
import { card, house as houseOf, tables, type WildlingEffect } from '../../data/data.ts';
import { type CardId, type HouseId, TRACKS } from '../../data/ids.ts';
import { go } from '../kit.ts';
import { gainPower, losePower } from '../power.ts';
import { player, type World } from '../state.ts';
import { moveOnTrack } from '../tracks.ts';
import type { Bids } from '../westeros/flows.ts';
import { unitsLeft } from './losses.ts';

type Doing = (w: World, table: Table, house: HouseId, params: WildlingEffect['params'], bids: Bids) => void;

/** Effects without a choice. */
const DOINGS: Readonly<Record<string, Doing>> = {
  'lose-supply': (w, table, house, params) => changeSupply(w, table, house, -(params['amount'] as number)),
  'gain-supply': (w, table, house, params) => changeSupply(w, table, house, params['amount'] as number),
  'lose-power': (w, table, house, { amount }) =>
    void losePower(w, table, house, amount === 'all' ? tables.powerTokens : (amount as number), 'wildlings'),
  'refund-bid': (w, table, house, _params, bids) => void gainPower(w, table, house, bids[house]!, 'refund'),
  'to-bottom-of-tracks': (w, table, house) => {
    for (const track of TRACKS) moveOnTrack(w, table, track, house, w.tracks[track].length - 1);
  },
  'discard-highest-cards': (w, table, house) => discard(w, table, house, highest(player(w, house).hand)),
  'return-discards-to-hand': (w, table, house) => {
    const own = player(w, house);
    if (own.discard.length === 0) return;
    table.tell('cards.returned', { house, cards: own.discard });
    own.hand = inDeckOrder(house, [...own.hand, ...own.discard]);
    own.discard = [];
  },
};

export function atOnce(w: World, table: Table, house: HouseId, side: WildlingEffect, bids: Bids): void {
  DOINGS[side.effect]?.(w, table, house, side.params, bids);
}

/** Effects that ask the house something. */
export function flowOf(w: World, house: HouseId, { effect, params }: WildlingEffect): Sub | undefined {
  const count = params['count'] as number | 'all' | undefined;
  switch (effect) {
    case 'lose-supply':
      return go('reconcile', { house });
    case 'choose-one':
      return go('destroyOrDrop', { house });
    case 'destroy-units':
      return go('destroyUnits', { house, count: count as number });
    case 'destroy-units-at-structure':
      return go('destroyAtStructure', { house, count: count as number });
    case 'downgrade-knights':
      return go('downgradeKnights', { house, count: count === 'all' ? unitsLeft(w, house) : count! });
    case 'upgrade-footmen':
      return go('upgradeFootmen', { house, count: count as number });
    case 'discard-one-card':
      return go('discardCard', { house });
    case 'retrieve-card':
      return go('retrieveCard', { house });
    case 'to-bottom-of-one-track':
      return go('toBottom', { house });
    case 'to-top-of-one-track':
      return go('toTop', { house });
    case 'muster-one-area':
      return go('musterSomewhere', { house });
    default:
      return undefined;
  }
}

function changeSupply(w: World, table: Table, house: HouseId, by: number): void {
  const before = player(w, house).supply;
  const supply = Math.max(0, Math.min(tables.mostSupply, before + by));
  player(w, house).supply = supply;
  table.tell('supply.set', { house, supply, before });
}

/** R79 None if all are equal: a hand is never emptied by this. */
function highest(hand: readonly CardId[]): CardId[] {
  const most = Math.max(...hand.map((id) => card(id).strength));
  const found = hand.filter((id) => card(id).strength === most);
  return found.length === hand.length ? [] : found;
}

export function discard(w: World, table: Table, house: HouseId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const own = player(w, house);
  own.hand = own.hand.filter((id) => !cards.includes(id));
  own.discard.push(...cards);
  table.tell('cards.discarded', { house, cards: [...cards], why: 'wildlings' });
}

/** Hands lie open in the order of the house's card list. */
export function inDeckOrder(house: HouseId, hand: readonly CardId[]): CardId[] {
  return houseOf(house).cards.filter((id) => hand.includes(id));
}
