// What Events do, by the effect ids of the data: one flow for each.

import { placeEggs } from '../dragons/eggs.ts';
import { actionFlows } from './actions.ts';
import { allyFlows } from './allies.ts';
import { battleFlows } from './battles.ts';
import { eliminationFlows } from './eliminations.ts';
import { goldFlows } from './gold.ts';
import { heroFlows } from './heroes.ts';
import { iceAndFireFlows } from './ice-and-fire.ts';
import { recruitFlows } from './recruits.ts';

export const effectFlows = [
  ...goldFlows,
  ...allyFlows,
  ...eliminationFlows,
  ...actionFlows,
  ...battleFlows,
  ...recruitFlows,
  ...heroFlows,
  ...iceAndFireFlows,
  placeEggs,
];
