// What the map is given and what it gives back.

import type { DomainId, MapCardId } from '../../data/ids.ts';
import type { World } from '../../rules/queries.ts';
import type { ControlName } from '@three-thrones/game-kit/board/map/controls.tsx';
import type { Insets } from '@three-thrones/game-kit/board/map/fit.ts';
import type { PlaceId } from '../geometry/drawing.ts';

export interface MapProps {
  readonly world: World;
  /** What may be chosen, and whether it means a battle. */
  readonly targets: ReadonlyMap<DomainId, 'go' | 'battle'>;
  readonly origin?: DomainId | undefined;
  readonly chosen?: DomainId | undefined;
  readonly arrows: readonly { readonly from: DomainId; readonly to: DomainId; readonly battle: boolean }[];
  /** Hatched, with a lock; touching one asks why. */
  readonly refused: ReadonlySet<DomainId>;
  /** Units on the way, drawn apart. Left out, it is the army of the table. */
  readonly army?: { readonly at: DomainId; readonly from: DomainId; readonly units: string } | undefined;
  /** All words on the map, in the reader's language. A new object when the language changes. */
  readonly label: MapLabels;
  /** Keep these in view; all of it when empty. */
  readonly fit: readonly DomainId[];
  /** Pixels of the map that something else lies over. */
  readonly insets?: Insets | undefined;
  /** A domain was touched or activated by keyboard, whether it is a target or not. */
  onPick(id: DomainId, element: Element): void;
  onHover(id: DomainId | undefined): void;
}

export interface MapLabels {
  domain(id: DomainId): string;
  sea(card: MapCardId): string;
  /** The accessible name: the domain, its units and who controls it. */
  describe(id: DomainId): string;
  control(name: ControlName): string;
  /** Small names of capes and bays; without words for them they are left off. */
  place?(id: PlaceId): string | undefined;
}
