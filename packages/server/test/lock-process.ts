// A process that holds a data folder until it is killed. See sqlite-lock.test.ts.

import { lockFolder } from '../src/store/lock.ts';
import { StorageFailed, StoreRefused } from '../src/store/store.ts';

const [data, token] = process.argv.slice(2);
try {
  const lock = lockFolder(data!);
  if (token !== undefined) lock.announce({ address: 'http://127.0.0.1:7', token });
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  if (!(error instanceof StoreRefused || error instanceof StorageFailed)) throw error;
  const { cause } = error;
  process.stdout.write(`${error.code}${cause instanceof Error ? `: ${cause.message}` : ''}\n`);
}
