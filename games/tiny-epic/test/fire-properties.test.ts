// Random games with Ice & Fire, with and without Mother of Dragons: sound, the same on copies, no secret told, no illegal
// answer taken, undo comes out where it should. soak-games.ts plays many more.

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
import { ACTIONS, ICE_AND_FIRE_EFFECTS } from '../data/ids.ts';
import { REASONS, tinyEpic } from '../rules/index.ts';
import { fireTableFor } from './starts.ts';

vi.setConfig({ testTimeout: 300_000 });

const PLAYERS = [2, 3, 4, 5];
const asked = new Set<string>();

test.each(PLAYERS)('random games of %i stay sound and end', (players) => {
  for (let i = 0; i < 80; i++) {
    const seed = `fire/${players}/${i}`;
    const start = { config: fireTableFor(players, seed), seed };
    const { outcome } = playRandomGame(tinyEpic, start, {
      also: (play) => {
        for (const { kind } of play.decisions()) asked.add(kind);
      },
    });
    expect(outcome.ranking.flat()).toHaveLength(players);
  }
});

test('they come to every question that only Ice & Fire asks', () => {
  const isFiery = (name: string): boolean => (ICE_AND_FIRE_EFFECTS as readonly string[]).includes(name);
  const questions = tinyEpic.flows.flatMap(({ name, steps }) =>
    steps.filter(({ type }) => isFiery(name) && type === 'ask').map((step) => `${name}.${step.name}`),
  );
  const wanted = [...questions, 'movement.chooseWay', 'recruit-free.giveToken'];
  expect(wanted.filter((kind) => !asked.has(kind) && !kind.endsWith('.chooseMode'))).toEqual([]);
});

test.each(PLAYERS)('random games of %i end alike in place and on copies', (players) => {
  for (let i = 0; i < 6; i++) {
    const seed = `fire-twice/${players}/${i}`;
    const { length } = playTwice(
      tinyEpic,
      { config: fireTableFor(players, seed), seed },
      { everyAnswer: false },
    );
    expect(length).toBeGreaterThan(players * 25);
  }
});

test.each(PLAYERS)('nobody at a table of %i finds out a secret', (players) => {
  for (let i = 0; i < 4; i++) {
    const seed = `fire-secrets/${players}/${i}`;
    const report = leakCheck(tinyEpic, fireTableFor(players, seed), seed, {
      transitions: 1_500,
      openWords: ACTIONS,
    });
    expect(report.resampled).toBe(1_500);
  }
});

test.each(PLAYERS)('illegal answers at a table of %i are refused with a reason', (players) => {
  const known = [...KNOWN_CODES, ...REASONS.map(({ code }) => code)] as string[];
  for (let i = 0; i < 4; i++) {
    const seed = `fire-illegal/${players}/${i}`;
    const fired = illegalAnswers(tinyEpic, fireTableFor(players, seed), seed, 1_500);
    expect(Object.keys(fired).filter((code) => !known.includes(code))).toEqual([]);
  }
});

test.each(PLAYERS)('undo and redo at a table of %i come out where they should', (players) => {
  for (let i = 0; i < 4; i++) {
    const seed = `fire-undo/${players}/${i}`;
    const { undos } = undoWalks(tinyEpic, fireTableFor(players, seed), seed, 500);
    expect(undos).toBeGreaterThan(50);
  }
});

test.each(PLAYERS)('questions of %i that leave no choice are known to all as such', (players) => {
  for (let i = 0; i < 4; i++) {
    const seed = `fire-open/${players}/${i}`;
    const start = { config: fireTableFor(players, seed), seed };
    checkOpenQuestions(tinyEpic, start, { share: 0.2 });
    checkSettledAlike(tinyEpic, start);
  }
});
