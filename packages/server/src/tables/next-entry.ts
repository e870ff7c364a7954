// What becomes of a table with one more line in its log: worked out before it is written.

import { type Decision, type Interim, isOver } from '@three-thrones/kernel';
import type { Entry, TableRow, Turn } from '../store/store.ts';
import type { TableBody } from './chairs.ts';
import { type ClockFace, runOn } from './clock.ts';
import type { GameContext } from './context.ts';
import type { Course } from './course.ts';
import { turnOf, waitingPeople } from './due.ts';
import type { Line } from './log.ts';
import { afterLine } from './proposals.ts';

/** So far behind may the row of a table say when it last changed: not every answer writes the row as well. */
const ROW_BEHIND = 60_000;

/** A line of the log, and what it makes of the table. */
export interface NewLine {
  readonly line: Line;
  readonly key: string;
  readonly next: Course;
  /** How the table stood on the way to `next`, for those who look. */
  readonly interims?: readonly Interim<unknown>[];
  /** The clocks, charged until now. */
  readonly clock: ClockFace | undefined;
  readonly more?: Partial<Pick<TableBody, 'wishes' | 'takeBacks'>>;
}

interface Before {
  readonly id: string;
  readonly deps: GameContext;
  readonly row: TableRow;
  /** What the row in the store says of when it last changed. */
  readonly keptChangedAt: number;
  readonly body: TableBody;
  readonly seq: number;
}

export interface NextEntry {
  readonly entry: Entry;
  readonly over: boolean;
  readonly body: TableBody;
  readonly clock: ClockFace | undefined;
  readonly turn: Turn;
  /** What changes in the row with it: usually nothing. */
  readonly change: Partial<Pick<TableRow, 'status' | 'changedAt' | 'body'>> | undefined;
}

export function nextEntry(
  { id, deps, row, keptChangedAt, body: before, seq: last }: Before,
  { line, key, next, clock: spent, more = {} }: NewLine,
  open: readonly Decision[],
): NextEntry {
  const [at, now] = [deps.now(), deps.clock()];
  const over = isOver(next.state);
  const body = bodyAfter(deps, before, next, line, over, more);
  const clock = spent && runOn(spent, before.tempo, over ? [] : waitingPeople(open, before), now);
  const change = {
    ...(over && { status: 'over' as const }),
    ...((over || at - keptChangedAt >= ROW_BEHIND) && { changedAt: at }),
    ...(body !== before && { body: JSON.stringify(body) }),
  };
  const seq = last + 1;
  return {
    entry: { table: id, seq, key, body: JSON.stringify(line), at },
    ...{ over, body, clock },
    turn: turnOf({ seq, open, clock, body, status: over ? 'over' : row.status }, now),
    change: Object.keys(change).length > 0 ? change : undefined,
  };
}

function bodyAfter(
  { game }: GameContext,
  before: TableBody,
  next: Course,
  line: Line,
  over: boolean,
  more: NewLine['more'] & object,
): TableBody {
  const wishes = more.wishes ?? before.wishes;
  const after = wishes && afterLine(wishes, line, over);
  const progress = game.rounds?.(next.state.world);
  const isSameRound = progress?.now === before.progress?.now && progress?.last === before.progress?.last;
  const isSame = after === before.wishes && more.takeBacks === undefined && !over && isSameRound;
  if (isSame) return before;
  return {
    ...before,
    ...more,
    ...(progress && { progress }),
    ...(after && { wishes: after }),
    ...(over && { outcome: game.outcome(next.state.world) }),
  };
}
