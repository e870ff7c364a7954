// Arguments of the flows of the Westeros phase.

import type { AreaId, HouseId, LandId, TrackId } from '../../data/ids.ts';

/** Mustering of one house (R96): what is left to spend in each area. */
export interface MusterArgs {
  house: HouseId;
  points: Partial<Record<LandId, number>>;
  why: 'card' | 'order' | 'wildlings';
  /** R73 If nothing is mustered the order gives power. */
  orPower?: true;
  /** The house has said that it wants no more. */
  isDone?: true;
}

/** Bids by house, once they are open. */
export type Bids = Partial<Record<HouseId, number>>;

export interface WesterosFlows {
  /** 4.1-4.4 The whole phase. */
  westeros: { attack?: true };
  /** The card of deck I (0), II (1) or III (2) is carried out; `effect` is what was chosen where there is a choice. */
  westerosCard: { deck: number; effect?: string };
  /** 5.1-5.2 Everybody sets supply, then reconciles, in turn order. */
  supply: { waiting: HouseId[] };
  /** 5.2, R3 One house removes units until its armies fit; nothing happens if they do. */
  reconcile: { house: HouseId; removed?: Partial<Record<AreaId, number>> };
  /** 6.1 Everybody musters, in turn order. */
  mustering: { waiting: HouseId[] };
  muster: MusterArgs;
  /** 7.1 Bidding for the tracks named, one after the other. */
  clash: { tracks: TrackId[] };
  /** 7.2-7.6 One track: `placed` are the houses whose places are settled. */
  track: { track: TrackId; bids?: Bids; placed: HouseId[] };
}
