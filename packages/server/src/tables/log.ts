// The log of a table: what its entries say, and how a game is derived from them.

import type { Choice, Refusal, Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
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

/** A list that shares its beginning with the lists it grew from: going back costs nothing. */
interface Standing {
  readonly line: AnswerLine;
  readonly before: Standing | undefined;
}

/** The answers that still count after a log: those undone or taken back are gone. */
export function standing(lines: readonly Line[]): AnswerLine[] {
  const after: (Standing | undefined)[] = [undefined];
  for (const line of lines) {
    const now = after.at(-1);
    if (line.kind === 'answer') after.push({ line, before: now });
    else after.push(line.kind === 'undo' ? now?.before : after[line.to]);
  }
  const answers: AnswerLine[] = [];
  for (let last = after.at(-1); last; last = last.before) answers.push(last.line);
  return answers.reverse();
}

/** No game is as long as this; whoever sends a longer log wants to keep the house busy. */
export const LINES_MOST = 4_096;

/** Why a log cannot be followed at all, whatever the game: it is endless, or goes back to where nobody has been. */
export function logRefusal(lines: readonly Line[]): Refusal | undefined {
  if (lines.length > LINES_MOST) return refuse('too-long', { lines: lines.length, most: LINES_MOST });
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'take-back') continue;
    const { to } = line;
    if (!Number.isInteger(to) || to < 0 || to > at) return refuse('no-such-moment', { line: at + 1, to });
  }
  return undefined;
}
