// Every flow of the Westeros phase.

import { clash, track } from './bidding.ts';
import { muster, mustering } from './mustering.ts';
import { reconcile, supply } from './supply.ts';
import { westeros, westerosCard } from './westeros.ts';

export const westerosFlows = [
  westeros,
  westerosCard,
  supply,
  reconcile,
  mustering,
  muster,
  clash,
  track,
] as const;
