// Answering: for the first time, and anew as long as it is sealed.

import { type Answer, type Interim, isRefusal, type Refusal, why as whyNot } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Person } from '../store/store.ts';
import { notYourSeat } from './chairs.ts';
import { reward, run } from './clock.ts';
import type { Command } from './commands.ts';
import { courseAfter } from './course.ts';
import { TableDamaged } from './loading.ts';
import { type AnswerLine, type By, type Line, LINES_MOST } from './log.ts';
import { courseRevised } from './revision.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { KeptLine, TableState } from './table-state.ts';

type Done = { seq: number };

/** Where an answer to a question that is still open is looked for first. */
const RECENT = 16;
/** How often sealed answers may be given anew until the next entry: nobody thinks anything over so often. */
const REVISIONS = 1_000;

export function answer(
  { state, mayNot }: TableAtWork,
  by: Person,
  command: Command<'answer'>,
): Promise<Done | Refusal> {
  const { seat, decision, choice } = command;
  const key = `${seat}:${command.key}`;
  const no = mayNot(by, command);
  if (no) return unlessRepeated(state, by, command, no);
  return answerFor(state, { seat, decision, choice }, key);
}

/** For a seat, whoever gives it. */
export async function answerFor(
  state: TableState,
  said: Answer,
  key: string,
  by?: By,
): Promise<Done | Refusal> {
  const { game, clock: now } = state.deps;
  const { seat, decision, choice } = said;
  const isAgain = state.open.some((open) => open.id === decision && open.seat === seat && open.answered);
  if (isAgain) return revise(state, said, key);
  if (state.seq >= LINES_MOST) return repeated(state, key, refuse('table-full', { most: LINES_MOST }));
  const interims: Interim<unknown>[] | undefined = state.isWatched ? [] : undefined;
  const next = courseAfter(game, state.course!, { seat, decision, choice, ...(by && { by }) }, interims);
  if (isRefusal(next)) return repeated(state, key, next);
  const spent = state.clock && run(state.clock, state.clock.running, now());
  // What a bot answers for somebody brings them no time.
  const clock =
    spent && by !== 'bot' ? reward(spent, state.body.tempo, seat, { timedOut: by === 'timeout' }) : spent;
  const line: AnswerLine = {
    ...{ kind: 'answer', seat, decision, choice },
    ...(by && { by }),
    ...(clock && { left: clock.left[seat]!, gained: clock.left[seat]! - spent!.left[seat]! }),
  };
  return state.append({ line, key, next, clock, ...(interims && { interims }) });
}

/** A sealed answer given anew takes the place of the one before; only whoever gave it hears of it. */
async function revise(state: TableState, said: Answer, key: string): Promise<Done | Refusal> {
  if (state.revisions >= REVISIONS) return repeated(state, key, refuse('too-fast'));
  const next = courseRevised(state.deps.game, state.course!, said);
  if (isRefusal(next)) return repeated(state, key, next);
  const given = await answerIn(state, said);
  // It keeps its time: a later one would show in lists, and times in a log never run backwards.
  return state.revise(given, { ...given.line, choice: said.choice }, key, next);
}

/** The entry of an answer to a question that is still open: one of the last. */
async function answerIn(state: TableState, said: Answer): Promise<KeptLine> {
  for (let back = RECENT; ; back *= RECENT) {
    const after = Math.max(0, state.seq - back);
    for (const { seq, at, line } of (await state.lines(after)).reverse())
      if (isAnswerTo(line, said)) return { seq, at, line };
    if (after === 0) throw new TableDamaged(`the answer to ${said.decision} is not in the log`);
  }
}

function isAnswerTo(line: Line, { seat, decision }: Answer): line is AnswerLine {
  return line.kind === 'answer' && line.seat === seat && line.decision === decision;
}

export async function why(
  { state, mayNot }: TableAtWork,
  by: Person,
  command: Command<'why'>,
): Promise<{ may: true } | Refusal> {
  const no = mayNot(by, command);
  return no ?? whyNot(state.deps.game, state.course!.state, command.seat, command.option) ?? { may: true };
}

/** The same command again has the same result, although the table has moved on. */
export async function repeated(state: TableState, key: string, no: Refusal): Promise<Done | Refusal> {
  const seq = await state.deps.store.seqOf(state.id, key);
  return seq === undefined ? no : { seq };
}

/** The same for what is not allowed any more; whose seat it is not learns nothing. */
export async function unlessRepeated(
  state: TableState,
  by: Person,
  { seat, key }: { readonly seat: string; readonly key: string },
  no: Refusal,
): Promise<Done | Refusal> {
  return notYourSeat(state.body, by, seat) ? no : repeated(state, `${seat}:${key}`, no);
}
