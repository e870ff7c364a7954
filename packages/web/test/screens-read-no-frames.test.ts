// Screens and terminals know a game by its view, its questions and its facts: never by the engine's frames, and never by
// guessing at the names of flows.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@three-thrones/catalogue';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = [
  ...['packages/web/src', 'packages/game-kit/src', 'packages/cli/src'],
  ...gameIds.flatMap((game) => [`games/${game}/board`, `games/${game}/terminal`]),
];

const FRAMES = /\.frames\b|\{\s*frames\b|kind\.(startsWith|endsWith|split|match)\(|\.test\((\w+\.)?kind\)/;

it.each(FOLDERS)('%s reads no frames and matches no kinds', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!test\/).*\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const guilty = files.flatMap((file) =>
    readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (FRAMES.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(guilty).toEqual([]);
});
