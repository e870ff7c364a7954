// Where tables are kept. One small interface, one contract suite, several implementations.

/** A person who plays: a guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** May not talk until then. */
  readonly mutedUntil?: number;
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
  /** When it was last used, to the day. */
  readonly usedAt?: number;
}

export type Status = 'gathering' | 'playing' | 'over' | 'closed';

/** Where a table stands: one small row, written anew with every entry. */
export interface Turn {
  /** One with a lower number than the one that is kept comes too late and is passed over. */
  readonly seq: number;
  /** Seats that are asked something and have not answered. */
  readonly asked: readonly string[];
  /**
   * Service time at which the server must look at this table by itself: a bot is asked, or somebody's time is up. It is
   * struck out when the table is over or closed.
   */
  readonly due?: number;
  /** The clocks, as the table writes them. */
  readonly clock?: string;
}

/** Who sits where, for finding somebody's tables: the person's id for each seat that is taken by a person. */
export type Seats = Readonly<Record<string, string>>;

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
  /** How often the row was written; 1 for a new one. */
  readonly version: number;
  readonly turn?: Turn;
}

/** A row before the store has it. */
export type NewTable = Omit<TableRow, 'version' | 'turn'>;

/** What may change together with a row, and which row it has to be. */
export interface Besides {
  /** The version that was read: if the row has another one by now, nothing happens. */
  readonly version?: number;
  /** In the place of all that were there. */
  readonly seats?: Seats;
  readonly turn?: Turn;
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

/** Moments: what was not touched since goes. A bound that is missing deletes nothing. */
export interface Bounds {
  /** Tables that are over or closed. */
  readonly ended?: number;
  /** Tables that never began. */
  readonly gathering?: number;
  /** Tables in play whose row and last entry are older. */
  readonly abandoned?: number;
  readonly messages?: number;
  /** Keys that were last used before. */
  readonly sessions?: number;
  /** People who came before and have no account, no key and no seat at any table. */
  readonly people?: number;
}

export interface Ban {
  readonly address: string;
  readonly until: number;
}

/** What became of an appended entry. */
export type Appended =
  | { readonly ok: true }
  /** Another writer was first: this number is taken, or the row is not the one that was read. */
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
  /** Those of these ids who are there, in no order. */
  peopleOf(ids: readonly string[]): Promise<readonly Person[]>;
  renamePerson(id: string, name: string): Promise<void>;
  /** False if the login is taken or the person has an account already. */
  addAccount(account: Account): Promise<boolean>;
  account(login: string): Promise<Account | undefined>;
  accountOf(person: string): Promise<Account | undefined>;
  addSession(session: Session): Promise<void>;
  session(keyHash: string): Promise<Session | undefined>;
  revokeSession(keyHash: string): Promise<void>;
  revokeSessions(person: string): Promise<void>;
  /** Notes that a key is in use: once a day, however often it is called. */
  touchSession(keyHash: string, at: number): Promise<void>;
  /** By id, page by page. */
  people(query: { limit: number; after?: string }): Promise<readonly Person[]>;
  /** Nothing more from them until then; 0 lets them talk again. False: nobody of that id. */
  mutePerson(id: string, until: number): Promise<boolean>;
  /**
   * Everything about a person: keys, account, what they said, the person, their rows among the seats; false if there is
   * nobody of that id. The tables give up the seats first. When the storage fails under way, it is enough to call it again.
   */
  deletePerson(id: string): Promise<boolean>;

  addTable(table: NewTable, seats?: Seats): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /**
   * False if there is no such table, or if it has another version than `version`; nothing was changed then. The version
   * rises when something of the row or the seats is given; a turn alone leaves the row as it is.
   */
  updateTable(
    id: string,
    change: Partial<Pick<TableRow, 'status' | 'listed' | 'changedAt' | 'body'>>,
    more?: Besides,
  ): Promise<boolean>;
  /** Listed tables, the last changed first; only those changed earlier than `before`. */
  listTables(query: {
    status?: Status;
    limit: number;
    before?: number;
    /** Also those that are not listed: for whoever runs the server. */
    all?: boolean;
  }): Promise<readonly TableRow[]>;
  /** Tables that are not over where this person has a seat, with `all` also those that are; the last changed first. */
  tablesOf(person: string, limit: number, more?: { readonly all?: boolean }): Promise<readonly TableRow[]>;
  /** Tables that are not over and are due by then, the soonest first. */
  due(until: number, limit: number): Promise<readonly { readonly id: string; readonly due: number }[]>;

  /**
   * Appends to one table's log; with `table` the row changes in the same breath. Calls that arrive together are
   * committed together. Resolves only when it would survive the power failing. A number that would leave a gap, or a
   * table that is not there, is a mistake of the caller and throws.
   */
  append(
    entry: Entry,
    table?: Partial<Pick<TableRow, 'status' | 'changedAt' | 'body'>>,
    more?: Besides,
  ): Promise<Appended>;
  /**
   * A sealed answer given anew takes the place of the one before: `entry.seq` is that entry's number, `last` the number
   * of the last entry there is. If that is not the last any more: taken. The key is remembered for that number. A
   * snapshot that holds the answer before goes.
   */
  revise(entry: Entry, last: number, more?: Pick<Besides, 'turn'>): Promise<Appended>;
  entries(table: string, after: number): Promise<readonly KeptEntry[]>;
  lastSeq(table: string): Promise<number>;
  /** When the last entries of these tables were made; tables without any are left out. */
  lastEntries(tables: readonly string[]): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** What a command with this key became, if it came before. */
  seqOf(table: string, key: string): Promise<number | undefined>;
  putSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  /**
   * Numbers the message itself, by its time and higher than those before: whoever sees only some of them must not learn
   * from the numbers how many there are. A repeated key gives back the first one's number and is not new. With `person`
   * it goes when that person is deleted.
   */
  addMessage(
    message: Omit<Message, 'number'> & { readonly person?: string },
  ): Promise<{ readonly number: number; readonly isNew: boolean }>;
  /** The number of the message with this key, if it was said. */
  messageNumber(table: string, key: string): Promise<number | undefined>;
  messages(table: string, after: number, limit: number): Promise<readonly Message[]>;

  /** How long tables have been served in all: the time clocks run by. Written every few seconds; it never falls. */
  heartbeat(serviceTime: number): Promise<void>;
  /** 0 for a new store. */
  serviceTime(): Promise<number>;
  /** Thirty-two random bytes in hex, made with the store; never leaves the server. */
  secret(): Promise<string>;
  /** Those that are still in force, by address. */
  bans(now: number): Promise<readonly Ban[]>;
  ban(address: string, until: number): Promise<void>;
  unban(address: string): Promise<void>;

  /**
   * Deletes what nobody needs any more, and says how many tables, messages, keys and people that were; a number alone is
   * the bound of tables that ended. It goes a few at a time, so that others get their turn; when the storage fails under
   * way, it is enough to call it again.
   */
  forget(before: number | Bounds): Promise<number>;
  /** Gives some free pages back to the disk; how many more could be given back. */
  tidy(pages: number): Promise<number>;
  /** A consistent copy while the store is in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
