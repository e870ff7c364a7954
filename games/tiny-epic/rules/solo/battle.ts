// §20.13-20.14, §29.8 What is different in a battle of the Rival.

import type { DomainId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { type Battle, type Force, isHostile, player, type World } from '../state.ts';
import { loseGold } from '../treasury.ts';
import { abilityOf } from './recruit.ts';
import { heroOf, isRival } from './rival.ts';

/** Euron: you first lose gold. */
export function startRivalBattle(w: World, table: Table, { attacker, defender }: Battle): void {
  const { person, seat } = w.rival!;
  const { ability } = heroOf(w.rival!);
  if (attacker !== seat || defender !== person || ability.effect !== 'steal-on-attack') return;
  if (player(w, person).gold === 0) return;
  table.tell('rival.ability', abilityOf(w));
  loseGold(w, table, person, ability.params.gold);
}

/** The bonus of its card was for this battle. */
export function endRivalBattle(w: World, { attacker, defender }: Battle): void {
  if (isRival(w, attacker) || isRival(w, defender)) w.rival!.bonus = 0;
}

/** §20.13, E71 An attacking Rival falls back to where it came from, whatever that is, unless somebody has come there. */
export function fallBack(w: World): { target?: DomainId } {
  const { side, from } = w.army!;
  return isRival(w, side) && !isHostile(w, side, from) ? { target: from } : {};
}

/** §20.14 Its Hero never leaves the map, nor do Heroes of its allies: only Power Tokens can be lost. §22.5: the Teammate keeps its own. */
export function losable(w: World, side: string, force: Force): Force {
  if (!isRival(w, side)) return force;
  const stays = (house: string): boolean => w.coop === undefined || isRival(w, house);
  return force.map((stack) => (stays(stack.house) ? { ...stack, hero: false } : stack));
}
