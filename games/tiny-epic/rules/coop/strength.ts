// §21.9, §21.10, §21.12 Strength of the Night King's side, line by line.

import { coopTables } from '../../data/coop.ts';
import { card } from '../../data/data.ts';
import type { CardId, DomainId } from '../../data/ids.ts';
import type { Line } from '../battle/lines.ts';
import { geographyOf } from '../geography.ts';
import type { World } from '../state.ts';
import { type Coop, type EnemyId, isSecondPhase } from './state.ts';

function uncovered(track: readonly number[], covered: number): number {
  return track.slice(0, Math.max(0, track.length - covered)).reduce((sum, bonus) => sum + bonus, 0);
}

/** §21.9 Uncovered bonuses of his track: 18, 13, 7, 0. */
export function kingTrack({ glass }: Coop): number {
  return uncovered(coopTables.nightKingTrack, glass);
}

/** §21.10 The full strength of each White Walker: 6 without any steel. */
export function walkerStrength({ steel }: Coop): number {
  return coopTables.walkerStrength + uncovered(coopTables.walkerTrack, steel);
}

/** Everything that counts for an enemy in a domain, with the cards it shows. */
export function enemyLines(w: World, enemy: EnemyId, at: DomainId, cards: readonly CardId[]): Line[] {
  const lines = enemy === 'night-king' ? kingLines(w, at) : othersLines(w, enemy, at);
  for (const id of cards) {
    const { type, strength } = card(id).battle;
    if (type === 'strength') lines.push({ what: 'card', strength, card: id });
    if (type === 'conscripts' && enemy !== 'night-king')
      lines.push({ what: 'conscripts', strength: enemyConscripts(w, at), card: id });
  }
  return lines;
}

function kingLines(w: World, at: DomainId): Line[] {
  const coop = w.coop!;
  const lines: Line[] = [{ what: 'night-king', strength: coopTables.nightKingStrength }];
  const track = kingTrack(coop);
  if (track > 0) lines.push({ what: 'track', strength: track });
  const count = [at, ...geographyOf(w).neighbours(at)].filter((near) => coop.walkers.includes(near)).length;
  if (count > 0) lines.push({ what: 'walkers', count, strength: count * walkerStrength(coop) });
  const isDragonThere = isSecondPhase(coop) || coop.dragon === at;
  if (isDragonThere) lines.push({ what: 'ice-dragon', strength: coopTables.dragonBonus });
  return lines;
}

function othersLines(w: World, enemy: EnemyId, at: DomainId): Line[] {
  const coop = w.coop!;
  const lines: Line[] = [];
  if (enemy === 'ice-dragon') lines.push({ what: 'ice-dragon', strength: coopTables.dragonStrength });
  if (coop.walkers.includes(at)) lines.push({ what: 'walkers', count: 1, strength: walkerStrength(coop) });
  return lines;
}

/** §21.10 Each White Walker next to the battle in full, and the Night King without his own Conscripts. */
export function enemyConscripts(w: World, at: DomainId): number {
  const coop = w.coop!;
  const near = geographyOf(w).neighbours(at);
  const walkers = near.filter((next) => coop.walkers.includes(next)).length * walkerStrength(coop);
  const king = near.includes(coop.nightKing.at) ? coopTables.nightKingStrength + kingTrack(coop) : 0;
  return walkers + king;
}
