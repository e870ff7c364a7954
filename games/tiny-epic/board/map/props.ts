// What the map is given and what it gives back.

import type { DomainId, HouseId, MapCardId } from '../../data/ids.ts';
import type { World } from '../../rules/queries.ts';
import type { PlaceLabels, PlacesProps } from '@three-thrones/game-kit/board/map/props.ts';
import type { ReactNode } from 'react';
import type { PlaceId } from '../geometry/drawing.ts';

export interface MapProps extends PlacesProps<DomainId> {
  readonly world: World;
  readonly chosen?: DomainId | undefined;
  readonly arrows: readonly { readonly from: DomainId; readonly to: DomainId; readonly battle: boolean }[];
  /** Units on the way, drawn apart. Left out, it is the army of the table. */
  readonly army?: { readonly at: DomainId; readonly from: DomainId; readonly units: string } | undefined;
  /** Castles that change hands just now. */
  readonly pennants?: Pennants | undefined;
  /** What a mode draws besides: over marks on the ground, then under and over the units of houses. */
  readonly layers?: MapLayers | undefined;
  /** All words on the map, in the reader's language. A new object when the language changes. */
  readonly label: MapLabels;
}

export interface Pennants {
  /** Whose pennant comes down where; nobody's where none flew. What goes up is on the table. */
  readonly lowered: ReadonlyMap<DomainId, HouseId | undefined>;
  /** No two beats have the same. */
  readonly key: string;
  /** Milliseconds it takes. */
  readonly lasts: number;
}

export interface MapLayers {
  readonly overGround?: ReactNode;
  readonly underUnits?: ReactNode;
  readonly overUnits?: ReactNode;
}

export interface MapLabels extends PlaceLabels<DomainId> {
  domain(id: DomainId): string;
  sea(card: MapCardId): string;
  /** Small names of capes and bays; without words for them they are left off. */
  place?(id: PlaceId): string | undefined;
}
