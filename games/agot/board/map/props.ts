// What the map is given and what it gives back. Ids and plain data only: it knows neither the game's state nor a rule.

import type { AreaId, HouseId, OrderId, UnitKind } from '../../data/ids.ts';
import type { PlaceLabels, PlacesProps } from '@three-thrones/game-kit/board/map/props.ts';

/** Units of one kind and one house that stand together. */
export interface UnitsShown {
  readonly house: HouseId;
  readonly kind: UnitKind;
  readonly count: number;
  /** Lies on its side. */
  readonly routed?: boolean;
}

export interface OrderShown {
  readonly house: HouseId;
  /** Left out when this eye may not know it. */
  readonly kind?: OrderId | undefined;
  /** Its back is up: others see the house only. With a kind it is my own, and I may peek. */
  readonly faceDown?: boolean;
  /** Chosen but not yet laid down for good. */
  readonly draft?: boolean;
}

/** What lies in an area. */
export interface AreaShown {
  /** The army that stands here; others who fight for the area are an `army`. */
  readonly units?: readonly UnitsShown[];
  readonly order?: OrderShown | undefined;
  /** Whose Power token lies here. */
  readonly power?: HouseId | undefined;
  /** A house's garrison, or a neutral force when it has no house. */
  readonly garrison?: { readonly house?: HouseId | undefined; readonly strength: number } | undefined;
  /** Out of play with this number of players. */
  readonly impassable?: boolean;
  /** Who controls it, for the pennant on its castle and the small map. Left out, it is told from what lies here. */
  readonly holder?: HouseId | undefined;
}

/** Units on the way, or fighting for an area that others hold: they stand apart, on a plate. */
export interface ArmyShown {
  readonly from: AreaId;
  readonly at: AreaId;
  readonly units: readonly UnitsShown[];
}

export interface ArrowShown {
  readonly from: AreaId;
  readonly to: AreaId;
  /** The seas that ships carry it over, in order (ship transport). Left out, it crosses one border. */
  readonly over?: readonly AreaId[];
  /** A march leads to a battle. */
  readonly battle?: boolean;
  /** Support lent, or a raid: a thinner line. */
  readonly means?: 'march' | 'support' | 'raid';
}

/** What is being shown now. */
export interface MapBeat {
  readonly key: string;
  /** Milliseconds what moves in it has. */
  readonly lasts: number;
  /** All orders turn over. */
  readonly reveals: boolean;
  /** Where the order lies that is being resolved. */
  readonly lit: ReadonlySet<AreaId>;
  /** Orders that are struck off. */
  readonly struck: ReadonlyMap<AreaId, { readonly house: HouseId; readonly order: OrderId }>;
  /** Where units come, and where they fall. */
  readonly raised: ReadonlySet<AreaId>;
  readonly fallen: ReadonlySet<AreaId>;
  /** Areas that change hands. */
  readonly flags: ReadonlyMap<AreaId, HouseId>;
  /** Power tokens that an area brings. */
  readonly gains: ReadonlyMap<AreaId, number>;
  readonly arrows: readonly ArrowShown[];
}

export interface MapProps extends PlacesProps<AreaId> {
  readonly areas: Readonly<Partial<Record<AreaId, AreaShown>>>;
  readonly armies?: readonly ArmyShown[];
  readonly chosen?: ReadonlySet<AreaId>;
  readonly arrows: readonly ArrowShown[];
  /** Where a battle is being fought. */
  readonly combat?: AreaId | undefined;
  readonly beat?: MapBeat | undefined;
  /** All words on the map, in the reader's language. A new object when the language or what it describes changes. */
  readonly label: MapLabels;
  /** Areas whose names are wanted even zoomed out, the most important first. */
  readonly named?: readonly AreaId[];
}

export interface MapLabels extends PlaceLabels<AreaId> {
  /** The name on the map. */
  area(id: AreaId): string;
  /** Strengths and counts in the digits of the language. */
  number(value: number): string;
  /** A bonus or penalty with its sign. */
  signed(value: number): string;
  /** The words of the cartouche; without them it stays empty. */
  title?(): string;
}
