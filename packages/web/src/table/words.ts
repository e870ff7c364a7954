// A reason in words: the game's own first, else what any table may say.

import type { Reason } from '@three-thrones/kernel';
import { refusalWords } from '../app/refusal-words.ts';
import type { AnyBoard } from './boards.ts';

export function reasonWords(board: Pick<AnyBoard, 'reason'>, reason: Reason): string {
  return board.reason(reason) ?? refusalWords(reason);
}
