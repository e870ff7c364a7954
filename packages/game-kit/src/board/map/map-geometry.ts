// What a game's drawing tells the map that shows it.

import type { Point } from './codec.ts';
import type { Enlarged } from './fit.ts';
import type { Box } from './lines.ts';
import type { MiniShape } from './minimap.tsx';

/** Where everything lies. Made once for a game and never changed. */
export interface MapGeometry<Id extends string> {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** What is shown when all of it is shown. */
  readonly whole: Box;
  /** Later ones lie above earlier ones. */
  readonly ids: readonly Id[];
  /** Where the keyboard enters when nothing is marked. */
  readonly home: Id;
  readonly outlines: Readonly<Record<Id, string>>;
  readonly mini: readonly MiniShape<Id>[];
  readonly centre: (id: Id) => Point;
  readonly box: (id: Id) => Box;
  readonly enlarge: (scale: number) => Enlarged;
}
