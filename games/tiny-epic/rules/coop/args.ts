// The notes of every flow of the cooperative game.

import type { Seat } from '@three-thrones/kernel';
import type { ActionId, DomainId, HouseId, TokenKind } from '../../data/ids.ts';
import type { Occasion } from '../occasions.ts';
import type { BattleTerms } from '../state.ts';
import type { WalkerStep } from './night.ts';
import type { Assault, EnemyId } from './state.ts';

export interface CoopFlows {
  coopRound: object;
  coopTurn: { seat: Seat };
  teammateRound: { turns?: number };
  teammateTurn: object;
  ownAction: { seat: Seat; action: ActionId; as: Occasion };
  ranger: object;
  nightToken: { at?: DomainId };
  nightWalker: { at?: DomainId };
  nightBattle: { assault?: Assault };
  /** A face-down token is turned over, before an army that may have it or by nobody. */
  turnToken: { at: DomainId; seat?: Seat; kind?: TokenKind; takes?: boolean };
  useToken: { at: DomainId; kind: TokenKind; seat?: Seat };
  exploration: { seat: Seat; choice?: string };
  /** Dragon Glass wakes the Ice Dragon (§21.12). */
  glass: { at: DomainId; beaten?: boolean };
  addWalker: { at: DomainId; battle: 'now' | 'later'; does?: WalkerStep['does'] };
  displace: { at: DomainId; anywhere?: true };
  assault: { at: DomainId; by: EnemyId; champion?: Seat; terms?: BattleTerms };
  kingAttack: { at: DomainId; around: boolean; meets?: 'battle' | 'rout' | 'nobody' };
  rout: { at: DomainId };
  conquest: { at: DomainId; around: boolean };
  secondAttack: { at?: DomainId };
  evokeTerror: object;
  terror: { toGive?: number; won?: HouseId[]; lost?: { house: HouseId; terrified: boolean }[] };
}
