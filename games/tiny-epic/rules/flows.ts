// Every flow of the game, as the kernel runs them.

import type { DecisionOf, QuestionsIn } from '@three-thrones/kernel';
import { event } from './actions/event.ts';
import { plot } from './actions/plot.ts';
import { recruit } from './actions/recruit.ts';
import { whisper } from './actions/whisper.ts';
import { alliance, alliances, leaveShared } from './alliances.ts';
import { battle } from './battle/battle.ts';
import { coopFlows } from './coop/index.ts';
import { loss } from './battle/loss.ts';
import { consequences } from './consequences.ts';
import { effectFlows } from './events/index.ts';
import { movement } from './movement.ts';
import { refuge, retreat } from './retreat.ts';
import { draft, game, round } from './round.ts';
import { soloFlows } from './solo/index.ts';
import { action, bottomDie, turn } from './turn.ts';

export const flows = [
  ...[game, round, draft, turn, bottomDie, action],
  ...[recruit, movement, whisper, plot, event],
  ...[battle, loss, retreat, refuge, consequences],
  ...[alliances, alliance, leaveShared],
  ...soloFlows,
  ...coopFlows,
  ...effectFlows,
];

/** Every kind of question, and what it is about. */
export type Questions = QuestionsIn<typeof flows>;

/** A question of this game. */
export type Asking = DecisionOf<Questions>;
