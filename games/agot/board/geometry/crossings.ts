// Where one steps from one area into the next: over a bridge where there is one, else in the middle of the longest
// line they share.

import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { along, type Line, lengthOf } from '@three-thrones/game-kit/board/map/lines.ts';

interface Drawn {
  readonly lines: readonly Line[];
  readonly kinds: readonly string[];
  readonly faces: readonly (readonly string[])[];
  readonly bridges: readonly { readonly between: readonly string[]; readonly at: Point }[];
}

/** By both names of every pair of areas one may step between; rivers without a bridge are no crossing. */
export function crossingsOf({ lines, kinds, faces, bridges }: Drawn): Map<string, Point> {
  const longest = new Map<string, number>();
  const found = new Map<string, Point>();
  const put = ([a, b]: readonly string[], at: Point): void => {
    found.set(`${a} ${b}`, at);
    found.set(`${b} ${a}`, at);
  };
  for (const [at, pair] of faces.entries()) {
    if (pair.length < 2 || kinds[at] === 'river') continue;
    const length = lengthOf(lines[at]!);
    const key = pair.toSorted().join(' ');
    if (length <= (longest.get(key) ?? 0)) continue;
    longest.set(key, length);
    put(pair, along(lines[at]!, length / 2));
  }
  for (const { between, at } of bridges) put(between, at);
  return found;
}
