// Addresses that are not served for a while.

import { normalizeIP } from '@fastify/rate-limit';
import { isIP } from 'node:net';

export interface Ban {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Where bans are kept over a restart. */
export interface Bans {
  list(): Promise<readonly Ban[]>;
  /** Takes the place of an earlier one. */
  add(address: string, until: number): Promise<void>;
  remove(address: string): Promise<void>;
}

/** For as long as the process lives. */
export function memoryBans(): Bans {
  const kept = new Map<string, number>();
  return {
    list: async () => Array.from(kept, ([address, until]) => ({ address, until })),
    add: async (address, until) => void kept.set(address, until),
    remove: async (address) => void kept.delete(address),
  };
}

/** The form in which addresses are compared everywhere; an IPv6 household is one. */
export function bannable(address: string): string | undefined {
  return isIP(address) === 0 ? undefined : normalizeIP(address);
}

/** Every request is held against it, so it is all in memory; what is kept elsewhere comes first. */
export class BanList {
  readonly #bans: Bans;
  readonly #now: () => number;
  readonly #until = new Map<string, number>();

  constructor(bans: Bans, now: () => number) {
    this.#bans = bans;
    this.#now = now;
  }

  static async open(bans: Bans, now: () => number): Promise<BanList> {
    const list = new BanList(bans, now);
    for (const { address, until } of await bans.list()) list.#until.set(address, until);
    return list;
  }

  isBanned(address: string): boolean {
    const until = this.#until.get(address);
    if (until === undefined) return false;
    if (until > this.#now()) return true;
    this.#until.delete(address);
    return false;
  }

  list(): readonly Ban[] {
    return Array.from(this.#until, ([address, until]) => ({ address, until })).filter(({ address }) =>
      this.isBanned(address),
    );
  }

  async add(address: string, until: number): Promise<void> {
    await this.#bans.add(address, until);
    this.#until.set(address, until);
  }

  /** False if there was none. */
  async remove(address: string): Promise<boolean> {
    await this.#bans.remove(address);
    return this.#until.delete(address);
  }
}
