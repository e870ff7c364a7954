// What follows from the pieces on the map is asked many times between two changes of it, so it is found out once for
// each. Rules stay queries over the world, and nothing of this is stored there.

import type { World } from './state.ts';

/** Pieces of one sort. Whoever changes where they lie says so, at whatever table it is. */
export class Watched {
  #changes = 0;

  changed(): void {
    this.#changes++;
  }

  /** The same as `find`, which is asked again only after a change, or about another table than last time. */
  remembering<T>(find: (w: World) => T): (w: World) => T {
    let table: World | undefined;
    let changes = 0;
    let found: T | undefined;
    return (w) => {
      if (w !== table || changes !== this.#changes) {
        found = find(w);
        table = w;
        changes = this.#changes;
      }
      return found as T;
    };
  }
}

/** Units and Power tokens. */
export const pieces = new Watched();

/** Order tokens. */
export const orderTokens = new Watched();
