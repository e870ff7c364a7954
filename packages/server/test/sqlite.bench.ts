// A folder for one test, with SQLite stores in it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqliteOptions } from '../src/store/connection.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

export class Folder {
  readonly path: string;
  readonly #opened: Store[] = [];

  private constructor(path: string) {
    this.path = path;
  }

  static async make(): Promise<Folder> {
    return new Folder(await mkdtemp(join(tmpdir(), 'three-thrones-')));
  }

  /** A file in it. */
  file(name: string): string {
    return join(this.path, name);
  }

  async open(name = 'store.db', options?: SqliteOptions): Promise<Store> {
    const store = await openSqlite(this.file(name), options);
    this.#opened.push(store);
    return store;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#opened.map((store) => store.close()));
    await rm(this.path, { recursive: true });
  }
}
