// Cooperative games of one to five players, with and without dragons: sound at every question, the same again on copies,
// no secret out, no illegal answer in, undo where it should be, and every quiet table can be written down and read again.

import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import {
  checkOpenQuestions,
  checkSettledAlike,
  illegalAnswers,
  KNOWN_CODES,
  leakCheck,
  playRandomGame,
  playTwice,
  undoWalks,
} from '@three-thrones/testkit';
import { expect, test, vi } from 'vitest';
import { ACTIONS } from '../data/ids.ts';
import { REASONS, tinyEpic } from '../rules/index.ts';
import { coopTableFor } from './starts.ts';

vi.setConfig({ testTimeout: 300_000 });

const PLAYERS = [1, 2, 3, 4, 5];
const asked = new Set<string>();

test.each(PLAYERS)('random games of %i stay sound and end (21.23)', (players) => {
  for (let i = 0; i < 40; i++) {
    const seed = `coop/${players}/${i}`;
    const { outcome } = playRandomGame(
      tinyEpic,
      { config: coopTableFor(players, seed), seed },
      { also: (play) => play.decisions().forEach(({ kind }) => asked.add(kind)) },
    );
    expect(outcome.ranking.flat()).toHaveLength(players);
  }
});

/** Chance alone never takes all Dragon Glass; the second phase is reached through positions (coop-dragon.test.ts). */
const OUT_OF_REACH = ['secondAttack.chooseCastle'];

test('they come to every question of the cooperative game', () => {
  const flows = [
    'ranger',
    'night',
    'turnToken',
    'useToken',
    'exploration',
    'assault',
    'rout',
    'terror',
    'second',
  ];
  const questions = tinyEpic.flows.flatMap(({ name, steps }) =>
    steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
  );
  const wanted = questions.filter((kind) => flows.some((name) => kind.startsWith(name)));
  expect(wanted.length).toBeGreaterThan(9);
  expect(wanted.filter((kind) => !asked.has(kind) && !OUT_OF_REACH.includes(kind))).toEqual([]);
});

test.each(PLAYERS)('random games of %i end alike in place and on copies', (players) => {
  for (let i = 0; i < 3; i++) {
    const seed = `coop-twice/${players}/${i}`;
    const table = { config: coopTableFor(players, seed), seed };
    expect(playTwice(tinyEpic, table, { everyAnswer: false }).length).toBeGreaterThan(50);
  }
});

// 0.9, 21.1: hands lie open to the players; tokens, supply, Ranger cards and the Teammate's cards to nobody
test.each(PLAYERS)(
  'nobody at a table of %i finds out a secret, and every table can be dealt anew',
  (players) => {
    for (let i = 0; i < 2; i++) {
      const seed = `coop-leak/${players}/${i}`;
      const report = leakCheck(tinyEpic, coopTableFor(players, seed), seed, {
        transitions: 600,
        openWords: ACTIONS,
      });
      expect(report.resampled).toBe(600);
    }
  },
);

test.each(PLAYERS)('illegal answers at a table of %i are refused with a reason', (players) => {
  const known: readonly string[] = [...KNOWN_CODES, ...REASONS.map(({ code }) => code)];
  const seed = `coop-illegal/${players}`;
  const fired = illegalAnswers(tinyEpic, coopTableFor(players, seed), seed, 1_500);
  expect(Object.keys(fired).filter((code) => !known.includes(code))).toEqual([]);
});

test.each(PLAYERS)('undo and redo at a table of %i come out where they should', (players) => {
  const seed = `coop-undo/${players}`;
  const { undos } = undoWalks(tinyEpic, coopTableFor(players, seed), seed, 600);
  expect(undos).toBeGreaterThan(50);
});

test.each(PLAYERS)('questions of %i that leave no choice are known to all as such', (players) => {
  const seed = `coop-open/${players}`;
  const start = { config: coopTableFor(players, seed), seed };
  checkOpenQuestions(tinyEpic, start, { share: 0.2 });
  checkSettledAlike(tinyEpic, start);
});

test.each(PLAYERS)(
  'every quiet table of %i is the same when it is written down and read again',
  (players) => {
    let written = 0;
    for (let i = 0; i < 3; i++) {
      const seed = `coop-notation/${players}/${i}`;
      playRandomGame(
        tinyEpic,
        { config: coopTableFor(players, seed), seed },
        {
          also: ({ state }) => {
            const words = tinyEpic.notation(state);
            if (isRefusal(words)) return;
            const read = tinyEpic.position(JSON.parse(JSON.stringify(words)), randomFrom(seeded(seed)));
            if (isRefusal(read)) throw new Error(JSON.stringify(read));
            const again = tinyEpic.notation({ ...state, world: read.world, frames: read.frames });
            expect(again).toEqual(words);
            written++;
          },
        },
      );
    }
    expect(written).toBeGreaterThan(20);
  },
);
