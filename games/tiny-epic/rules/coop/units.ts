// Units of the Treaty: whose they are, who may use which (§21.5, §21.17, §21.21).

import type { Seat } from '@three-thrones/kernel';
import { coopTables } from '../../data/coop.ts';
import type { DomainId } from '../../data/ids.ts';
import { type Force, unitsIn, type World } from '../state.ts';
import { enemyAt, speaker, TREATY } from './state.ts';

/** The player whose own units are in a force. */
export function ownerOf(w: World, force: Force): Seat | undefined {
  return force.find(({ house }) => w.players[house] !== undefined)?.house;
}

/** §0.8 Who decides for units of the Treaty: their player, for an allied house alone the players together. */
export function deciderFor(w: World, force: Force): Seat {
  const owner = ownerOf(w, force);
  return owner === undefined || owner === w.rival?.seat ? speaker(w) : owner;
}

/** What a player may lead or pick up there: own units and allied ones, never another player's. */
export function usableBy(w: World, seat: Seat, force: Force): Force {
  return force.filter(({ house }) => house === seat || w.nonPlayers[house]?.ally === TREATY);
}

/** §21.5 Who has an army there that is large enough for a token: own and allied units together. */
export function explorerAt(w: World, at: DomainId): Seat | undefined {
  const force = w.map[at];
  const owner = ownerOf(w, force);
  if (owner === undefined || enemyAt(w.coop!, at) !== undefined) return undefined;
  return unitsIn(force) >= coopTables.armyForTokens ? owner : undefined;
}
