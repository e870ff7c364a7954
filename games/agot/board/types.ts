// The types of this game, as its board meets them.

import type { FactOf, KernelFacts } from '@three-thrones/kernel';
import type { Asking, Facts, World } from '../rules/queries.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { BoardProps, PlaceMenuProps } from '@three-thrones/game-kit/board/board.ts';

/** One of the facts of this game, or of the kernel's own. */
export type GameFact = FactOf<Facts & KernelFacts>;

/** A fact in the log. */
export type Told = Logged<GameFact>;

export type Props = BoardProps<World, Asking, GameFact>;

export type Offered = PlaceMenuProps<World, Asking, GameFact>;
