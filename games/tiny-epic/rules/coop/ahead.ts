// What is known of the Night King's next attack: for screens, from what lies open alone.

import { rangerCard, rangersFor } from '../../data/coop.ts';
import type { DomainId, HouseId, RangerCardId } from '../../data/ids.ts';
import { total } from '../battle/lines.ts';
import { geographyOf } from '../geography.ts';
import type { World } from '../state.ts';
import { meeting, nextCastles, wallFalls } from './night.ts';
import { worldReads } from './reads.ts';
import { type Coop, isSecondPhase } from './state.ts';
import { enemyLines } from './strength.ts';

/** A way the next attack may go, as everything stands now, in the order of §21.7. */
export interface NightAttack {
  readonly at: DomainId;
  /** His strength there with the White Walkers that come before him, without his card. */
  readonly strength: number;
  readonly breaksWall: boolean;
  readonly meets: 'battle' | 'rout' | 'nobody';
  /** What follows where nobody beats him: a castle is destroyed, a house outside the Treaty leaves. */
  readonly destroysCastle: boolean;
  readonly displaces?: HouseId;
  /** Where White Walkers come, those before him included, and his points for those that find one there or none left. */
  readonly walkers: readonly DomainId[];
  readonly points: number;
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
  const cards = next ? [next] : (rangersFor(w)[w.round] ?? []);
  return {
    cards,
    isKnown: cards.length === 1,
    attacks: cards.flatMap((id) => attackOfCard(w, id) ?? []),
    afterTurn: isSecondPhase(w.coop!) ? nextCastles(worldReads(w)).map((at) => secondAttackOn(w, at)) : [],
  };
}

function attackOfCard(w: World, id: RangerCardId): NightAttack | undefined {
  const { attack: at, whiteWalkers } = rangerCard(id);
  if (at === undefined) return undefined;
  const before = comingTo(w, whiteWalkers);
  const then = thereafter(before.after, at);
  return attackOn(before.after, at, comingTo(then, [at, ...geographyOf(then).neighbours(at)]), before);
}

/** §21.13 One White Walker comes with him, and none around. */
function secondAttackOn(w: World, at: DomainId): NightAttack {
  const before = comingTo(w, [at]);
  return attackOn(before.after, at, NONE, before);
}

interface Comers {
  readonly walkers: readonly DomainId[];
  readonly points: number;
}

const NONE: Comers = { walkers: [], points: 0 };

/** §21.6 White Walkers come to some domains: to those without one, as long as there are any. */
function comingTo(w: World, domains: readonly DomainId[]): Comers & { readonly after: World } {
  const coop: Coop = { ...w.coop!, walkers: [...w.coop!.walkers] };
  const walkers: DomainId[] = [];
  for (const at of domains) {
    if (coop.walkerPool === 0 || coop.walkers.includes(at)) continue;
    coop.walkerPool--;
    coop.walkers.push(at);
    walkers.push(at);
  }
  return { walkers, points: domains.length - walkers.length, after: { ...w, coop } };
}

/** The table once he has come there: the Wall may be down. */
function thereafter(w: World, at: DomainId): World {
  const wall = w.coop!.wall && !wallFalls(worldReads(w), at);
  return { ...w, coop: { ...w.coop!, wall } };
}

function attackOn(w: World, at: DomainId, around: Comers, before: Comers): NightAttack {
  const reads = worldReads(w);
  const [stack] = reads.occupantsOf(at) === 'outsiders' ? w.map[at] : [];
  return {
    at,
    strength: total(enemyLines(thereafter(w, at), 'night-king', at, [])),
    breaksWall: wallFalls(reads, at),
    meets: meeting(reads, at),
    destroysCastle: reads.castleStands(at),
    ...(stack && { displaces: stack.house }),
    walkers: [...before.walkers, ...around.walkers],
    points: before.points + around.points,
  };
}
