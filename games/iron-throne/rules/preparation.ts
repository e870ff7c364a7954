// 5 Preparation: the event card, the defender, and what both active players do before anything else.

import type { Seat } from '@three-thrones/kernel';
import { eventCard, tables } from '../data/data.ts';
import type { CriterionId } from '../data/ids.ts';
import { draw, takeEvent } from './cards.ts';
import { ask, each, flow, go, step } from './kit.ts';
import { because } from './reasons.ts';
import { newEncounter } from './setup.ts';
import { clockwise, encounter, handSize, living, mat, partOf, spreadOf, type World } from './state.ts';

/** 5.1 */
export const event = flow('event', [
  step('show', (w, _a, table) => {
    w.encounter = newEncounter(w.challenger);
    const shown = takeEvent(w, table)!;
    w.encounter.events = [shown];
    table.tell('event.shown', { event: shown });
  }),
]);

const MEASURES: Readonly<Record<CriterionId, (w: World, seat: Seat) => number>> = {
  mostHouseCardsInHand: handSize,
  mostInfluenceSpread: spreadOf,
  mostLeaderSheetPower: (w, seat) => mat(w, seat).sheet,
};

/** 5.2-5.4 Who may be the defender by the event card that counts. */
export function defendersBy(w: World): Seat[] {
  const { house, criterion } = eventCard(encounter(w).events[0]!);
  const others = clockwise(w, w.challenger).slice(1);
  if (house !== undefined && house !== w.challenger) return [house];
  if (criterion === undefined) return others;
  const most = Math.max(...others.map((seat) => MEASURES[criterion](w, seat)));
  return others.filter((seat) => MEASURES[criterion](w, seat) === most);
}

/** 5.3-5.5 The defender is fixed and the event card discarded. */
export const defender = flow('defender', [
  ask('name', {
    rule: (w) => (eventCard(encounter(w).events[0]!).criterion ? '5.4' : '5.3'),
    when: (w) => defendersBy(w).length > 1,
    who: (w) => w.challenger,
    options: (w) => clockwise(w, w.challenger).slice(1),
    refuse: (w, _a, _seat, option) => (defendersBy(w).includes(option) ? undefined : because('notTied')),
    elsewhere: (w, _a, _seat, option) => (option === w.challenger ? because('notYourself') : undefined),
    resolve: (w, _a, seat) => {
      encounter(w).defender = seat;
    },
  }),
  step('fix', (w, _a, table) => {
    const e = encounter(w);
    e.defender ??= defendersBy(w)[0]!;
    w.eventsOut.push(...e.events);
    e.events = [];
    table.tell('defender.named', { seat: e.defender });
  }),
]);

function actives(w: World): Seat[] {
  return [encounter(w).challenger, encounter(w).defender!];
}

export const preparation = flow('preparation', [
  // 5.6
  step('draw', (w, _a, table) => {
    for (const seat of actives(w)) draw(w, seat, tables.preparationDraw, table);
  }),
  // 5.7
  each('power', (w, a) => {
    a.queue ??= actives(w);
    const seat = a.queue.shift();
    return seat === undefined
      ? undefined
      : go('place', { seat, left: tables.preparationPower, on: living(w, seat), mayStop: false });
  }),
  // 5.9: whoever has nobody left takes part alone
  step('alone', (w) => {
    for (const seat of actives(w)) if (living(w, seat).length === 0) bring(w, seat, undefined);
  }),
  // 5.8
  ask('participant', {
    rule: '5.8',
    again: true,
    openly: true,
    when: (w) => actives(w).some((seat) => !partOf(w, seat)),
    who: (w) => actives(w).find((seat) => !partOf(w, seat)),
    options: (w, _a, seat) => living(w, seat),
    resolve: (w, _a, character, table, seat) => {
      bring(w, seat, character);
      table.tell('participant.chosen', { seat, character });
    },
  }),
]);

function bring(w: World, seat: Seat, character: ReturnType<typeof living>[number] | undefined): void {
  const side = seat === encounter(w).challenger ? 'challenger' : 'defender';
  encounter(w).parts.push({ seat, side, character, supports: false, defenderReward: false });
}
