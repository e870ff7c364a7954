// Writes that arrive in the same turn of the event loop share one transaction, and so one sync of the disk.

import type { Database } from 'better-sqlite3';
import { failureOf, isStorageFailure } from './failures.ts';
import { StorageFailed } from './store.ts';

/** As many writes as one transaction may hold; the others wait for the next one, so that the loop keeps turning. */
const AT_ONCE = 1_000;

interface Write {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Settle = () => void;

export class GroupedCommits {
  readonly #waiting: Write[] = [];
  #scheduled = false;
  readonly #begin: () => void;
  readonly #commit: () => void;
  readonly #savepoint: () => void;
  readonly #release: () => void;
  readonly #takeBack: () => void;
  readonly #rollback: () => void;
  readonly #makeRoom: () => void;

  constructor(database: Database) {
    const prepare = (statement: string): (() => void) => {
      const prepared = database.prepare(statement);
      return () => void prepared.run();
    };
    this.#begin = prepare('begin immediate');
    this.#commit = prepare('commit');
    this.#savepoint = prepare('savepoint write');
    this.#release = prepare('release write');
    this.#takeBack = prepare('rollback to write');
    const rollback = prepare('rollback');
    // Some failures have ended the transaction already.
    this.#rollback = () => void (database.inTransaction && rollback());
    // The log beside the database may be what fills the disk, and most of it may have its place in the database.
    this.#makeRoom = () => void database.pragma('wal_checkpoint(truncate)');
  }

  /** Runs a write with the others of this turn; resolves when it is on disk. What it throws undoes only itself. */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const batch = this.#waiting.splice(0, AT_ONCE);
    for (const settle of this.#together(batch)) settle();
    if (this.#waiting.length > 0) this.#schedule();
  }

  /**
   * All of them in one transaction; when the storage fails, none of them. Where one of them throws, which is rare, all are
   * done again, each so that it can be undone alone.
   */
  #together(batch: readonly Write[]): readonly Settle[] {
    try {
      return this.#transaction(batch, (write) => this.#atOnce(write));
    } catch (error) {
      if (!isStorageFailure(error)) return this.#oneByOne(batch);
      return this.#failed(batch, error);
    }
  }

  #oneByOne(batch: readonly Write[]): readonly Settle[] {
    try {
      this.#rollback();
      return this.#transaction(batch, (write) => this.#alone(write));
    } catch (error) {
      return this.#failed(batch, error);
    }
  }

  #transaction(batch: readonly Write[], write: (one: Write) => Settle): readonly Settle[] {
    this.#begin();
    const settled = batch.map(write);
    this.#commit();
    return settled;
  }

  #failed(batch: readonly Write[], error: unknown): readonly Settle[] {
    const failure = this.#giveUp(error);
    return batch.map((write) => () => write.reject(failure));
  }

  #atOnce({ run, resolve }: Write): Settle {
    const value = run();
    return () => resolve(value);
  }

  #alone({ run, resolve, reject }: Write): Settle {
    this.#savepoint();
    try {
      const value = run();
      this.#release();
      return () => resolve(value);
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      this.#takeBack();
      this.#release();
      return () => reject(error);
    }
  }

  #giveUp(error: unknown): unknown {
    const failure = failureOf(error);
    try {
      this.#rollback();
      if (failure instanceof StorageFailed && failure.code === 'storage-full') this.#makeRoom();
    } catch {
      // The first failure tells more than the second.
    }
    return failure;
  }
}
