// Logs somebody made up to keep the house busy, brought in as a game that holds.

import { describe, expect, it } from 'vitest';
import { finishedGame, unrefused } from '../scripts/parts/finished.ts';
import { signed } from '../src/tables/export-text.ts';
import { exportBody } from '../src/tables/export.ts';
import type { Line } from '../src/tables/log.ts';
import { countingReads, house, ok, person, Watcher } from './tables.ts';

/** A finished game before whose last answer all agree, so many times, to stay where they are. */
async function fullOfTakeBacks(count: number): Promise<string> {
  const { game, parts, signer } = await finishedGame('tiny-epic', { players: 2 }, 'take-backs');
  const lines = parts.entries.map(({ body }) => JSON.parse(body) as Line);
  const [to, last] = [lines.length - 1, lines.pop()!];
  lines.push(...Array.from({ length: count }, (): Line => ({ kind: 'take-back', to })), last);
  const entries = lines.map((line, at) => ({
    table: parts.table,
    seq: at + 1,
    at,
    body: JSON.stringify(line),
  }));
  return signed(unrefused(exportBody(game, { ...parts, entries })), signer);
}

describe('C1 a game brought with many take-backs', () => {
  it('is read once to come back, not once for every take-back', async () => {
    const log = countingReads();
    const at = await house({ around: log.around });
    const { table } = ok(await at.tables.import(person('olena'), await fullOfTakeBacks(500)));
    log.reads = 0;
    const watcher = new Watcher();
    ok((await at.tables.subscribe(watcher, table)) ?? true);
    expect(watcher.lobby).toMatchObject({ status: 'over' });
    expect(watcher.view).toBeDefined();
    expect(log.reads).toBeLessThan(5);
  });
});
