// The newest lines of all logs, in the order in which they came, each with how its table stands since.
//
// A log is kept by table, so that a table is read in one go; but lines come from hundreds of tables at once, and each would
// make pages of the database of its own be written. So what is committed together is first written together, as one row of
// the journal, and carried to its tables later, several lines of a table at a time. What is in the journal is as durable as
// what has been carried; whoever reads reads both. This object knows all that waits to be carried.

import type { Database } from 'better-sqlite3';
import type { PartOfCommits } from './grouped-commits.ts';
import { StoreRefused, type Turn } from './store.ts';

/** A line that has not been carried to its table. */
export interface WaitingLine {
  readonly seq: number;
  readonly afterCreation: number;
  /** The hash of the command's key, byte by byte. */
  readonly keyHash: string;
  readonly body: string;
}

/** What waits of one table. */
interface Waiting {
  readonly lines: WaitingLine[];
  turn: Turn | undefined;
  /** The row its first line is in; none as long as that is not written. */
  row: number;
}

/** As it is written: the table's key, and the line. */
type Written = readonly [number, number, number, string, string, Turn?];

/** Where waiting lines and turns go in the end. */
export interface Carrying {
  entry(key: number, line: WaitingLine): void;
  turn(key: number, turn: Turn): void;
}

/** So many lines of a table may wait, on average; and so many of all, however few tables there are. */
const OF_A_TABLE = 6;
const OF_ALL = 256;
/** More than come in one commit: fewer tables may mean that many fewer lines may wait, but not all of them go at once. */
const AT_ONCE = 2_000;

const NO_ROW = 0;
const NO_LINES: readonly WaitingLine[] = [];
/** No version of a database. */
const UNKNOWN = -1;

export class Journal implements PartOfCommits {
  /** By the key of the table; whoever has waited longest is first. */
  readonly #waiting = new Map<number, Waiting>();
  #lines = 0;
  /** Lines of this transaction, not yet in a row. */
  #fresh: Written[] = [];
  /** The first row there may be, and the last one this transaction has written. */
  #first = NO_ROW;
  #last = NO_ROW;
  /** The version of the database all this was read from. */
  #version = UNKNOWN;
  /** Within a transaction nobody else writes. */
  #isAlone = false;
  readonly #carrying: Carrying;
  readonly #most: number | undefined;
  readonly #versionNow: () => number;
  readonly #rows: () => readonly { row: number; body: string }[];
  readonly #insertRow: (body: string) => number;
  readonly #deleteBefore: (row: number) => void;
  readonly #lastSeqs: (key: number) => { entry: number; turn: number } | undefined;

  constructor(database: Database, carrying: Carrying, most?: number) {
    this.#carrying = carrying;
    this.#most = most;
    const version = database.prepare<[], number>('pragma data_version').pluck();
    this.#versionNow = () => version.get()!;
    const rows = database.prepare<[], { row: number; body: string }>(
      'select number as row, body from journal order by number',
    );
    this.#rows = () => rows.all();
    const insertRow = database.prepare<[string]>('insert into journal (body) values (?)');
    this.#insertRow = (body) => Number(insertRow.run(body).lastInsertRowid);
    const deleteBefore = database.prepare<[number]>('delete from journal where number < ?');
    this.#deleteBefore = (row) => void deleteBefore.run(row);
    const lastSeqs = database.prepare<[number], { entry: number; turn: number }>(`
      select coalesce((select max(seq) from entries where table_key = t.key), 0) as entry,
        coalesce((select seq from turns where table_key = t.key), 0) as turn
      from tables t where key = ?`);
    this.#lastSeqs = (key) => lastSeqs.get(key);
  }

  /** The lines of a table that have not been carried to it, in their order. */
  linesOf(key: number): readonly WaitingLine[] {
    this.#catchUp();
    return this.#waiting.get(key)?.lines ?? NO_LINES;
  }

  /** How a table stands, if it does not say so itself yet. */
  turnOf(key: number): Turn | undefined {
    this.#catchUp();
    return this.#waiting.get(key)?.turn;
  }

  /** All that waits: the last line of each table, and how it stands. */
  *all(): Generator<{ key: number; last: WaitingLine; turn: Turn | undefined }> {
    this.#catchUp();
    for (const [key, { lines, turn }] of this.#waiting) yield { key, last: lines.at(-1)!, turn };
  }

  /** One more line of a table that is there, and how it stands since. Nothing may fail after it in its write. */
  add(key: number, line: WaitingLine, turn: Turn | undefined): void {
    this.#wait(key, line, turn, NO_ROW);
    const { seq, afterCreation, keyHash, body } = line;
    this.#fresh.push(
      turn ? [key, seq, afterCreation, keyHash, body, turn] : [key, seq, afterCreation, keyHash, body],
    );
  }

  /** Carries what waits of one table: from now on it can be changed there. Within a transaction. */
  carry(key: number): void {
    if (!this.#waiting.has(key)) return;
    this.#writeRow();
    this.#carry(key);
  }

  /** The same for all tables. */
  carryAll(): void {
    this.#writeRow();
    this.#carryUntil(0, NO_ROW);
  }

  begin(): void {
    this.#catchUp();
    this.#isAlone = true;
  }

  beforeCommit(): void {
    this.#writeRow();
    if (this.#last === NO_ROW) return; // whoever makes room must not need any
    const most = this.#most ?? Math.max(OF_ALL, OF_A_TABLE * this.#waiting.size);
    // Tables that carry their lines themselves leave rows behind, and others may hold those by a single line.
    if (this.#lines > most || this.#last - this.#first >= 2 * most)
      this.#carryUntil(Math.max(most, this.#lines - AT_ONCE), this.#last - most);
  }

  /** What a savepoint takes back must not be anybody else's. */
  beforeSavepoint(): void {
    this.#writeRow();
  }

  takenBack(): void {
    this.#fresh = [];
    this.#read();
  }

  end(isKept: boolean): void {
    this.#isAlone = false;
    this.#fresh = [];
    this.#last = NO_ROW;
    if (!isKept) this.#version = UNKNOWN;
  }

  /** The lines of this transaction become a row. */
  #writeRow(): void {
    if (this.#fresh.length === 0) return;
    const row = this.#insertRow(JSON.stringify(this.#fresh));
    for (const [key] of this.#fresh) {
      const waiting = this.#waiting.get(key)!;
      if (waiting.row === NO_ROW) waiting.row = row;
    }
    this.#fresh = [];
    this.#last = row;
  }

  #carryUntil(most: number, last: number): void {
    for (const [key, { row }] of this.#waiting) {
      if (this.#lines <= most && row > last) break;
      this.#carry(key);
    }
    // Rows from the front of which everything has been carried.
    const [oldest] = this.#waiting.values();
    this.#deleteBefore(oldest?.row ?? Number.MAX_SAFE_INTEGER);
    this.#first = oldest?.row ?? NO_ROW;
  }

  #carry(key: number): void {
    const { lines, turn } = this.#waiting.get(key)!;
    if (this.#lastSeqs(key) !== undefined) {
      for (const line of lines) this.#carrying.entry(key, line);
      if (turn) this.#carrying.turn(key, turn);
    }
    this.#waiting.delete(key);
    this.#lines -= lines.length;
  }

  #wait(key: number, line: WaitingLine, turn: Turn | undefined, row: number): void {
    let waiting = this.#waiting.get(key);
    if (!waiting) this.#waiting.set(key, (waiting = { lines: [], turn: undefined, row }));
    waiting.lines.push(line);
    this.#lines++;
    if (!turn) return;
    // One with a lower number than the one that is kept comes too late.
    const kept = waiting.turn?.seq ?? this.#lastSeqs(key)?.turn ?? 0;
    if (turn.seq >= kept) waiting.turn = turn;
  }

  /** If another process has written, or a transaction has come to nothing, everything is read again. */
  #catchUp(): void {
    if (this.#isAlone) return;
    const version = this.#versionNow();
    if (version === this.#version) return;
    this.#read();
    this.#version = version;
  }

  #read(): void {
    this.#waiting.clear();
    this.#lines = 0;
    const carried = new Map<number, number>();
    const rows = this.#rows();
    this.#first = rows[0]?.row ?? NO_ROW;
    for (const { row, body } of rows)
      for (const [key, seq, afterCreation, keyHash, text, turn] of linesIn(body)) {
        if (!carried.has(key)) carried.set(key, this.#carriedTo(key));
        if (seq > carried.get(key)!) this.#wait(key, { seq, afterCreation, keyHash, body: text }, turn, row);
      }
  }

  /** The last line a table has; one that is gone needs none of them. */
  #carriedTo(key: number): number {
    return this.#lastSeqs(key)?.entry ?? Number.MAX_SAFE_INTEGER;
  }
}

/** A row that cannot be read may hold answers of any table: nobody may go on as if they had not been given. */
function linesIn(body: string): readonly Written[] {
  try {
    const lines = JSON.parse(body) as unknown;
    if (Array.isArray(lines) && lines.every(Array.isArray)) return lines as unknown as Written[];
  } catch (error) {
    throw new StoreRefused('broken-store', error);
  }
  throw new StoreRefused('broken-store');
}
