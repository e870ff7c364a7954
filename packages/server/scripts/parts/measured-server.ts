// `tt serve` that tells the process which started it how much memory it needs.

import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { serve } from '../../src/index.ts';
import type { Memory } from './program.ts';

const server = await serve({ args: process.argv.slice(2), env: {}, catalogue });
process.stdout.write(`Three Thrones is open at ${isRefusal(server) ? server.code : server.address}\n`);

process.on('message', () => void tell());

async function tell(): Promise<void> {
  for (let times = 0; times < 3; times++) {
    globalThis.gc?.();
    await wait(100);
  }
  const { rss: resident, heapUsed, external } = process.memoryUsage();
  const memory: Memory = { resident, used: heapUsed + external };
  process.send?.(memory);
}
