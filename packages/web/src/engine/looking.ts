// What the worker is asked about one table. The view goes over to it once, however much is asked about it.

import type { Choice, Decision, Eye, Reason, Refused, Seat, View } from '@three-thrones/kernel';
import { newId } from './ids.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { Remote } from './calls.ts';
import { engine } from './engine.ts';
import type { WorkerApi } from './worker.ts';

/** Who looks at what, and who is asked there if that is somebody else. */
interface Sight {
  readonly view: View<unknown>;
  readonly eye: Eye;
  readonly seat?: Seat;
  /** They win or lose together, and think for each other. */
  readonly isTogether?: boolean;
}

export class Looking {
  readonly #id = newId();
  /** What the worker knows, as long as it is the same worker. */
  #known: (Sight & { readonly worker: Remote<WorkerApi> }) | undefined;

  // `before` are answers of my own that have not been sent yet.

  refused(sight: Sight, before: readonly Choice[]): Promise<readonly Refused[]> {
    return this.#ask(sight, (worker) => worker.refused(this.#id, before));
  }

  why(sight: Sight, option: string, before: readonly Choice[]): Promise<Reason | undefined> {
    return this.#ask(sight, (worker) => worker.why(this.#id, option, before));
  }

  preview(sight: Sight, choice: Choice, before: readonly Choice[]): Promise<Preview | undefined> {
    return this.#ask(sight, (worker) => worker.preview(this.#id, choice, before));
  }

  /** What the seat is asked, as far as whoever looks can know it. */
  asked(sight: Sight): Promise<Decision | undefined> {
    return this.#ask(sight, (worker) => worker.asked(this.#id));
  }

  /** Nobody looks any more. */
  end(): void {
    if (this.#known) void this.#known.worker.lookAway(this.#id).catch(() => undefined);
    this.#known = undefined;
  }

  async #ask<T>(
    { view, eye, seat = eye, isTogether = false }: Sight,
    ask: (worker: Remote<WorkerApi>) => Promise<T>,
  ): Promise<T> {
    const worker = engine();
    const known = this.#known;
    try {
      if (known?.worker !== worker || known.view !== view || known.eye !== eye || known.seat !== seat) {
        this.#known = { worker, view, eye, seat };
        // Not waited for: the worker takes one thing after another.
        void worker.look(this.#id, view, seat, { eye, isTogether }).catch(() => undefined);
      }
      return await ask(worker);
    } catch (error) {
      this.#known = undefined; // the rules may have failed to come: the next question begins with a look
      throw error;
    }
  }
}
