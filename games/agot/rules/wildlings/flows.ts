// Arguments of the flows of a wildling attack.

import type { HouseId, LandId, TrackId, WildlingId } from '../../data/ids.ts';
import type { Bids } from '../westeros/flows.ts';

/** What one house does or suffers by a wildling card. */
export interface EffectArgs {
  house: HouseId;
  /** How many, where the card says so. */
  count?: number;
  /** Where, once it is settled. */
  at?: LandId;
  /** Units named so far, as `area:kind-number`. */
  chosen?: string[];
  track?: TrackId;
}

export interface WildlingFlows {
  /** §15 A whole attack; `without` takes no part (R77). */
  wildlings: {
    strength: number;
    without?: HouseId;
    bids?: Bids;
    /** Who won. */
    watch?: boolean;
    /** The highest bidder if the Night's Watch won, else the lowest. */
    named?: HouseId;
    card?: WildlingId;
    /** Everybody else, who still has to suffer. */
    waiting?: HouseId[];
  };
  destroyUnits: EffectArgs;
  destroyAtStructure: EffectArgs;
  /** `count` units, or so many places. */
  destroyOrDrop: EffectArgs & { places: number; choice?: string };
  downgradeKnights: EffectArgs;
  upgradeFootmen: EffectArgs;
  discardCard: EffectArgs;
  retrieveCard: EffectArgs;
  toBottom: EffectArgs & { tracks: readonly TrackId[] };
  toTop: EffectArgs & { tracks: readonly TrackId[] };
  musterSomewhere: EffectArgs;
}
