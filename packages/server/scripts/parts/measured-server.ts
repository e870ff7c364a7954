// `tt serve` that tells the process which started it how much memory it needs.

import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { serve } from '../../src/index.ts';
import type { Memory, MemoryQuestion } from './program.ts';

// Threads have the games everybody knows: a catalogue that is not quite the same keeps the work in place.
const games = process.env['MEASURED_INLINE'] === '1' ? { ...catalogue } : catalogue;
const server = await serve({ args: process.argv.slice(2), env: {}, catalogue: games });
process.stdout.write(`Three Thrones is open at ${isRefusal(server) ? server.code : server.address}\n`);

process.on('message', (what: MemoryQuestion) => void tell(what));

async function tell(what: MemoryQuestion): Promise<void> {
  const times = what === 'memory' ? 3 : 0;
  for (let time = 0; time < times; time++) {
    globalThis.gc?.();
    await wait(100);
  }
  const { rss: resident, heapUsed, external } = process.memoryUsage();
  const memory: Memory = { resident, used: heapUsed + external };
  process.send?.(memory);
}
