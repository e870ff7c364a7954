// What is being shown, in one line, before it is known how it ends.

import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import type { World } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import type { GameFact } from '../types.ts';
import { fact } from './facts.ts';

/** Cards turn over slowly; whatever else is large is told at once, for nothing is being decided. */
export function telling(
  { main, seq }: Pick<Beat<World, GameFact>, 'main' | 'seq'>,
  isKnown: boolean,
): FactWords | undefined {
  if (isKnown) return undefined;
  if (main.kind === 'cards.revealed') return { text: m('scene.reveal'), houses: [] };
  return main.kind === 'game.won' ? undefined : fact({ seq, fact: main });
}
