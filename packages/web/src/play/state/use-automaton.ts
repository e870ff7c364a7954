// The opponent that goes by cards and dice, where one sits at the table that is shown.

import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { useShown } from './table-context.tsx';

interface AtTable {
  readonly automaton: AnyBoard['automaton'];
  /** What is shown is its doing. */
  readonly isAtIt: boolean;
}

export function useAutomaton(): AtTable {
  const { board, view } = useShown();
  const automaton = board.automaton?.isThere(view) ? board.automaton : undefined;
  return { automaton, isAtIt: automaton?.isAtIt(view) ?? false };
}
