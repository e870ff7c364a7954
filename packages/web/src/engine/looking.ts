// What the worker is asked about one table. The view goes over to it once, however much is asked about it.

import type { Choice, Eye, Reason, Refused, View } from '@three-thrones/kernel';
import type { Remote } from 'comlink';
import { newId } from './ids.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import { engine } from './engine.ts';
import type { WorkerApi } from './worker.ts';

/** Who looks at what. */
interface Sight {
  readonly view: View<unknown>;
  readonly eye: Eye;
}

export class Looking {
  readonly #id = newId();
  /** What the worker knows, as long as it is the same worker. */
  #known: (Sight & { readonly worker: Remote<WorkerApi> }) | undefined;

  refused(sight: Sight): Promise<readonly Refused[]> {
    return this.#ask(sight, (worker) => worker.refused(this.#id));
  }

  why(sight: Sight, option: string): Promise<Reason | undefined> {
    return this.#ask(sight, (worker) => worker.why(this.#id, option));
  }

  preview(sight: Sight, choice: Choice): Promise<Preview | undefined> {
    return this.#ask(sight, (worker) => worker.preview(this.#id, choice));
  }

  /** Nobody looks any more. */
  end(): void {
    if (this.#known) void this.#known.worker.lookAway(this.#id).catch(() => undefined);
    this.#known = undefined;
  }

  async #ask<T>({ view, eye }: Sight, ask: (worker: Remote<WorkerApi>) => Promise<T>): Promise<T> {
    const worker = engine();
    const known = this.#known;
    try {
      if (known?.worker !== worker || known.view !== view || known.eye !== eye) {
        this.#known = { worker, view, eye };
        // Not waited for: the worker takes one thing after another.
        void worker.look(this.#id, view, eye).catch(() => undefined);
      }
      return await ask(worker);
    } catch (error) {
      this.#known = undefined; // the rules may have failed to come: the next question begins with a look
      throw error;
    }
  }
}
