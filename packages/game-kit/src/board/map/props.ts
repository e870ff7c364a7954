// What every map is given, and what it gives back.

import type { ControlName } from './controls.tsx';
import type { Insets } from './fit.ts';

export interface PlacesProps<Id extends string> {
  /** What may be chosen, and whether it means a battle. */
  readonly targets: ReadonlyMap<Id, 'go' | 'battle'>;
  /** Those among them that are two steps away. */
  readonly far?: ReadonlySet<Id>;
  readonly origin?: Id | undefined;
  /** Hatched where one points at it; touching one asks why. */
  readonly refused: ReadonlySet<Id>;
  /** Keep these in view; all of it when empty. */
  readonly fit: readonly Id[];
  /** What is being shown now goes first. */
  readonly show?: readonly Id[] | undefined;
  /** Pixels of the map that something else lies over. */
  readonly insets?: Insets | undefined;
  /** A place was touched or activated by keyboard, whether it is a target or not. */
  onPick(id: Id, element: Element): void;
  onHover(id: Id | undefined): void;
}

export interface PlaceLabels<Id extends string> {
  /** The accessible name: the place and all that lies in it. */
  describe(id: Id): string;
  control(name: ControlName): string;
}
