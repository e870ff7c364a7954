// The pool: what it gives is what the jobs give in place, and nobody can fill it up for the others.

import { catalogue } from '@three-thrones/catalogue';
import { decisions, isRefusal, view } from '@three-thrones/kernel';
import { recordOf, replay } from '@three-thrones/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finished, finishedGame, unrefused } from '../scripts/parts/finished.ts';
import { signed } from '../src/tables/export-text.ts';
import { standing } from '../src/tables/log.ts';
import { inlineWork } from '../src/work/inline.ts';
import { poolWork } from '../src/work/pool.ts';
import type { GameLog, Work } from '../src/tables/work.ts';

const TOYS = new URL('./work-toys.ts', import.meta.url);
const NOTHING = { rulesVersion: 1, config: {}, seed: 's', entries: [] };

function logOf({ parts }: Finished): GameLog {
  const { game, rulesVersion, config, seed, entries } = parts;
  return { game, rulesVersion, config, seed, chance: 'sha256', entries: entries.map(({ body }) => body) };
}

describe('the pool', () => {
  const inline = inlineWork(catalogue);
  let pool: Work;
  let finished: Finished;
  let log: GameLog;

  beforeAll(async () => {
    pool = poolWork();
    finished = await finishedGame('tiny-epic', { players: 2 }, 'pool');
    log = logOf(finished);
  });
  afterAll(() => pool.close());

  it('tells what happened and shows how it was, as the jobs in place do', async () => {
    const seat = finished.receipt.seat;
    for (const eye of [seat, 'spectator']) {
      const facts = unrefused(await pool.facts('x', log, eye, 0));
      expect(facts).toBe(await inline.facts('x', log, eye, 0));
      const told = JSON.parse(facts) as { seq: number }[];
      expect(told.map(({ seq }) => seq)).toEqual(
        Array.from({ length: log.entries.length + 1 }, (_, at) => at),
      );
      expect(await pool.viewAt('x', log, eye, 30)).toBe(await inline.viewAt('x', log, eye, 30));
    }
    expect(await pool.viewAt('x', log, seat, 30)).not.toBe(await pool.viewAt('x', log, 'spectator', 30));
    const late = JSON.parse(unrefused(await pool.facts('x', log, seat, log.entries.length - 2))) as object[];
    expect(late).toHaveLength(2);
    expect(await pool.viewAt('x', log, seat, log.entries.length + 1)).toMatchObject({
      code: 'no-such-moment',
    });
    expect(await pool.facts('x', { ...log, game: 'chess' }, seat, 0)).toMatchObject({ code: 'no-such-game' });
    expect(await pool.facts('x', { ...log, seed: 'other' }, seat, 0)).toMatchObject({ refused: true });
  });

  it('writes exports that are signed outside and hold inside', async () => {
    const body = unrefused(await pool.export('x', finished.parts));
    const text = signed(body, finished.signer);
    expect(text).toBe(finished.text);
    const verified = unrefused(await pool.verify('x', text, finished.receipt));
    expect(verified.proved).toContain('my-receipt');
    expect(await pool.verify('x', text.replace('player', 'Player'))).toMatchObject({
      code: 'export-damaged',
    });
    const renamed = { ...finished.parts, people: {} };
    expect(await pool.export('x', renamed)).not.toBe(body);
  });

  it('checks games of somebody’s own device, finished or not', async () => {
    const answers = standing(log.entries.map((entry) => JSON.parse(entry))).map(
      ({ seat, decision, choice }) => ({ seat, decision, choice }),
    );
    const { game, rulesVersion, config, seed } = log;
    const record = { game, rulesVersion, config, seed, chance: 'sha256', answers } as const;
    const match = unrefused(replay(finished.game, record));
    expect(recordOf(match)).toEqual(record);
    const brought = unrefused(await pool.record('x', record));
    expect(brought).toMatchObject({ game, config, seed, chance: 'sha256', over: true });
    expect(brought.lines.map((line) => JSON.parse(line) as object)).toEqual(
      answers.map((answer) => ({ kind: 'answer', ...answer })),
    );
    expect(await pool.record('x', { ...record, answers: answers.slice(0, 9) })).toMatchObject({
      over: false,
    });
    const { chance: _, ...fast } = record;
    expect(await pool.record('x', fast)).toMatchObject({ code: 'answer-does-not-hold' });
    expect(await pool.record('x', { ...record, chance: 'dice' })).toMatchObject({ code: 'record-malformed' });
    const endless = Array.from({ length: 4_097 }, () => answers[0]!);
    expect(await pool.record('x', { ...record, answers: endless })).toMatchObject({
      code: 'record-malformed',
      args: { path: 'answers' },
    });
  });

  it('lets a bot decide by what its seat sees', async () => {
    const { state } = unrefused(replay(finished.game, { ...recordStart(), answers: [] }));
    const [asked] = decisions(finished.game, state);
    const seen = view(state, asked!.seat);
    for (const level of ['random', 'squire']) {
      const choice = await pool.choose('me', level, 'tiny-epic', asked!, seen, 'fresh');
      expect(choice).toEqual(await inline.choose('me', level, 'tiny-epic', asked!, seen, 'fresh'));
      expect(asked!.options).toContain(choice);
    }
    await expect(pool.choose('me', 'king', 'tiny-epic', asked!, seen, 'fresh')).rejects.toThrow(
      'no bot of level king',
    );
  });

  function recordStart() {
    const { rulesVersion, config, seed } = finished.parts;
    return { game: 'tiny-epic', rulesVersion, config, seed, chance: 'sha256' } as const;
  }
});

describe('the pool under siege', () => {
  it('lets one who asks a lot wait, and says busy beyond that; others get their turn', async () => {
    const pool = poolWork({ worker: TOYS });
    const slow = (who: string, seed: string): Promise<unknown> =>
      pool.facts(who, { ...NOTHING, game: 'slow', seed }, 'spectator', 0).catch(() => 'failed');
    const done: string[] = [];
    const flood = Array.from({ length: 20 }, async (_, at) => {
      const result = await slow('flood', `flood ${at}`);
      done.push('flood');
      return result;
    });
    const other = slow('other', 'other').then(() => done.push('other'));
    // One of them is under way, eight wait.
    expect(pool.load()).toEqual({ waiting: 9, running: 1 });
    const results = await Promise.all(flood);
    await other;
    expect(results.filter((result) => isRefusal(result) && result.code === 'busy')).toHaveLength(11);
    expect(done.slice(11).indexOf('other')).toBeLessThanOrEqual(2);
    expect(pool.load()).toEqual({ waiting: 0, running: 0 });
    const crowd = Array.from({ length: 200 }, (_, at) => slow(`somebody ${at}`, `crowd ${at}`));
    expect(pool.load()).toEqual({ waiting: 128, running: 1 });
    await pool.close();
    const turned = (await Promise.all(crowd)).filter((result) => isRefusal(result) && result.code === 'busy');
    expect(turned.length).toBeGreaterThanOrEqual(71);
    expect(await slow('late', 'late')).toMatchObject({ code: 'busy' });
  });

  it('gives up what never ends or needs too much memory; the next one is served as if nothing had been', async () => {
    const pool = poolWork({ worker: TOYS, longest: 1_500 });
    const finished = await finishedGame('tiny-epic', { players: 2 }, 'siege');
    const log = logOf(finished);
    const heavy = { refused: true, code: 'too-heavy' };
    const [endless, after] = await Promise.all([
      pool.facts('x', { ...NOTHING, game: 'endless' }, 'spectator', 0),
      pool.facts('x', log, 'spectator', 0),
    ]);
    expect(endless).toMatchObject(heavy);
    expect(typeof after).toBe('string');
    expect(await pool.facts('x', { ...NOTHING, game: 'greedy' }, 'spectator', 0)).toMatchObject(heavy);
    expect(typeof (await pool.viewAt('x', log, 'spectator', 5))).toBe('string');
    await pool.close();
  });

  it('works on the same question once, and remembers the answer', async () => {
    const pool = poolWork({ worker: TOYS });
    const log = logOf(await finishedGame('tiny-epic', { players: 2 }, 'once'));
    const asked = Array.from({ length: 50 }, () => pool.facts('x', log, 'spectator', 0));
    expect(pool.load()).toEqual({ waiting: 0, running: 1 });
    const [first, ...others] = await Promise.all(asked);
    expect(new Set(others)).toEqual(new Set([first]));
    const again = pool.facts('y', log, 'spectator', 0);
    expect(pool.load()).toEqual({ waiting: 0, running: 0 });
    expect(await again).toBe(first);
    await pool.close();
    const forgetful = poolWork({ worker: TOYS, kept: unrefused(first!).length });
    expect(await forgetful.facts('x', log, 'spectator', 0)).toBe(first);
    const anew = forgetful.facts('x', log, 'spectator', 0);
    expect(forgetful.load()).toEqual({ waiting: 0, running: 1 });
    expect(await anew).toBe(first);
    await forgetful.close();
  });

  it('lets bots think while readers are held up', async () => {
    const pool = poolWork({ worker: TOYS, longest: 5_000 });
    const endless = pool.facts('x', { ...NOTHING, game: 'endless' }, 'spectator', 0);
    const finished = await finishedGame('tiny-epic', { players: 2 }, 'beside');
    const { rulesVersion, config, seed } = finished.parts;
    const start = { game: 'tiny-epic', rulesVersion, config, seed, answers: [] };
    const { state } = unrefused(replay(finished.game, start));
    const [asked] = decisions(finished.game, state);
    const choice = await pool.choose('me', 'squire', 'tiny-epic', asked!, view(state, asked!.seat), 'fresh');
    expect(asked!.options).toContain(choice);
    expect(pool.load().running).toBe(1);
    expect(await endless).toMatchObject({ code: 'too-heavy' });
    await pool.close();
  });
});
