// §22.3 Where the Teammate goes: where its card sends it, or else to the nearest White Walker.

import { type RivalCardId, rivalCard } from '../../../data/solo.ts';
import type { DomainId } from '../../../data/ids.ts';
import { rowOf } from '../../solo/reads.ts';
import {
  groupFrom,
  mayEnter,
  type MovePlan,
  type RivalMove,
  type Verdict,
  verdictOn,
} from '../../solo/targets.ts';
import type { Force } from '../../state.ts';
import { isNorth } from '../state.ts';
import type { TeammateReads } from './reads.ts';

export function teammatePlan(reads: TeammateReads, card: RivalCardId, move: RivalMove): MovePlan {
  const from = reads.heroDomain();
  const group = groupFrom(reads, from);
  const row = rowOf(from);
  const hunt = (by: Partial<MovePlan>): MovePlan => {
    const isPrey = (at: DomainId): boolean => at !== from && mayEnter(verdictFor(reads, group.army, at));
    const targets = reads.nearest(from, [], 'your-token', isPrey);
    const next = { begins: 'walker', skipped: [], targets } as const;
    return {
      from,
      ...group,
      ...by,
      next: targets.length > 0 ? { ...next, section: 'walker' } : next,
      targets,
    };
  };
  if (move === 'next-target') return hunt({});
  const named = rivalCard(card)[move][row];
  const verdict = verdictFor(reads, group.army, named);
  return mayEnter(verdict)
    ? { from, ...group, row, named, verdict, targets: [named] }
    : hunt({ row, named, verdict });
}

/** As for the Rival; what it may not enter counts as friendly. */
function verdictFor(reads: TeammateReads, army: Force, at: DomainId): Verdict {
  return isClosed(reads, at) ? 'closed' : verdictOn(reads, army, at);
}

/** The north while the Wall stands, the Night King's domain without courage (E80), King's Landing without castles (§21.18). */
function isClosed(reads: TeammateReads, at: DomainId): boolean {
  if (isNorth(at) && reads.wallStands()) return true;
  if (reads.nightKingAt() === at && !reads.treatyDares()) return true;
  return at === 'kings-landing' && !reads.mayHoldKingsLanding();
}
