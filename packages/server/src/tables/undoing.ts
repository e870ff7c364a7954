// Taking back one's own last answer.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { type Code, refuse } from '@three-thrones/protocol';
import type { Person } from '../store/store.ts';
import { repeated, unlessRepeated } from './answering.ts';
import { type ClockFace, run, unreward } from './clock.ts';
import type { Command } from './commands.ts';
import { courseBefore, isByTheClock } from './course.ts';
import { type Line, LINES_MOST, standing } from './log.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { TableState } from './table-state.ts';

export async function undo(
  { state, mayNot }: TableAtWork,
  by: Person,
  command: Command<'undo'>,
): Promise<{ seq: number } | Refusal> {
  const { seat } = command;
  const key = `${seat}:${command.key}`;
  const no = mayNot(by, command) ?? tooMuchUndone(state, 'undo-limit');
  if (no) return unlessRepeated(state, by, command, no);
  const next = courseBefore(state.deps.game, state.course!, seat);
  if (isRefusal(next)) return repeated(state, key, next);
  const clock = await clockBefore(state, seat);
  if (isRefusal(clock)) return repeated(state, key, clock);
  const left = clock?.left[seat];
  const line: Line = { kind: 'undo', seat, ...(left !== undefined && { left }) };
  return state.append({ line, key, next, clock });
}

/** The second half of the log is for playing on, so that every game comes to its end. */
export function tooMuchUndone({ seq }: TableState, code: Code): Refusal | undefined {
  return seq >= LINES_MOST / 2 ? refuse(code, { most: LINES_MOST / 2 }) : undefined;
}

/** The clocks once the last answer is undone. What the clock itself decided stays, and nobody undoes without time. */
async function clockBefore(state: TableState, seat: Seat): Promise<ClockFace | undefined | Refusal> {
  const { clock: face, body, deps } = state;
  if (!face) return undefined;
  const last = standing((await state.lines()).map(({ line }) => line)).at(-1)!;
  if (isByTheClock(last)) return refuse('undo-timeout', { seat });
  const { gained = 0 } = last;
  const now = run(face, face.running, deps.clock());
  if (body.tempo.kind === 'days') {
    // It goes on with what was left of its time for this move, as if it had not answered.
    const left = face.running.includes(seat) ? now.left[seat]! : (last.left ?? now.left[seat]!);
    return { ...now, left: { ...now.left, [seat]: left }, running: [...now.running, seat] };
  }
  const clock = unreward(now, seat, gained);
  return gained > 0 && clock.left[seat] === 0 ? refuse('undo-no-time', { seat }) : clock;
}
