// Looks one action ahead: tries each choice on tables that look like the one it sees, finishes its own questions at
// random, and takes what the game's own evaluation likes best. Fast, and it makes mistakes.

import {
  type Choice,
  copy,
  type Decision,
  type Game,
  Play,
  type Random,
  resample,
  seeded,
  type State,
  type View,
} from '@three-thrones/kernel';
import type { SeeingBot } from './bot.ts';
import { random } from './random.ts';

/** How much a squire thinks about one question. */
const CANDIDATES = 20;
const TABLES = 2;
const TRIES = 4;
const OWN_QUESTIONS = 12;

export const squire: SeeingBot = { looks: true, choose };

function choose(decision: Decision, chance: Random, seen: View<unknown>, game: Game<unknown>): Choice {
  const choices = candidates(decision, chance);
  const [only] = choices;
  if (choices.length === 1) return only!;
  const tables = Array.from({ length: TABLES }, () =>
    resample(game, seen, decision.seat, seeded(String(chance.int(2 ** 31)))),
  );
  let best = only!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    let worth = 0;
    for (const table of tables) worth += bestEnd(game, table, decision, choice, chance);
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}

/** The best of a few ways to go on after a choice: what is still ours to decide, we would decide well. */
function bestEnd(
  game: Game<unknown>,
  table: State<unknown>,
  { seat }: Decision,
  choice: Choice,
  chance: Random,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const play = new Play(game, copy(table), { listening: false });
    play.settle(seat, choice);
    const asked = finishOwn(play, seat, chance);
    best = Math.max(best, game.evaluate(play.state.world, seat));
    if (asked === 0) break; // nothing was left to chance or choice: every try ends the same
  }
  return best;
}

/** Answers this seat's own questions at random until somebody else is asked; how many there were. */
function finishOwn(play: Play<unknown>, seat: string, chance: Random): number {
  for (let asked = 0; asked < OWN_QUESTIONS && !play.over; asked++) {
    const own = play.decisions().find((open) => open.seat === seat);
    if (!own) return asked;
    play.settle(seat, random.choose(own, chance));
  }
  return OWN_QUESTIONS;
}

/** All choices of a short list, otherwise the most promising and some others. */
function candidates(decision: Decision, chance: Random): Choice[] {
  const { shape, options, min, max } = decision;
  if (shape === 'one')
    return options.length <= CANDIDATES ? [...options] : chance.shuffle([...options]).slice(0, CANDIDATES);
  if (shape === 'number') return spread(min, max);
  const sets = new Map<string, readonly string[]>();
  const offer = (set: readonly string[]): void => void sets.set([...set].sort().join('+'), set);
  if (min === 0) offer([]);
  if (max >= options.length) offer(options);
  while (sets.size === 0 || sets.size < Math.min(CANDIDATES / 2, 2 ** options.length)) {
    const before = sets.size;
    for (let i = 0; i < CANDIDATES; i++) offer(random.choose(decision, chance) as readonly string[]);
    if (sets.size === before) break;
  }
  return [...sets.values()].slice(0, CANDIDATES);
}

/** Numbers from least to most, evenly spread. */
function spread(min: number, max: number): number[] {
  const steps = Math.min(max - min, CANDIDATES - 1);
  if (steps === 0) return [min];
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(min + ((max - min) * i) / steps));
}
