// A server on a disk with little room: six tables, of which people play at four, bots at one, and clocks run at one.

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import { type Choice, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { Calls } from '../scripts/parts/calls.ts';
import { Device } from '../scripts/parts/device.ts';
import { Ledger } from '../scripts/parts/ledger.ts';
import { Player } from '../scripts/parts/player.ts';
import { FOR_A_CROWD } from '../scripts/parts/program.ts';
import { type Options, readOptions, type Server, startServer, storePath } from '../src/index.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { openServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { TableBody } from '../src/tables/chairs.ts';
import { openTables } from '../src/tables/open-tables.ts';
import { inlineWork } from '../src/work/inline.ts';
import { TWO } from './tables.ts';

/** Somewhere with little room, of which more can be had. */
interface Disk {
  readonly name: string;
  readonly data: string;
  /** Nothing fits in any more; in a database that may not grow there may be gaps here and there. */
  readonly isFullForAll: boolean;
  /** Something is in the store already. */
  start(options: Options, lay: (store: Store) => Promise<void>): Promise<Server>;
  makeRoom(): Promise<void>;
}

const log = pino({ level: 'silent' });
const chance = randomFrom(seeded('full'));
const SLOW = 'table-with-clocks';

/** A table at which nobody answers: the clocks do it for them, after a second and then every five. */
async function laySlowTable(store: Store): Promise<void> {
  const chairs = { lannister: { person: { id: 'a', name: 'a' } }, stark: { person: { id: 'b', name: 'b' } } };
  const body: TableBody = {
    ...{ config: TWO.config, tempo: { kind: 'live', bank: 1_000, increment: 0 }, host: 'a', chairs },
    ...{ serverSeed: 'x', seed: 'x' },
  };
  const row = { id: SLOW, game: 'tiny-epic', rulesVersion: 1, status: 'playing', listed: false } as const;
  await store.addTable({ ...row, createdAt: Date.now(), changedAt: Date.now(), body: JSON.stringify(body) });
}

async function scene(disk: Disk) {
  const flags = ['--port', '0', '--data', disk.data, '--bot-delay', '30', ...FOR_A_CROWD];
  const options = readOptions([...flags, '--messages-per-second', '10000', '--message-burst', '10000'], {});
  if (isRefusal(options)) throw new Error(options.code);
  const server = await disk.start(options, laySlowTable);
  onTestFinished(() => server.stop());
  const calls = new Calls(() => server.address);
  const [ledger, players] = [new Ledger(), [] as Player[]];
  const guests = [await calls.guest('Arya'), await calls.guest('Sansa')];
  onTestFinished(() => {
    for (const player of players) player.leave();
  });

  /** Two people who answer at once. */
  const sit = async (): Promise<string> => {
    const { table, chairs } = await calls.open(guests[0]!.key, { players: 2 });
    for (const [at, { seat }] of chairs.entries()) {
      await calls.claim(guests[at]!.key, table, seat);
      const player = new Player({
        ...{ table, seat, key: guests[at]!.key, url: () => server.address, pace: () => 3 },
        next: ({ question }) =>
          question && { type: 'answer', decision: question.id, choice: random.choose(question, chance) },
        sent: (sent) => ledger.sent(table, sent),
        acknowledged: (sent, seq) => ledger.acknowledged(table, sent, seq),
      });
      players.push(player);
    }
    return table;
  };
  return { server, calls, ledger, players, guests, sit };
}

/** As many as anybody may say at once. */
const MOST_WORDS = 9;

/** Fills it up, makes room again; the figures of it. */
export async function fillUp(disk: Disk): Promise<string[]> {
  const { server, calls, ledger, players, guests, sit } = await scene(disk);
  const { table: bots, chairs } = await calls.open(guests[0]!.key, { players: 2 });
  for (const { seat } of chairs) await calls.seatBot(guests[0]!.key, bots, seat, 'random');
  const tables = [SLOW, bots];
  for (let at = 0; at < 4; at++) tables.push(await sit());
  const watcher = await Device.open(server.address);
  onTestFinished(() => watcher.close());
  const seqs = new Map<string, number>();
  watcher.hear = (message) => {
    if (message.type === 'update' || message.type === 'full') seqs.set(message.table, message.seq);
  };
  /** The last numbers anybody was shown. */
  const numbers = async (): Promise<number[]> => {
    for (const table of tables) await watcher.ask({ type: 'subscribe', table });
    return tables.map((table) => seqs.get(table)!);
  };

  // Full: everybody is told so, again and again, until nothing fits in any more.
  let before = await numbers();
  await vi.waitFor(
    async () => {
      const then = before;
      before = await numbers();
      expect(before.slice(1)).toEqual(then.slice(1));
      expect(players.filter(({ refusals }) => refusals.length > 5).length).toBeGreaterThanOrEqual(4);
    },
    { timeout: 30_000, interval: 700 },
  );
  for (const { refusals } of players)
    for (const no of refusals) expect(no).toMatchObject({ type: 'refused', code: 'storage-full' });
  for (const player of players) player.rest(true);
  await vi.waitFor(() => expect(players.some(({ isWaiting }) => isWaiting)).toBe(false));

  // The same question as before, from another device; looking is still possible.
  const waiting = players.find(({ question, refusals }) => question !== undefined && refusals.length > 0)!;
  const { question, seq, options } = waiting;
  const { table, seat } = options;
  const owner = await Device.open(server.address, options.key);
  onTestFinished(() => owner.close());
  const { choice } = (waiting.refusals.at(-1) as { about: { choice: Choice } }).about;
  const said = { type: 'answer', table, seat, decision: question!.id, choice, key: 'patience' };
  ledger.sent(table, {
    seat: seat!,
    key: 'patience',
    deed: { type: 'answer', decision: question!.id, choice },
  });
  if (disk.isFullForAll) {
    expect(await owner.ask(said)).toMatchObject({ type: 'refused', code: 'storage-full' });
    // A few words may still fit where an answer does not: they are told so as soon as they do not either.
    for (let words = 0; ; words++) {
      const chat = { type: 'chat', table, seat, text: 'Full?', key: `c${words}` };
      const told = await owner.ask(chat);
      if (told.type === 'done' && words < MOST_WORDS) continue;
      expect(told).toMatchObject({ type: 'refused', code: 'storage-full' });
      break;
    }
    expect((await numbers()).slice(1)).toEqual(before.slice(1));
  }
  const health = (): Promise<unknown> => calls.call('GET', '/healthz');
  // On a disk that is really full the one small write it tries may still fit or not; it says which.
  if (disk.isFullForAll) await health().catch((no) => expect(String(no)).toContain('storage-failed'));
  else expect(await health()).toEqual({ status: 'ok' });

  // Room: the same command counts once, people and bots and clocks go on by themselves.
  await disk.makeRoom();
  for (let times = 0; times < 2; times++)
    expect(await owner.ask(said)).toMatchObject({ type: 'done', seq: seq + 1 });
  for (const player of players) player.rest(false);
  await vi.waitFor(
    async () => {
      for (const [at, now] of (await numbers()).entries()) expect(now).toBeGreaterThan(before[at]!);
    },
    { timeout: 15_000, interval: 50 },
  );
  // It asks the store again every few seconds.
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok' }), {
    timeout: 15_000,
    interval: 200,
  });
  for (const player of players) player.rest(true);
  await vi.waitFor(() => expect(players.some(({ isWaiting }) => isWaiting)).toBe(false));

  const store = await openSqlite(storePath(disk.data));
  await ledger.checkAll(store);
  await store.close();
  expect(ledger.faults).toEqual({ lost: 0, doubled: 0, gaps: 0, changed: 0 });
  expect(ledger.total).toBeGreaterThan(50);
  for (const { drifted } of players) expect(drifted).toBe(0);
  const refusals = players.flatMap((player) => player.refusals as { code: string }[]);
  const full = refusals.filter(({ code }) => code === 'storage-full').length;
  const { lost, doubled } = ledger.faults;
  return [disk.name, ...[full, refusals.length - full, ledger.total, lost, doubled].map(String)];
}

/** A real file system of a few megabytes, some of which is taken up by something else. */
export class SmallDisk implements Disk {
  readonly name = 'a file system of six megabytes';
  readonly data: string;
  readonly isFullForAll = true;

  private constructor(data: string) {
    this.data = data;
  }

  /** Mounting takes rights that tests seldom have. */
  static mount(data: string): SmallDisk | undefined {
    mkdirSync(data, { recursive: true });
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', data]);
    return status === 0 ? new SmallDisk(data) : undefined;
  }

  async start(options: Options, lay: (store: Store) => Promise<void>): Promise<Server> {
    const store = await openSqlite(storePath(this.data));
    await lay(store);
    await store.close();
    writeFileSync(join(this.data, 'ballast'), new Uint8Array(4_500_000));
    return startServer(options, { log });
  }

  async makeRoom(): Promise<void> {
    rmSync(join(this.data, 'ballast'));
  }

  unmount(): void {
    spawnSync('umount', [this.data]);
  }
}

/** A database that may not grow, with an old table in it that can be forgotten. */
export class SmallStore implements Disk {
  readonly name = 'a database that may not grow';
  readonly data: string;
  readonly isFullForAll = false;
  #store: Store | undefined;

  constructor(data: string) {
    this.data = data;
  }

  async start(options: Options, lay: (store: Store) => Promise<void>): Promise<Server> {
    const store = await openSqlite(storePath(this.data), { maxBytes: 1_350_000 });
    this.#store = store;
    await lay(store);
    const row = {
      id: 'old-table',
      game: 'tiny-epic',
      rulesVersion: 1,
      status: 'over',
      listed: false,
    } as const;
    await store.addTable({ ...row, createdAt: 1, changedAt: 1, body: '{}' });
    await store.putSnapshot({ table: row.id, seq: 1, body: new Uint8Array(1_200_000) });
    const metrics = new Metrics();
    const parts = { store, catalogue, now: Date.now, randomBytes };
    const tables = await openTables({
      ...{ ...parts, observer: metrics.observer(() => undefined), standIn: 'random', idleAfter: 600_000 },
      ...{ botDelay: options.botDelay, snapshotEvery: 32, work: inlineWork(catalogue) },
    });
    return openServer({ ...parts, options, tables, metrics, log });
  }

  async makeRoom(): Promise<void> {
    await this.#store!.forget(2);
  }
}
