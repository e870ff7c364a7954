// What is being shown, in words; but not how something ends that is still being decided.

import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { AnyBoard, FactWords } from '@three-thrones/game-kit/board/board.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { END, isToldAtRest } from './pace.ts';

type Source = Pick<AnyBoard, 'fact' | 'telling'>;

/** What it is about first, and what goes with it. */
export function tellingOf(board: Source, beat: Showing): readonly FactWords[] {
  const { seq, facts, main, phase, weight } = beat;
  const isKnown = phase === 'rest' || !isToldAtRest(weight);
  const about = board.telling?.(beat, isKnown);
  if (!isKnown) return [about ?? { text: untold(weight), houses: [] }];
  const rest = [main, ...facts.filter((fact) => fact !== main)].flatMap(
    (fact) => board.fact({ seq, fact }) ?? [],
  );
  return about ? [about, ...rest.filter(({ text }) => text !== about.text)] : rest;
}

/** So many lines are read before it is over. */
const MOST = 3;

/** Its caption: there is no time for more. One more line takes no more room than the word that it is there. */
export function linesOf(board: Source, beat: Showing): readonly FactWords[] {
  const lines = tellingOf(board, beat);
  return lines.length <= MOST + 1 ? lines : lines.slice(0, MOST);
}

function untold(weight: number): string {
  return weight === END ? t('table.over.title') : t('director.watching');
}
