// The game of docs/add-a-game.md on a terminal: by its own renderer, to its end.

import { catalogue } from '@three-thrones/testkit/toy/catalogue.ts';
import { expect, test } from 'vitest';
import { tt } from './run.ts';

test('the toy game is played to its end with tt play', async () => {
  const { code, out, err } = await tt(['play', 'heir', '--seed', 'crown'], '1\n1\n1\n', catalogue);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^heir, seed crown\. You are (Stark|Lannister)\./);
  expect(out).toMatch(/Your hand: \w+ \(\d\), \w+ \(\d\), \w+ \(\d\)/);
  expect(out).toContain('Put one card face down §2.1');
  expect(out).toMatch(/Round 2 begins/);
  expect(out).toMatch(/The game is over \(best-of-three\)\.\n {3}1\. (Stark|Lannister) {2}2\n/);
});

test('and by the commands that play any game', async () => {
  const { code, err } = await tt(
    ['simulate', 'heir', '--games', '20', '--seed', '1', '--check'],
    '',
    catalogue,
  );
  expect(code, err).toBe(0);
});
