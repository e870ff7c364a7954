// Games in progress when the rules changed: kept beside the release they began with, at twenty different questions for each
// game. They go on by their own rules, through the same doors as every other table, to a legal end.

import { existsSync, readFileSync } from 'node:fs';
import { catalogue, gameIds } from '@three-thrones/catalogue';
import { isOver } from '@three-thrones/kernel';
import type { MatchRecord } from '@three-thrones/match';
import { describe, expect, test, vi } from 'vitest';
import { derive } from '../src/tables/course.ts';
import type { Line } from '../src/tables/log.ts';
import { verifyExport } from '../src/tables/verify.ts';
import { type House, house, ok, person, Watcher } from './tables.ts';

interface RunningGame {
  readonly record: MatchRecord;
  readonly moments: readonly { readonly kind: string; readonly at: number }[];
}

vi.setConfig({ testTimeout: 60_000 });

const anna = person('Anna');

/** [game, version, question, record up to there] */
const running = gameIds.flatMap((id) => {
  const found: [string, number, string, MatchRecord][] = [];
  for (let version = 1; ; version++) {
    const file = new URL(`../../../games/${id}/releases/v${version}.games.json`, import.meta.url);
    if (!existsSync(file)) return found;
    const games = JSON.parse(readFileSync(file, 'utf8')) as RunningGame[];
    for (const { record, moments } of games)
      for (const { kind, at } of moments)
        found.push([id, version, kind, { ...record, answers: record.answers.slice(0, at) }]);
  }
});

/** Bots in every chair, as a stand-in would play: the tables play themselves to their ends, all at once. */
async function playToTheirEnds(at: House, tables: readonly string[]): Promise<void> {
  const viewers = tables.map(() => new Watcher(anna));
  for (const [index, table] of tables.entries())
    expect(await at.tables.subscribe(viewers[index]!, table), table).toBeUndefined();
  await vi.waitFor(
    () => {
      expect(at.failures).toEqual([]);
      expect(tables.filter((_, index) => viewers[index]!.lobby?.status !== 'over')).toEqual([]);
    },
    { timeout: 50_000, interval: 100 },
  );
}

async function checkTheEnd(at: House, table: string, before: MatchRecord): Promise<void> {
  const text = ok(await at.tables.export(table, anna.id));
  const verified = ok(await verifyExport(text, catalogue));
  expect(verified).toMatchObject({ game: before.game, rulesVersion: before.rulesVersion });
  const answers = before.answers.map((answer): Line => ({ kind: 'answer', ...answer }));
  expect(verified.lines.slice(0, answers.length)).toMatchObject(answers);
  const { config, seed, chance } = verified;
  const game = ok(await catalogue.rules(before.game, before.rulesVersion));
  const { state } = ok(derive(game, { config, seed, ...(chance && { chance }) }, verified.lines));
  expect(isOver(state)).toBe(true);
  expect(game.broken(state.world)).toEqual([]);
}

/** As the server before the upgrade left it behind. */
async function leftBehind(at: House, kind: string, record: MatchRecord): Promise<string> {
  const { game: id, rulesVersion, seed, chance, answers } = record;
  const game = ok(await catalogue.rules(id, rulesVersion));
  const config = record.config;
  const { state } = ok(derive(game, { config, seed, ...(chance && { chance }) }, []));
  const chairs = Object.fromEntries(state.seats.map((seat) => [seat, { bot: 'random' }]));
  const body = { config, tempo: { kind: 'none' }, host: anna.id, chairs, serverSeed: 'secret', seed, chance };
  const table = `t-${id}-${kind}`;
  await at.store.addTable({
    ...{ id: table, game: id, rulesVersion, status: 'playing', listed: true, createdAt: 1, changedAt: 1 },
    body: JSON.stringify(body),
  });
  for (const [index, answer] of answers.entries()) {
    const line = JSON.stringify({ kind: 'answer', ...answer });
    await at.store.append({ table, seq: index + 1, key: `k${index}`, body: line, at: 2 });
  }
  return table;
}

describe.each(gameIds)('games of %s in progress', (id) => {
  const mine = running.filter(([game]) => game === id);

  test('are kept at twenty different questions for every release', () => {
    const { released = {} } = ok(catalogue.find(id));
    for (const version of Object.keys(released)) {
      const kinds = new Set(mine.filter(([, of]) => of === Number(version)).map(([, , kind]) => kind));
      expect(kinds.size).toBeGreaterThanOrEqual(20);
    }
  });

  test('go on in the store of the server before', async () => {
    const at = await house();
    const tables = await Promise.all(mine.map(([, , kind, record]) => leftBehind(at, kind, record)));
    await playToTheirEnds(at, tables);
    for (const [index, table] of tables.entries()) {
      const entries = await at.store.entries(table, 0);
      expect(entries.length).toBeGreaterThan(mine[index]![3].answers.length);
    }
  });

  test('go on when they are brought online', async () => {
    const at = await house();
    const tables: string[] = [];
    for (const [, , , record] of mine) {
      const { table, chairs } = ok(await at.tables.import(anna, record));
      for (const { seat } of chairs) ok(await at.tables.seatBot(table, anna, seat, 'random'));
      tables.push(table);
    }
    await playToTheirEnds(at, tables);
    for (const [index, table] of tables.entries()) await checkTheEnd(at, table, mine[index]![3]);
  });
});
