// Where a view stands in the rules: the margin notes of its bookmark, as far as words need them.

import type { View } from '@three-thrones/kernel';
import type { AreaId, CardId, HouseId, LandId, PortId, TrackId } from '@three-thrones/agot/data/ids.ts';
import type { World } from '@three-thrones/agot/queries';

/** Arguments of the flows of this game that ask; each has only some of them. */
export interface Notes {
  readonly house?: HouseId;
  readonly from?: AreaId;
  readonly at?: LandId;
  readonly count?: number;
  readonly losses?: number;
  readonly why?: string;
  readonly deck?: number;
  readonly track?: TrackId;
  readonly strength?: number;
  readonly watch?: boolean;
  /** Who takes no part in a wildling attack (R77). */
  readonly without?: HouseId;
  readonly bids?: Readonly<Partial<Record<HouseId, number>>>;
  readonly placed?: readonly HouseId[];
  readonly points?: Readonly<Partial<Record<LandId, number>>>;
  /** A special order that gives power if nothing is mustered (R73). */
  readonly orPower?: true;
  readonly areas?: readonly AreaId[];
  readonly offered?: readonly AreaId[];
  readonly ports?: readonly PortId[];
  readonly to?: AreaId;
  readonly side?: 'attacker' | 'defender';
  readonly cancelled?: CardId;
}

export function notes(view: View<World>): Notes {
  return view.frames.at(-1)?.args ?? {};
}

/** The notes of a flow that is under way, wherever the question comes from. */
export function notesOf(view: View<World>, flow: string): Notes | undefined {
  return view.frames.findLast((frame) => frame.flow === flow)?.args;
}
