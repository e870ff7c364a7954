// One whole game between bots, played in place; and what many of them add up to.

import { type Bot, choiceOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  begin,
  isRefusal,
  type Outcome,
  Play,
  type Refusal,
  refusal,
  type Seat,
  type State,
} from '@three-thrones/kernel';
import { chanceOfBots, nextToAnswer } from '@three-thrones/match';

/** No game of ours comes near this; one that does will not end. */
const MOST_DECISIONS = 100_000;

export interface Setting {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seed: string;
  /** One bot for all seats, or one for each. */
  readonly bots: readonly Bot[];
  /** Whether the invariants are looked at after every answer, or only at the end. */
  readonly check: boolean;
}

export interface Played {
  readonly seats: readonly Seat[];
  readonly decisions: number;
  /** Missing when something broke on the way. */
  readonly outcome: Outcome | undefined;
  /** What must hold and does not. */
  readonly broken: readonly string[];
}

/** Plays a game to its end, or to the first thing that is wrong with it. */
export function playOut({ game, config, seed, bots, check }: Setting): Played | Refusal {
  const start = begin(game, config, seed);
  if (isRefusal(start)) return start;
  const { state } = start;
  if (bots.length !== 1 && bots.length !== state.seats.length)
    return refusal('bots-do-not-fit', '0', { bots: bots.length, seats: state.seats.length });
  let decisions = 0;
  const stopped = (...broken: string[]): Played => ({
    seats: state.seats,
    decisions,
    outcome: undefined,
    broken,
  });
  try {
    const play = new Play(game, state, { listening: false });
    const chance = chanceOfBots(seed);
    while (!play.over) {
      const broken = check ? wrongNow(game, play) : [];
      if (broken.length > 0) return stopped(...broken);
      const decision = nextToAnswer(play.decisions());
      if (!decision) return stopped('a question is open, but everybody has answered it');
      const bot = bots[bots.length === 1 ? 0 : state.seats.indexOf(decision.seat)]!;
      play.settle(decision.seat, choiceOf(bot, decision, chance, play.state, game));
      if (++decisions === MOST_DECISIONS) return stopped(`no end after ${MOST_DECISIONS} decisions`);
    }
    const outcome = game.outcome(state.world);
    return {
      seats: state.seats,
      decisions,
      outcome,
      broken: [...game.broken(state.world), ...wrongAtEnd(state, outcome)],
    };
  } catch (error) {
    return stopped(error instanceof Error ? error.message : String(error));
  }
}

function wrongNow(game: AnyGame, play: Play<unknown>): string[] {
  const broken = game.broken(play.state.world);
  const open = play.decisions();
  if (open.length === 0) broken.push('the game is not over, and nobody is asked anything');
  for (const { seat, kind, options } of open) {
    if (!play.state.seats.includes(seat)) broken.push(`${kind} asks ${seat}, who is not at the table`);
    if (new Set(options).size < options.length) broken.push(`${kind} offers ${seat} something twice`);
  }
  return broken;
}

function wrongAtEnd({ seats }: State<unknown>, { ranking, scores }: Outcome): string[] {
  const ranked = ranking.flat();
  // An automaton of the rules has a rank too, though nobody sits there.
  const isWhole = seats.every((seat) => ranked.includes(seat)) && new Set(ranked).size === ranked.length;
  const broken = isWhole ? [] : [`the ranking names ${ranked.sort().join(' ') || 'nobody'}`];
  for (const seat of seats) if (!Number.isFinite(scores[seat])) broken.push(`${seat} has no score`);
  return broken;
}
