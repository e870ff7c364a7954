// §20 Everything the Rival does, as flows.

import { rivalMove } from './move.ts';
import { rivalPlot, rivalPlotCard, rivalToken } from './plot.ts';
import { rivalRally } from './rally.ts';
import { rivalRecruit } from './recruit.ts';
import { soloRound } from './round.ts';
import { rivalSpecial } from './special.ts';
import { rivalTurn } from './turn.ts';

export const soloFlows = [
  soloRound,
  rivalTurn,
  rivalMove,
  rivalRecruit,
  rivalPlot,
  rivalPlotCard,
  rivalToken,
  rivalSpecial,
  rivalRally,
] as const;
