// The board as its people tell it: every read of the Night King's side is looked up in the notes, or asked.

import { coopTables } from '../../data/coop.ts';
import { domain } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import type { NightReads, Occupants } from '../../rules/coop/reads.ts';
import { geographyOf } from '../../rules/geography.ts';
import type { Talk } from '../dialogue.ts';
import type { Found } from '../prompts.ts';
import { isYes, YES_NO } from '../yes-no.ts';
import type { NightNotes } from './notes.ts';

export function heardNight(talk: Talk, n: NightNotes): NightReads {
  return {
    wallStands: () => n.wall,
    nightKingAt: () => n.kingAt,
    distance: (from, to) => mapOf(n).distance(from, to),
    walkerAt: (at) => {
      if (!isWalkerKnown(n, at)) look(talk, n, at);
      return n.walkers[at] === true;
    },
    walkersInPool: () => (n.pool ??= Number(talk.ask('walkers-in-pool', {}, COUNTS))),
    occupantsOf: (at) => n.occupants[at] ?? look(talk, n, at),
    treatyDares: () => isYes(talk.ask('dares', {}, YES_NO)),
    faceDownTokenAt: (at) => (n.down[at] ??= isYes(talk.ask('token-there', { at }, YES_NO))),
    tokensInSupply: () => n.supply,
    castleStands: (at) => domain(at).kind === 'castle' && !n.destroyed.includes(at),
    terrifiedAt: (at) => (n.terrified[at] ??= isYes(talk.ask('terrified', { at }, YES_NO))),
    isNonPlayer: (house) => n.setup.mats.includes(house),
    // Whoever reaches for a token sees whether there is one: then nothing happens (§21.8)
    tokensInPool: () => 1,
  };
}

/** White Walkers in the Terror Pool. */
export function walkersInTerror(talk: Talk, n: NightNotes): number {
  return (n.terror ??= Number(talk.ask('walkers-in-terror', {}, COUNTS)));
}

/** White Walkers on the map: all that lie nowhere else. */
export function walkersOnMap(talk: Talk, n: NightNotes): number {
  if (n.isEveryWalkerKnown) return Object.values(n.walkers).filter(Boolean).length;
  return Number(talk.ask('walkers-on-map', {}, COUNTS));
}

export function neighboursOf(n: NightNotes, at: DomainId): readonly DomainId[] {
  return mapOf(n).neighbours(at);
}

const COUNTS = Array.from({ length: coopTables.walkers + 1 }, (_, count) => String(count));

function mapOf({ wall }: NightNotes): ReturnType<typeof geographyOf> {
  return geographyOf({ coop: { wall } });
}

function isWalkerKnown({ walkers, isEveryWalkerKnown }: NightNotes, at: DomainId): boolean {
  return isEveryWalkerKnown || walkers[at] !== undefined;
}

/** One look at a domain says whether a White Walker stands there, and who else. */
function look(talk: Talk, n: NightNotes, at: DomainId): Occupants {
  const all: readonly Found[] = ['nobody', 'treaty', 'outsiders', 'walker'];
  const isKnown = isWalkerKnown(n, at);
  const found = talk.ask('found', { at }, isKnown ? all.filter((one) => one !== 'walker') : all);
  if (!isKnown) n.walkers[at] = found === 'walker';
  return (n.occupants[at] = found === 'walker' ? 'nobody' : found);
}
