// The server forbids styles inside the page: drawings must do without.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..');
const drawings = ['packages/ui/src', 'packages/web/src', 'games'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);

it.each(drawings)('%s has no styles, scripts or addresses of its own', (file) => {
  const drawing = readFileSync(join(repository, file), 'utf8').replaceAll('http://www.w3.org/2000/svg', '');
  expect(drawing).not.toMatch(/style=|<style|<script|https?:/);
});
