// What clients sent and what was acknowledged to them, held against what the store has kept.

import type { KeptEntry, Store } from '../../src/store/store.ts';
import { type Line, lineOf } from '../../src/tables/log.ts';
import type { Sent } from './player.ts';

/** What is wrong; all of these should be 0. */
export interface Faults {
  /** Acknowledged, and not in the log under the number that was acknowledged. */
  lost: number;
  /** In the log twice: two entries for one command, or an entry nobody sent. */
  doubled: number;
  /** A number that is missing or there twice. */
  gaps: number;
  /** An entry that says something else than what was sent. */
  changed: number;
}

interface Account {
  /** Sent, and as far as anybody knows not yet in the log. */
  readonly open: Map<string, Sent>;
  /** Found in the log, with its number, in the order in which they were sent. */
  readonly settled: Map<string, { readonly seq: number; readonly sent: Sent }>;
  readonly acknowledged: Map<string, number>;
  /** Acknowledged since the last check. */
  fresh: Set<string>;
  /** The log up to here was checked. */
  checked: number;
  /** Chat has numbers of its own. */
  readonly said: Map<string, number>;
}

export class Ledger {
  readonly faults: Faults = { lost: 0, doubled: 0, gaps: 0, changed: 0 };
  readonly #accounts = new Map<string, Account>();

  sent(table: string, sent: Sent): void {
    if (sent.deed.type !== 'chat') this.#account(table).open.set(keyOf(sent), sent);
  }

  acknowledged(table: string, sent: Sent, number: number): void {
    const { acknowledged, fresh, said } = this.#account(table);
    if (sent.deed.type === 'chat') return void said.set(sent.key, number);
    acknowledged.set(keyOf(sent), number);
    fresh.add(keyOf(sent));
  }

  #account(table: string): Account {
    let account = this.#accounts.get(table);
    if (!account) {
      const [open, settled, acknowledged, said] = [new Map(), new Map(), new Map(), new Map()];
      account = { open, settled, acknowledged, said, fresh: new Set(), checked: 0 };
      this.#accounts.set(table, account);
    }
    return account;
  }

  /** How many were acknowledged so far, over all tables. */
  get total(): number {
    let total = 0;
    for (const { acknowledged } of this.#accounts.values()) total += acknowledged.size;
    return total;
  }

  /** Checks what came since the last time; others may go on playing meanwhile. */
  async check(store: Store): Promise<void> {
    for (const [table, account] of this.#accounts) await this.#checkTable(store, table, account);
  }

  /** Checks everything from the beginning. */
  async checkAll(store: Store): Promise<void> {
    for (const account of this.#accounts.values()) {
      account.checked = 0;
      account.fresh = new Set(account.acknowledged.keys());
    }
    await this.check(store);
  }

  async #checkTable(store: Store, table: string, account: Account): Promise<void> {
    const { open, settled, acknowledged, fresh, said, checked } = account;
    const talk = new Map(said);
    account.fresh = new Set(); // what is acknowledged from here on may be later than what is read now
    const entries = await store.entries(table, checked);
    const last = checked + entries.length;
    for (const [at, { seq }] of entries.entries()) if (seq !== checked + at + 1) this.faults.gaps++;
    const touched = new Set<number>();
    for (const [key, sent] of open) {
      const seq = await store.seqOf(table, key);
      if (seq === undefined || seq > last) continue;
      open.delete(key);
      settled.set(key, { seq, sent });
      touched.add(seq);
    }
    for (const key of fresh) {
      const seq = acknowledged.get(key);
      if (settled.get(key)?.seq !== seq || (await store.seqOf(table, key)) !== seq) this.faults.lost++;
    }
    const owners = ownersOf(settled);
    for (const seq of touched) {
      // A sealed answer given anew has the number of the one before: what was sent last is what the log says.
      const entry = entries[seq - checked - 1] ?? (await store.entries(table, seq - 1))[0];
      if (!entry || !says(entry, owners.get(seq)!.at(-1)!)) this.faults.changed++;
    }
    this.#everyEntryOnce(owners, entries);
    account.checked = last;
    if (talk.size > 0) await this.#checkTalk(store, table, talk);
  }

  /** Each entry of a person belongs to one command, or to one question answered anew; no other entry belongs to any. */
  #everyEntryOnce(owners: ReadonlyMap<number, readonly Sent[]>, entries: readonly KeptEntry[]): void {
    for (const entry of entries) {
      const mine = owners.get(entry.seq) ?? [];
      const isOwned = isOfAPerson(lineOf(entry))
        ? mine.length > 0 && mine.every((one) => isAnew(one, mine[0]!))
        : mine.length === 0;
      if (!isOwned) this.faults.doubled++;
    }
  }

  async #checkTalk(store: Store, table: string, talk: ReadonlyMap<string, number>): Promise<void> {
    const kept = await store.messages(table, 0, Number.MAX_SAFE_INTEGER);
    for (const [key, number] of talk) {
      const found = kept.filter((message) => message.key.endsWith(`:${key}`));
      if (!found.some((message) => message.number === number)) this.faults.lost++;
      if (found.length > 1) this.faults.doubled++;
    }
  }
}

function ownersOf(settled: Account['settled']): Map<number, Sent[]> {
  const owners = new Map<number, Sent[]>();
  for (const { seq, sent } of settled.values()) owners.set(seq, [...(owners.get(seq) ?? []), sent]);
  return owners;
}

/** The same command, or another answer of the same seat to the same question. */
function isAnew(one: Sent, first: Sent): boolean {
  if (one === first) return true;
  const [a, b] = [one.deed, first.deed];
  return one.seat === first.seat && a.type === 'answer' && b.type === 'answer' && a.decision === b.decision;
}

function keyOf({ seat, key }: Sent): string {
  return `${seat}:${key}`;
}

function isOfAPerson(line: Line): boolean {
  return line.kind === 'undo' || (line.kind === 'answer' && line.by === undefined);
}

function says(entry: KeptEntry, { seat, deed }: Sent): boolean {
  const line = lineOf(entry);
  if (deed.type === 'undo') return line.kind === 'undo' && line.seat === seat;
  return (
    deed.type === 'answer' &&
    line.kind === 'answer' &&
    line.seat === seat &&
    line.decision === deed.decision &&
    JSON.stringify(line.choice) === JSON.stringify(deed.choice)
  );
}
