// What somebody sends so that everybody else has to wait.

import { catalogue } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import type { TableBody } from '../src/tables/chairs.ts';
import { pacemaker } from '../src/tables/loading.ts';
import { heardBy } from '../src/tables/talking.ts';
import { jobsWith } from '../src/work/jobs.ts';
import { openHouse } from './harness.ts';

const WIDE = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, 0]));
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

describe('H3 a record of a game', () => {
  it('is not read on the event loop, whatever is in it', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    await call('POST', '/api/tables/import', { key, body: WIDE });
    expect(tables.asked.at(-1)).toEqual(['import', id, { json: JSON.stringify(WIDE) }]);
  });

  it.each([
    ['no JSON', '{"game":', 'malformed-json'],
    ['nothing', '', 'malformed-json'],
    ['a list', '[]', 'record-malformed'],
    ['wide', JSON.stringify(WIDE), 'record-malformed'],
    ['deep', `{"game":"agot","rulesVersion":1,"config":${DEEP},"seed":"s","answers":[]}`, 'record-malformed'],
    [
      'with a prototype',
      '{"game":"agot","rulesVersion":1,"config":{"__proto__":{"players":3}},"seed":"s","answers":[]}',
      'record-malformed',
    ],
  ])('that is %s is refused where it is read', async (_, json, code) => {
    expect(await jobsWith(catalogue).record({ json })).toMatchObject({ code });
  });
});

describe('H3 a configuration', () => {
  it('with thousands of mistakes is refused as one', async () => {
    const { call, guest } = await openHouse();
    const { key } = await guest();
    const body = { game: 'tiny-epic', config: WIDE };
    expect(await call('POST', '/api/tables', { key, body })).toMatchObject({
      status: 400,
      body: { code: 'wrong-shape' },
    });
  });
});

describe('H3 what was said', () => {
  it('is passed over a little at a time where it was whispered between others', async () => {
    const readers = ['a', 'b'];
    const body = JSON.stringify({
      from: 'A',
      seat: 'stark',
      to: 'lannister',
      readers,
      text: 'x'.repeat(400),
    });
    const last = 60_000;
    const messages: Store['messages'] = async (table, after, limit) =>
      Array.from({ length: Math.min(limit, last - after) }, (_, at) => ({
        ...{ table, number: after + at + 1, key: '', body, at: 0 },
      }));
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    const chairs = { chairs: {} } as unknown as TableBody;
    expect(await heardBy({ messages } as unknown as Store, 't', chairs, undefined, 0)).toEqual([]);
    clearInterval(clock);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('H3 long logs', () => {
  it('that come back together hold the loop no longer than one of them', async () => {
    let [inThisTurn, most] = [0, 0];
    let observer: NodeJS.Immediate;
    const observe = (): void => {
      most = Math.max(most, inThisTurn);
      inThisTurn = 0;
      observer = setImmediate(observe);
    };
    const replay = async (): Promise<void> => {
      const pace = pacemaker();
      for (let slice = 0; slice < 4; slice++) {
        const started = performance.now();
        while (performance.now() - started < 7);
        await pace();
        inThisTurn++;
      }
    };
    observe();
    await Promise.all(Array.from({ length: 10 }, replay));
    clearImmediate(observer!);
    expect(most).toBe(1);
  });
});
