// The board as its person tells the Teammate (§22.4): where its cards say "you" they mean the Night King, and what is the
// Rival's is the Treaty's.

import { ALL_DOMAINS, DOMAINS, type DomainId } from '../../data/ids.ts';
import type { TeammateReads } from '../../rules/coop/teammate/reads.ts';
import { geographyOf } from '../../rules/geography.ts';
import { type Holder, nearestWhere } from '../../rules/solo/reads.ts';
import type { Talk } from '../dialogue.ts';
import { heardNight } from '../king/heard.ts';
import type { NightNotes } from '../king/notes.ts';
import { heardReads, type Outlook } from '../rival/heard.ts';
import type { Notes } from '../rival/notes.ts';
import { isYes, YES_NO } from '../yes-no.ts';

export function heardTeammate(talk: Talk, n: Notes, night: NightNotes): TeammateReads {
  const { distance } = geographyOf({ coop: night });
  const { wallStands, nightKingAt, treatyDares } = heardNight(talk, night);
  const reads = heardReads(talk, n, outlookOf(night));
  return {
    ...reads,
    ...{ wallStands, nightKingAt, treatyDares, distance },
    mayHoldKingsLanding: () => isYes(talk.ask('treaty-castles', {}, YES_NO)),
    isProtected: (at) => reads.holder(at) === 'other' && reads.isProtected(at),
    domainsOf: (side) => (side === 'rival' ? reads.domainsOf(side) : theDead(talk, n, night)),
    nearest: (from, _among, sought, does) => {
      const reach = ALL_DOMAINS.filter((at) => at !== from && Number.isFinite(distance(from, at)));
      if (night.isEveryWalkerKnown)
        return nearestWhere(
          from,
          reach.filter((at) => night.walkers[at] === true),
          does,
          distance,
        );
      let left = reach
        .filter((at) => night.walkers[at] !== false && n.holders[at] !== 'nobody')
        .sort((one, other) => distance(from, one) - distance(from, other));
      while (left.length > 0) {
        const at = talk.ask('nearest', { from, sought }, [...left, 'none']);
        if (at === 'none') return [];
        night.walkers[at] = true;
        if (does(at)) return [at];
        left = left.filter((one) => one !== at);
      }
      return [];
    },
    hasAsManyCastles: () => true, // those the Night King takes are nobody's any more
  };
}

/** Units of its person are the Treaty's too; the Ice Dragon is looked for where it may be. */
function outlookOf(night: NightNotes): Outlook {
  return {
    domains: () => (night.wall ? DOMAINS : ALL_DOMAINS),
    holders: (at) => {
      const mayBeThere = night.isEveryWalkerKnown ? isDragonOut(night) : night.walkers[at] !== false;
      const holders: readonly Holder[] = ['nobody', 'rival', 'other', 'you'];
      return mayBeThere || isDragonOut(night) ? holders : holders.filter((one) => one !== 'you');
    },
    known: (at) => (night.kingAt === at || night.walkers[at] === true ? 'you' : undefined),
  };
}

/** §21.12 In its first phase it may stand anywhere; later it is with the Night King. */
function isDragonOut({ wall, isSecondPhase }: NightNotes): boolean {
  return !wall && !isSecondPhase;
}

function theDead(talk: Talk, n: Notes, night: NightNotes): readonly DomainId[] {
  if (!night.isEveryWalkerKnown || isDragonOut(night))
    return (n.yours ??= talk.ask('domains', { side: 'you' }, ALL_DOMAINS));
  const walkers = ALL_DOMAINS.filter((at) => night.walkers[at] === true);
  return [...new Set([night.kingAt, ...walkers])];
}
