// Chance of games on this device: new ones begin with the generator of tables, kept ones stay with theirs.

import { catalogue } from '@three-thrones/catalogue';
import { isRefusal, view } from '@three-thrones/kernel';
import { replay } from '@three-thrones/match';
import { describe, expect, test, vi } from 'vitest';
import { LocalGame } from '../src/engine/local-game.ts';
import { newRecord } from '../src/engine/new-record.ts';
import type { LocalRecord } from '../src/engine/records.ts';
import { takeOnline } from '../src/tables/online/take-online.ts';

const kept = new Map<string, LocalRecord>();
const sent: unknown[] = [];

vi.mock('../src/engine/records.ts', () => ({
  loadRecord: (id: string) => Promise.resolve(kept.get(id)),
  forgetRecord: () => Promise.resolve(),
}));
vi.mock('../src/tables/online/api.ts', () => ({
  introduceMyself: () => Promise.resolve({}),
  importTable: (document: unknown) => {
    sent.push(document);
    return Promise.resolve({ refused: true, code: 'not-here', rule: '0' });
  },
}));

function orThrow<T>(found: T): Exclude<T, { refused: true }> {
  if (isRefusal(found)) throw new Error(found.code);
  return found as Exclude<T, { refused: true }>;
}

const game = orThrow(await catalogue.rules('tiny-epic'));
const begun = (seed?: string): LocalRecord =>
  orThrow(
    newRecord(
      game,
      { game: game.id, config: { players: 3 }, people: [''], bots: 'random', ...(seed && { seed }) },
      1,
    ),
  );

/** A game as it was kept when there was only one generator. */
function keptLongAgo(): LocalRecord {
  const { chance: _, ...record } = begun('old');
  return record;
}

/** Whether the table on this device is the one its record leads to, and which generator that has. */
function generatorOf(record: LocalRecord): 'fast' | 'sha256' {
  const local = new LocalGame(game, record);
  local.letBotsOpen();
  const { table } = local.news();
  const { state } = orThrow(replay(game, local.record));
  expect(table.view).toEqual(view(state, table.eye));
  expect(local.record.chance).toBe(record.chance);
  return 'key' in state.random ? 'sha256' : 'fast';
}

describe('C2: a game on this device', () => {
  test('begins with 256 bits of its own and the generator of tables', () => {
    const [one, other] = [begun(), begun()];
    expect(one).toMatchObject({ chance: 'sha256', seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(other.seed).not.toBe(one.seed);
    expect(generatorOf(one)).toBe('sha256');
  });

  test('of one seed is always the same', () => {
    const [one, again] = [begun('seed'), begun('seed')];
    expect({ ...again, id: '' }).toEqual({ ...one, id: '' });
  });

  test('that was kept before there were two generators goes on with the old one', () => {
    expect(generatorOf(keptLongAgo())).toBe('fast');
  });

  test('takes its generator along when it goes online', async () => {
    for (const record of [begun('new'), keptLongAgo()]) {
      kept.set(record.id, record);
      expect(await takeOnline(record.id, { seat: '', name: '' })).toMatchObject({ code: 'not-here' });
    }
    expect(sent[0]).toMatchObject({ seed: 'new', chance: 'sha256' });
    expect(sent[1]).not.toHaveProperty('chance');
  });
});
