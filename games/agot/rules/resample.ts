// A whole table as it might be, for one who sees only a part of it.

import { copy, type Eye, type Hidden, type Random, size, type View } from '@three-thrones/kernel';
import { order, tide } from '../data/data.ts';
import {
  type AreaId,
  type HouseId,
  type OrderId,
  ORDERS,
  TIDES,
  type TideId,
  type WildlingId,
  WILDLINGS,
} from '../data/ids.ts';
import { isBanned } from './planning/legal-orders.ts';
import { westerosCards } from './setup.ts';
import type { Stake, World } from './state.ts';
import { starsOf } from './tracks.ts';

/** Puts what nobody has shown this eye where it can lie (20.2). */
export function resample(seen: View<World>, _eye: Eye, random: Random): World {
  const w = copy(seen.world);
  for (const [deck, cards] of w.westeros.entries()) {
    const known = [...w.westerosDiscards[deck]!, ...w.drawn.slice(deck, deck + 1)];
    open(cards, random.shuffle(without(westerosCards(deck), known)));
  }
  dealWildlings(w, random);
  for (const house of w.order) placeAgain(w, house, random);
  drawTides(w, random);
  return w;
}

function open<T>(hidden: Hidden<T>, secret: T): void {
  hidden.secret = secret;
  delete hidden.count;
}

/** What is left of these things once those are taken out. */
function without<T>(things: T[], gone: readonly T[]): T[] {
  for (const one of gone) things.splice(things.indexOf(one), 1);
  return things;
}

/** 20.5 The last card used lies at the bottom, and who has seen a card with the raven knows where it went. */
function dealWildlings(w: World, random: Random): void {
  if (w.wildlings.secret !== undefined) return;
  const { scouted, wildlingBottom: bottom, wildlingCard: shown } = w;
  const seen = scouted?.card.secret;
  const known = new Set<WildlingId | undefined>([shown, bottom, seen]);
  const deck = random.shuffle(WILDLINGS.filter((id) => !known.has(id)));
  if (seen && scouted?.place === 'top') deck.unshift(seen);
  if (seen && scouted?.place === 'bottom') deck.push(seen);
  if (scouted && !seen) open(scouted.card, deck.at(scouted.place === 'top' ? 0 : -1)!);
  open(w.wildlings, deck);
}

/** 9.5, R97 Where tokens lie is seen, not which: any that the house may use. */
function placeAgain(w: World, house: HouseId, random: Random): void {
  const placed = w.faceDown[house];
  if (!placed || placed.orders.secret !== undefined) return;
  const tokens = ORDERS.filter((id) => !isBanned(w, id)).flatMap((id) =>
    Array<OrderId>(order(id).copies).fill(id),
  );
  const orders: Partial<Record<AreaId, OrderId>> = {};
  let [next, stars] = [0, starsOf(w, house)];
  for (const token of random.shuffle(tokens)) {
    const at = placed.areas[next];
    if (at === undefined) break;
    if (order(token).special && stars-- <= 0) continue;
    orders[at] = token;
    next++;
  }
  open(placed.orders, orders);
}

/** 18.1 All 24 cards but those that are known to be drawn. */
function drawTides(w: World, random: Random): void {
  if (!w.combat) return;
  const stakes: readonly Stake[] = [w.combat.attacker, w.combat.defender];
  const known = stakes.flatMap(({ tides }) => tides?.secret ?? []);
  const deck = without(
    TIDES.flatMap((id) => Array<TideId>(tide(id).count).fill(id)),
    known,
  );
  random.shuffle(deck);
  for (const { tides } of stakes)
    if (tides && tides.secret === undefined) open(tides, deck.splice(0, size(tides)));
}
