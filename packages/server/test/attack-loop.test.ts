// What somebody sends so that everybody else has to wait.

import { catalogue } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
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
