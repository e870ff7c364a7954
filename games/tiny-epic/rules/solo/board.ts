// The board as the automaton at this table reads it, and where that leads it: the Rival (§20), or the Teammate (§22).

import type { DomainId } from '../../data/ids.ts';
import { RIVAL_CARDS, type RivalCardId } from '../../data/solo.ts';
import { teammateReads } from '../coop/teammate/reads.ts';
import { teammatePlan } from '../coop/teammate/targets.ts';
import { heroDomain, type World } from '../state.ts';
import { type BoardReads, readsOf } from './reads.ts';
import { type MovePlan, movePlan, type RivalMove } from './targets.ts';

export function boardOf(w: World): BoardReads {
  return w.coop === undefined ? readsOf(w) : teammateReads(w);
}

/** §22.3 Where the Teammate goes if its card leads nowhere; nothing while its Hero is on the way. */
export function huntOf(w: World): readonly DomainId[] | undefined {
  if (heroDomain(w, w.rival!.seat) === undefined) return undefined;
  return teammatePlan(teammateReads(w), RIVAL_CARDS[0], 'next-target').targets; // which card it is does not matter here
}

/** Where its card sends it with this action, as things stand. */
export function planOf(w: World, card: RivalCardId, move: RivalMove): MovePlan {
  return w.coop === undefined ? movePlan(readsOf(w), card, move) : teammatePlan(teammateReads(w), card, move);
}
