// Random games: whole ones with invariants, walks with undo, and the same answers once in place and once on copies.

import { random as randomBot } from '@three-thrones/bots';
import {
  type Answer,
  answer,
  begin,
  type Decision,
  type Game,
  hash,
  isOver,
  isRefusal,
  type Outcome,
  Play,
  type Random,
  type Refusal,
} from '@three-thrones/kernel';
import {
  chanceOfBots,
  type Match,
  play,
  startMatch,
  undo,
  undoable,
  nextToAnswer,
} from '@three-thrones/match';
import { checkCall, type RandomStart, reproducibly, simulateCommand, startsFrom } from './reproduce.ts';

/** The players' own chance, apart from the game's. */
export { chanceOfBots as choicesOf } from '@three-thrones/match';

/** No game of ours comes near this; one that does will not end. */
const MOST_ANSWERS = 100_000;

export interface Checks<W> {
  /** Look at the invariants at every question, not only at the end; so it is unless this says no. */
  readonly everyAnswer?: boolean;
  readonly mostAnswers?: number;
  /** Anything else that must hold at every question; it throws if it does not. */
  also?(play: Play<W>): void;
}

export interface RandomGame {
  readonly answers: readonly Answer[];
  readonly outcome: Outcome;
  readonly length: number;
  readonly hash: string;
}

/** A whole game in place, at random; plays as `tt simulate` does with that seed. */
export function playRandomGame<W, C>(
  game: Game<W, C>,
  start: RandomStart,
  checks: Checks<W> = {},
): RandomGame {
  const answers: Answer[] = [];
  const where = () => `${game.id}, seed ${start.seed}, after ${answers.length} answers`;
  return reproducibly(
    where,
    () => simulateCommand(game.id, start),
    () => {
      const { state } = unlessRefused(begin(game, start.config, start.seed));
      const run = new Play(game, state, { listening: false });
      const outcome = playOn(game, run, chanceOfBots(start.seed), checks, answers);
      return { answers, outcome, length: answers.length, hash: hash(state) };
    },
  );
}

/** A game from where it stands to its end, in place; `answers` is added to on the way. */
export function playOn<W, C>(
  game: Game<W, C>,
  run: Play<W>,
  chance: Random,
  checks: Checks<W> = {},
  answers: Answer[] = [],
): Outcome {
  while (!run.over) {
    if (checks.everyAnswer ?? true) expectWhole(game, run);
    checks.also?.(run);
    const said = answerTo(nextAsked(run.decisions()), chance);
    answers.push(said);
    run.settle(said.seat, said.choice);
    if (answers.length >= (checks.mostAnswers ?? MOST_ANSWERS)) throw new Error('the game does not end');
  }
  const { world, seats } = run.state;
  expectNothing(game.broken(world));
  const outcome = game.outcome(world);
  expectNothing(wrongOutcome(seats, outcome));
  return outcome;
}

/**
 * A whole game in place, and the same answers again at the border, on copies: both must end alike. What differs when
 * a state is copied in between (an object shared by two places, a table of the rules written into) shows here.
 */
export function playTwice<W, C>(game: Game<W, C>, start: RandomStart, checks: Checks<W> = {}): RandomGame {
  const once = playRandomGame(game, start, checks);
  let at = 0;
  return reproducibly(
    () => `${game.id}, seed ${start.seed}, answer ${at} on a copy`,
    () => `again: playTwice(${game.id}, ${JSON.stringify(start)})`,
    () => {
      let { state } = unlessRefused(begin(game, start.config, start.seed));
      for (const { seat, decision, choice } of once.answers) {
        state = unlessRefused(answer(game, state, seat, decision, choice)).state;
        at++;
      }
      if (hash(state) !== once.hash) throw new Error('the same answers end differently on copies');
      return once;
    },
  );
}

/** How far a walk with undo came. */
export interface UndoWalk {
  readonly answers: number;
  readonly undos: number;
  /** How often undo was refused at a barrier of each kind. */
  readonly barriers: Readonly<Record<string, number>>;
}

/** Answers and undos at random, `count` in all; every undo and redo must come out exactly where it should. */
export function undoWalks<W, C>(game: Game<W, C>, config: unknown, seed: string, count: number): UndoWalk {
  const walk = { answers: 0, undos: 0, barriers: {} as Record<string, number> };
  for (const start of startsFrom(config, seed)) {
    const before = walk.answers + walk.undos;
    if (before >= count) break;
    const where = () => `${game.id}, seed ${start.seed}, undo walk`;
    const again = () => checkCall('undoWalks', game.id, start, `${count - before}`);
    reproducibly(where, again, () => walkOnce(game, start, walk, count));
  }
  return walk;
}

type Tally = { answers: number; undos: number; barriers: Record<string, number> };

function walkOnce<W, C>(game: Game<W, C>, start: RandomStart, tally: Tally, count: number): void {
  const chance = chanceOfBots(start.seed);
  let match = unlessRefused(startMatch(game, start));
  const hashes = [hash(match.state)];
  while (!isOver(match.state) && tally.answers + tally.undos < count) {
    if (chance.int(3) === 0) {
      match = stepBack(game, match, hashes, chance, tally);
      continue;
    }
    match = unlessRefused(play(game, match, answerTo(chance.pick(match.open), chance)));
    tally.answers++;
    hashes.length = match.answers.length;
    hashes.push(hash(match.state));
  }
}

/** One undo by any seat: refused with its reason, or back where that answer was given; sometimes forth again. */
function stepBack<W, C>(
  game: Game<W, C>,
  match: Match<W>,
  hashes: readonly string[],
  chance: Random,
  tally: Tally,
): Match<W> {
  const last = match.answers.at(-1);
  const seat = last && chance.int(3) > 0 ? last.seat : chance.pick(match.state.seats);
  const back = undo(game, match, seat);
  if (isRefusal(back)) {
    if (undoable(match, seat) > 0) throw new Error(`undo should have been possible: ${back.code}`);
    countBarrier(back, tally);
    return match;
  }
  if (undoable(match, seat) === 0) throw new Error('undo should have been refused');
  tally.undos++;
  if (hash(back.state) !== hashes[back.answers.length]) throw new Error(`undo by ${seat} came out elsewhere`);
  if (chance.int(2) === 0) return back;
  const redone = unlessRefused(play(game, back, last!));
  if (hash(redone.state) !== hashes[match.answers.length])
    throw new Error(`redo by ${seat} came out elsewhere`);
  return redone;
}

function countBarrier({ code, rule, args }: Refusal, tally: Tally): void {
  if (code !== 'undo-barrier' && code !== 'undo-not-yours') throw new Error(`undo refused with ${code}`);
  const reason = code === 'undo-barrier' ? args?.['barrier'] : args?.['seat'] && 'not-yours';
  if (typeof reason !== 'string' || rule === '') throw new Error('undo was refused without a reason');
  tally.barriers[reason] = (tally.barriers[reason] ?? 0) + 1;
}

/** Any legal answer to this question. */
export function answerTo(decision: Decision, chance: Random): Answer {
  return { seat: decision.seat, decision: decision.id, choice: randomBot.choose(decision, chance) };
}

export function unlessRefused<T>(result: T | Refusal): T {
  if (isRefusal(result))
    throw new Error(`refused: ${result.code} (§${result.rule}) ${JSON.stringify(result.args)}`);
  return result;
}

function nextAsked(open: readonly Decision[]): Decision {
  const next = nextToAnswer(open);
  if (!next) throw new Error('the game is not over, and nobody is left to be asked');
  return next;
}

function expectWhole<W, C>(game: Game<W, C>, run: Play<W>): void {
  const wrong = game.broken(run.state.world);
  for (const { seat, kind, options } of run.decisions()) {
    if (!run.state.seats.includes(seat)) wrong.push(`${kind} asks ${seat}, who is not at the table`);
    if (new Set(options).size < options.length) wrong.push(`${kind} offers ${seat} something twice`);
  }
  expectNothing(wrong);
}

function wrongOutcome(seats: readonly string[], { ranking, scores }: Outcome): string[] {
  const ranked = ranking.flat();
  // An automaton of the rules has a rank too, though nobody sits there.
  const isWhole = seats.every((seat) => ranked.includes(seat)) && new Set(ranked).size === ranked.length;
  const wrong = isWhole ? [] : [`the ranking names ${ranked.sort().join(' ') || 'nobody'}`];
  for (const seat of seats) if (!Number.isFinite(scores[seat])) wrong.push(`${seat} has no score`);
  return wrong;
}

function expectNothing(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}
