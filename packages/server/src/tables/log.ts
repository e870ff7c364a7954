// The log of a table: what its entries say, and how a game is derived from them.

import type { Choice, Seat } from '@three-thrones/kernel';
import type { Entry } from '../store/store.ts';

/** Who gave an answer, if not the person on the seat. */
export type By = 'bot' | 'timeout';

export interface AnswerLine {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Choice;
  readonly by?: By;
  /** Milliseconds this seat has left after the answer. */
  readonly left?: number;
  /** How many of them the answer has brought. */
  readonly gained?: number;
}

export interface UndoLine {
  readonly kind: 'undo';
  readonly seat: Seat;
  /** Milliseconds this seat has left afterwards. */
  readonly left?: number;
}

/** All agreed to go back to the table as it was after an earlier entry. */
export interface TakeBackLine {
  readonly kind: 'take-back';
  readonly to: number;
}

export type Line = AnswerLine | UndoLine | TakeBackLine;

export function lineOf(entry: Pick<Entry, 'body'>): Line {
  return JSON.parse(entry.body) as Line;
}

/** The answers that still count after a log: those undone or taken back are gone. */
export function standing(lines: readonly Line[]): AnswerLine[] {
  let answers: AnswerLine[] = [];
  for (const line of lines) {
    if (line.kind === 'answer') answers.push(line);
    else if (line.kind === 'undo') answers.pop();
    else answers = standing(lines.slice(0, line.to));
  }
  return answers;
}
