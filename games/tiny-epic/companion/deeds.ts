// What an automaton does, for the people at a physical table to carry out.

import type { ActionId, DomainId, HouseId, TokenKind } from '../data/ids.ts';
import type { RecruitPlace } from '../data/solo.ts';
import type { WalkerStep } from '../rules/coop/night.ts';
import type { Holder } from '../rules/solo/reads.ts';
import type { MovePlan, RivalMove } from '../rules/solo/targets.ts';
import type { TokenMove } from '../rules/solo/tokens.ts';

export type Deed = RivalDeed | KingDeed;

export type RivalDeed =
  | {
      readonly does: 'move';
      readonly move: RivalMove;
      readonly plan: MovePlan;
      readonly to: DomainId;
      /** Whom it meets there; in a battle it fights with this before its card. */
      readonly meets: Holder;
      readonly strength?: number;
    }
  | { readonly does: 'stay'; readonly move: RivalMove; readonly plan: MovePlan }
  | {
      readonly does: 'recruit';
      readonly unit: HouseId;
      readonly at: DomainId;
      /** Missing where a special action or the Hero says it. */
      readonly where?: RecruitPlace;
    }
  | {
      readonly does: 'skip';
      readonly unit: HouseId;
      readonly where: RecruitPlace;
      readonly why: 'no-ally' | 'no-room' | 'no-token';
    }
  | {
      readonly does: 'token';
      readonly how: TokenMove;
      readonly house: HouseId;
      readonly shield?: HouseId;
    }
  | { readonly does: 'no-token'; readonly how: TokenMove; readonly shield?: HouseId }
  | { readonly does: 'bonus'; readonly bonus: number }
  | { readonly does: 'points'; readonly vp: number }
  | { readonly does: 'lose-gold'; readonly gold: number }
  | { readonly does: 'discard'; readonly cards: number }
  | { readonly does: 'eliminate'; readonly at: DomainId }
  | { readonly does: 'remove-walker'; readonly at: DomainId }
  /** §22.4 The Night King has neither gold nor cards. */
  | { readonly does: 'no-effect'; readonly of: 'gold' | 'cards' }
  | { readonly does: 'spare' }
  | { readonly does: 'no-unit'; readonly at: DomainId }
  | { readonly does: 'clear-home'; readonly at: DomainId }
  | { readonly does: 'go-home'; readonly from: DomainId; readonly at: DomainId }
  | { readonly does: 'remove-card' }
  | { readonly does: 'follow'; readonly die: ActionId }
  | { readonly does: 'alliances' | 'taxes' | 'coins' | 'cull' | 'scoring' | 'over' };

export type KingDeed =
  | { readonly does: 'add-token' | 'turn-token' | 'no-supply'; readonly at: DomainId }
  | { readonly does: 'token-stays'; readonly at: DomainId; readonly token: TokenKind }
  | { readonly does: 'token-acts'; readonly at: DomainId; readonly token: TokenKind; readonly gold: number }
  | { readonly does: 'walker'; readonly at: DomainId; readonly step: WalkerStep }
  | { readonly does: 'king-waits' | 'king-stays' | 'throne' | 'king-beaten' }
  | { readonly does: 'king-moves'; readonly from: DomainId; readonly at: DomainId; readonly falls: boolean }
  | { readonly does: 'king-fights' | 'king-routs' | 'walker-fights'; readonly at: DomainId }
  | { readonly does: 'destroy' | 'displace'; readonly at: DomainId }
  | { readonly does: 'terror-token' | 'terror-walker'; readonly house: HouseId }
  | { readonly does: 'king-points'; readonly points: number }
  | { readonly does: 'terror-toll'; readonly tokens: number; readonly walkers: number }
  | { readonly does: 'compare' | 'cull-both' | 'treaty-taxes' | 'treaty-scoring' | 'hand' | 'lost' };
