// The modes every scenario runs in: what is done to the table after each answer, and must make no difference.

import {
  decisionsFor,
  factsFor,
  type Game,
  hash,
  isRefusal,
  refusedOptions,
  view,
} from '@three-thrones/kernel';
import { courseFrom, type Match, play, undo, undoable } from '@three-thrones/match';
import { leakedWords, secretWords } from './canary.ts';

export const MODES = ['plain', 'amnesia', 'undo', 'spectator'] as const;
export type Mode = (typeof MODES)[number];

/** Hands the match on to the next answer; throws if the mode made a difference. */
export type Passage<W> = (match: Match<W>) => Match<W>;

/** The modes to run: all of them, or the one that SCENARIO_MODE names. */
export function chosenModes(wanted: string | undefined): readonly Mode[] {
  if (!wanted) return MODES;
  const modes = MODES.filter((mode) => mode === wanted);
  if (modes.length === 0)
    throw new Error(`SCENARIO_MODE is ${wanted}, but there are only ${MODES.join(', ')}`);
  return modes;
}

export function passageOf<W, C>(mode: Mode, game: Game<W, C>, openWords: readonly string[]): Passage<W> {
  switch (mode) {
    case 'plain':
      return (match) => match;
    case 'amnesia':
      return (match) => forget(game, match);
    case 'undo':
      return undoingAndRedoing(game);
    case 'spectator':
      return (match) => lookFromEverywhere(game, match, openWords);
  }
}

/** The table is written down and read again: what is not plain data is lost. */
function forget<W, C>(game: Game<W, C>, match: Match<W>): Match<W> {
  const state = JSON.parse(JSON.stringify(match.state)) as typeof match.state;
  same(hash(state), hash(match.state), 'the state after writing it down and reading it');
  return { ...match, ...courseFrom(game, { ...match, state }), facts: match.facts };
}

/** The last answer is taken back, if it can be, and given again: the table is the one before it, then the one after it. */
function undoingAndRedoing<W, C>(game: Game<W, C>): Passage<W> {
  let before: Match<W> | undefined;
  return (match) => {
    const redone = undoAndRedo(game, match, before);
    before = redone;
    return redone;
  };
}

function undoAndRedo<W, C>(game: Game<W, C>, match: Match<W>, before: Match<W> | undefined): Match<W> {
  const last = match.answers.at(-1);
  if (!last || undoable(match, last.seat) === 0) return match;
  const back = undo(game, match, last.seat);
  if (isRefusal(back)) throw new Error(`undo was refused: ${back.code}`);
  if (before?.answers.length === back.answers.length)
    same(hash(back.state), hash(before.state), 'the state after undo');
  const redone = play(game, back, last);
  if (isRefusal(redone)) throw new Error(`the same answer was refused after undo: ${redone.code}`);
  same(hash(redone.state), hash(match.state), 'the state after undo and redo');
  same(hash(redone.facts), hash(match.facts), 'what is told after undo and redo');
  return redone;
}

/** Everybody at and around the table looks at everything, and finds nobody's secret. */
function lookFromEverywhere<W, C>(game: Game<W, C>, match: Match<W>, openWords: readonly string[]): Match<W> {
  const { state, facts, open, since } = match;
  const before = hash(state);
  for (const eye of [...state.seats, 'spectator']) {
    const told = factsFor(facts, eye);
    // What an answer shows may be hidden again before it ends; only where nothing was shown may nothing be told.
    const heard = since.length > 0 ? told : [];
    const questions = [decisionsFor(open, eye), refusedOptions(game, state, eye), heard];
    const secrets = secretWords(state, eye, openWords);
    const leaked = leakedWords(secrets, { view: view(state, eye), questions });
    if (leaked.length > 0) throw new Error(`${eye} finds out about ${leaked.join(', ')}`);
  }
  same(hash(state), before, 'the state after everybody looked at it');
  return match;
}

function same(is: string, should: string, what: string): void {
  if (is !== should) throw new Error(`${what} is not what it was: ${is}, not ${should}`);
}
