// What the Rival's flows note on their way.

import type { ActionId, DomainId, HouseId, PlotCardId } from '../../data/ids.ts';
import type { RivalCardId } from '../../data/solo.ts';
import type { RivalUnit } from './recruits.ts';
import type { SpecialPlan } from './specials.ts';
import type { MovePlan, RivalMove } from './targets.ts';
import type { TokenPlan } from './tokens.ts';

/** The two actions of a Rival turn. */
export type RivalOccasion = 'first' | 'second';

export interface SoloFlows {
  soloRound: { turns?: number };
  rivalTurn: { die?: ActionId };
  rivalMove: { card: RivalCardId; move: RivalMove; plan?: MovePlan; attacks?: boolean };
  rivalRecruit: {
    card: RivalCardId;
    units?: RivalUnit[];
    ally?: HouseId;
    /** Where the unit before went. */
    first?: DomainId;
  };
  rivalPlot: { cards: number; extra?: number };
  rivalPlotCard: { card?: PlotCardId; shields?: HouseId[] };
  rivalToken: TokenPlan;
  rivalSpecial: { card: RivalCardId; plan?: SpecialPlan; left?: number };
  rivalRally: { recruit: number };
}
