// Every flow of the game, as the kernel runs them.

import type { DecisionOf, QuestionsIn } from '@three-thrones/kernel';
import { ability, chooseOne, op } from './abilities/ability.ts';
import { arrange, pickEvent } from './abilities/looks.ts';
import { discard, invitation, join, stay } from './abilities/sides.ts';
import { change, choose, decide, lay, question, reveal } from './clash.ts';
import { hostages, reclaim, take, takeSeen, torture, tortureOne } from './hostages.ts';
import { leaders } from './leaders.ts';
import { move, negotiation } from './negotiation.ts';
import { pay, place, redirect, removal, revive, shift } from './power.ts';
import { defender, event, preparation } from './preparation.ts';
import {
  deal,
  dealHostages,
  defenderReward,
  hostageTaking,
  modify,
  penalties,
  rewards,
  spread,
} from './results.ts';
import { game, round } from './round.ts';
import { offer, offers } from './support.ts';
import { card, leader, window } from './windows.ts';

export const flows = [
  ...[game, leaders, round],
  ...[window, leader, card, ability, op, chooseOne],
  ...[hostages, torture, take, takeSeen, reclaim, tortureOne],
  ...[place, shift, removal, redirect, pay, revive],
  ...[event, defender, preparation, pickEvent, arrange],
  ...[offers, offer, join, invitation, stay, discard],
  ...[negotiation, move, choose, change, question, lay, reveal, decide],
  ...[deal, dealHostages, rewards, spread, defenderReward, penalties, modify, hostageTaking],
];

/** Every kind of question, and what it is about. */
export type Questions = QuestionsIn<typeof flows>;

/** A question of this game. */
export type Asking = DecisionOf<Questions>;
