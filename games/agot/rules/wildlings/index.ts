// Every flow of a wildling attack.

import { discardCard, musterSomewhere, retrieveCard, toBottom, toTop } from './choices.ts';
import {
  destroyAtStructure,
  destroyOrDrop,
  destroyUnits,
  downgradeKnights,
  upgradeFootmen,
} from './units.ts';
import { wildlings } from './wildlings.ts';

export const wildlingFlows = [
  ...[wildlings, destroyUnits, destroyAtStructure, destroyOrDrop, downgradeKnights, upgradeFootmen],
  ...[discardCard, retrieveCard, toBottom, toTop, musterSomewhere],
] as const;
