// Tables of before, and somebody who only passes by.

import { expect, it } from 'vitest';
import { house, ok, person, playOn, TWO, twoPlayers } from './tables.ts';

it('a crawl of tables that ended before outcomes were kept leaves none in memory (growth)', async () => {
  const at = await house();
  const { table } = ok(await at.tables.create(person('host'), TWO));
  const row = (await at.store.table(table))!;
  // As the first program left it: nothing says how it ended.
  const body = { ...(JSON.parse(row.body) as object), seed: 'of before' };
  await at.store.updateTable(table, { status: 'over', body: JSON.stringify(body) });
  const { changedAt } = (await at.store.table(table))!;

  const summary = ok(await at.tables.summary(table));
  expect(summary).toMatchObject({
    status: 'over',
    changedAt,
    outcome: { ranking: expect.anything() as unknown },
  });
  expect(at.tables.load().live).toBe(0);
  const kept = (await at.store.table(table))!;
  expect(JSON.parse(kept.body)).toMatchObject({ ...body, outcome: summary.outcome });
  expect(kept.changedAt).toBe(changedAt);
  expect(ok(await at.tables.summary(table))).toEqual(summary);
  expect(at.failures).toEqual([]);
});

it('a list says round, who is asked and until when, and brings no table into memory', async () => {
  const day = 86_400_000;
  const at = await house();
  const { table, seats } = await twoPlayers(at, { ...TWO, tempo: { kind: 'days', perMove: day } });
  await playOn(at, { table, seats }, 3);
  const live = ok(await at.tables.summary(table));
  expect(live).toMatchObject({ progress: { now: 1, last: 6 }, until: at.time.now + day });
  expect(live.asked!.length).toBeGreaterThan(0);

  const again = await house({ folder: at.folder, time: at.time });
  at.time.now += 1_000;
  const { asked, until, progress } = ok(await again.tables.summary(table));
  expect({ asked, progress }).toEqual({ asked: live.asked, progress: live.progress });
  expect(Math.abs(until! - live.until!)).toBeLessThanOrEqual(1_000);
  expect(again.tables.load().live).toBe(0);
});
