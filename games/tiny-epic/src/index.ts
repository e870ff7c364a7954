// Tiny Epic Game of Thrones: the game object. Nothing outside this folder knows its rules.

import type { Game } from '@three-thrones/kernel';
import { event } from './actions/event.ts';
import { plot } from './actions/plot.ts';
import { recruit } from './actions/recruit.ts';
import { whisper } from './actions/whisper.ts';
import { alliance, alliances, leaveShared } from './alliances.ts';
import { battle } from './battle/battle.ts';
import { loss } from './battle/loss.ts';
import { consequences } from './consequences.ts';
import { effectFlows } from './events/index.ts';
import { evaluate, prior } from './heuristics.ts';
import { broken } from './invariants.ts';
import { movement } from './movement.ts';
import { notation } from './notation.ts';
import { position } from './position.ts';
import { resample } from './resample.ts';
import { refuge, retreat } from './retreat.ts';
import { draft, game, round } from './round.ts';
import { configure, setup, type TinyEpicConfig } from './setup.ts';
import type { World } from './state.ts';
import { action, bottomDie, turn } from './turn.ts';
import { outcome } from './victory.ts';

export const tinyEpic: Game<World, TinyEpicConfig> = {
  id: 'tiny-epic',
  rulesVersion: 2,
  flows: [
    ...[game, round, draft, turn, bottomDie, action],
    ...[recruit, movement, whisper, plot, event],
    ...[battle, loss, retreat, refuge, consequences],
    ...[alliances, alliance, leaveShared],
    ...effectFlows,
  ],
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ seats }) => seats,
  setup,
  seats: (w) => w.order,
  position,
  notation,
  outcome,
  broken,
  resample,
  evaluate,
  prior,
};

export { REASONS } from './reasons.ts';
export type { TinyEpicConfig } from './setup.ts';
export type * from './state.ts';
