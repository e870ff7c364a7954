import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { storeContract } from './store.contract.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'three-thrones-'));
  const path = join(folder, 'store.db');
  const opened: Store[] = [];
  const open = async (file: string): Promise<Store> => {
    const store = await openSqlite(file);
    opened.push(store);
    return store;
  };
  const bench = {
    store: await open(path),
    async reopen() {
      await opened.pop()!.close();
      return open(path);
    },
    second: () => open(path),
    backupPath: join(folder, 'backup.db'),
    openBackup: (file: string) => open(file),
    async dispose() {
      for (const store of opened) await store.close();
      await rm(folder, { recursive: true });
    },
  };
  return bench;
});
