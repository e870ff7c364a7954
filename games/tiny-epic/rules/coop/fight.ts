// §21.12, §30.6 Where a battle with the Night King's side goes other ways than among houses.

import type { Table } from '../facts.ts';
import type { Flows } from '../kit.ts';
import type { World } from '../state.ts';
import { place } from '../units.ts';
import { enemyAt } from './state.ts';
import { isGlassGuarded, removeWalker } from './tokens.ts';

/** Whoever attacks a White Walker over Dragon Glass is attacked by the Ice Dragon and defends (§21.12). */
export function joinDragon(w: World, table: Table, a: Flows['battle']): void {
  const { army } = w;
  if (!army || a.by !== undefined || !isGlassGuarded(w, a.domain)) return;
  if (enemyAt(w.coop!, a.domain) !== 'white-walker') return;
  w.coop!.dragon = a.domain;
  table.tell('dragon.came', { domain: a.domain });
  place(w, a.domain, army.force);
  a.by = 'ice-dragon';
  a.defender = army.side;
  w.army = undefined;
}

/** §21.23 The Night King's defeat wins the game; a White Walker goes to its pool, the Ice Dragon to the Wall (E81). */
export function beatEnemy(w: World, table: Table, a: Flows['battle']): void {
  const coop = w.coop!;
  const { loser, domain: at } = w.battle!;
  if (loser === 'night-king') {
    coop.won = true;
    table.tell('king.beaten', { domain: at });
    return table.end();
  }
  if (coop.walkers.includes(at)) removeWalker(w, table, at);
  if (loser !== 'ice-dragon') return;
  coop.dragon = undefined;
  a.beaten = true;
  table.tell('dragon.beaten', { domain: at });
}
