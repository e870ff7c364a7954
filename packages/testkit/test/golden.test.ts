// Golden playthroughs and saved games, of pennies.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@three-thrones/kernel';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { pennies, penniesBut } from '../../kernel/test/toy.ts';
import {
  checkSaves,
  expectGolden,
  finish,
  finishElsewhere,
  playthrough,
  saveFixture,
  saveOf,
} from '../src/index.ts';

const start = { config: { players: 3 }, seed: 'golden' };
const here = (path: string) => join(import.meta.dirname, path);
const folder = mkdtempSync(join(tmpdir(), 'saves-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describe('a golden playthrough', () => {
  test('is what its file says', () => {
    expectGolden(here('golden/pennies.txt'), playthrough(pennies, start));
  });

  test('is not, once a rule has changed', () => {
    vi.stubEnv('UPDATE_GOLDEN', '');
    const changed = penniesBut('round', 'vote', { resolve: () => {} });
    expect(() => expectGolden(here('golden/pennies.txt'), playthrough(changed, start))).toThrow(
      'pennies.txt',
    );
  });

  test('must be there', () => {
    vi.stubEnv('UPDATE_GOLDEN', '');
    expect(() => expectGolden(join(folder, 'none.txt'), 'text')).toThrow('UPDATE_GOLDEN=1 writes it');
  });

  test('can be read', () => {
    const text = readFileSync(here('golden/pennies.txt'), 'utf8');
    expect(text).toMatch(/^pennies, rules version 1, players 3, seed golden\n/);
    expect(text).toMatch(/\n {3}\d\. ann round\.bid: \d\n/);
    expect(text).toMatch(/\npoints: \w+ \d+ [>=].*\nhash [0-9a-f]{16}\n$/);
  });
});

const any = <W, C>(game: Game<W, C>) => game as unknown as Game<unknown>;

describe('a saved game', () => {
  const save = saveOf(pennies, start, 5);

  test('of the fixtures comes to its recorded end', () => {
    expect(checkSaves(here('saves'), () => any(pennies))).toEqual(['v1/pennies.json']);
  });

  test('is the same when it is saved today', () => {
    expect(JSON.parse(readFileSync(here('saves/v1/pennies.json'), 'utf8'))).toEqual(save);
  });

  test('goes on in a new process to the same end', () => {
    const url = new URL('../../kernel/test/toy.ts', import.meta.url).href;
    expect(finishElsewhere(save, { url, name: 'pennies' })).toBe(save.hash);
    expect(finish(pennies, save)).toBe(save.hash);
  });

  test('that ends elsewhere is found out, by name', () => {
    const changed = penniesBut('round', 'vote', { resolve: () => {} });
    expect(() => checkSaves(here('saves'), () => any(changed))).toThrow(
      'v1/pennies.json: the saved game ends elsewhere',
    );
    saveFixture(join(folder, 'a/wrong.json'), { ...save, state: { ...save.state, settled: 99 } });
    expect(() => checkSaves(folder, () => any(pennies))).toThrow('a/wrong.json: refused: stale-decision');
  });

  test('of a version without its rules is found out', () => {
    const only = (version: number) => (version === 2 ? any(pennies) : undefined);
    expect(() => checkSaves(here('saves'), only)).toThrow('there are no rules of version 1');
  });

  test('in an empty folder is an error', () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    expect(() => checkSaves(empty, () => any(pennies))).toThrow('there are no saved games');
  });
});
