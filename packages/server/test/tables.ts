// Tables on a real store, with people who sit down, look and answer.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import { type Decision, isRefusal, randomFrom, type Refusal, type Seat, seeded } from '@three-thrones/kernel';
import {
  applyPatch,
  type Full,
  type TableInfo,
  type ServerMessage,
  type Update,
  viewHash,
} from '@three-thrones/protocol';
import type { NewTable, TableSummary } from '@three-thrones/protocol/http';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Person, Store } from '../src/store/store.ts';
import { openTables } from '../src/tables/open-tables.ts';
import type { Viewer } from '../src/tables/tables.ts';
import { inlineWork } from '../src/work/inline.ts';
import { type Talking, withVerbs } from './verbs.ts';

/** Bytes that look random and are the same every time. */
function fixedBytes(): (count: number) => Buffer {
  let drawn = 0;
  return (count) => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < count) blocks.push(createHash('sha256').update(`bytes ${drawn++}`).digest());
    return Buffer.concat(blocks).subarray(0, count);
  };
}

export interface House {
  readonly tables: Talking;
  readonly store: Store;
  readonly time: { now: number };
  readonly failures: unknown[];
  readonly folder: string;
  /** Closes everything and opens it again from the same file, as after a restart. */
  reopen(downtime?: number, meanwhile?: () => void): Promise<House>;
}

export async function house({
  folder = newFolder(),
  time = { now: 1_000_000 },
  standIn = 'random',
  around = (store: Store): Store => store,
  work = inlineWork(catalogue),
} = {}): Promise<House> {
  const store = around(await openSqlite(join(folder, 'store.sqlite')));
  const failures: unknown[] = [];
  const observer = {
    answered: () => undefined,
    refused: () => undefined,
    failed: (_: string, error: unknown) => void failures.push(error),
  };
  const opened = await openTables({
    ...{ store, catalogue, observer, standIn, botDelay: 0, snapshotEvery: 8, idleAfter: 1_000 },
    work,
    now: () => time.now,
    randomBytes: fixedBytes(),
  });
  const tables = withVerbs(opened);
  const close = async (): Promise<void> => {
    await tables.stop();
    await store.close();
  };
  let closed = false;
  onTestFinished(async () => {
    if (!closed) await close();
  });
  const reopen = async (downtime = 0, meanwhile?: () => void): Promise<House> => {
    closed = true;
    await close();
    meanwhile?.();
    time.now += downtime;
    return house({ folder, time, standIn });
  };
  return { tables, store, time, failures, folder, reopen };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** How often a log was read. */
export function countingReads() {
  const log = {
    reads: 0,
    around: (store: Store): Store => ({
      ...store,
      entries: (...asked) => {
        log.reads++;
        return store.entries(...asked);
      },
    }),
  };
  return log;
}

export function person(name: string): Person {
  return { id: `id-of-${name}`, name, createdAt: 0 };
}

export function ok<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}

export const TWO: NewTable = {
  game: 'tiny-epic',
  config: { seats: ['lannister', 'stark'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] },
  tempo: { kind: 'none' },
  listed: true,
};

/** A client that keeps its view by patches alone, and notices when it no longer fits. */
export class Watcher implements Viewer {
  readonly person: Person | undefined;
  readonly heard: ServerMessage[] = [];
  view: object | undefined;
  last: Update | Full | undefined;
  lobby: TableInfo | undefined;
  drifted = 0;

  constructor(who?: Person) {
    this.person = who;
  }

  send(message: ServerMessage): void {
    const copy = JSON.parse(JSON.stringify(message)) as ServerMessage;
    this.heard.push(copy);
    if (copy.type === 'lobby') this.lobby = copy;
    if (copy.type === 'presence' && this.lobby)
      this.lobby = {
        ...this.lobby,
        chairs: this.lobby.chairs.map((chair) => ({ ...chair, online: copy.online.includes(chair.seat) })),
      };
    if (copy.type === 'full') this.view = copy.view;
    if (copy.type === 'update') this.view = applyPatch(this.view!, copy.patch);
    if (copy.type !== 'full' && copy.type !== 'update') return;
    this.last = copy;
    if (viewHash(this.view!) !== copy.hash) this.drifted++;
  }

  /** The open question of a seat, if this is its owner. */
  question(seat: Seat): Decision | undefined {
    return this.last?.asked.find((open): open is Decision => open.seat === seat && 'options' in open);
  }
}

/** A table of two people, both looking. */
export async function twoPlayers(at: House, wanted: NewTable = TWO) {
  const [olena, bence] = [person('olena'), person('bence')];
  const { table } = ok(await at.tables.create(olena, wanted));
  const seats = { lannister: new Watcher(olena), stark: new Watcher(bence) };
  const recovery = {
    lannister: ok(await at.tables.claim(table, olena, 'lannister')).recovery,
    stark: ok(await at.tables.claim(table, bence, 'stark')).recovery,
  };
  for (const [seat, viewer] of Object.entries(seats))
    ok((await at.tables.subscribe(viewer, table, seat)) ?? true);
  return { table, olena, bence, seats, recovery };
}

export type TwoPlayers = Awaited<ReturnType<typeof twoPlayers>>;

/** Gives so many random answers, or plays to the end; how many there were. */
export async function playOn(
  at: House,
  { table, seats }: Pick<TwoPlayers, 'table' | 'seats'>,
  answers = Number.POSITIVE_INFINITY,
  seed = 'play',
): Promise<number> {
  const chance = randomFrom(seeded(seed));
  for (let given = 0; given < answers; given++) {
    const asked = Object.entries(seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const [decision] = asked;
    if (!decision) return given;
    const viewer = seats[decision.seat as keyof typeof seats];
    const said = {
      seat: decision.seat,
      decision: decision.id,
      choice: random.choose(decision, chance),
      key: `k${given}-${seed}`,
    };
    ok(await at.tables.answer(viewer.person!, table, said));
  }
  return answers;
}

export async function summaryOf(at: House, table: string): Promise<TableSummary> {
  return ok(await at.tables.summary(table));
}
