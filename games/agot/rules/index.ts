// A Game of Thrones: The Board Game (Second Edition): the game object. Nothing outside this folder knows its rules.

import type { Game } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import { flows } from './flows.ts';
import { evaluate, prior } from './heuristics.ts';
import { broken } from './invariants.ts';
import { notation } from './notation.ts';
import { position } from './position.ts';
import { resample } from './resample.ts';
import { type AgotConfig, BLANK, configure, renewed, setup } from './setup.ts';
import type { World } from './state.ts';
import { outcome } from './victory.ts';
import { weight } from './weights.ts';

export const agot: Game<World, AgotConfig> = {
  id: 'agot',
  rulesVersion: 2,
  flows,
  start: { flow: 'game', args: {} },
  configure,
  renewed,
  chairs: ({ seats }) => seats,
  setup,
  blank: BLANK,
  seats: (w) => w.order,
  position,
  notation,
  outcome,
  rounds: ({ round }) => ({ now: round, last: tables.rounds }),
  broken,
  resample,
  evaluate,
  prior,
  weight,
};

export { REASONS } from './reasons.ts';
export type { AgotConfig } from './setup.ts';
export type * from './state.ts';
export { aboutInVersion1 } from './version-1.ts';
