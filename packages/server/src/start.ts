// Starts everything: the store, the tables on it, the server in front of them.

import { refuse } from '@three-thrones/protocol';
import { randomBytes } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { type Catalogue, catalogue } from '@three-thrones/catalogue';
import { type Logger, pino } from 'pino';
import type { AdminActions } from './operations/admin.ts';
import type { Bans } from './operations/bans.ts';
import { startHeartbeat } from './operations/heartbeat.ts';
import { Metrics } from './operations/metrics.ts';
import type { Options } from './config/options.ts';
import type { RandomBytes } from './people/keys.ts';
import { openServer, type Server } from './server.ts';
import { storePath } from './store/data-folder.ts';
import { lockFolder } from './store/lock.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Person, Store } from './store/store.ts';
import { openTables } from './tables/open-tables.ts';
import type { Tables } from './tables/tables.ts';
import { inlineWork } from './work/inline.ts';
import { poolWork } from './work/pool.ts';

/** What a test or another host may bring instead of the usual. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

const MINUTE = 60_000;
/** Plays on for people who left or ran out of time. */
const STAND_IN = 'squire';
const SNAPSHOT_EVERY = 32;
/** Beyond this part of all the memory there is, tables nobody looks at leave at once. */
const MEMORY_SHARE = 0.7;

/** What is undone, last things first, when a server stops or never comes to be. */
type Undoing = (() => Promise<void> | void)[];

export async function startServer(options: Options, around: Partial<Surroundings> = {}): Promise<Server> {
  const surroundings: Surroundings = {
    catalogue,
    log: pino({ level: options.logLevel }, pino.destination(2)),
    now: Date.now,
    randomBytes,
    ...around,
  };
  const undoing: Undoing = [];
  try {
    return await put(options, surroundings, around, undoing);
  } catch (error) {
    await undo(undoing);
    throw error;
  }
}

async function undo(undoing: Undoing): Promise<void> {
  for (const step of undoing.splice(0).toReversed()) await step();
}

async function put(
  options: Options,
  surroundings: Surroundings,
  around: Partial<Surroundings>,
  undoing: Undoing,
): Promise<Server> {
  const { log, now } = surroundings;
  const lock = lockFolder(options.data);
  undoing.push(() => lock.release());
  const store = await openSqlite(storePath(options.data));
  undoing.push(() => store.close());
  const heart = await startHeartbeat(store);
  undoing.push(() => heart.stop());
  // Threads have the games everybody knows; whoever brings others keeps them here.
  const work =
    around.catalogue && around.catalogue !== catalogue
      ? inlineWork(around.catalogue)
      : poolWork({ giveWay: options.threadsGiveWay });
  undoing.push(() => work.close());
  const metrics = new Metrics();
  undoing.push(() => metrics.stop());
  const tables = await openTables({
    ...surroundings,
    ...{ store, work },
    ...(around.now ? {} : { clock: heart.now }),
    observer: metrics.observer((what, error) => log.error({ err: error, what }, 'table failed')),
    standIn: STAND_IN,
    botDelay: options.botDelay,
    snapshotEvery: SNAPSHOT_EVERY,
    idleAfter: options.idleMinutes * MINUTE,
    memoryLimit: getHeapStatistics().heap_size_limit * MEMORY_SHARE,
  });
  undoing.push(() => tables.stop());
  const server = await openServer({
    ...surroundings,
    ...{ options, store, tables, metrics, isDurable: heart.isDurable },
    beforeClosing: async () => {
      await work.close();
      await heart.stop();
    },
    admin: adminActions(tables, store),
    bans: keptBans(store, now),
    forget: (person) => forget(tables, store, person),
  });
  lock.announce({ address: server.address, token: server.operationsToken });
  let stopped: Promise<void> | undefined;
  return { ...server, stop: () => (stopped ??= server.stop().finally(() => lock.release())) };
}

/** Seats first: a bot must not play for somebody nobody knows. */
async function forget(tables: Tables, store: Store, { id }: Pick<Person, 'id'>): Promise<void> {
  await tables.admin.removePerson(id);
  await store.deletePerson(id);
}

function adminActions(tables: Tables, store: Store): AdminActions {
  const { admin } = tables;
  return {
    tables: (query) => admin.list(query),
    people: (query) => store.people(query),
    quarantined: () => admin.quarantined(),
    kick: (table, person) => admin.kick(table, person),
    close: (table) => admin.close(table),
    mute: async (person, until) =>
      (await store.mutePerson(person, until)) ? { person, until } : refuse('no-such-person'),
    deletePerson: async (person) => {
      if (!(await store.person(person))) return refuse('no-such-person');
      await forget(tables, store, { id: person });
      return { person };
    },
  };
}

function keptBans(store: Store, now: () => number): Bans {
  return {
    list: () => store.bans(now()),
    add: (address, until) => store.ban(address, until),
    remove: (address) => store.unban(address),
  };
}
