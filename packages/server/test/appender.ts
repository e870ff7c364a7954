// A process that appends as fast as it can and says what was acknowledged, until it is killed. See sqlite-kill.test.ts.

import { writeSync } from 'node:fs';
import { openSqlite } from '../src/store/sqlite.ts';
import { aTable } from './store.rows.ts';

const [path, ...tables] = process.argv.slice(2);
const store = await openSqlite(path!);

async function play(table: string): Promise<never> {
  if ((await store.table(table)) === undefined) await store.addTable(aTable(table));
  for (let seq = (await store.lastSeq(table)) + 1; ; seq++) {
    const done = await store.append({
      table,
      seq,
      key: `${table}:${seq}`,
      body: `{"answer":${seq}}`,
      at: seq,
    });
    if (!done.ok) throw new Error(`${table} ${seq}: ${done.why}`);
    writeSync(1, `${table} ${seq}\n`);
    if (seq % 10 > 0) continue;
    await store.putSnapshot({ table, seq, body: new Uint8Array(3_000).fill(seq) });
    writeSync(1, `${table}-snapshot ${seq}\n`);
  }
}

await Promise.all(tables.map(play));
