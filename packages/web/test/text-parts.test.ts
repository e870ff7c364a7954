// Lists of words that come later name words there are: one that was renamed would come at once again, and nobody would notice.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const folders = [
  join(root, 'packages', 'ui', 'text'),
  ...readdirSync(join(root, 'games')).map((game) => join(root, 'games', game, 'text')),
].filter((folder) => existsSync(join(folder, 'parts.json')));

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

describe('parts of words', () => {
  it('are there', () => {
    expect(folders.length).toBeGreaterThan(1);
  });

  it.each(folders)('name words there are: %s', (folder) => {
    const keys = Object.keys(read(folder, 'en.json') as object);
    const parts = read(folder, 'parts.json') as Record<string, { words: string[]; butNot: string[] }>;
    const named = Object.values(parts).flatMap(({ words, butNot }) => [...words, ...butNot]);
    expect(named.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });
});
