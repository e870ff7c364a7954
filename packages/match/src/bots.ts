// Bots' turns: who of those asked is a bot, and what it says.

import { type Bot, choiceOf } from '@three-thrones/bots';
import {
  type Answer,
  type Decision,
  type Game,
  type Random,
  randomFrom,
  type Seat,
  seeded,
  type State,
} from '@three-thrones/kernel';

/** The bot on a seat, where one plays. */
export type BotAt = (seat: Seat) => Bot | undefined;

/** The bots' own chance, apart from the game's. */
export function chanceOfBots(seed: string): Random {
  return randomFrom(seeded(`${seed}/bots`));
}

/** Of a question to several seats, those who have answered are not asked again. */
export function nextToAnswer(
  open: readonly Decision[],
  isMeant: (seat: Seat) => boolean = () => true,
): Decision | undefined {
  return open.find(({ seat, answered }) => !answered && isMeant(seat));
}

/** What a bot answers to a question of its seat. */
export function answerOf<W, C>(
  bot: Bot,
  asked: Decision,
  chance: Random,
  state: State<W>,
  game: Game<W, C>,
): Answer {
  const choice = choiceOf(bot, asked, chance, state, game as unknown as Game<unknown>);
  return { seat: asked.seat, decision: asked.id, choice };
}
