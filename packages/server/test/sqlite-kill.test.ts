// Killed at any moment, a store has lost nothing it acknowledged, and doubled nothing.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { Folder } from './sqlite.bench.ts';

const KILLS = 20;
const TABLES = ['t-1', 't-2', 't-3', 't-4', 't-5'];
const APPENDER = fileURLToPath(new URL('./appender.ts', import.meta.url));

/** Runs a process until it is killed, some time after its first answer; the last acknowledged number of each table. */
async function killed(path: string, after: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['--conditions=source', APPENDER, path, ...TABLES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [table, seq] = line.split(' ');
    acknowledged.set(table!, Number(seq));
  });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  await Promise.race([once(lines, 'line'), ended]);
  await wait(after);
  child.kill('SIGKILL');
  const [[, signal]] = await ended;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}

it(`loses and doubles nothing when it is killed ${KILLS} times`, { timeout: 120_000 }, async () => {
  const folder = await Folder.make();
  try {
    const lasts = new Map<string, number>();
    for (let kill = 0; kill < KILLS; kill++) {
      const after = Math.random() * 120;
      const acknowledged = await killed(folder.file('store.db'), after);
      const store = await folder.open();
      for (const table of TABLES) {
        const seqs = (await store.entries(table, 0)).map(({ seq }) => seq);
        const said = acknowledged.get(table) ?? 0;
        const why = `${table}, kill ${kill} after ${after} ms`;
        expect(seqs, why).toEqual(Array.from(seqs, (_, at) => at + 1));
        // One answer may be on disk and not yet acknowledged.
        const before = lasts.get(table) ?? 0;
        expect([0, 1], why).toContain(seqs.length - Math.max(said, before));
        lasts.set(table, seqs.length);
        expect(await store.seqOf(table, `${table}:${said}`), why).toBe(said === 0 ? undefined : said);
        const snapshot = await store.snapshot(table);
        expect(snapshot?.seq ?? 0, why).toBeGreaterThanOrEqual(acknowledged.get(`${table}-snapshot`) ?? 0);
      }
      await store.close();
    }
    expect(lasts.get('t-1')).toBeGreaterThan(KILLS);
    const database = new SqliteDatabase(folder.file('store.db'));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  } finally {
    await folder.remove();
  }
});
