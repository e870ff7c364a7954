// The types of this game, as its board meets them.

import type { BoardProps } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { FactOf, KernelFacts } from '@three-thrones/kernel';
import type { Asking, Facts, World } from '../rules/queries.ts';

export type Told = Facts & KernelFacts;
export type Line = Logged<FactOf<Told>>;
export type Props = BoardProps<World, Asking, FactOf<Told>>;
