// §17 Dice abilities of houses and alliances.

import type { Seat } from '@three-thrones/kernel';
import { type DieAbility, house } from '../data/data.ts';
import { ACTIONS, type ActionId, type HouseId } from '../data/ids.ts';
import type { Table } from './facts.ts';
import { because, type Reason } from './reasons.ts';
import { alliesOf, player, purse, type World } from './state.ts';
import { loseGold } from './treasury.ts';

/** `tyrell:march>whisper` turns a die, `martell:reroll:march+sail` rolls dice again. */
export type AbilityOption = `${HouseId}:${string}`;

/** Abilities this player may still use: the own house's and those of allies, each once (§17.1). */
function abilities(w: World, seat: Seat, used: readonly HouseId[]): { id: HouseId; ability: DieAbility }[] {
  const found: { id: HouseId; ability: DieAbility }[] = [];
  const own = house(seat as HouseId).ability;
  if (own && !used.includes(seat as HouseId)) found.push({ id: seat as HouseId, ability: own });
  for (const id of alliesOf(w, seat)) {
    if (!used.includes(id)) found.push({ id, ability: house(id).allianceAbility });
  }
  return found;
}

/** Everything those abilities could do to the unplaced dice, whatever it costs. */
export function abilityOptions(w: World, seat: Seat, used: readonly HouseId[]): AbilityOption[] {
  const dice = player(w, seat).dice;
  const kinds = [...new Set(dice)];
  return abilities(w, seat, used).flatMap(({ id, ability }): AbilityOption[] => {
    if (ability.id === 'reroll-dice') {
      const each = kinds.map((face): AbilityOption => `${id}:reroll:${face}`);
      if (dice.length < 2) return each;
      const pairs = dice.length > 2 ? pairsOf(dice) : []; // §17.1: in solo there may be three
      return [
        ...each,
        ...pairs.map((pair): AbilityOption => `${id}:reroll:${pair}`),
        `${id}:reroll:${dice.join('+')}`,
      ];
    }
    const faces = facesOf(w, ability);
    return kinds.flatMap((from) =>
      faces.filter((to) => to !== from).map((to): AbilityOption => `${id}:${from}>${to}`),
    );
  });
}

/** Every two of three dice, each pair of faces once. */
function pairsOf(dice: readonly ActionId[]): string[] {
  return [...new Set(dice.map((_, out) => dice.filter((_die, at) => at !== out).join('+')))];
}

function facesOf(w: World, ability: Exclude<DieAbility, { id: 'reroll-dice' }>): readonly ActionId[] {
  switch (ability.id) {
    case 'set-die-face':
      return [ability.face];
    case 'pay-face-from-list':
      return ability.faces;
    case 'copy-locked-die-face':
      return [...new Set(Object.values(w.slots))];
    case 'pay-any-face':
      return ACTIONS;
  }
}

export function abilityRefusal(w: World, seat: Seat, option: AbilityOption): Reason | undefined {
  const { goldCost } = abilityOf(seat, houseIn(option));
  return goldCost > purse(w, seat).gold ? because('notEnoughGold', { needs: goldCost }) : undefined;
}

/** Changes dice as the option says; returns the house whose ability is used up. */
export function useAbility(w: World, table: Table, seat: Seat, option: AbilityOption): HouseId {
  const id = houseIn(option);
  const change = option.slice(id.length + 1);
  const { dice } = player(w, seat);
  loseGold(w, table, seat, abilityOf(seat, id).goldCost);
  if (change.startsWith('reroll:')) {
    reroll(table, dice, change.slice('reroll:'.length).split('+'));
  } else {
    const [from, to] = change.split('>') as [ActionId, ActionId];
    dice[dice.indexOf(from)] = to;
  }
  table.tell('die.changed', { seat, house: id, dice: [...dice] });
  return id;
}

/** Rolls one die again for each of these faces; two dice may show the same. */
function reroll(table: Table, dice: ActionId[], faces: readonly string[]): void {
  const left = [...faces];
  for (const [at, face] of dice.entries()) {
    if (!left.includes(face)) continue;
    left.splice(left.indexOf(face), 1);
    dice[at] = table.random.pick(ACTIONS);
  }
}

function houseIn(option: AbilityOption): HouseId {
  return option.slice(0, option.indexOf(':')) as HouseId;
}

function abilityOf(seat: Seat, id: HouseId): DieAbility {
  return id === seat ? house(id).ability! : house(id).allianceAbility;
}
