// What the nine wildling cards do, by the effect ids of data/wildlings.json.

import type { Sub } from '@three-thrones/kernel';
import {
  card,
  house as houseOf,
  tables,
  type WildlingEffect,
  type WildlingEffectId,
  type WildlingEffects,
} from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { go } from '../kit.ts';
import { gainPower, losePower } from '../power.ts';
import { player, type World } from '../state.ts';
import { moveOnTrack } from '../tracks.ts';
import { onMap } from '../units.ts';
import type { Bids } from '../westeros/flows.ts';

/** What a card does to one house: done at once, or by the flow it names, or first one and then the other. */
type Doing<E extends WildlingEffectId> = (
  w: World,
  house: HouseId,
  params: WildlingEffects[E],
  table: Table,
  bids: Bids,
) => Sub | undefined | void;

const EFFECTS: { readonly [E in WildlingEffectId]: Doing<E> } = {
  none: () => undefined,
  // R77 Begins when the card lies under the deck: see wildlings.ts
  'second-attack': () => undefined,
  'destroy-or-drop': (_w, house, { units, places }) => go('destroyOrDrop', { house, count: units, places }),
  'destroy-units': (_w, house, { count }) => go('destroyUnits', { house, count }),
  'destroy-units-at-structure': (_w, house, { count }) => go('destroyAtStructure', { house, count }),
  'downgrade-knights': (w, house, { count }) =>
    go('downgradeKnights', { house, count: count === 'all' ? onMap(w, house, 'knight') : count }),
  'upgrade-footmen': (_w, house, { count }) => go('upgradeFootmen', { house, count }),
  'lose-supply': (w, house, { amount }, table) => {
    changeSupply(w, table, house, -amount);
    return go('reconcile', { house });
  },
  'gain-supply': (w, house, { amount }, table) => changeSupply(w, table, house, amount),
  'lose-power': (w, house, { amount }, table) =>
    void losePower(w, table, house, amount === 'all' ? player(w, house).power : amount, 'wildlings'),
  'refund-bid': (w, house, _params, table, bids) => void gainPower(w, table, house, bids[house]!, 'refund'),
  'discard-highest-cards': (w, house, _params, table) =>
    discard(w, table, house, highest(player(w, house).hand)),
  'discard-one-card': (_w, house) => go('discardCard', { house }),
  'return-discards-to-hand': (w, house, _params, table) =>
    takeBack(w, table, house, player(w, house).discard),
  'retrieve-card': (_w, house) => go('retrieveCard', { house }),
  'to-bottom-of-tracks': (w, house, { tracks }, table) => {
    for (const track of tracks) moveOnTrack(w, table, track, house, w.tracks[track].length - 1);
  },
  'to-bottom-of-one-track': (_w, house, { choose }) => go('toBottom', { house, tracks: choose }),
  'to-top-of-one-track': (_w, house, { choose }) => go('toTop', { house, tracks: choose }),
  'muster-one-area': (_w, house) => go('musterSomewhere', { house }),
};

/** 15.6 Carries out one side of a card for one house; what it asks for comes as a flow. */
export function carryOut<E extends WildlingEffectId>(
  w: World,
  table: Table,
  house: HouseId,
  { effect, params }: WildlingEffect<E>,
  bids: Bids,
): Sub | undefined {
  return EFFECTS[effect](w, house, params, table, bids) ?? undefined;
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

/** Cards of the discard pile come back to hand, which lies open in the order of the house's card list. */
export function takeBack(w: World, table: Table, house: HouseId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const own = player(w, house);
  table.tell('cards.returned', { house, cards });
  own.hand = houseOf(house).cards.filter((id) => own.hand.includes(id) || cards.includes(id));
  own.discard = own.discard.filter((id) => !cards.includes(id));
}
