// §21.11 What the Treaty loses to the Night King, a White Walker or the Ice Dragon.

import type { DomainId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { returnUnits } from '../returns.ts';
import { isRival } from '../solo/rival.ts';
import { type Force, leaderOf, type World } from '../state.ts';
import { isFinal, type UnitName, unitNamed, unitNames } from '../units.ts';
import { poolToTerror, toTerror } from './treaty.ts';
import { ownerOf } from './units.ts';

/** A token of an allied house first, then its Hero, then a unit of the player; final units never (§21.27). */
export function lossesToEnemy(w: World, force: Force): UnitName[] {
  const losable = withoutTeammate(w, force).filter(({ house }) => !isFinal(w, house));
  const allied = losable.filter(({ house }) => w.nonPlayers[house] !== undefined);
  const tokens = allied.filter((stack) => stack.tokens > 0).map(({ house }) => house);
  if (tokens.length > 0) return tokens;
  const heroes = allied.filter(({ hero }) => hero).map(({ house }) => leaderOf(w, house)!);
  if (heroes.length > 0) return heroes;
  return unitNames(w, losable);
}

/** §22.5 The Teammate never loses its Hero. */
function withoutTeammate(w: World, force: Force): Force {
  return force.map((stack) => (isRival(w, stack.house) ? { ...stack, hero: false } : stack));
}

/** A unit that has been taken off the map goes where the Night King's side sends it. */
export function loseToEnemy(w: World, table: Table, name: string, domain: DomainId): void {
  const unit = unitNamed(w, name);
  const [{ house, tokens, hero }] = unit as [Force[number]];
  table.tell('unit.lost', { side: ownerOf(w, unit) ?? house, domain, unit: name });
  if (w.nonPlayers[house] && tokens > 0) return toTerror(w, table, house, domain);
  returnUnits(w, table, unit);
  if (w.nonPlayers[house] && hero) poolToTerror(w, table, house);
}
