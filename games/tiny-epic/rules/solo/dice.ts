// §20.3-20.5, §20.16 Dice, turns and coins at a table with an automaton: the Rival's, or the Teammate's (§22.2).

import { tables } from '../../data/data.ts';
import { ACTIONS } from '../../data/ids.ts';
import { readyHeroCards } from '../cards.ts';
import type { Table } from '../facts.ts';
import { player, type World } from '../state.ts';
import { TURNS } from './rival.ts';

/** Three dice for the person; the automaton rolls its own. */
export function rollForPerson(w: World, table: Table): void {
  const dice = Array.from({ length: tables.dice.solo.human }, () => table.random.pick(ACTIONS));
  player(w, w.rival!.person).dice = dice;
  table.tell('dice.rolled', { dice: [...dice] });
}

/** Whose turn is next in a round that notes how many there were. */
export function nextTurn(a: { turns?: number }): 'person' | 'automaton' | undefined {
  const turn = (a.turns ?? 0) + 1;
  a.turns = turn;
  if (turn > TURNS) return undefined;
  return turn % 2 === 0 ? 'automaton' : 'person';
}

/** Last round's coins go, the dice of this round become coins, the automaton's come back. */
export function layCoins(w: World, table: Table): void {
  const rival = w.rival!;
  rival.coins = ACTIONS.filter((slot) => w.slots[slot]);
  rival.dice = [];
  player(w, rival.person).dice = []; // §20.4: the third die is unused
  w.slots = {};
  table.tell('rival.coins', { seat: rival.person, slots: [...rival.coins] });
}

/** The bonus of its card is lost, Hero Cards are ready again. */
export function tidyUp(w: World, table: Table): void {
  w.rival!.bonus = 0;
  readyHeroCards(w);
  table.tell('round.ended', { round: w.round });
}
