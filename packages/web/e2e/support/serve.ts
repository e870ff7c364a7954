// What Playwright starts before the tests and stops after them.

import { openHouse } from './house.ts';

const { address, close } = await openHouse();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
process.stdout.write(`open at ${address}\n`);
