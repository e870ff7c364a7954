// What is known of the Night King's next attack: for screens, from what lies open alone.

import { imagined, replacing } from '@three-thrones/kernel';
import { RANGERS_BY_ROUND, rangerCard } from '../../data/coop.ts';
import type { DomainId, RangerCardId } from '../../data/ids.ts';
import { total } from '../battle/lines.ts';
import type { World } from '../state.ts';
import { meeting, nextCastles, wallFalls } from './night.ts';
import { worldReads } from './reads.ts';
import { isSecondPhase } from './state.ts';
import { enemyLines } from './strength.ts';

/** A way the next attack may go. */
export interface NightAttack {
  readonly at: DomainId;
  /** His strength there as the White Walkers stand now, without his card. */
  readonly strength: number;
  readonly meets: 'battle' | 'rout' | 'nobody';
  readonly breaksWall: boolean;
}

export interface NightAhead {
  /** The Ranger card of the next round, if a Three-Eyed Raven has shown it; otherwise those it can be. */
  readonly cards: readonly RangerCardId[];
  readonly isKnown: boolean;
  /** Where he may attack; empty where no card that can come has an attack. */
  readonly attacks: readonly NightAttack[];
  /** §21.13 In the second phase: where he goes after the next Evoke Terror; several are the players' choice. */
  readonly afterTurn: readonly NightAttack[];
}

/** Only the public part of a table is read: a view will do. */
export function nightAhead(w: World): NightAhead {
  const { next } = w.coop!.rangers;
  const cards = next ? [next] : (RANGERS_BY_ROUND[w.round] ?? []);
  const attacks = cards.flatMap((id) => rangerCard(id).attack ?? []);
  return {
    cards,
    isKnown: cards.length === 1,
    attacks: attacks.map((at) => attackOn(w, at)),
    afterTurn: isSecondPhase(w.coop!) ? nextCastles(worldReads(w)).map((at) => attackOn(w, at)) : [],
  };
}

function attackOn(w: World, at: DomainId): NightAttack {
  const reads = worldReads(w);
  const breaksWall = wallFalls(reads, at);
  const strength = imagined(replacing(w.coop!, 'wall', w.coop!.wall && !breaksWall), () =>
    total(enemyLines(w, 'night-king', at, [])),
  );
  return { at, strength, meets: meeting(reads, at), breaksWall };
}
