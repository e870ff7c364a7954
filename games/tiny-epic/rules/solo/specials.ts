// §20.12 What the special action of a Rival Card comes to, as the board stands.

import type { DomainId } from '../../data/ids.ts';
import type { Special } from '../../data/solo.ts';
import { type BoardReads, homeOf } from './reads.ts';
import { mayDeploy } from './recruits.ts';
import { returnedPlan, stolenPlan, type TokenPlan, wooedPlan } from './tokens.ts';

export type SpecialPlan =
  /** Strength for its next battle. */
  | { readonly does: 'bonus'; readonly bonus: number }
  | { readonly does: 'points'; readonly vp: number }
  | { readonly does: 'gold'; readonly gold: number }
  | { readonly does: 'discard'; readonly cards: number }
  /** Tokens of yours that stand nearest to its Hero. */
  | { readonly does: 'eliminate'; readonly count: number }
  /** Own units, as many of them as find room. */
  | { readonly does: 'recruit'; readonly at: DomainId; readonly count: number }
  | { readonly does: 'next-target' }
  | { readonly does: 'rally'; readonly recruit: number }
  | { readonly does: 'token'; readonly plan: TokenPlan };

export function specialPlan(reads: BoardReads, { effect, params }: Special): SpecialPlan {
  switch (effect) {
    case 'next-battle-bonus':
      return { does: 'bonus', bonus: params.bonus };
    case 'rival-vp':
      return { does: 'points', vp: params.vp };
    case 'human-loses-gold':
      return { does: 'gold', gold: params.gold };
    case 'human-discards-random':
      return { does: 'discard', cards: params.cards };
    case 'eliminate-human-token':
      return { does: 'eliminate', count: params.count };
    case 'rival-recruit-hero-domain': {
      const at = reads.heroDomain();
      return mayDeploy(reads, at)
        ? { does: 'recruit', at, count: params.count }
        : { does: 'points', vp: params.elseVp };
    }
    case 'castle-pressure':
      return reads.hasAsManyCastles()
        ? { does: 'points', vp: params.vp }
        : { does: 'recruit', at: reads.heroDomain(), count: params.elseRecruit };
    case 'move-next-target':
      return { does: 'next-target' };
    case 'hero-home-rally':
      return { does: 'rally', recruit: params.recruit };
    case 'rival-takes-ally-token':
      return { does: 'token', plan: wooedPlan(reads) };
    case 'human-returns-ally-token':
      return { does: 'token', plan: returnedPlan(reads) };
    case 'rival-steals-ally-token':
      return { does: 'token', plan: stolenPlan(reads) };
  }
}

/** Whether the Hero can go home, now that whoever was hostile there has left (card 11). */
export function mayGoHome(reads: BoardReads): boolean {
  const home = homeOf(reads.rival);
  return reads.heroDomain() !== home && !isHomeHostile(reads) && reads.hasRoom(home, reads.rival);
}

export function isHomeHostile(reads: BoardReads): boolean {
  const holder = reads.holder(homeOf(reads.rival));
  return holder === 'you' || holder === 'other';
}
