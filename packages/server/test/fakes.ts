// Stand-ins for the parts behind HTTP and sockets: a store in memory, tables that note what was asked of them.

import type { Refusal } from '@three-thrones/kernel';
import { refusal } from '@three-thrones/kernel';
import type { Chat, ServerMessage } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Account, Ban, Person, Session, Store } from '../src/store/store.ts';
import { StorageFailed } from '../src/store/store.ts';
import type { CommandType, Results } from '../src/tables/commands.ts';
import type { Tables, TablesAdmin, Viewer } from '../src/tables/tables.ts';

/** People only; everything about tables is the fake tables' own. */
export class PeopleStore {
  readonly people = new Map<string, Person>();
  readonly sessions = new Map<string, Session>();
  readonly accounts = new Map<string, Account>();
  readonly banned = new Map<string, number>();
  readonly forgotten: Parameters<Store['forget']>[0][] = [];
  isClosed = false;
  failing: StorageFailed['code'] | undefined;

  #check(): void {
    if (this.failing) throw new StorageFailed(this.failing, new Error('no room'));
  }

  async addPerson(person: Person, session: Session): Promise<void> {
    this.#check();
    this.people.set(person.id, person);
    this.sessions.set(session.keyHash, session);
  }

  async person(id: string): Promise<Person | undefined> {
    this.#check();
    return this.people.get(id);
  }

  async renamePerson(id: string, name: string): Promise<void> {
    this.people.set(id, { ...this.people.get(id)!, name });
  }

  async addAccount(account: Account): Promise<boolean> {
    if (this.accounts.has(account.login) || (await this.accountOf(account.person))) return false;
    this.accounts.set(account.login, account);
    return true;
  }

  async account(login: string): Promise<Account | undefined> {
    return this.accounts.get(login);
  }

  async accountOf(person: string): Promise<Account | undefined> {
    return [...this.accounts.values()].find((account) => account.person === person);
  }

  async addSession(session: Session): Promise<void> {
    this.sessions.set(session.keyHash, session);
  }

  async session(keyHash: string): Promise<Session | undefined> {
    return this.sessions.get(keyHash);
  }

  async revokeSession(keyHash: string): Promise<void> {
    this.sessions.delete(keyHash);
  }

  async revokeSessions(person: string): Promise<void> {
    for (const [hash, session] of this.sessions) if (session.person === person) this.sessions.delete(hash);
  }

  async touchSession(hash: string, at: number): Promise<void> {
    const session = this.sessions.get(hash);
    if (session) this.sessions.set(hash, { ...session, usedAt: at });
  }

  async mutePerson(id: string, until: number): Promise<boolean> {
    const { mutedUntil: _, ...person } = this.people.get(id) ?? {};
    if (!('id' in person)) return false;
    this.people.set(id, { ...(person as Person), ...(until > 0 && { mutedUntil: until }) });
    return true;
  }

  async deletePerson(id: string): Promise<boolean> {
    await this.revokeSessions(id);
    for (const [login, { person }] of this.accounts) if (person === id) this.accounts.delete(login);
    return this.people.delete(id);
  }

  async bans(now: number): Promise<readonly Ban[]> {
    const all = [...this.banned].map(([address, until]) => ({ address, until }));
    return all.filter(({ until }) => until > now);
  }

  async ban(address: string, until: number): Promise<void> {
    this.banned.set(address, until);
  }

  async unban(address: string): Promise<void> {
    this.banned.delete(address);
  }

  async heartbeat(_: number): Promise<void> {
    this.#check();
  }

  async tidy(): Promise<number> {
    return 0;
  }

  async forget(before: Parameters<Store['forget']>[0]): Promise<number> {
    this.forgotten.push(before);
    return 0;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }

  get asStore(): Store {
    return this as unknown as Store;
  }
}

export const TABLE = 'table-one';
const NOWHERE = refusal('no-such-table', '0');

/** One table with two seats; everybody may do everything, and all of it is noted down. */
export class FakeTables implements Tables {
  readonly asked: unknown[][] = [];
  readonly viewers = new Map<Viewer, Set<string>>();
  /** What the next call gives back instead, or throws. */
  next: Refusal | Error | undefined;
  /** Held back until it resolves. */
  gate: Promise<void> | undefined;
  isStopped = false;
  seq = 0;

  async #note<T>(result: T, table: string | undefined, ...call: unknown[]): Promise<T | Refusal> {
    this.asked.push(call);
    const { next } = this;
    this.next = undefined;
    await this.gate;
    if (next instanceof Error) throw next;
    return next ?? (table === undefined || table === TABLE ? result : NOWHERE);
  }

  create: Tables['create'] = (by, wanted) => this.#note(summary(), undefined, 'create', by.id, wanted);
  summary: Tables['summary'] = (table) => this.#note(summary(), table, 'summary', table);
  list: Tables['list'] = async (limit, before) => {
    this.asked.push(['list', limit, before]);
    return [summary()];
  };
  listOf: Tables['listOf'] = async (by) => {
    this.asked.push(['listOf', by.id]);
    return [summary()];
  };
  /** Noted: what was asked for, by whom, and what else was said. */
  carryOut: Tables['carryOut'] = (by, command) => {
    const { type, table, ...said }: { type: CommandType; table: string; id?: string } = command;
    const { id: _, ...rest } = said; // of the request
    if (type === 'answer' || type === 'undo') this.seq++;
    return this.#note(this.#results()[command.type], table, type, type === 'chat' ? by.name : by.id, rest);
  };
  readonly admin: TablesAdmin = {
    list: async () => [summary()],
    quarantined: () => [],
    kick: (table, person) => this.#note(summary(), table, 'admin kick', person),
    close: (table) => this.#note(summary(), table, 'admin close'),
    removePerson: async (person) => void this.asked.push(['removePerson', person]),
  };
  rematch: Tables['rematch'] = (table, by) => this.#note(summary(), table, 'rematch', by.id);
  export: Tables['export'] = (table) => this.#note('{}\nwhole\n', table, 'export');
  import: Tables['import'] = (by, document) => this.#note(summary(), undefined, 'import', by.id, document);
  messages: Tables['messages'] = (by, table, after) =>
    this.#note<readonly Chat[]>(
      [{ type: 'chat', table, number: 1, from: 'Arya', text: '<b>hi</b>', at: 5 }],
      table,
      'messages',
      by?.id,
      after,
    );
  facts: Tables['facts'] = (by, table, seat, after) =>
    this.#note('[{"seq":1,"facts":[]}]', table, 'facts', by?.id, seat, after);

  viewAt: Tables['viewAt'] = (by, table, seat, seq) =>
    this.#note('{"world":{}}', table, 'viewAt', by?.id, seat, seq);

  subscribe: Tables['subscribe'] = async (viewer, table, seat, since) => {
    const no = await this.#note(undefined, table, 'subscribe', viewer.person?.id, table, seat, since);
    if (no) return no;
    this.viewers.set(viewer, (this.viewers.get(viewer) ?? new Set()).add(table));
    viewer.send({ ...lobby(), type: 'lobby' });
    return undefined;
  };
  unsubscribe: Tables['unsubscribe'] = (viewer, table) => {
    this.asked.push(['unsubscribe', table]);
    const tables = this.viewers.get(viewer);
    if (table !== undefined) tables?.delete(table);
    if (table === undefined || tables?.size === 0) this.viewers.delete(viewer);
  };
  renamed: Tables['renamed'] = async (person) => {
    this.asked.push(['renamed', person.id, person.name]);
  };

  #results(): Results {
    const around = summary();
    return {
      answer: { seq: this.seq },
      why: { may: true },
      undo: { seq: this.seq },
      propose: { proposal: 'p1' },
      consent: { settled: true },
      chat: { number: 1 },
      signal: { number: 1 },
      plan: { number: 1 },
      vote: { number: 1 },
      claim: { recovery: 'ABCD-EFGH-JKLM' },
      recover: { seat: 'stark' },
      ...{ commit: around, reveal: around, give: around, leave: around, 'seat-bot': around },
      ...{ 'unseat-bot': around, 'open-seat': around, kick: around, mute: around, close: around },
    };
  }

  /** Nothing is answered until the function that comes back is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gate = promise;
    return resolve;
  }

  load(): { live: number; viewers: number; quarantined: number } {
    return { live: 1, viewers: this.viewers.size, quarantined: 0 };
  }

  async sweep(): Promise<void> {
    this.asked.push(['sweep']);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
  }

  /** To everybody who looks. */
  tell(message: ServerMessage): void {
    for (const viewer of this.viewers.keys()) viewer.send(message);
  }
}

function lobby() {
  return {
    table: TABLE,
    status: 'gathering' as const,
    host: 'p',
    round: 0,
    serverKey: 'k',
    chairs: [
      { seat: 'stark', online: false },
      { seat: 'lannister', person: { id: 'p', name: '<script>alert(1)</script>' }, online: true },
    ],
    proposals: [],
    commitment: '0'.repeat(64),
  };
}

function summary(): TableSummary {
  return {
    ...lobby(),
    game: 'tiny-epic',
    rulesVersion: 1,
    config: { players: 2 },
    tempo: { kind: 'none' },
    listed: true,
    createdAt: 1,
    changedAt: 2,
    seq: 0,
  };
}
