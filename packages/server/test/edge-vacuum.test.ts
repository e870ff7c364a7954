import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { storePath, vacuum } from '../src/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tt-vacuum-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('The file never shrinks: vacuum gives back what deleted tables have left, and keeps the rest', async () => {
  const data = await folder();
  const store = await openSqlite(storePath(data));
  const row = { game: 'tiny-epic', rulesVersion: 1, listed: false, createdAt: 1, body: '{}' } as const;
  await store.addTable({ ...row, id: 'old-table', status: 'over', changedAt: 1 });
  await store.putSnapshot({ table: 'old-table', seq: 1, body: new Uint8Array(2_000_000) });
  await store.addTable({ ...row, id: 'new-table', status: 'over', changedAt: 9 });
  await store.forget(2);
  expect(() => vacuum(data)).toThrow('store-in-use');
  await store.close();
  const { before, after } = vacuum(data);
  expect(before).toBeGreaterThan(2_000_000);
  expect(after).toBeLessThan(200_000);
  const database = new SqliteDatabase(storePath(data), { readonly: true });
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(2);
  database.close();
  const again = await openSqlite(storePath(data));
  expect(await again.table('new-table')).toMatchObject({ id: 'new-table' });
  await again.close();
});

it('vacuum leaves alone what is no store', async () => {
  const data = await folder();
  expect(() => vacuum(data)).toThrow('no-store');
  await writeFile(storePath(data), 'something else entirely'.repeat(100));
  expect(() => vacuum(data)).toThrow('broken-store');
});
