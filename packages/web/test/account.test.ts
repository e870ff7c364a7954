// Signing in and out, as the server and this device's memory see it.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptInDatabase } from './support/idb.ts';
import { keepsIn } from './support/kept.ts';

vi.mock('idb-keyval', () => import('./support/idb.ts'));

interface Call {
  readonly what: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

const calls: Call[] = [];
let answers: Readonly<Record<string, unknown>> = {};
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  calls.length = 0;
  kept.clear();
  keepsIn(kept);
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const what = `${method} ${path}`;
    const { authorization } = headers as Record<string, string>;
    calls.push({
      what,
      key: authorization?.replace('Bearer ', ''),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    });
    const answer = answers[what];
    if (answer === undefined) return new Response(null, { status: 204 });
    const { status = 200 } = answer as { status?: number };
    return new Response(JSON.stringify(answer), { status });
  });
});

const account = () => import('../src/tables/online/account.ts');
const device = () => import('../src/tables/online/device.ts');

const anna = { id: 'anna', name: 'Anna' };
const table = { table: 't-account', game: 'tiny-epic', chairs: [{ seat: 'stark', person: anna }] };

describe('signing in', () => {
  it('brings the seats of the guest along, and the tables of the account', async () => {
    const { keepDevice, rememberTable, myTables, thisDevice } = await device();
    keepDevice({ person: { id: 'guest', name: 'Guest' }, key: 'guest-key' });
    rememberTable({ id: 't-guest', game: 'tiny-epic', seat: 'tully' });
    answers = {
      'POST /api/sessions': { person: anna, key: 'anna-key' },
      'POST /api/tables/t-guest/seats/tully/give': {},
      'GET /api/me/tables': [table],
    };
    expect(await (await account()).signIn('anna', 'winter is coming')).toBeUndefined();
    expect(calls).toEqual([
      { what: 'POST /api/sessions', key: undefined, body: { login: 'anna', password: 'winter is coming' } },
      { what: 'POST /api/tables/t-guest/seats/tully/give', key: 'guest-key', body: { key: 'anna-key' } },
      { what: 'GET /api/me/tables', key: 'anna-key', body: undefined },
    ]);
    expect(thisDevice()).toMatchObject({ person: anna, key: 'anna-key', named: true });
    expect(myTables().map(({ id, seat }) => `${id} ${seat}`)).toEqual(['t-account stark', 't-guest tully']);
  });

  it('stays a guest as long as a seat cannot be brought, unless it is gone', async () => {
    const { keepDevice, rememberTable, thisDevice } = await device();
    const { signIn } = await account();
    keepDevice({ person: { id: 'guest', name: 'Guest' }, key: 'guest-key' });
    rememberTable({ id: 't-guest', game: 'tiny-epic', seat: 'tully' });
    const give = 'POST /api/tables/t-guest/seats/tully/give';
    const signedIn = { 'POST /api/sessions': { person: anna, key: 'anna-key' }, 'GET /api/me/tables': [] };
    answers = { ...signedIn, [give]: { status: 503, code: 'busy', rule: '0' } };
    expect(await signIn('anna', 'winter is coming')).toMatchObject({ code: 'busy' });
    expect(thisDevice()?.key).toBe('guest-key');
    answers = { ...signedIn, [give]: { status: 404, code: 'no-such-table', rule: '0' } };
    expect(await signIn('anna', 'winter is coming')).toBeUndefined();
    expect(thisDevice()?.key).toBe('anna-key');
  });

  it('changes nothing if the password is wrong', async () => {
    const { keepDevice, thisDevice } = await device();
    keepDevice({ person: { id: 'guest', name: 'Guest' }, key: 'guest-key' });
    answers = { 'POST /api/sessions': { status: 401, code: 'wrong-login', rule: '0' } };
    expect(await (await account()).signIn('anna', 'summer')).toMatchObject({ code: 'wrong-login' });
    expect(thisDevice()?.key).toBe('guest-key');
    expect(calls).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('forgets who one was, on this device or on all', async () => {
    const { keepDevice, rememberTable, myTables, thisDevice } = await device();
    const { signOut } = await account();
    answers = {};
    for (const [which, what] of [
      ['this', 'DELETE /api/sessions/current'],
      ['all', 'DELETE /api/sessions'],
    ] as const) {
      keepDevice({ person: anna, key: 'anna-key' });
      rememberTable({ id: 't-account', game: 'tiny-epic', seat: 'stark' });
      expect(await signOut(which)).toBeUndefined();
      expect(calls.at(-1)).toEqual({ what, key: 'anna-key', body: undefined });
      expect([thisDevice(), myTables()]).toEqual([undefined, []]);
    }
  });

  it('stays who one is if the server cannot be told', async () => {
    const { keepDevice, thisDevice } = await device();
    keepDevice({ person: anna, key: 'anna-key' });
    answers = { 'DELETE /api/sessions': { status: 503, code: 'busy', rule: '0' } };
    expect(await (await account()).signOut('all')).toMatchObject({ code: 'busy' });
    expect(thisDevice()?.key).toBe('anna-key');
  });
});

describe('deleting oneself', () => {
  const me = 'DELETE /api/me';

  it('leaves a device that is nobody, and has no share of any dice', async () => {
    const { keepDevice, rememberTable, myTables, thisDevice } = await device();
    keepDevice({ person: anna, key: 'anna-key' });
    rememberTable({ id: 't-account', game: 'tiny-epic', seat: 'stark' });
    keptInDatabase().set('t-account/stark/0', {});
    answers = {};
    expect(await (await account()).deleteMyself('winter is coming')).toBeUndefined();
    expect(calls).toEqual([{ what: me, key: 'anna-key', body: { password: 'winter is coming' } }]);
    expect([thisDevice(), myTables(), keptInDatabase().size]).toEqual([undefined, [], 0]);
  });

  it('changes nothing where the password is wrong', async () => {
    const { keepDevice, thisDevice } = await device();
    keepDevice({ person: anna, key: 'anna-key' });
    answers = { [me]: { status: 401, code: 'wrong-login', rule: '0' } };
    expect(await (await account()).deleteMyself('summer')).toMatchObject({ code: 'wrong-login' });
    expect(thisDevice()?.key).toBe('anna-key');
  });

  it('is done where the server does not know this device any more', async () => {
    const { keepDevice, thisDevice } = await device();
    keepDevice({ person: anna, key: 'anna-key' });
    answers = { [me]: { status: 401, code: 'unknown-key', rule: '0' } };
    expect(await (await account()).deleteMyself(undefined)).toBeUndefined();
    expect(thisDevice()).toBeUndefined();
  });
});
