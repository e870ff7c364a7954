// What a game costs outside its rules: the bytes of an answer on its way to a seat, the time to open a finished table.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { random } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Decision,
  type Eye,
  factsFor,
  isRefusal,
  type State,
  view,
  withoutChance,
} from '@three-thrones/kernel';
import {
  answerOf,
  chanceOfBots,
  type Match,
  nextToAnswer,
  play,
  recordOf,
  replay,
  startMatch,
} from '@three-thrones/match';
import { DEFLATE, differences, patchFor, ViewHashes, WORTH_DEFLATING } from '@three-thrones/protocol';
import { unlessRefused } from '../command.ts';
import { median } from './numbers.ts';

/** Bytes of a message as the server sends it, compressed where that is worth it. */
export interface UpdateSizes {
  readonly updateMedian: number;
  readonly updateP99: number;
}

/** Milliseconds; the better half of several times. */
export interface Opening {
  /** From the snapshot in the store to the first view. */
  readonly snapshot: number;
  /** From the answers alone, as after a change of the program. */
  readonly answers: number;
}

const TIMES = 9;

/** A whole random game with all it is told on the way; `after` sees each answer. */
function played(
  game: AnyGame,
  config: unknown,
  seed: string,
  after: (before: State<unknown>, match: Match<unknown>) => void,
): Match<unknown> {
  let match = unlessRefused(startMatch(game, { config, seed }));
  const chance = chanceOfBots(seed);
  for (;;) {
    const asked = nextToAnswer(match.open);
    if (!asked) return match;
    const next = unlessRefused(play(game, match, answerOf(random, asked, chance, match.state, game)));
    after(match.state, next);
    match = next;
  }
}

export function updateSizes(game: AnyGame, config: unknown): UpdateSizes {
  const sizes: number[] = [];
  played(game, config, 'updates', (before, { state, facts, answers, open }) => {
    const changed = differences(withoutChance(before), withoutChance(state));
    const hashes = new ViewHashes(withoutChance(state), state.seats);
    for (const eye of state.seats) {
      const message = {
        ...{ type: 'update', table: 'V1StGXR8_Z5jdHi6', seq: answers.length },
        asked: open.map((decision) => askedFor(decision, eye)),
        hash: hashes.of(eye),
        patch: patchFor(changed, eye),
        facts: factsFor(facts, eye),
      };
      const text = Buffer.from(JSON.stringify(message));
      sizes.push(text.length < WORTH_DEFLATING ? text.length : deflateRawSync(text, DEFLATE).length);
    }
  });
  sizes.sort((a, b) => a - b);
  return { updateMedian: sizes[sizes.length >> 1]!, updateP99: sizes[Math.floor(sizes.length * 0.99)]! };
}

export function openingOf(game: AnyGame, config: unknown): Opening {
  const match = played(game, config, 'opening', () => undefined);
  const { state, barrier } = match;
  const snapshot = deflateRawSync(JSON.stringify({ course: { state, since: [], barrier } }));
  const record = recordOf(match);
  const fromSnapshot = (): void => {
    const { course } = JSON.parse(inflateRawSync(snapshot).toString()) as {
      course: { state: State<unknown> };
    };
    JSON.stringify(view(course.state, 'spectator'));
  };
  const fromAnswers = (): void => {
    if (isRefusal(replay(game, record))) throw new Error('the game cannot be derived again');
  };
  return { snapshot: timeOf(fromSnapshot), answers: timeOf(fromAnswers) };
}

function timeOf(work: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  return median(...times);
}

function askedFor(decision: Decision, eye: Eye): object {
  if (decision.seat === eye) return decision;
  const { seat, kind, answered } = decision;
  return answered ? { seat, kind, answered } : { seat, kind };
}
