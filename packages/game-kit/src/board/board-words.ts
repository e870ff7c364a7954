// Words a table takes from its board: reasons, and houses as a sentence bends them.

import type { Reason } from '@three-thrones/kernel';
import { refusalWords } from '@three-thrones/ui/i18n/refusal-words.ts';
import { inForms, type Values } from '@three-thrones/ui/i18n/index.ts';
import type { AnyBoard } from './board.ts';

/** The game's own reason first, else what any table may say. */
export function reasonWords(board: Pick<AnyBoard, 'reason'>, reason: Reason): string {
  return board.reason(reason) ?? refusalWords(reason);
}

/** Houses under the names a message has for them, in all their forms. */
export function houseForms(
  board: Pick<AnyBoard, 'houseName'>,
  named: Readonly<Record<string, string>>,
): Values {
  return inForms(named, (seat, form) => board.houseName(seat, form));
}
