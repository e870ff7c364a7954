// Games on this device that were begun by earlier rules: they go on by them to their end, as the worker opens them.

import { existsSync, readFileSync } from 'node:fs';
import { catalogue, gameIds } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import type { MatchRecord } from '@three-thrones/match';
import { expect, test } from 'vitest';
import { LocalGame } from '../src/engine/local-game.ts';
import type { Player } from '../src/engine/records.ts';

interface RunningGame {
  readonly record: MatchRecord;
  readonly moments: readonly { readonly kind: string; readonly at: number }[];
}

const running = gameIds.flatMap((id) => {
  const file = new URL(`../../../games/${id}/releases/v1.games.json`, import.meta.url);
  const games = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunningGame[]) : [];
  return games.flatMap(({ record, moments }) =>
    moments.map(({ kind, at }) => [id, kind, { ...record, answers: record.answers.slice(0, at) }] as const),
  );
});

test.each(running)('%s at %s', async (_id, kind, record) => {
  const game = await catalogue.rules(record.game, record.rulesVersion);
  if (isRefusal(game)) throw new Error(game.code);
  const seats = game.chairs(record.config);
  const players = Object.fromEntries(
    seats.map((seat): [string, Player] => [seat, { kind: 'bot', level: 'random' }]),
  );
  const kept = { ...record, id: 'table', players, over: false, createdAt: 1, changedAt: 1 };
  const local = new LocalGame(game, kept);
  expect(local.news().table.asked.map((one) => one.kind)).toContain(kind);
  while (local.waitsForBot) local.letBotDecide();
  expect(local.record).toMatchObject({ over: true, rulesVersion: record.rulesVersion });
  expect(local.record.answers.slice(0, record.answers.length)).toEqual(record.answers);
});
