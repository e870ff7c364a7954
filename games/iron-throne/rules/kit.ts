// The kernel's words for this game, and the arguments of every flow.

import { rulesOf, type Seat } from '@three-thrones/kernel';
import type { JoinSide, Op } from '../data/data.ts';
import type { AbilityId, CharacterCardId, CharacterId, WindowId } from '../data/ids.ts';
import type { Facts } from './facts.ts';
import type { ReasonCode } from './reasons.ts';
import type { Loss, Side, World } from './state.ts';

/** One operation of an effect on its way. */
export interface OpArgs {
  seat: Seat;
  id: AbilityId;
  op: Op;
}

/** Operations that mean a certain player or character. */
type AimedName =
  | 'takeHostage'
  | 'lookAt'
  | 'denyReward'
  | 'joinSide'
  | 'retreat'
  | 'forceOffer'
  | 'removePower'
  | 'reviveCharacter'
  | 'returnInfluence';

/** One of them on its way; player and character are filled in when they have been chosen. */
export interface AimedArgs extends OpArgs {
  op: Extract<Op, { op: AimedName }>;
  player?: Seat;
  character?: CharacterId;
}

export interface Flows {
  game: object;
  leaders: object;
  round: object;

  /** A window; `only` where it opens for one player. */
  window: { window: WindowId; only?: Seat; queue?: Seat[]; last?: Seat };
  leader: { seat: Seat; id: AbilityId };
  card: { seat: Seat; window: WindowId; card?: CharacterCardId };
  ability: { seat: Seat; id: AbilityId; ops: readonly Op[]; at: number };
  op: AimedArgs;
  chooseOne: OpArgs & { branch?: string };

  hostages: { seat: Seat; done?: boolean; torture?: number };
  torture: { by: Seat; of: Seat; left: number; character?: CharacterId };
  take: { taker: Seat; target: Seat; left: number };
  takeSeen: { taker: Seat; target: Seat };
  reclaim: { seat: Seat };
  tortureOne: { seat: Seat; torture?: number };

  place: { seat: Seat; left: number; on: readonly CharacterId[]; mayStop: boolean };
  shift: { seat: Seat; left: number; keep: number };
  removal: { losses: Loss[]; by: 'penalty' | 'effect'; next: number };
  redirect: { loss: Loss; at: number };
  pay: { seat: Seat; left: number };
  revive: { seat: Seat; character: CharacterId; most: number };

  event: object;
  defender: object;
  preparation: { queue?: Seat[] };
  pickEvent: { seat: Seat; draw: number };
  arrange: { seat: Seat; count: number };
  offers: { queue?: Seat[] };
  offer: { seat: Seat; side?: Side; character?: CharacterId };
  join: { seat: Seat; op: JoinSide };
  invitation: { seat: Seat; side: Side };

  negotiation: object;
  move: { side: Side; proposes?: true };
  choose: object;
  lay: object;
  reveal: object;
  decide: object;
  change: { seat: Seat; isPlayed: boolean };
  question: { by: Seat; to: Seat; id: AbilityId };
  stay: { seat: Seat; cards: number };
  discard: { seat: Seat; left: number };

  deal: object;
  dealHostages: { queue: { taker: Seat; target: Seat; open: number; backs: number[] }[] };
  rewards: { queue?: Seat[]; others?: Seat[] };
  spread: { seat: Seat };
  defenderReward: { seat: Seat };
  penalties: object;
  modify: OpArgs;
  hostageTaking: { queue?: { taker: Seat; target: Seat }[] };
}

export const { flow, step, ask, askAll, call, each, go } = rulesOf<World, Flows, Facts, ReasonCode>();
