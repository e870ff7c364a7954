// Looks one action ahead: tries the most promising choices on tables that look like the one it sees, goes on with its own
// questions as it thinks best, and takes what the game's own evaluation likes best. Fast, and it makes mistakes.

import {
  type Choice,
  copyState,
  type Decision,
  fitting,
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
export interface Effort {
  /** Choices it tries. */
  readonly candidates: number;
  /** Tables that look like the one it sees. */
  readonly tables: number;
  /** Ways to go on after a choice, where it is asked more. */
  readonly tries: number;
}

const USUAL: Effort = { candidates: 20, tables: 2, tries: 4 };
const OWN_QUESTIONS = 12;
/** What a game thinks nothing of may still be all that fits. */
const LEAST_WEIGHT = 1e-6;

export const squire: SeeingBot = squireWith(USUAL);

/** One who thinks more or less: thousands of games want a quick one. */
export function squireWith(effort: Effort): SeeingBot {
  return { looks: true, choose: (...question) => choose(effort, ...question) };
}

/** How promising an option looks. */
type Hope = (option: string) => number;

function choose(
  effort: Effort,
  decision: Decision,
  chance: Random,
  seen: View<unknown>,
  game: Game<unknown>,
): Choice {
  const { candidates: most } = effort;
  const hope: Hope = (option) => game.prior(seen.world, decision, option);
  const choices = decision.limits
    ? setsThatFit(decision, hope, chance, most)
    : candidates(decision, chance, hope, most);
  const [only] = choices;
  if (choices.length === 1) return only!;
  const tables = Array.from({ length: effort.tables }, () => tableLike(game, seen, decision, chance));
  let best = only!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    let worth = 0;
    for (const table of tables) worth += bestEnd(game, table, decision, choice, chance, effort.tries);
    if (worth <= highest) continue;
    highest = worth;
    best = choice;
  }
  return best;
}

/**
 * A table that looks like the one it sees. Others who are asked the same have answered there, rather well than badly: an
 * answer can be judged only by what comes of all of them.
 */
function tableLike(
  game: Game<unknown>,
  seen: View<unknown>,
  { seat, answered }: Decision,
  chance: Random,
): State<unknown> {
  const table = resample(game, seen, seat, seeded(String(chance.int(2 ** 31))));
  if (answered) return table;
  const play = new Play(game, table, { listening: false });
  const said = table.frames.at(-1)?.said ?? {};
  // An answer it has not seen may as well be another one.
  for (const other of play.decisions())
    if (other.seat !== seat && !said[other.seat]?.to.includes(seat))
      play.settle(
        other.seat,
        anyGood(other, chance, (option) => game.prior(play.state.world, other, option)),
      );
  return table;
}

/** The best of a few ways to go on after a choice: what is still ours to decide, we would decide well. */
function bestEnd(
  game: Game<unknown>,
  table: State<unknown>,
  { seat }: Decision,
  choice: Choice,
  chance: Random,
  tries: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) {
    const play = new Play(game, copyState(game, table), { listening: false });
    play.settle(seat, choice);
    const asked = finishOwn(game, play, seat, chance);
    best = Math.max(best, game.evaluate(play.state.world, seat));
    if (asked === 0) break; // nothing was left to chance or choice: every try ends the same
  }
  return best;
}

/** Answers this seat's own questions, rather well than badly, until somebody else is asked or the game says enough; how many. */
function finishOwn(game: Game<unknown>, play: Play<unknown>, seat: string, chance: Random): number {
  for (let asked = 0; asked < OWN_QUESTIONS && !play.over; asked++) {
    const own = play.decisions().find((open) => open.seat === seat && !open.answered);
    if (!own || game.endsThought?.(play.state.world, own)) return asked;
    play.settle(
      seat,
      anyGood(own, chance, (option) => game.prior(play.state.world, own, option)),
    );
  }
  return OWN_QUESTIONS;
}

/** Any choice, the promising ones more often. */
function anyGood(decision: Decision, chance: Random, hope: Hope): Choice {
  const { shape, options } = decision;
  if (shape !== 'one' || options.length === 1) return random.choose(decision, chance);
  const hopes = options.map(hope);
  let left = fraction(chance) * hopes.reduce((sum, one) => sum + one, 0);
  return options.find((_, at) => (left -= hopes[at]!) < 0) ?? options[0]!;
}

/** All choices of a short list, otherwise the most promising and some others; the most promising first. */
function candidates(decision: Decision, chance: Random, hope: Hope, most: number): Choice[] {
  const { shape, options, min, max } = decision;
  if (shape === 'one') return inOrder(options, chance, hope).slice(0, most);
  if (shape === 'number') return inOrder(spread(min, max, most).map(String), chance, hope).map(Number);
  const sets = new Map<string, readonly string[]>();
  const offer = (set: readonly string[]): void => void sets.set([...set].sort().join('+'), set);
  const best = inOrder(options, chance, hope);
  if (min > 0) offer(best.slice(0, min));
  else offer([]);
  if (max >= options.length) offer(options);
  while (sets.size < Math.min(most / 2, 2 ** options.length)) {
    const before = sets.size;
    for (let i = 0; i < most; i++) offer(random.choose(decision, chance) as readonly string[]);
    if (sets.size === before) break;
  }
  return [...sets.values()].slice(0, most);
}

/** The most promising first; equals in any order. */
function inOrder(options: readonly string[], chance: Random, hope: Hope): string[] {
  const hopes = new Map(options.map((option) => [option, hope(option)]));
  return chance.shuffle([...options]).sort((one, other) => hopes.get(other)! - hopes.get(one)!);
}

/**
 * Sets that keep the limits: the one with the most promising options, and others in which promising options are
 * likelier. There are far too many sets to try them all, and most of them nobody would choose.
 */
function setsThatFit(decision: Decision, hope: Hope, chance: Random, most: number): readonly string[][] {
  const { options, min, max } = decision;
  const hopes = new Map(options.map((option) => [option, hope(option)]));
  const known: Hope = (option) => hopes.get(option)!;
  const sets = new Map<string, string[]>();
  for (let i = 0; i < most; i++) {
    const ordered = i === 0 ? inOrder(options, chance, known) : likelierFirst(options, chance, known);
    const set = fitting(decision, ordered, min + chance.int(max - min + 1));
    sets.set([...set].sort().join('+'), set);
  }
  return [...sets.values()];
}

/** Each next one drawn from those that are left, by weight: the same as sorting by waiting times of such rates. */
function likelierFirst(options: readonly string[], chance: Random, hope: Hope): string[] {
  const waits = new Map<string, number>();
  for (const option of options)
    waits.set(option, -Math.log1p(-fraction(chance)) / Math.max(hope(option), LEAST_WEIGHT));
  return [...options].sort((one, other) => waits.get(one)! - waits.get(other)!);
}

/** Numbers from least to most, evenly spread. */
function spread(min: number, max: number, most: number): number[] {
  const steps = Math.min(max - min, most - 1);
  if (steps === 0) return [min];
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(min + ((max - min) * i) / steps));
}

/** From 0 to below 1. */
function fraction(chance: Random): number {
  return chance.int(2 ** 30) / 2 ** 30;
}
