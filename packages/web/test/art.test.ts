// The server forbids styles inside the page: drawings must do without.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', 'src');
const drawings = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

it.each(drawings)('%s has no styles, scripts or addresses of its own', (file) => {
  const drawing = readFileSync(join(src, file), 'utf8').replaceAll('http://www.w3.org/2000/svg', '');
  expect(drawing).not.toMatch(/style=|<style|<script|https?:/);
});
