// What a bot is given: its own question, chance of its own, and at most what its seat may see. Never a state.

import {
  type Choice,
  type Decision,
  type Game,
  type Random,
  type State,
  type View,
  view,
} from '@three-thrones/kernel';

/** Decides by the question alone; nobody needs to draw the table for it. */
export interface BlindBot {
  readonly looks: false;
  choose(decision: Decision, random: Random): Choice;
}

/** Decides by what its seat sees, and by the rules that anybody can read. */
export interface SeeingBot {
  readonly looks: true;
  choose(decision: Decision, random: Random, seen: View<unknown>, game: Game<unknown>): Choice;
}

export type Bot = BlindBot | SeeingBot;

/** Asks a bot; the one place where a state becomes what a bot may know of it. */
export function choiceOf(
  bot: Bot,
  decision: Decision,
  random: Random,
  state: State<unknown>,
  game: Game<unknown>,
): Choice {
  return bot.looks
    ? bot.choose(decision, random, view(state, decision.seat), game)
    : bot.choose(decision, random);
}
