// All tables of a store, put together from those who each do one thing with them.

import type { Catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { ServiceClock } from './service-clock.ts';
import { administration } from './administration.ts';
import { consent, propose } from './agreements.ts';
import { answer, why } from './answering.ts';
import type { Handlers } from './commands.ts';
import type { Context } from './context.ts';
import { signerFrom } from './fairness.ts';
import { hosting } from './hosting.ts';
import { TableLists } from './listing.ts';
import { TableOpener } from './opening.ts';
import { plan, signal, vote } from './planning.ts';
import { exportOf, factsOf, viewAt } from './reading.ts';
import { seating, type SeatingParts } from './seating.ts';
import type { TableAtWork } from './table-at-work.ts';
import { TableRegistry } from './table-registry.ts';
import { heardBy, say } from './talking.ts';
import type { Tables } from './tables.ts';
import { undo } from './undoing.ts';
import { Waker } from './waker.ts';

export interface TablesOptions extends Omit<Context, 'clock' | 'serverKey'> {
  readonly catalogue: Catalogue;
  /** Service time, if somebody keeps it; otherwise it goes on by `now` from what the store says. */
  readonly clock?: () => number;
  /** A table nobody looks at leaves memory after so many milliseconds. */
  readonly idleAfter: number;
  /** Bytes of memory beyond which idle tables leave at once. */
  readonly memoryLimit?: number;
  /** Leaves clocks and bots alone: for looking at tables without serving them. */
  readonly asleep?: boolean;
}

const TOKEN_BYTES = 16;

export async function openTables(options: TablesOptions): Promise<Tables> {
  const { store, work, randomBytes, standIn, asleep = false } = options;
  const secret = await store.secret();
  const own = options.clock ? undefined : new ServiceClock(await store.serviceTime(), options.now);
  const clock = options.clock ?? own!.now;
  const signer = signerFrom(secret);
  const handlers = handlersOf({ secret, token: () => randomBytes(TOKEN_BYTES).toString('hex') });
  const deps = { ...options, clock, handlers, serverKey: signer.serverKey };
  const registry = new TableRegistry(deps);
  const lists = new TableLists(deps, registry);
  const opener = new TableOpener(deps, registry, lists);
  const waker = new Waker(deps, registry);
  const reading = { store, work, signer };
  if (!asleep) waker.start();

  return {
    create: (by, wanted) => opener.create(by, wanted),
    rematch: (id, by) => opener.rematch(id, by),
    import: (by, document, who) => opener.import(by, document, who),
    summary: (id) => lists.summary(id),
    list: (limit, before) => lists.list(limit, before),
    listOf: (by) => lists.listOf(by),
    carryOut: (by, command) => registry.carryOut(by, command),
    subscribe: (viewer, id, seat, since) => registry.subscribe(viewer, id, seat, since),
    unsubscribe: (viewer, id) => registry.unsubscribe(viewer, id),
    renamed: (person) => registry.renamed(person),
    load: () => registry.load(),
    async export(id, who) {
      const kept = await registry.kept(id);
      return isRefusal(kept) ? kept : exportOf(reading, kept, who);
    },
    async facts(by, id, seat, after, who) {
      const kept = await registry.kept(id);
      return isRefusal(kept) ? kept : factsOf(reading, kept, by, seat, after, who);
    },
    async viewAt(by, id, seat, seq, who) {
      const kept = await registry.kept(id);
      return isRefusal(kept) ? kept : viewAt(reading, kept, by, seat, seq, who);
    },
    async messages(by, id, after) {
      const kept = await registry.kept(id);
      return isRefusal(kept) ? kept : heardBy(store, id, kept.body, by, after);
    },
    admin: administration({
      ...{ store, standIn, quarantine: registry.quarantine },
      on: (id, run) => registry.inTurn(id, run),
      summaries: (rows) => lists.summaries(rows),
    }),
    async sweep() {
      await registry.dropIdle();
      if (!asleep) await waker.wake();
    },
    async stop() {
      await waker.stop();
      await registry.stop();
      if (own && !asleep) await store.heartbeat(clock());
    },
  };
}

/** Who carries out what. */
function handlersOf(parts: SeatingParts): Handlers<TableAtWork> {
  const spoken = { chat: say, signal, plan, vote };
  return { answer, why, undo, propose, consent, ...spoken, ...seating(parts), ...hosting };
}
