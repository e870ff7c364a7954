// Arguments of the flows of a combat. The combat itself lies in the world.

import type { AreaId, CardId, HouseId } from '../../data/ids.ts';
import type { Side } from '../state.ts';

/** A window in which House cards act, one side after the other. */
export type CardWindow = 'cancel' | 'immediate' | 'winner-known' | 'after-combat';

export interface CombatFlows {
  /** §13 From the support step to the after-checks (23); `w.combat` is set before and gone after. */
  combat: object;
  /** 13.1 Houses that have not declared yet, in turn order. */
  supports: { waiting: HouseId[] };
  /** 13.1, R103 One house with all of its supporting areas, and the side it declares for. */
  support: { house: HouseId; areas: AreaId[]; side?: Side };
  /** 23 One window: sides that have not acted yet; their order is fixed when it begins (R104). */
  abilities: { window: CardWindow; waiting: Side[] };
  /** R30-R32 */
  cancelCard: { side: Side; cancelled?: CardId };
  /** R33, R105 */
  swapCard: { side: Side; swapped?: true };
  /** R34-R36 */
  destroyFootman: { side: Side };
  /** R37-R38 */
  removeAdjacentOrder: { side: Side };
  /** R39-R42 */
  dropOnTrack: { side: Side };
  /** R54 */
  removeLosersOrder: { side: Side };
  /** R55 */
  upgradeFootman: { side: Side };
  /** R59 */
  discardFromHand: { side: Side };
  /** §18 */
  tides: object;
  /** 13.11, 18.5 One side loses so many units of its choice. */
  casualties: { side: Side; count: number; why: 'swords' | 'skull' };
  /** 13.13 The side that lost leaves the area; `areas` are those it may go to. */
  retreat: { side: Side; areas?: AreaId[]; to?: AreaId; losses?: number };
}
