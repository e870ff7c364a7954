// A match: the list of answers is its truth. Undo goes back to the last information barrier and never across it.

import { answer, begin, beginAt } from './answer.ts';
import type { Choice, Seat } from './flow.ts';
import { type Fact, type Game, isRefusal, type Refusal, refusal, type State } from './game.ts';
import { type Chance, CHANCES } from './random.ts';

/** Why nothing before this point can be taken back. */
export type Barrier = 'start' | 'chance' | 'reveal' | 'sealed' | 'another-seat';

/** What a seat said to a question: the stuff every match is made of. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Choice;
}

/** What a match is made of; anything else about it can be derived from this. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly position?: unknown;
  readonly seed: string;
  /** The generator it began with, and keeps; without a word the fast one, as all games had it once. */
  readonly chance?: 'sha256';
  /** Chance laid down in advance, in lessons and tests. */
  readonly script?: readonly unknown[];
  readonly answers: readonly Answer[];
}

/** A game in progress with its history. States since the last barrier are kept, older ones are not. */
export interface Match<W> {
  readonly config: unknown;
  readonly position: unknown;
  readonly seed: string;
  readonly chance?: 'sha256';
  readonly script: readonly unknown[] | undefined;
  readonly state: State<W>;
  readonly answers: readonly Answer[];
  /** The states that can be gone back to, oldest first. */
  readonly past: readonly State<W>[];
  readonly barrier: Barrier;
  /** What the last answer told. */
  readonly facts: readonly Fact[];
}

/** What a new match begins with: a configuration or a written-down position, a seed, and what kind of chance. */
export interface Start {
  readonly config?: unknown;
  readonly position?: unknown;
  readonly seed: string;
  /** `sha256` at a table; without a word the fast generator. */
  readonly chance?: 'sha256';
  readonly script?: readonly unknown[];
}

/** A match before its first answer, or why there can be none. */
export function startMatch<W, C>(game: Game<W, C>, start: Start): Match<W> | Refusal {
  const { config, position, seed, script, chance } = start;
  const kind: Chance = chance ?? 'fast';
  if (!CHANCES.includes(kind)) return refusal('unknown-chance', '0', { chance: kind });
  const turn =
    position === undefined
      ? begin(game, config, seed, script, kind)
      : beginAt(game, position, seed, script, kind);
  if (isRefusal(turn)) return turn;
  return {
    config,
    position,
    seed,
    ...(chance && { chance }),
    script,
    state: turn.state,
    answers: [],
    past: [],
    barrier: 'start',
    facts: turn.facts,
  };
}

/** A match that goes on from a whole state, such as one a seat imagines. Nothing before it can be taken back. */
export function matchAt<W>(state: State<W>): Match<W> {
  return {
    ...{ config: undefined, position: undefined, seed: '', script: undefined },
    ...{ state, answers: [], past: [], barrier: 'start', facts: [] },
  };
}

/** The match after an answer, or a refusal; the given match stays as it was. */
export function play<W, C>(game: Game<W, C>, match: Match<W>, said: Answer): Match<W> | Refusal {
  const turn = answer(game, match.state, said.seat, said.decision, said.choice);
  if (isRefusal(turn)) return turn;
  const { barrier } = turn;
  const another = match.answers.at(-1)?.seat !== said.seat && match.past.length > 0;
  const next = { ...match, state: turn.state, answers: [...match.answers, said], facts: turn.facts };
  if (barrier) return { ...next, past: [], barrier };
  if (another) return { ...next, past: [match.state], barrier: 'another-seat' };
  return { ...next, past: [...match.past, match.state] };
}

/** The match without the seat's last answer, if nothing has been learnt or shown since. */
export function undo<W>(match: Match<W>, seat: Seat): Match<W> | Refusal {
  const last = match.answers.at(-1);
  const before = match.past.at(-1);
  if (!last || !before) return refusal('undo-barrier', '0', { barrier: match.barrier });
  if (last.seat !== seat) return refusal('undo-not-yours', '0', { seat: last.seat });
  return {
    ...match,
    state: before,
    answers: match.answers.slice(0, -1),
    past: match.past.slice(0, -1),
    facts: [],
  };
}

/** How many answers this seat could take back now. */
export function undoable<W>(match: Match<W>, seat: Seat): number {
  return match.answers.at(-1)?.seat === seat ? match.past.length : 0;
}
