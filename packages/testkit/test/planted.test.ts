// Mistakes that are planted to try the scenarios (docs/planted-bugs.md): a rule that is rewritten takes its mistake along.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Planted {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly about: string;
}

const games = join(import.meta.dirname, '..', '..', '..', 'games');
const listOf = (game: string): string => join(games, game, 'test', 'planted.json');

describe.each(readdirSync(games).filter((game) => existsSync(listOf(game))))('%s', (game) => {
  const list = JSON.parse(readFileSync(listOf(game), 'utf8')) as readonly Planted[];

  test('every mistake still finds the one place it is planted in', () => {
    const lost = list.flatMap(({ file, was, about }, at) => {
      const places = readFileSync(join(games, game, file), 'utf8').split(was).length - 1;
      return places === 1 ? [] : [`${at + 1} (${about}): ${places} places in ${file}`];
    });
    expect(lost).toEqual([]);
  });

  test('every one changes something, and none is there twice', () => {
    expect(list.filter(({ was, becomes }) => was === becomes)).toEqual([]);
    const texts = list.map(({ file, was, becomes }) => [file, was, becomes].join('\n'));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
