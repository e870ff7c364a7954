// A copy of a world, field by field: tables are copied with every answer and every imagined move. What a new field of the
// world needs here the compiler says; that nothing is shared and no secret forgotten, properties-games.test.ts.

import { copy, copyHidden, type Hidden } from '@three-thrones/kernel';
import type { Encounter, Glimpse, Hostage, Lying, Mat, World } from './state.ts';

export function copyWorld(w: World): World {
  return {
    order: w.order.slice(),
    rules: { ...w.rules },
    round: w.round,
    challenger: w.challenger,
    mats: mapped(w.mats, copyMat),
    events: copyHidden(w.events),
    eventsOut: w.eventsOut.slice(),
    foreseen: w.foreseen && copyHidden(w.foreseen),
    glimpses: w.glimpses.map(copyGlimpse),
    taken: w.taken,
    looks: w.looks,
    encounter: w.encounter && copyEncounter(w.encounter),
    window: w.window && { id: w.window.id, passed: w.window.passed.slice() },
    doing: { removed: w.doing.removed, halted: w.doing.halted, splits: copy(w.doing.splits) },
    winners: w.winners.slice(),
  };
}

function mapped<T>(record: Readonly<Record<string, T>>, of: (one: T) => T): Record<string, T> {
  const out: Record<string, T> = {};
  for (const key in record) out[key] = of(record[key]!);
  return out;
}

function copyMat(its: Mat): Mat {
  return {
    leader: its.leader,
    dealt: copyHidden(its.dealt),
    sheet: its.sheet,
    box: its.box,
    power: copy(its.power),
    board: copy(its.board),
    hand: copyHidden(its.hand),
    deck: copyHidden(its.deck),
    discard: its.discard.slice(),
    hostages: its.hostages.map(copyHostage),
  };
}

function copyHostage({ id, of, card }: Hostage): Hostage {
  return { id, of, card: copyHidden(card) };
}

function copyGlimpse({ by, of, cards, look }: Glimpse): Glimpse {
  return { by, of, cards: copyHidden(cards), look: copyHidden(look) };
}

function copyLying({ of, card }: Lying): Lying {
  return { of, card: copyHidden(card) };
}

function copyEncounter(e: Encounter): Encounter {
  return {
    challenger: e.challenger,
    defender: e.defender,
    events: e.events.slice(),
    parts: e.parts.map((one) => ({
      seat: one.seat,
      side: one.side,
      character: one.character,
      supports: one.supports,
      defenderReward: one.defenderReward,
    })),
    offers: e.offers.map(({ seat, side, character, accepted }) => ({ seat, side, character, accepted })),
    forced: copy(e.forced),
    bonusForSupport: copy(e.bonusForSupport),
    retreated: e.retreated.slice(),
    negotiation: copy(e.negotiation),
    deal: copy(e.deal),
    lying: mapped(e.lying, copyLying),
    down: e.down,
    revealed: copy(e.revealed),
    looks: e.looks.map(({ by, of, card }) => ({ by, of, card: copyHidden(card) })),
    answer: copy(e.answer),
    used: e.used.map(({ seat, card }) => ({ seat, card })),
    bonuses: copy(e.bonuses),
    swapped: e.swapped,
    asHostility: e.asHostility.slice(),
    forcedOutcome: e.forcedOutcome,
    result: copy(e.result),
    dealDone: e.dealDone,
    immune: e.immune.slice(),
    denied: e.denied.slice(),
    penalties: e.penalties.map(({ seat, character, amount }) => ({ seat, character, amount })),
  };
}

/** Every secret there is on a table. */
export function secrets(w: World): Hidden<unknown>[] {
  const found: Hidden<unknown>[] = [];
  for (const seat of w.order) {
    const { dealt, hand, deck, hostages } = w.mats[seat]!;
    found.push(dealt, hand, deck);
    for (const { card } of hostages) found.push(card);
  }
  found.push(w.events);
  if (w.foreseen) found.push(w.foreseen);
  for (const { cards, look } of w.glimpses) found.push(cards, look);
  if (!w.encounter) return found;
  for (const seat in w.encounter.lying) found.push(w.encounter.lying[seat]!.card);
  for (const { card } of w.encounter.looks) found.push(card);
  return found;
}
