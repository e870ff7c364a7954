// Where tables are kept. One small interface, one contract suite, several implementations.

/** A person who plays: a guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Account {
  readonly person: string;
  readonly login: string;
  readonly passwordHash: string;
}

/** A key somebody holds on one device; only its hash is stored. */
export interface Session {
  readonly keyHash: string;
  readonly person: string;
  readonly createdAt: number;
}

export type Status = 'gathering' | 'playing' | 'over' | 'closed';

/** Everything about a table but its answers and its chat; `body` is the table's own business. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: Status;
  readonly listed: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly body: string;
}

/** One line of a table's log, the truth of the game: an answer, or something else that changed the course of it. */
export interface Entry {
  readonly table: string;
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** The idempotency key of the command behind it; unique within the table. */
  readonly key: string;
  readonly body: string;
  readonly at: number;
}

/** An entry as it comes back. Keys are only ever looked up (`seqOf`), so a store need not keep more than a hash of them. */
export type KeptEntry = Omit<Entry, 'key'>;

/** A state that saves replaying everything before it; only the last one is kept. */
export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  readonly body: Uint8Array;
}

export interface Message {
  readonly table: string;
  readonly number: number;
  readonly key: string;
  readonly body: string;
  readonly at: number;
}

/** What became of an appended entry. */
export type Appended =
  | { readonly ok: true }
  /** Another writer was first: this number is taken. */
  | { readonly ok: false; readonly why: 'taken' }
  /** The same command came before; this is what it became. */
  | { readonly ok: false; readonly why: 'repeated'; readonly seq: number };

/** The disk is full or failing; nothing of the call was kept. */
export class StorageFailed extends Error {
  readonly code: 'storage-full' | 'storage-failed';

  constructor(code: 'storage-full' | 'storage-failed', cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** What is there is not a store this program may use; it was left as it is. */
export class StoreRefused extends Error {
  readonly code: 'no-store' | 'broken-store' | 'foreign-store' | 'newer-store' | 'store-in-use';

  constructor(code: StoreRefused['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Durable when the promise resolves. Every method may throw `StorageFailed` and has then changed nothing. */
export interface Store {
  addPerson(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  renamePerson(id: string, name: string): Promise<void>;
  /** False if the login is taken or the person has an account already. */
  addAccount(account: Account): Promise<boolean>;
  account(login: string): Promise<Account | undefined>;
  accountOf(person: string): Promise<Account | undefined>;
  addSession(session: Session): Promise<void>;
  session(keyHash: string): Promise<Session | undefined>;
  revokeSession(keyHash: string): Promise<void>;
  revokeSessions(person: string): Promise<void>;

  addTable(table: TableRow): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  updateTable(
    id: string,
    change: Partial<Pick<TableRow, 'status' | 'listed' | 'changedAt' | 'body'>>,
  ): Promise<void>;
  /** Listed tables, the last changed first; only those changed earlier than `before`. */
  listTables(query: { status?: Status; limit: number; before?: number }): Promise<readonly TableRow[]>;
  /** Tables that are not over and have this text in their body, the last changed first. */
  tablesWith(text: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables in play, for clocks after a restart. */
  tablesInPlay(): Promise<readonly TableRow[]>;

  /**
   * Appends to one table's log; with `table` the row changes in the same breath. Calls that arrive together are
   * committed together. Resolves only when it would survive the power failing. A number that would leave a gap, or a
   * table that is not there, is a mistake of the caller and throws.
   */
  append(entry: Entry, table?: Partial<Pick<TableRow, 'status' | 'changedAt' | 'body'>>): Promise<Appended>;
  entries(table: string, after: number): Promise<readonly KeptEntry[]>;
  lastSeq(table: string): Promise<number>;
  /** What a command with this key became, if it came before. */
  seqOf(table: string, key: string): Promise<number | undefined>;
  putSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  /**
   * Numbers the message itself, by its time and higher than those before: whoever sees only some of them must not learn
   * from the numbers how many there are. A repeated key gives back the first one's number.
   */
  addMessage(message: Omit<Message, 'number'>): Promise<number>;
  messages(table: string, after: number, limit: number): Promise<readonly Message[]>;

  /**
   * Deletes tables that ended and were not touched since; the number of them. It goes a few tables at a time, so that
   * others get their turn; when the storage fails under way, it is enough to call it again.
   */
  forget(before: number): Promise<number>;
  /** A consistent copy while the store is in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
