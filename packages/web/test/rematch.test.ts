// Playing again at a table of the server: who asks for it sits where they sat, and so do the bots.

import { beforeEach, expect, it, vi } from 'vitest';
import { keepsIn } from './support/kept.ts';

vi.mock('idb-keyval', () => import('./support/idb.ts'));

const calls: string[] = [];
let answers: Readonly<Record<string, unknown>> = {};
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  calls.length = 0;
  kept.clear();
  keepsIn(kept);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const what = `${method} ${path}`;
    calls.push(what);
    return new Response(JSON.stringify(answers[what] ?? { recovery: 'CODE' }));
  });
});

const [anna, bela] = ['Anna', 'Béla'].map((name) => ({ id: name, name }));
const old = {
  table: 'old',
  game: 'tiny-epic',
  status: 'over',
  host: 'Anna',
  chairs: [
    { seat: 'stark', person: anna },
    { seat: 'tully', person: bela, bot: 'squire' },
    { seat: 'arryn', bot: 'squire' },
  ],
};
const free = old.chairs.map(({ seat }) => ({ seat }));

async function again(by: string, next: object, before: object = old): Promise<unknown> {
  const { keepDevice } = await import('../src/tables/online/device.ts');
  keepDevice({ person: { id: by, name: by }, key: by });
  answers = { 'GET /api/tables/old': before, 'POST /api/tables/old/rematch': { game: 'tiny-epic', ...next } };
  const { againAt } = await import('../src/tables/online/rematch.ts');
  return againAt('old');
}

it('the first one lays the table: their own chair, and the bots’', async () => {
  expect(await again('Anna', { table: 'new', host: 'Anna', chairs: free })).toBe('/t/new');
  expect(calls.slice(2)).toEqual([
    'POST /api/tables/new/seats/stark/claim',
    'PUT /api/tables/new/seats/arryn/bot',
  ]);
});

it('the next one comes to the same table and takes only their own chair', async () => {
  const chairs = [{ seat: 'stark', person: anna }, { seat: 'tully' }, { seat: 'arryn', bot: 'squire' }];
  expect(await again('Béla', { table: 'new', host: 'Anna', chairs })).toBe('/t/new');
  expect(calls.slice(2)).toEqual(['POST /api/tables/new/seats/tully/claim']);
});

it('whoever sits there already, or finds the chair taken, only goes there', async () => {
  const taken = [{ seat: 'stark', person: bela }, { seat: 'tully', person: anna }, { seat: 'arryn' }];
  for (const by of ['Anna', 'Béla'])
    expect(await again(by, { table: 'new', host: 'nobody', chairs: taken })).toBe('/t/new');
  expect(calls.filter((call) => call.includes('seats'))).toEqual([]);
});

it('a watcher is led to the table that was laid, and lays none', async () => {
  expect(await again('somebody', {}, { ...old, rematch: 'new' })).toBe('/t/new');
  expect(calls).toEqual(['GET /api/tables/old']);
});
