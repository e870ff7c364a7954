// The same piece from one look at the table to the next, so that it can be seen to move.

import type { Point } from './codec.ts';
import { distance } from './lines.ts';

/** One piece's place on the picture. */
export interface Placed {
  /** Pieces of one sort are alike: any of them may be the one that moved. */
  readonly sort: string;
  readonly area: string;
  readonly at: Point;
}

export type Named<S extends Placed> = S & { readonly id: string };

/** Gives every spot its piece: whoever stood there stays, the rest come from the nearest that left, or are new. */
export function follow<S extends Placed>(before: readonly Named<S>[], spots: readonly S[]): Named<S>[] {
  const left = new Set(before);
  const pieces = new Array<Named<S> | undefined>(spots.length);
  const claim = (fits: (piece: Named<S>, spot: S) => boolean): void => {
    for (const [at, spot] of spots.entries()) {
      if (pieces[at]) continue;
      let nearest: Named<S> | undefined;
      for (const piece of left) {
        if (piece.sort !== spot.sort || !fits(piece, spot)) continue;
        if (!nearest || distance(piece.at, spot.at) < distance(nearest.at, spot.at)) nearest = piece;
      }
      if (!nearest) continue;
      left.delete(nearest);
      pieces[at] = { ...spot, id: nearest.id };
    }
  };
  claim((piece, spot) => piece.area === spot.area && distance(piece.at, spot.at) < 1);
  claim((piece, spot) => piece.area === spot.area);
  claim(() => true);
  const used = new Set([...before, ...pieces].map((piece) => piece?.id));
  return spots.map((spot, at) => pieces[at] ?? { ...spot, id: freshId(spot.sort, used) });
}

function freshId(sort: string, used: Set<string | undefined>): string {
  for (let count = 1; ; count++) {
    const id = `${sort}-${count}`;
    if (used.has(id)) continue;
    used.add(id);
    return id;
  }
}
