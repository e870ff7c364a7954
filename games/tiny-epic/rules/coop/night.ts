// What the Night King's side does (§21.4-21.8, §21.13), decided from reads of the board alone.

import { domain } from '../../data/data.ts';
import { ALL_DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import type { NightReads } from './reads.ts';
import { isNorth } from './state.ts';

/** §21.4a A face-down token is flipped; otherwise a new one comes, as long as there is one. */
export function tokenStep(reads: NightReads, at: DomainId): 'flip' | 'add' | 'none-left' {
  if (reads.faceDownTokenAt(at)) return 'flip';
  return reads.tokensInSupply() > 0 ? 'add' : 'none-left';
}

/** §21.6 What a White Walker does that is due in a domain. */
export type WalkerStep =
  | { does: 'points'; because: 'there' | 'pool' }
  | { does: 'stands' | 'fights' | 'displaces' };

export function walkerStep(reads: NightReads, at: DomainId): WalkerStep {
  if (reads.walkerAt(at)) return { does: 'points', because: 'there' };
  if (reads.walkersInPool() === 0) return { does: 'points', because: 'pool' };
  const occupants = reads.occupantsOf(at);
  if (occupants === 'nobody') return { does: 'stands' };
  return { does: occupants === 'treaty' ? 'fights' : 'displaces' };
}

/** §30.1 Where nobody stands and there are White Walkers enough, or none, one order is as good as another. */
export function doesOrderMatter(reads: NightReads, domains: readonly DomainId[]): boolean {
  if (new Set(domains).size < 2) return false;
  const left = reads.walkersInPool();
  if (left > 0 && left < domains.length) return true;
  return domains.some((at) => reads.occupantsOf(at) !== 'nobody');
}

/** §30.1 The same for tokens, of which there may be fewer left than are due. */
export function doesTokenOrderMatter(reads: NightReads, domains: readonly DomainId[]): boolean {
  const added = domains.filter((at) => tokenStep(reads, at) === 'add').length;
  return added > reads.tokensInSupply() || doesOrderMatter(reads, domains);
}

/** §21.7 The first attack south of the Wall destroys it. */
export function wallFalls(reads: NightReads, at: DomainId): boolean {
  return !isNorth(at) && reads.wallStands();
}

/** §21.7 Whether the Night King meets anybody there, and whether they dare to fight him. */
export function meeting(reads: NightReads, at: DomainId): 'battle' | 'rout' | 'nobody' {
  if (reads.occupantsOf(at) !== 'treaty') return 'nobody';
  return reads.treatyDares() ? 'battle' : 'rout';
}

/** §21.8 What a shield on the revealed card does. */
export type ShieldStep = 'token' | 'nothing' | 'walker' | 'points';

export function shieldStep(reads: NightReads, shield: HouseId): ShieldStep {
  if (reads.isNonPlayer(shield)) return reads.tokensInPool(shield) > 0 ? 'token' : 'nothing';
  return reads.walkersInPool() > 0 ? 'walker' : 'points';
}

/** §21.13 The nearest castles he may go for; a castle of the Treaty before others, then the players choose. */
export function nextCastles(reads: NightReads): DomainId[] {
  const from = reads.nightKingAt();
  const steps = [...new Set(CASTLE_DOMAINS.map((at) => reads.distance(from, at)))].sort((a, b) => a - b);
  for (const step of steps) {
    const near = CASTLE_DOMAINS.filter((at) => reads.distance(from, at) === step && mayBeTaken(reads, at));
    const held = near.filter((at) => reads.occupantsOf(at) === 'treaty');
    if (near.length > 0) return held.length > 0 ? held : near;
  }
  return [];
}

function mayBeTaken(reads: NightReads, at: DomainId): boolean {
  return reads.castleStands(at) && !reads.walkerAt(at) && !reads.terrifiedAt(at);
}

const CASTLE_DOMAINS = ALL_DOMAINS.filter((at) => domain(at).kind === 'castle');
