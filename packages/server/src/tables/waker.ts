// Clocks run on and bots go on thinking although nobody looks: tables come back when something is due.

import type { Store } from '../store/store.ts';
import type { Observer } from './context.ts';
import { pacemaker } from './loading.ts';
import type { TableRegistry } from './table-registry.ts';

/** How often tables that are not in memory are looked after, how far ahead, and how many at once. */
const WAKE_EVERY = 1_000;
const WAKE_AHEAD = 1_500;
const WAKE_AT_ONCE = 100;

export interface WakerDeps {
  readonly store: Pick<Store, 'due'>;
  readonly clock: () => number;
  readonly observer: Observer;
}

export class Waker {
  readonly #deps: WakerDeps;
  readonly #registry: TableRegistry;
  #timer: NodeJS.Timeout | undefined;
  #waking: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: WakerDeps, registry: TableRegistry) {
    this.#deps = deps;
    this.#registry = registry;
  }

  start(): void {
    this.#timer = setInterval(() => void this.wake(), WAKE_EVERY).unref();
  }

  /** Those that are due. One round at a time. */
  wake(): Promise<void> {
    this.#waking ??= this.#wakeDue()
      .catch((error: unknown) => this.#deps.observer.failed('wake', error))
      .finally(() => {
        this.#waking = undefined;
      });
    return this.#waking;
  }

  async #wakeDue(): Promise<void> {
    const { store, clock } = this.#deps;
    const pace = pacemaker();
    const due = await store.due(clock() + WAKE_AHEAD, WAKE_AT_ONCE);
    for (const { id } of due) {
      if (this.#isStopped) return;
      await this.#registry.wake(id);
      await pace();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#waking;
  }
}
