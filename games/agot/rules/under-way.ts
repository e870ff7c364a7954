// What is under way besides what lies on the table, for screens: the game reads its own notes, so that nobody else does.

import { notesOf, type View } from '@three-thrones/kernel';
import type { AreaId, HouseId, TrackId } from '../data/ids.ts';
import type { CombatFlows } from './combat/flows.ts';
import type { Side, World } from './state.ts';
import type { Bids, WesterosFlows } from './westeros/flows.ts';
import type { WildlingFlows } from './wildlings/flows.ts';

/** Support that has been declared and is not yet granted (13.1). */
export interface SupportOffer {
  readonly house: HouseId;
  readonly side: Side;
  readonly areas: readonly AreaId[];
}

/** By the first rules a house declares area by area: `offered` are those it has offered so far. */
interface SupportNotes {
  support: CombatFlows['support'] & { offered?: AreaId[] };
}

export function supportOffer(view: View<World>): SupportOffer | undefined {
  const { house, side, areas, offered = areas } = notesOf<SupportNotes, 'support'>(view, 'support') ?? {};
  return house && side && offered && { house, side, areas: offered };
}

/** What is bid for, and what everybody has bid once it is open (7.2, 15.2). */
export type Bidding = { readonly bids: Bids | undefined } & (
  | { readonly for: 'track'; readonly track: TrackId }
  /** `without` takes no part (R77). */
  | { readonly for: 'wildlings'; readonly strength: number; readonly without: HouseId | undefined }
);

export function bidding(view: View<World>): Bidding | undefined {
  const track = notesOf<WesterosFlows, 'track'>(view, 'track');
  if (track) return { for: 'track', track: track.track, bids: track.bids };
  const attack = notesOf<WildlingFlows, 'wildlings'>(view, 'wildlings');
  if (!attack) return undefined;
  const { strength, without, bids } = attack;
  return { for: 'wildlings', strength, without, bids };
}
