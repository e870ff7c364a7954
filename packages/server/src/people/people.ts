// People: guests with a device key, accounts for those who want to come back from anywhere.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Person, Store } from '../store/store.ts';
import { hashOfKey, newId, newKey, type RandomBytes } from './keys.ts';
import { cleanLogin, cleanName } from './names.ts';
import { Passwords } from './passwords.ts';

/** That a key is in use is noted once a day. */
const DAY = 86_400_000;

/** Somebody, and the key that is shown only this once. */
export interface Introduction {
  readonly person: Person;
  readonly key: string;
}

/** Whose key it is that came with a request. */
export interface Holder {
  readonly person: Person;
  readonly keyHash: string;
}

/** Told of what must reach people who are connected already. */
export interface PeopleWatcher {
  /** One key, or without `keyHash` every key of this person. */
  revoked(person: string, keyHash?: string): void;
  renamed(person: Person): void | Promise<void>;
}

export interface PeopleParts {
  readonly store: Store;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Takes somebody out of all tables and the store; without it nobody can be forgotten. */
  readonly forget?: ((person: Person) => Promise<void>) | undefined;
}

export class People {
  readonly #parts: PeopleParts;
  readonly #passwords: Passwords;
  readonly #watchers = new Set<PeopleWatcher>();

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.#passwords = new Passwords(parts.randomBytes);
  }

  watch(watcher: PeopleWatcher): void {
    this.#watchers.add(watcher);
  }

  /** A new guest. */
  async welcome(rawName: string): Promise<Introduction | Refusal> {
    const { store, now, randomBytes } = this.#parts;
    const name = cleanName(rawName);
    if (isRefusal(name)) return name;
    const person = { id: newId(randomBytes), name, createdAt: now() };
    const key = newKey(randomBytes);
    await store.addPerson(person, this.#sessionOf(person, key));
    return { person, key };
  }

  async holder(key: string): Promise<Holder | undefined> {
    const { store, now } = this.#parts;
    const keyHash = hashOfKey(key);
    const session = await store.session(keyHash);
    const person = session && (await store.person(session.person));
    // Nobody waits for it, and on a full disk it will be noted another day.
    if (session && now() - (session.usedAt ?? 0) > DAY)
      void store.touchSession(keyHash, now()).catch(() => undefined);
    return person && { person, keyHash };
  }

  async rename(person: Person, rawName: string): Promise<Person | Refusal> {
    const name = cleanName(rawName);
    if (isRefusal(name)) return name;
    await this.#parts.store.renamePerson(person.id, name);
    const renamed = { ...person, name };
    for (const watcher of this.#watchers) await watcher.renamed(renamed);
    return renamed;
  }

  async loginOf(person: Person): Promise<string | undefined> {
    return (await this.#parts.store.accountOf(person.id))?.login;
  }

  /** From now on this person can come back with a login and a password. */
  async register(person: Person, rawLogin: string, password: string): Promise<{ login: string } | Refusal> {
    const { store } = this.#parts;
    const login = cleanLogin(rawLogin);
    if (isRefusal(login)) return login;
    if (await store.accountOf(person.id)) return refuse('has-account');
    if (await store.account(login)) return refuse('login-taken', { login });
    const passwordHash = await this.#passwords.hash(password);
    if (isRefusal(passwordHash)) return passwordHash;
    if (await store.addAccount({ person: person.id, login, passwordHash })) return { login };
    // Somebody was faster while the hash was being made.
    return (await store.accountOf(person.id)) ? refuse('has-account') : refuse('login-taken', { login });
  }

  /** Whether the login or the password was wrong is nobody's business. */
  async signIn(rawLogin: string, password: string): Promise<Introduction | Refusal> {
    const { store, randomBytes } = this.#parts;
    const login = cleanLogin(rawLogin);
    const account = isRefusal(login) ? undefined : await store.account(login);
    const right = await this.#passwords.isRight(password, account?.passwordHash);
    if (isRefusal(right)) return right;
    const person = right && account ? await store.person(account.person) : undefined;
    if (!person) return refuse('wrong-login');
    const key = newKey(randomBytes);
    await store.addSession(this.#sessionOf(person, key));
    return { person, key };
  }

  async signOut({ person, keyHash }: Holder): Promise<void> {
    await this.#parts.store.revokeSession(keyHash);
    for (const watcher of this.#watchers) watcher.revoked(person.id, keyHash);
  }

  async signOutEverywhere({ person }: Holder): Promise<void> {
    await this.revokeAll(person.id);
  }

  /** Ends every session of somebody, and what is connected with one. */
  async revokeAll(person: string): Promise<void> {
    await this.#parts.store.revokeSessions(person);
    for (const watcher of this.#watchers) watcher.revoked(person);
  }

  get canForget(): boolean {
    return this.#parts.forget !== undefined;
  }

  /** Somebody wants to be forgotten; whoever has an account says its password, so that a borrowed device is not enough. */
  async delete({ person }: Holder, password: string | undefined): Promise<Refusal | undefined> {
    const account = await this.#parts.store.accountOf(person.id);
    if (account) {
      const right = await this.#passwords.isRight(password ?? '', account.passwordHash);
      if (isRefusal(right)) return right;
      if (!right) return refuse('wrong-login');
    }
    // Keys first: nobody sits down as somebody who is being forgotten.
    await this.#parts.store.revokeSessions(person.id);
    await this.#parts.forget?.(person);
    await this.revokeAll(person.id);
    return undefined;
  }

  #sessionOf(person: Person, key: string) {
    return { keyHash: hashOfKey(key), person: person.id, createdAt: this.#parts.now() };
  }
}
