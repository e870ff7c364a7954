// What is under way besides what lies on the table, for screens: the game reads its own notes, so that nobody else does.

import { notesOf, type View } from '@three-thrones/kernel';
import type { AreaId, HouseId } from '../data/ids.ts';
import type { CombatFlows } from './combat/flows.ts';
import type { Side, World } from './state.ts';

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
