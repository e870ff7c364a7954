// A store as simple as can be: what it gives back, and what it keeps.

import type {
  Appended,
  Besides,
  Bounds,
  Entry,
  KeptEntry,
  Message,
  NewTable,
  Seats,
  TableRow,
} from '../src/store/store.ts';
import { kept } from './store.rows.ts';

export class Model {
  readonly tables = new Map<string, TableRow>();
  readonly seats = new Map<string, Seats>();
  readonly logs = new Map<string, KeptEntry[]>();
  readonly keys = new Map<string, Map<string, number>>();
  readonly snapshots = new Map<string, { seq: number; body: Uint8Array }>();
  readonly said = new Map<string, Message[]>();

  log(id: string): KeptEntry[] {
    return this.logs.get(id) ?? [];
  }

  keysOf(id: string): Map<string, number> {
    const found = this.keys.get(id) ?? new Map<string, number>();
    this.keys.set(id, found);
    return found;
  }

  append(entry: Entry, changes: Partial<TableRow> | undefined, more: Besides): Appended | 'threw' {
    const row = this.tables.get(entry.table);
    if (!row) return 'threw';
    const log = this.log(entry.table);
    const before = this.keysOf(entry.table).get(entry.key);
    if (before !== undefined) return { ok: false, why: 'repeated', seq: before };
    if (entry.seq < 1 || entry.seq > log.length + 1) return 'threw';
    if (entry.seq <= log.length || (more.version ?? row.version) !== row.version)
      return { ok: false, why: 'taken' };
    this.logs.set(entry.table, [...log, kept(entry)]);
    this.keysOf(entry.table).set(entry.key, entry.seq);
    this.update(entry.table, changes ?? {}, more);
    return { ok: true };
  }

  revise(entry: Entry, last: number, more: Besides): Appended | 'threw' {
    if (!this.tables.has(entry.table)) return 'threw';
    const log = this.log(entry.table);
    const before = this.keysOf(entry.table).get(entry.key);
    if (before !== undefined) return { ok: false, why: 'repeated', seq: before };
    if (entry.seq < 1 || entry.seq > last) return 'threw';
    if (log.length !== last) return { ok: false, why: 'taken' };
    this.logs.set(entry.table, log.with(entry.seq - 1, kept(entry)));
    this.keysOf(entry.table).set(entry.key, entry.seq);
    if ((this.snapshots.get(entry.table)?.seq ?? -1) >= entry.seq) this.snapshots.delete(entry.table);
    this.update(entry.table, {}, more);
    return { ok: true };
  }

  update(id: string, changes: Partial<TableRow>, { version, seats: sitting, turn: next }: Besides): boolean {
    const row = this.tables.get(id);
    if (!row || (version ?? row.version) !== row.version) return false;
    const isWritten = Object.keys(changes).length > 0 || sitting !== undefined;
    const stands = next && next.seq >= (row.turn?.seq ?? 0) ? next : row.turn;
    const { due: _, ...undue } = stands ?? {};
    const isOver = changes.status === 'over' || changes.status === 'closed';
    const now = isOver ? (undue as typeof stands) : stands;
    this.tables.set(id, {
      ...row,
      ...changes,
      version: row.version + Number(isWritten),
      ...(stands && { turn: now! }),
    });
    if (sitting) this.seats.set(id, sitting);
    return true;
  }

  message(message: Omit<Message, 'number'>): { number: number; isNew: boolean } | 'threw' {
    if (!this.tables.has(message.table)) return 'threw';
    const said = this.said.get(message.table) ?? [];
    const before = said.find((one) => one.key === message.key);
    if (before) return { number: before.number, isNew: false };
    const number = Math.max((said.at(-1)?.number ?? 0) + 1, message.at);
    this.said.set(message.table, [...said, { ...message, number }]);
    return { number, isNew: true };
  }

  snapshot(id: string, seq: number, bytes: Uint8Array): 'threw' | undefined {
    if (!this.tables.has(id)) return 'threw';
    if (seq >= (this.snapshots.get(id)?.seq ?? 0)) this.snapshots.set(id, { seq, body: bytes });
    return undefined;
  }

  add(row: NewTable, sitting: Seats = {}): 'threw' | undefined {
    if (this.tables.has(row.id)) return 'threw';
    this.tables.set(row.id, { ...row, version: 1 });
    this.seats.set(row.id, sitting);
    return undefined;
  }

  forget({ ended = 0, gathering = 0, abandoned = 0, messages = 0 }: Bounds): number {
    const bound = { over: ended, closed: ended, gathering, playing: abandoned };
    const gone = [...this.tables.values()].filter(({ id, status, changedAt }) => {
      const last = status === 'playing' ? (this.log(id).at(-1)?.at ?? 0) : 0;
      return changedAt < bound[status] && last < bound[status];
    });
    const parts = [this.tables, this.seats, this.logs, this.keys, this.snapshots, this.said];
    for (const { id } of gone) for (const part of parts) part.delete(id);
    let total = gone.length;
    for (const [id, said] of this.said) {
      const staying = said.filter((message) => message.at >= messages);
      total += said.length - staying.length;
      this.said.set(id, staying);
    }
    return total;
  }
}
