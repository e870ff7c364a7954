// A connection may break before the reply is there. Every command is sent twice with the same key, the second time over
// another connection: both have the same result, and nothing is doubled.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@three-thrones/bots';
import { type Decision, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import type { PlayCommand } from '@three-thrones/protocol';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readOptions, startServer } from '../src/index.ts';
import type { SeatCommandType } from '../src/tables/commands.ts';
import { TABLE } from './fakes.ts';
import { type Client, clientOf, type House, openHouse, talkTo } from './harness.ts';

const SEATS = ['stark', 'lannister'] as const;
type Seat = (typeof SEATS)[number];
type Said = Record<string, unknown>;

/** Two people at a table of a real server, who lose their connection whenever they have been answered. */
async function twoWithBadLines(mode: 'competitive' | 'coop' = 'competitive') {
  const data = await mkdtemp(join(tmpdir(), 'twice-'));
  const options = readOptions(['--port', '0', '--data', data, '--log-level', 'silent'], {});
  if (isRefusal(options)) throw new Error(options.code);
  const server = await startServer(options, { log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await server.stop();
    await rm(data, { recursive: true });
  });
  const call = talkTo(server.address);
  const keys: Record<Seat, string> = { stark: await guest('Arya'), lannister: await guest('Cersei') };
  async function guest(name: string): Promise<string> {
    return (await call('POST', '/api/people', { body: { name } })).body['key'] as string;
  }
  const tempo = { kind: 'live', bank: 900_000, increment: 0 };
  const wanted = { game: 'tiny-epic', config: { seats: SEATS, mode }, tempo };
  const opened = await call('POST', '/api/tables', { key: keys.stark, body: wanted });
  const table = opened.body['table'] as string;
  for (const seat of SEATS)
    await call('POST', `/api/tables/${table}/seats/${seat}/claim`, { key: keys[seat] });

  const connected = async (seat: Seat): Promise<Client> => {
    const client = await clientOf(server.address);
    await client.hello(keys[seat]);
    return client;
  };
  /** Over a connection of its own, which then breaks. */
  const once = async (seat: Seat, command: Said): Promise<Said> => {
    const client = await connected(seat);
    const { id: _, ...result } = await client.ask({ table, ...command });
    client.socket.terminate();
    return result;
  };
  /** All that two of anything would show in. */
  const around = async (): Promise<unknown[]> => {
    const { changedAt: _, ...summary } = (await call('GET', `/api/tables/${table}`)).body;
    const { body: messages } = await call('GET', `/api/tables/${table}/messages`, { key: keys.stark });
    return [summary, messages];
  };
  const twice = async (seat: Seat, command: Said, meanwhile?: () => Promise<unknown>): Promise<Said> => {
    const first = await once(seat, command);
    await meanwhile?.();
    const before = await around();
    expect(await once(seat, command), JSON.stringify(command)).toEqual(first);
    expect(await around()).toEqual(before);
    return first;
  };
  const question = async (): Promise<Decision> => {
    for (const seat of SEATS) {
      const client = await connected(seat);
      await client.ask({ type: 'subscribe', table, seat });
      const full = client.heard.find((message) => message.type === 'full');
      const mine = full?.asked.find((one): one is Decision => one.seat === seat && 'options' in one);
      client.socket.terminate();
      if (mine) return mine;
    }
    throw new Error('nobody is asked');
  };
  return { table, keys, call, once, twice, question };
}

type Two = Awaited<ReturnType<typeof twoWithBadLines>>;

const chance = randomFrom(seeded('twice'));
const other = (seat: Seat): Seat => (seat === 'stark' ? 'lannister' : 'stark');

async function answers(two: Two, key: string): Promise<{ seat: Seat; command: Said }> {
  const asked = await two.question();
  const seat = asked.seat as Seat;
  const choice = random.choose(asked, chance);
  return { seat, command: { type: 'answer', seat, decision: asked.id, choice, key } };
}

/** What comes over the socket: a command that is missing here does not compile. */
const ON_THE_SOCKET: Readonly<Record<PlayCommand['type'], (two: Two) => Promise<void>>> = {
  async answer(two) {
    const { seat, command } = await answers(two, 'a-1');
    const goOn = async (): Promise<void> => {
      const next = await answers(two, 'a-2');
      expect(await two.once(next.seat, next.command)).toMatchObject({ type: 'done', seq: 2 });
    };
    expect(await two.twice(seat, command, goOn)).toEqual({ type: 'done', seq: 1 });
  },

  async why(two) {
    const { seat, options } = await two.question();
    const command = { type: 'why', seat, option: options[0] };
    expect(await two.twice(seat as Seat, command)).toMatchObject({ type: 'done', may: true });
  },

  async undo(two) {
    for (let tries = 0; ; tries++) {
      const { seat, command } = await answers(two, `u-a-${tries}`);
      await two.once(seat, command);
      const undone = await two.twice(seat, { type: 'undo', seat, key: `u-${tries}` });
      if (undone['type'] === 'done') return;
      expect(undone).toMatchObject({ code: 'undo-barrier' });
      expect(tries).toBeLessThan(20);
    }
  },

  async propose(two) {
    const { seat, command } = await answers(two, 'p-a');
    await two.once(seat, command);
    const wish = { type: 'propose', seat, what: 'take-back', key: 'p-1' };
    // Two that were under way at once: the first is not the last any more.
    const another = (): Promise<Said> => two.once(seat, { type: 'propose', seat, what: 'pause', key: 'p-2' });
    expect(await two.twice(seat, wish, another)).toEqual({ type: 'done', proposal: 'p1' });
    expect(await another()).toEqual({ type: 'done', proposal: 'p2' });
  },

  async consent(two) {
    const { seat, command } = await answers(two, 'c-a');
    await two.once(seat, command);
    for (const what of ['take-back', 'pause'])
      await two.once(seat, { type: 'propose', seat, what, key: what });
    const asked = other(seat);
    const agrees = (proposal: string): Said => ({
      ...{ type: 'consent', seat: asked, proposal, agree: true, key: `c-${proposal}` },
    });
    const another = (): Promise<Said> => two.once(asked, agrees('p2'));
    expect(await two.twice(asked, agrees('p1'), another)).toEqual({ type: 'done', settled: true });
    expect(await another()).toEqual({ type: 'done', settled: true });
  },

  async chat(two) {
    const silenced = async (): Promise<void> => {
      const { body } = await two.call('GET', '/api/me', { key: two.keys.lannister });
      const { id } = body['person'] as { id: string };
      await two.call('PUT', `/api/tables/${two.table}/mutes/${id}`, { key: two.keys.stark });
    };
    const says = { type: 'chat', seat: 'lannister', text: 'Hear me roar', key: 't-1' };
    expect(await two.twice('lannister', says, silenced)).toMatchObject({ type: 'done' });
    expect(await two.once('lannister', { ...says, key: 't-2' })).toMatchObject({ code: 'muted' });
  },

  async signal(two) {
    const says = { type: 'signal', seat: 'stark', what: 'danger', thing: 'domain:winterfell', key: 's-1' };
    const goOn = async (): Promise<unknown> => {
      const next = await answers(two, 's-a');
      return two.once(next.seat, next.command);
    };
    expect(await two.twice('stark', says, goOn)).toMatchObject({ type: 'done' });
  },

  async plan(two) {
    const { seat, command, goOn } = await plans(two);
    expect(await two.twice(seat, command, goOn)).toMatchObject({ type: 'done' });
    expect(await two.once(seat, { ...command, key: 'pl-2' })).toMatchObject({ code: 'plan-does-not-hold' });
  },

  async vote(two) {
    const { seat, command } = await plans(two);
    const { number } = await two.once(seat, command);
    const votes = { type: 'vote', seat: other(seat), plan: number, agree: true, key: 'v-1' };
    expect(await two.twice(other(seat), votes)).toMatchObject({ type: 'done' });
  },
};

/** A plan for whoever is asked, and how the table goes on so that it no longer holds. */
async function plans(two: Two): Promise<{ seat: Seat; command: Said; goOn: () => Promise<unknown> }> {
  const { seat, command } = await answers(two, 'pl-a');
  const steps = [{ decision: command['decision'], choice: command['choice'] }];
  return {
    seat,
    command: { type: 'plan', seat, for: seat, steps, key: 'pl-1' },
    goOn: () => two.once(seat, command),
  };
}

/** Only those say these to each other who play together. */
const TOGETHER: readonly string[] = ['signal', 'plan', 'vote'];

describe('over the socket, with the same key and another connection', () => {
  it.each(Object.entries(ON_THE_SOCKET))('%s', async (kind, isSame) => {
    const two = await twoWithBadLines(TOGETHER.includes(kind) ? 'coop' : 'competitive');
    await expect(isSame(two)).resolves.toBeUndefined();
  });

  it('also what is not allowed any more: it was when it came first', async () => {
    const two = await twoWithBadLines();
    const { seat, command } = await answers(two, 'a-1');
    const handOver = (): Promise<unknown> =>
      two.call('PUT', `/api/tables/${two.table}/seats/${seat}/bot`, {
        key: two.keys[seat],
        body: { level: 'random' },
      });
    const first = await two.once(seat, command);
    expect(first).toEqual({ type: 'done', seq: 1 });
    await handOver();
    expect(await two.once(seat, command)).toEqual(first);
    expect(await two.once(seat, { ...command, key: 'a-9' })).toMatchObject({ code: 'seat-is-with-a-bot' });
    expect(await two.once(other(seat), command)).toMatchObject({ code: 'not-your-seat' });
  });
});

/** A code must be told again also after a restart: the table itself knows the claim by its key. */
const BY_THE_TABLE: readonly SeatCommandType[] = ['claim'];
const SHARE = 'c0'.repeat(32);

/** The same for what comes over HTTP. */
const OVER_HTTP: Readonly<Record<SeatCommandType, readonly [method: string, path: string, body?: object]>> = {
  claim: ['POST', '/seats/stark/claim', { commitment: SHARE }],
  commit: ['POST', '/seats/stark/commit', { commitment: SHARE, round: 1 }],
  reveal: ['POST', '/seats/stark/reveal', { entropy: SHARE, round: 0 }],
  recover: ['POST', '/recover', { code: 'ABCD' }],
  give: ['POST', '/seats/stark/give'],
  leave: ['POST', '/seats/stark/leave'],
  'seat-bot': ['PUT', '/seats/stark/bot', { level: 'squire' }],
  'unseat-bot': ['DELETE', '/seats/stark/bot'],
  'open-seat': ['POST', '/seats/stark/open'],
  kick: ['POST', '/seats/stark/kick'],
  mute: ['PUT', '/mutes/somebody'],
  close: ['POST', '/close'],
};

describe('over HTTP, with the same key', () => {
  const send = async (house: House, command: SeatCommandType, by: string, key: string) => {
    const [method, path, body] = OVER_HTTP[command];
    const said = command === 'give' ? { key: by } : body;
    const headers = { 'idempotency-key': key };
    return house.call(method, `/api/tables/${TABLE}${path}`, { key: by, body: said, headers });
  };

  it.each(Object.keys(OVER_HTTP) as SeatCommandType[])('%s', async (command) => {
    const house = await openHouse();
    const { key } = await house.guest();
    const first = await send(house, command, key, 'k-1');
    house.tables.asked.length = 0;
    const { status, body } = await send(house, command, key, 'k-1');
    expect({ status, body }).toEqual({ status: 200, body: first.body });
    const again = BY_THE_TABLE.filter((one) => one === command);
    expect(house.tables.asked.map(([what]) => what)).toEqual(again);
    await send(house, command, key, 'k-2');
    expect(house.tables.asked).toHaveLength(again.length + 1);
  });

  it('an account, and a session', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const headers = { 'idempotency-key': 'k-1' };
    const body = { login: 'arya', password: 'needle-needle' };
    const account = () => house.call('POST', '/api/accounts', { key, body, headers });
    const session = () => house.call('POST', '/api/sessions', { body, headers });
    expect((await account()).body).toEqual({ login: 'arya' });
    expect(await account()).toMatchObject({ status: 201, body: { login: 'arya' } });
    const { body: first } = await session();
    const before = house.store.sessions.size;
    expect((await session()).body).toEqual(first);
    expect(house.store.sessions.size).toBe(before);
  });
});
