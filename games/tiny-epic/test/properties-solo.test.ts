// Random games against the Rival: sound at every question, the same again on copies, no secret out, no illegal answer in.

import { begin, hash, isRefusal, Play, randomFrom, seeded, type State } from '@three-thrones/kernel';
import {
  answerTo,
  choicesOf,
  illegalAnswers,
  KNOWN_CODES,
  leakCheck,
  playRandomGame,
  playTwice,
  undoWalks,
} from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../data/ids.ts';
import { REASONS, tinyEpic } from '../rules/index.ts';
import type { World } from '../rules/state.ts';
import { soloTableFor } from './solo-starts.ts';

const LONG = 300_000;

test(
  'random games stay sound and end, and come to every question about the Rival',
  () => {
    const asked = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const seed = `solo/${i}`;
      const config = soloTableFor(seed);
      const { outcome } = playRandomGame(
        tinyEpic,
        { config, seed },
        { also: (play) => play.decisions().forEach(({ kind }) => asked.add(kind)) },
      );
      expect(outcome.ranking.flat().sort()).toEqual([config.seats[0], config.rival].sort());
    }
    const questions = tinyEpic.flows.flatMap(({ name, steps }) =>
      steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
    );
    expect(questions.filter((kind) => kind.startsWith('rival') && !asked.has(kind))).toEqual([]);
  },
  LONG,
);

test(
  'they end alike in place and on copies',
  () => {
    for (let i = 0; i < 5; i++) {
      const seed = `solo-twice/${i}`;
      const table = { config: soloTableFor(seed), seed };
      expect(() => playTwice(tinyEpic, table, { everyAnswer: false })).not.toThrow();
    }
  },
  LONG,
);

test(
  'nobody finds out a secret, the Rival’s coming cards included',
  () => {
    const { resampled, twins } = leakCheck(tinyEpic, { mode: 'solo' }, 'solo-secrets', {
      transitions: 2_000,
      openWords: ACTIONS,
    });
    expect(resampled).toBe(2_000);
    expect(twins).toBeGreaterThan(1_000);
  },
  LONG,
);

test(
  'no answer is taken that may not be given',
  () => {
    const fired = illegalAnswers(tinyEpic, { mode: 'solo' }, 'solo-illegal', 2_000);
    const known: readonly string[] = [...KNOWN_CODES, ...REASONS.map(({ code }) => code)];
    expect(Object.keys(fired).filter((code) => !known.includes(code))).toEqual([]);
  },
  LONG,
);

test(
  'undo and redo come out where they should',
  () => {
    const { undos } = undoWalks(tinyEpic, { mode: 'solo' }, 'solo-undo', 1_000);
    expect(undos).toBeGreaterThan(50);
  },
  LONG,
);

test('a quiet table written down is the same table when it is read', () => {
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    const seed = `solo-notation/${game}`;
    const begun = begin(tinyEpic, soloTableFor(seed), seed);
    if (isRefusal(begun)) throw new Error(begun.code);
    const run = new Play(tinyEpic, begun.state, { listening: false });
    const chance = choicesOf(seed);
    while (!run.over) {
      if (isTheSameAgain(run.state)) compared++;
      const { seat, choice } = answerTo(run.decisions()[0]!, chance);
      run.settle(seat, choice);
    }
  }
  expect(compared).toBeGreaterThanOrEqual(12 * 12); // twelve turns of a person in each game
});

/** Whether a table could be written down; then the one that is read from it must be equal in everything. */
function isTheSameAgain(state: State<World>): boolean {
  const written = tinyEpic.notation(state);
  if (isRefusal(written)) return false;
  const again = tinyEpic.position(JSON.parse(JSON.stringify(written)), randomFrom(seeded('position')));
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(hash({ ...again.world, lastBattle: undefined })).toBe(
    hash({ ...state.world, lastBattle: undefined }),
  );
  expect(again.frames).toEqual(state.frames);
  return true;
}
