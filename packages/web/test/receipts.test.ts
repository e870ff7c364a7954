// Shaking the dice together, as this device does it: bytes kept before anything is sent, a receipt before anything is
// shown, nothing shown where something was changed, and all of it once, however many windows there are.

import { seatCommitment } from '@three-thrones/protocol/fairness';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Share } from '../src/tables/online/receipts.ts';
import type { Around } from '../src/tables/online/shake.ts';
import { forbidDatabase, keptInDatabase } from './support/idb.ts';
import { keepsIn } from './support/kept.ts';

vi.mock('idb-keyval', () => import('./support/idb.ts'));

interface Call {
  readonly path: string;
  readonly once: string | undefined;
  readonly body: { commitment?: string; entropy?: string; round?: number };
  /** What the device had kept when this was sent. */
  readonly kept: Share | undefined;
}

const calls: Call[] = [];
/** What the server does with the next requests; after the last one it is there again. */
let fate: ('lost' | { status: number; body: object })[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  calls.length = 0;
  fate = [];
  forbidDatabase(false);
  keptInDatabase().clear();
  keepsIn(
    new Map([['three-thrones/me', JSON.stringify({ person: { id: 'anna', name: 'Anna' }, key: 'k1' })]]),
  );
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const sent = JSON.parse(body as string) as Call['body'];
    const kept = [...keptInDatabase().values()] as Share[];
    calls.push({
      path: path.replace('/api/tables/', ''),
      once: (headers as Record<string, string>)['idempotency-key'],
      body: sent,
      kept: structuredClone(kept.at(-1)),
    });
    const next = fate.shift();
    if (next === 'lost') throw new TypeError('network');
    return new Response(JSON.stringify(next?.body ?? { recovery: 'ABCD' }), { status: next?.status ?? 200 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window of its own: it shares with the others only what the device keeps. */
async function newWindow() {
  vi.resetModules();
  return {
    ...(await import('../src/tables/online/shake.ts')),
    ...(await import('../src/tables/online/receipts.ts')),
  };
}

/** Waits as long as somebody who tries again does. */
async function patiently<T>(doing: Promise<T>): Promise<T> {
  const ended = { is: false };
  const watched = doing.finally(() => {
    ended.is = true;
  });
  while (!ended.is) await vi.advanceTimersByTimeAsync(100);
  return watched;
}

const anna = { id: 'anna', name: 'Anna' };
const bela = { id: 'bela', name: 'Béla' };
const open = { table: 'table-01', round: 0, commitment: 'server' };
const BOT = { seat: 'tully', bot: 'squire', online: false };

function around(mine: string | undefined, change: Partial<Around> = {}): Around {
  return {
    ...{ ...open, game: 'tiny-epic', status: 'gathering', serverKey: 'key' },
    chairs: [
      { seat: 'stark', person: anna, online: true, ...(mine && { commitment: mine }) },
      { seat: 'arryn', person: bela, online: true, commitment: 'of-bela' },
      BOT,
    ],
    ...change,
  };
}

const reveal = { dice: { reveal: ['stark', 'arryn'], until: Number.MAX_SAFE_INTEGER } };
const claims = () => calls.filter(({ path }) => path.endsWith('/claim'));
const reveals = () => calls.filter(({ path }) => path.endsWith('/reveal'));

async function seated() {
  const window = await newWindow();
  await patiently(window.claimWithShare(open, 'stark'));
  return { window, mine: claims()[0]!.body.commitment! };
}

describe('sitting down', () => {
  it('keeps the bytes first, and sends only what they are committed to', async () => {
    const { claimWithShare } = await newWindow();
    expect(await patiently(claimWithShare(open, 'stark'))).toEqual({ recovery: 'ABCD' });
    const [{ body, kept, path }] = calls as [Call];
    expect(path).toBe('table-01/seats/stark/claim');
    expect(kept?.entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(body).toEqual({ commitment: seatCommitment('table-01', 'stark', kept!.entropy) });
    expect(kept?.server).toBe('server');
  });

  it('repeats the very same claim when the reply was lost', async () => {
    const { claimWithShare } = await newWindow();
    fate = ['lost', 'lost', 'lost'];
    expect(await patiently(claimWithShare(open, 'stark'))).toEqual({ recovery: 'ABCD' });
    expect(claims()).toHaveLength(4);
    expect(new Set(claims().map(({ once, body }) => `${once} ${body.commitment}`)).size).toBe(1);
  });

  it('repeats it in another window too, after the first one was closed without a word', async () => {
    fate = Array.from({ length: 10 }, () => 'lost');
    const first = await newWindow();
    expect(await patiently(first.claimWithShare(open, 'stark'))).toMatchObject({ code: 'unreachable' });
    fate = [];
    const second = await newWindow();
    expect(await patiently(second.claimWithShare(open, 'stark'))).toEqual({ recovery: 'ABCD' });
    expect(new Set(claims().map(({ once, body }) => `${once} ${body.commitment}`)).size).toBe(1);
  });

  it('finds the lost code when the chair turns out to be taken by these bytes', async () => {
    fate = Array.from({ length: 10 }, () => 'lost');
    const window = await newWindow();
    await patiently(window.claimWithShare(open, 'stark'));
    fate = [];
    const mine = claims()[0]!.body.commitment;
    expect(await patiently(window.shake(around(mine), 'stark'))).toEqual({ recovery: 'ABCD' });
    expect(await patiently(window.shake(around(mine), 'stark'))).toEqual({});
  });

  it('is a new intention after a refusal, with the bytes that may have been heard before', async () => {
    const { claimWithShare } = await newWindow();
    fate = [{ status: 409, body: { code: 'seat-taken', rule: '0' } }];
    expect(await patiently(claimWithShare(open, 'stark'))).toMatchObject({ code: 'seat-taken' });
    await patiently(claimWithShare(open, 'stark'));
    const [first, second] = claims() as [Call, Call];
    expect(second.once).not.toBe(first.once);
    expect(second.body).toEqual(first.body);
  });

  it('has new bytes after getting up, and after a seat that was lost', async () => {
    const { window } = await seated();
    await patiently(window.claimWithShare(open, 'stark'));
    await window.forgetShares('table-01', 'stark');
    expect(keptInDatabase().size).toBe(0);
    await patiently(window.claimWithShare(open, 'stark'));
    expect(new Set(claims().map(({ body }) => body.commitment)).size).toBe(3);
  });

  it('works where nothing may be kept, until the page is closed', async () => {
    const window = await newWindow();
    forbidDatabase(true);
    await patiently(window.claimWithShare(open, 'stark'));
    const mine = claims()[0]!.body.commitment;
    expect(await patiently(window.shake(around(mine, reveal), 'stark'))).toEqual({});
    expect(keptInDatabase().size).toBe(0);
    const { entropy } = reveals()[0]!.body;
    expect(seatCommitment('table-01', 'stark', entropy!)).toBe(mine);
  });
});

describe('showing what was promised', () => {
  it('completes the receipt before anything is shown', async () => {
    const { window, mine } = await seated();
    expect(await patiently(window.shake(around(mine, reveal), 'stark'))).toEqual({});
    const [{ body, kept }] = reveals() as [Call];
    expect(seatCommitment('table-01', 'stark', body.entropy!)).toBe(mine);
    expect(body.round).toBe(0);
    expect(kept?.receipt).toEqual({
      ...{ format: 'three-thrones-receipt', version: 1, table: 'table-01', game: 'tiny-epic' },
      ...{ seat: 'stark', round: 0, commitment: 'server', serverKey: 'key', entropy: body.entropy },
      commitments: { stark: mine, arryn: 'of-bela' },
      seats: ['stark', 'arryn', 'tully'],
    });
  });

  it('does it after a reload, and only once', async () => {
    const { mine } = await seated();
    const reloaded = await newWindow();
    await patiently(reloaded.shake(around(mine, reveal), 'stark'));
    await patiently(reloaded.shake(around(mine, reveal), 'stark'));
    const again = await newWindow();
    await patiently(again.shake(around(mine, reveal), 'stark'));
    expect(reveals()).toHaveLength(1);
  });

  it('tries again quietly while the server cannot be reached', async () => {
    const { window, mine } = await seated();
    fate = ['lost', 'lost', 'lost', { status: 503, body: { code: 'starting', rule: '0' } }];
    expect(await patiently(window.shake(around(mine, reveal), 'stark'))).toEqual({});
    expect(reveals()).toHaveLength(5);
    expect(new Set(reveals().map(({ once, body }) => `${once} ${body.entropy}`)).size).toBe(1);
    expect(reveals()[0]!.once).not.toBe(claims()[0]!.once);
  });

  it('does nothing while nothing is asked of this seat', async () => {
    const { window, mine } = await seated();
    const others = { dice: { reveal: ['arryn'], until: 1 } };
    for (const change of [{}, others]) await patiently(window.shake(around(mine, change), 'stark'));
    expect(calls).toHaveLength(1);
  });
});

describe('nothing is shown', () => {
  /** What comes of being asked to show it, and how often that was done. */
  const asked = async (change: Partial<Around>, mine: string) => {
    const { shake } = await newWindow();
    const { trouble } = await patiently(shake(around(mine, { ...reveal, ...change }), 'stark'));
    return [trouble, reveals().length];
  };

  it('when the server has changed its commitment since I sat down', async () => {
    const { mine } = await seated();
    expect(await asked({ commitment: 'another' }, mine)).toEqual(['server-changed', 0]);
  });

  it('when my own chair does not show what I committed to', async () => {
    await seated();
    expect(await asked({}, 'of-somebody')).toEqual(['chair-changed', 0]);
  });

  it('when the bytes are on another device', async () => {
    expect(await asked({}, 'of-the-other-device')).toEqual(['share-elsewhere', 0]);
  });

  it('a second time, when another seat was changed after the first one went out', async () => {
    const { window, mine } = await seated();
    fate = Array.from({ length: 10 }, () => 'lost');
    await patiently(window.shake(around(mine, reveal), 'stark'));
    fate = [];
    calls.length = 0;
    const chairs = around(mine).chairs.map((chair) =>
      chair.seat === 'arryn' ? { ...chair, commitment: 'of-bela-again' } : chair,
    );
    expect(await asked({ chairs }, mine)).toEqual(['table-changed', 0]);
  });

  it('and nothing is committed anew either, when the server has changed its commitment', async () => {
    const { window, mine } = await seated();
    const changed = { round: 1, commitment: 'another', dice: { commit: ['stark'] } };
    expect(await patiently(window.shake(around(mine, changed), 'stark'))).toEqual({
      trouble: 'server-changed',
    });
    expect(calls).toHaveLength(1);
  });
});

describe('a new round', () => {
  const anew = { round: 1, dice: { commit: ['stark', 'arryn'] } };

  it('has new bytes, kept before they are committed to, and shown in that round', async () => {
    const { window, mine } = await seated();
    expect(await patiently(window.shake(around(undefined, anew), 'stark'))).toEqual({});
    const commit = calls.at(-1)!;
    expect(commit.path).toBe('table-01/seats/stark/commit');
    expect(commit.body).toEqual({ commitment: commit.kept!.commitment, round: 1 });
    expect(commit.body.commitment).not.toBe(mine);
    await patiently(window.shake(around(commit.body.commitment, { ...reveal, round: 1 }), 'stark'));
    const shown = calls.at(-1)!.body;
    expect(shown.round).toBe(1);
    expect(seatCommitment('table-01', 'stark', shown.entropy!)).toBe(commit.body.commitment);
  });

  it('finds the bytes of whoever sat down just when it began', async () => {
    const { window, mine } = await seated();
    expect(await patiently(window.shake(around(mine, { ...reveal, round: 1 }), 'stark'))).toEqual({});
    const { body, kept } = reveals()[0]!;
    expect(body.round).toBe(1);
    expect(seatCommitment('table-01', 'stark', body.entropy!)).toBe(mine);
    expect(kept?.receipt?.round).toBe(1);
  });

  it('is not shown bytes that were shown in the one before, though the chair has kept their commitment', async () => {
    const { window, mine } = await seated();
    await patiently(window.shake(around(mine, reveal), 'stark'));
    expect(await patiently(window.shake(around(mine, { ...reveal, round: 1 }), 'stark'))).toEqual({
      trouble: 'share-elsewhere',
    });
    expect(reveals()).toHaveLength(1);
  });

  it('is committed to once', async () => {
    const { window } = await seated();
    for (let looks = 0; looks < 3; looks++) await patiently(window.shake(around(undefined, anew), 'stark'));
    expect(calls.filter(({ path }) => path.endsWith('/commit'))).toHaveLength(1);
  });
});

describe('two windows', () => {
  const both = async (run: (window: Awaited<ReturnType<typeof newWindow>>) => Promise<unknown>) => {
    const windows = [await newWindow(), await newWindow()];
    await patiently(Promise.all(windows.map(run)));
  };

  it('make one share, and send the same under the same name, where there are no locks', async () => {
    vi.stubGlobal('navigator', {});
    await both(({ claimWithShare }) => claimWithShare(open, 'stark'));
    expect(new Set(claims().map(({ once, body }) => `${once} ${body.commitment}`)).size).toBe(1);
    const mine = claims()[0]!.body.commitment;
    await both(({ shake }) => shake(around(mine, reveal), 'stark'));
    expect(reveals().length).toBeGreaterThan(0);
    expect(new Set(reveals().map(({ once, body }) => `${once} ${body.entropy}`)).size).toBe(1);
    await both(({ shake }) => shake(around(mine, { round: 1, dice: { commit: ['stark'] } }), 'stark'));
    const commits = calls.filter(({ path }) => path.endsWith('/commit'));
    expect(new Set(commits.map(({ once, body }) => `${once} ${body.commitment}`)).size).toBe(1);
  });

  it('show it once where there are locks', async () => {
    const waiting = new Map<string, Promise<unknown>>();
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, run: () => Promise<unknown>) => {
          const next = (waiting.get(name) ?? Promise.resolve()).then(run);
          waiting.set(name, next);
          return next;
        },
      },
    });
    const { mine } = await seated();
    await both(({ shake }) => shake(around(mine, reveal), 'stark'));
    expect(reveals()).toHaveLength(1);
  });
});
