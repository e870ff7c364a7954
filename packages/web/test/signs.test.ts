// One sign, one meaning.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@three-thrones/catalogue';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = [
  ...['packages/ui/src', 'packages/game-kit/src', 'packages/web/src'],
  ...catalogue.ids.map((game) => `games/${game}/board`),
];

/** The files that draw this sign. */
function drawnIn(sign: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).filter((file) => readFileSync(join(repository, file), 'utf8').includes(`name="${sign}"`));
}

it('the padlock is what the rules forbid, and nothing else', () => {
  expect(drawnIn('lock')).toEqual(['packages/web/src/play/options/options.tsx']);
});

it('what cannot be undone has a sign of its own, in the list and in what an option leads to', () => {
  expect(drawnIn('no-undo').sort()).toEqual([
    'packages/game-kit/src/board/outlook.tsx',
    'packages/web/src/play/options/options.tsx',
  ]);
});
