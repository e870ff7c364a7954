// §20.2 What a battle of the Rival may cost its person: its castles lie on their Gold Track.

import { domain } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import { goldMaximum, type World } from '../state.ts';

export interface CastleAtStake {
  readonly domain: DomainId;
  /** The most gold its person may have now: the space the castle would cover. */
  readonly covers: number;
}

/** The castle the Rival attacks, if it attacks one. */
export function castleAtStake(w: World): CastleAtStake | undefined {
  const { rival, battle } = w;
  if (!rival || battle?.attacker !== rival.seat || battle.winner !== undefined) return undefined;
  if (domain(battle.domain).kind !== 'castle') return undefined;
  return { domain: battle.domain, covers: goldMaximum(w, rival.person) };
}
