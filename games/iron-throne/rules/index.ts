// Game of Thrones: The Iron Throne: the game object. Nothing outside this folder knows its rules.

import type { Game } from '@three-thrones/kernel';
import { copyWorld, secrets } from './copying.ts';
import { flows } from './flows.ts';
import { evaluate, prior } from './heuristics.ts';
import { broken } from './invariants.ts';
import { notation } from './notation.ts';
import { position } from './position.ts';
import { resample } from './resample.ts';
import { BLANK, configure, type IronThroneConfig, setup } from './setup.ts';
import type { World } from './state.ts';
import { outcome } from './victory.ts';
import { weight } from './weights.ts';

export const ironThrone: Game<World, IronThroneConfig> = {
  id: 'iron-throne',
  rulesVersion: 1,
  flows,
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ seats }) => seats,
  setup,
  blank: BLANK,
  copyWorld,
  secrets,
  seats: (w) => w.order,
  position,
  notation,
  outcome,
  rounds: (w) => ({ now: w.round, last: w.rules.roundLimit }),
  broken,
  resample,
  evaluate,
  prior,
  weight,
};

export { REASONS } from './reasons.ts';
export type { World } from './state.ts';
