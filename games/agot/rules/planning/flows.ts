// Arguments of the flows of the Planning phase.

import type { HouseId } from '../../data/ids.ts';

export interface PlanningFlows {
  /** 9.1-9.6 Orders are placed and revealed; `waiting` where they are placed one house after the other (9.5). */
  planning: { waiting?: HouseId[] };
  /** 9.7 */
  raven: { use?: 'swap' | 'look' | 'none' };
}
