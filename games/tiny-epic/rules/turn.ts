// §3 Turn of the active player, follows (§3.5) and bottom dice (§2.6).

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import { ACTIONS, type ActionId } from '../data/ids.ts';
import { canPlayEvent } from './actions/event.ts';
import { canPlot } from './actions/plot.ts';
import { canRecruit } from './actions/recruit.ts';
import { type AbilityOption, abilityOptions, abilityRefusal, useAbility } from './dice.ts';
import { ask, call, each, flow, go, step } from './kit.ts';
import { canMove } from './legal-moves.ts';
import { because, type Reason } from './reasons.ts';
import { player, playerOrder, type World } from './state.ts';

type Placement = `place:${ActionId}@${ActionId}`;

/** Every die on every slot, written down once. */
const PLACEMENTS = Object.fromEntries(
  ACTIONS.map((die) => [die, ACTIONS.map((slot): Placement => `place:${die}@${slot}`)]),
) as unknown as Readonly<Record<ActionId, readonly Placement[]>>;

const READ = new Map(
  ACTIONS.flatMap((die) => ACTIONS.map((slot) => [`place:${die}@${slot}`, { die, slot }] as const)),
);

export const turn = flow('turn', [
  // §3.1-3.2 Any dice abilities, then one of the two dice on an open slot
  ask('placeDie', {
    openly: true,
    rule: '3.2',
    again: true,
    when: (_w, a) => a.slot === undefined,
    who: (_w, a) => a.seat,
    options: (w, a): (Placement | AbilityOption)[] => [
      ...placements(w, a.seat),
      ...abilityOptions(w, a.seat, a.used),
    ],
    refuse: (w, _a, seat, option) =>
      isPlacement(option) ? placementRefusal(w, option) : abilityRefusal(w, seat, option),
    resolve: (w, a, option, table) => {
      if (!isPlacement(option)) {
        a.used.push(useAbility(w, table, a.seat, option));
        return;
      }
      const { die, slot } = READ.get(option)!;
      const { dice } = player(w, a.seat);
      dice.splice(dice.indexOf(die), 1);
      w.slots[slot] = die;
      a.slot = slot;
      a.die = die;
      table.tell('die.placed', { seat: a.seat, die, slot });
    },
  }),

  // §3.3 The optional action of the slot is the active player's alone
  call('slotAction', (w, a) => go(ownAction(w), { seat: a.seat, action: a.slot!, as: 'slot' })),
  // §3.4 The action of the die
  call('dieAction', (w, a) => go(ownAction(w), { seat: a.seat, action: a.die!, as: 'die' })),
  // §3.5 Each other player may follow, clockwise
  step('callFollowers', (w, a) => {
    a.followers = w.rival ? [] : playerOrder(w, a.seat).slice(1); // §20.4: the Rival never follows
  }),
  each('follow', (_w, a) => {
    const seat = a.followers.shift();
    return seat === undefined ? undefined : go('action', { seat, action: a.die!, as: 'follow' });
  }),

  // §3.6 The unplaced die goes to the next player
  step('passDie', (w, a, table) => {
    if (w.rival) return; // §20.4: all three are its person's
    const [next] = playerOrder(w, a.seat).slice(1);
    const { dice } = player(w, a.seat);
    const [left] = dice.splice(0);
    if (left === undefined || next === w.handOfTheKing) return; // §2.7
    player(w, next!).dice.push(left);
    table.tell('die.passed', { from: a.seat, to: next!, die: left });
  }),
]);

/** §21.5 A player of the Treaty may explore after each own action. */
function ownAction({ coop }: World): 'action' | 'ownAction' {
  return coop === undefined ? 'action' : 'ownAction';
}

export const bottomDie = flow('bottomDie', [
  each('perform', (_w, a) => {
    const seat = a.waiting.shift();
    return seat === undefined ? undefined : go('action', { seat, action: a.die, as: 'bottom' });
  }),
]);

/** §3.8 Every action is optional; one that cannot be performed is skipped. */
export const action = flow('action', [
  ask('perform', {
    rule: '3.8',
    // Plot and Event depend on a hidden hand: that question is asked even when only "skip" is left
    about: (_w, a) => ({ action: a.action, as: a.as }),
    when: (w, a) => isSecretive(a.action) || performRefusal(w, a.seat, a.action) === undefined,
    who: (_w, a) => a.seat,
    options: () => ['perform', 'skip'] as const,
    // Where the question is open to all, it is not asked unless the action can be performed
    refuse: (w, a, seat, said) =>
      said === 'perform' && isSecretive(a.action) ? performRefusal(w, seat, a.action) : undefined,
    resolve: (_w, a, said, table) => {
      a.skipped = said === 'skip';
      if (said === 'skip') table.tell('action.skipped', { seat: a.seat, action: a.action, as: a.as });
    },
  }),
  call(
    'act',
    (_w, a, table) => {
      table.tell('action.performed', { seat: a.seat, action: a.action, as: a.as });
      switch (a.action) {
        case 'recruit':
          return go('recruit', { seat: a.seat, left: tables.limits.recruitUnitsPerAction, deployed: 0 });
        case 'march':
        case 'sail':
          return go('movement', { seat: a.seat, mode: a.action });
        case 'whisper':
          return go('whisper', { seat: a.seat });
        case 'plot':
          return go('plot', { seat: a.seat });
        case 'event':
          return go('event', { seat: a.seat, as: a.as });
      }
    },
    (_w, a) => a.skipped === false,
  ),
]);

function isSecretive(id: ActionId): boolean {
  return id === 'plot' || id === 'event';
}

function performRefusal(w: World, seat: Seat, id: ActionId): Reason | undefined {
  switch (id) {
    case 'recruit':
      return canRecruit(w, { seat, left: 1, deployed: 0 }) ? undefined : because('nothingToDo');
    case 'march':
    case 'sail':
      return canMove(w, { seat, mode: id }) ? undefined : because('noLegalMove');
    case 'whisper':
      return undefined;
    case 'plot':
      return canPlot(w, seat) ? undefined : because('noUsableShield');
    case 'event':
      return canPlayEvent(w, seat) ? undefined : because('prerequisite');
  }
}

function placements(w: World, seat: Seat): Placement[] {
  return [...new Set(player(w, seat).dice)].flatMap((die) => PLACEMENTS[die]);
}

function isPlacement(option: string): option is Placement {
  return option.startsWith('place:');
}

function placementRefusal(w: World, option: Placement): Reason | undefined {
  const { slot } = READ.get(option)!;
  if (w.rival?.coins.includes(slot)) return because('slotBlocked');
  return w.slots[slot] ? because('slotCovered') : undefined;
}
