// The tables one socket looks at.

import type { Refusal } from '@three-thrones/kernel';
import { type ClientMessage, refuse } from '@three-thrones/protocol';
import type { Tables, Viewer } from '../tables/tables.ts';

const MOST = 64;

export class Subscriptions {
  readonly #viewer: Viewer;
  readonly #tables: Tables;
  /** Tables looked at, each with the end of what is being done about that. */
  readonly #open = new Map<string, Promise<unknown>>();
  #isOver = false;

  constructor(viewer: Viewer, tables: Tables) {
    this.#viewer = viewer;
    this.#tables = tables;
  }

  async begin({
    table,
    seat,
    since,
  }: Extract<ClientMessage, { type: 'subscribe' }>): Promise<object | Refusal> {
    const before = this.#open.get(table);
    if (!before && this.#open.size >= MOST) return refuse('too-many-subscriptions', { most: MOST });
    const now = this.#tables.subscribe(this.#viewer, table, seat, since);
    // Whoever asks for the end of it must not overtake the beginning.
    this.#open.set(table, Promise.allSettled([before, now]));
    const no = await now.catch((error: unknown) => {
      this.#forget(table, before);
      throw error;
    });
    if (no) this.#forget(table, before);
    if (this.#isOver) this.#tables.unsubscribe(this.#viewer, table);
    return no ?? {};
  }

  async leave(table: string): Promise<object> {
    await this.#open.get(table);
    this.#open.delete(table);
    this.#tables.unsubscribe(this.#viewer, table);
    return {};
  }

  /** The socket is closed; what is still under way ends when it is done. */
  end(): void {
    this.#isOver = true;
    for (const table of this.#open.keys()) this.#tables.unsubscribe(this.#viewer, table);
  }

  /** A refused attempt leaves what there was before. */
  #forget(table: string, before: Promise<unknown> | undefined): void {
    if (!before) this.#open.delete(table);
  }
}
