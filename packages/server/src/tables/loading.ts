// A table comes back from its last snapshot and the entries since. The snapshot is only a cache: one that does not fit is
// thrown away. Long logs are replayed a little at a time, so that nobody else has to wait.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyGame } from '@three-thrones/catalogue';
import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import type { KeptEntry, TableRow } from '../store/store.ts';
import type { TableBody } from './chairs.ts';
import { type ClockFace, newClocks } from './clock.ts';
import type { GameContext } from './context.ts';
import { type Course, courseAfter, courseBefore, startCourse, walk } from './course.ts';
import { type Line, lineOf, type TakeBackLine } from './log.ts';
import { unpackSnapshot } from './snapshot.ts';

/** The log of a table does not say how the game came to stand as it does: nobody can play on, and nobody may guess. */
export class TableDamaged extends Error {}

export interface Loaded {
  readonly course: Course;
  readonly seq: number;
  readonly snapshotAt: number;
  readonly clock: ClockFace | undefined;
  /** When the last entry was written, as far as it was read. */
  readonly at: number;
}

interface Cached {
  readonly course: Course;
  readonly seq: number;
  readonly left?: Readonly<Record<Seat, number>>;
}

/** The loop is given back after so many milliseconds. */
const HOLD = 6;

export async function loadCourse(deps: GameContext, row: TableRow, body: TableBody): Promise<Loaded> {
  const last = await deps.store.lastSeq(row.id);
  const cached = await cachedCourse(deps, row, last);
  try {
    return await loadedFrom(deps, row, body, cached);
  } catch (error) {
    if (!cached || !(error instanceof TableDamaged)) throw error;
    deps.observer.failed('snapshot', error);
    return loadedFrom(deps, row, body, undefined);
  }
}

/** The last snapshot, if it can be read, fits the log, and the rules can go on from it. */
async function cachedCourse(
  { store, game, observer }: GameContext,
  { id }: TableRow,
  last: number,
): Promise<Cached | undefined> {
  const kept = await store.snapshot(id);
  if (!kept || kept.seq > last) return undefined;
  try {
    const { course, left } = unpackSnapshot(game, kept.body);
    return { course, seq: kept.seq, ...(left && { left }) };
  } catch (error) {
    observer.failed('snapshot', error);
    return undefined;
  }
}

async function loadedFrom(
  deps: GameContext,
  row: TableRow,
  body: TableBody,
  cached: Cached | undefined,
): Promise<Loaded> {
  const { store, game } = deps;
  const from = cached?.seq ?? 0;
  const since = await store.entries(row.id, Math.max(0, from - 1));
  const lastReturn = since.findLast((entry) => entry.seq > from && readLine(entry).kind === 'take-back')?.seq;
  // Going back needs what was there before the snapshot too: then all of it is followed, once.
  let course =
    lastReturn === undefined
      ? (cached?.course ?? started(game, body))
      : await courseAt(game, body, await store.entries(row.id, 0), lastReturn);
  const pace = pacemaker();
  for (const entry of since) {
    const line = readLine(entry);
    if (entry.seq <= (lastReturn ?? from) || line.kind === 'take-back') continue;
    course = holding(after(game, course, line), entry.seq);
    await pace();
  }
  const seq = since.at(-1)?.seq ?? from;
  const clock = clockOf(deps, row, body, { seq, ...(cached && { cached }), since });
  return { course, seq, snapshotAt: from, clock, at: since.at(-1)?.at ?? 0 };
}

function after(game: AnyGame, course: Course, line: Exclude<Line, TakeBackLine>): Course | Refusal {
  return line.kind === 'answer' ? courseAfter(game, course, line) : courseBefore(game, course, line.seat);
}

/** The course after all have agreed to go back to where a log stood after so many entries, exactly as it was then. */
export async function courseBackAt(
  game: AnyGame,
  body: TableBody,
  entries: readonly KeptEntry[],
  to: number,
): Promise<Course> {
  const back = await courseAt(game, body, entries, to);
  return { ...back, facts: [{ kind: 'answers.takenBack', data: { to } }] };
}

/** Follows a log from its beginning, every line once. */
async function courseAt(
  game: AnyGame,
  { config, seed, chance }: TableBody,
  entries: readonly KeptEntry[],
  to: number,
): Promise<Course> {
  const pace = pacemaker();
  let course: Course | undefined;
  for (const step of walk(game, { config, seed: seed!, chance }, entries.slice(0, to).map(readLine))) {
    if (isRefusal(step)) throw new TableDamaged(`a line of the log does not hold: ${step.code}`);
    course = step.course;
    await pace();
  }
  return course!;
}

function started(game: AnyGame, { config, seed, chance }: TableBody): Course {
  return holding(startCourse(game, config, seed!, chance), 0);
}

function holding(course: Course | Refusal, seq: number): Course {
  if (isRefusal(course)) throw new TableDamaged(`entry ${seq} does not hold: ${course.code}`);
  return course;
}

function readLine(entry: KeptEntry): Line {
  try {
    return lineOf(entry);
  } catch (error) {
    throw new TableDamaged(`entry ${entry.seq} cannot be read`, { cause: error });
  }
}

/** The clocks as they were written with the last entry; tables of before wrote them into the entries themselves. */
function clockOf(
  { clock: now }: GameContext,
  { turn }: TableRow,
  { tempo, chairs, saved, paused = false }: TableBody,
  log: { readonly seq: number; readonly cached?: Cached; readonly since: readonly KeptEntry[] },
): ClockFace | undefined {
  const fresh = newClocks(tempo, Object.keys(chairs), now());
  if (!fresh) return undefined;
  if (turn?.clock !== undefined && turn.seq === log.seq) return JSON.parse(turn.clock) as ClockFace;
  let left = log.cached?.left ?? fresh.left;
  for (const entry of log.since) {
    const line = entry.seq > (log.cached?.seq ?? 0) ? readLine(entry) : undefined;
    if (line && line.kind !== 'take-back' && line.left !== undefined)
      left = { ...left, [line.seat]: line.left };
  }
  if (saved?.seq === log.seq) left = saved.left;
  return { ...fresh, left, paused };
}

/** Those who wait to go on, one after another: many who each hold the loop for a little would hold it for long together. */
let lastInLine: Promise<void> = Promise.resolve();

/** Gives the loop back whenever it has been held for a while; of all who do so one goes on in each of its turns. */
export function pacemaker(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < HOLD) return;
    lastInLine = lastInLine.then(() => nextTurn());
    await lastInLine;
    since = performance.now();
  };
}
