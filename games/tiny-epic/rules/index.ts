// Tiny Epic Game of Thrones: the game object. Nothing outside this folder knows its rules.

import type { Game } from '@three-thrones/kernel';
import { configure, type TinyEpicConfig } from './config.ts';
import { flows } from './flows.ts';
import { endsThought, evaluate, prior } from './heuristics.ts';
import { broken } from './invariants.ts';
import { notation } from './notation.ts';
import { position } from './position.ts';
import { resample } from './resample.ts';
import { scoringRounds } from './scoring.ts';
import { people } from './solo/rival.ts';
import { BLANK, setup } from './setup.ts';
import type { World } from './state.ts';
import { outcome } from './victory.ts';
import { weight } from './weights.ts';

export const tinyEpic: Game<World, TinyEpicConfig> = {
  id: 'tiny-epic',
  rulesVersion: 2,
  flows,
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ seats }) => seats,
  together: ({ mode }) => mode === 'coop',
  setup,
  blank: BLANK,
  seats: people,
  position,
  notation,
  outcome,
  rounds: (w) => ({ now: w.round, last: scoringRounds(w).rounds }),
  broken,
  resample,
  evaluate,
  prior,
  endsThought,
  weight,
};

export { REASONS } from './reasons.ts';
export type { TinyEpicConfig } from './config.ts';
export type * from './state.ts';
export { aboutInVersion1 } from './version-1.ts';
