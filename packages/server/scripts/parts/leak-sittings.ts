// Moments of games, each with a twin that looks the same to one eye.

import { random } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  type Choice,
  copy,
  type Decision,
  decisions,
  decisionsFor,
  type Eye,
  factsFor,
  hash,
  isHidden,
  isOver,
  isRefusal,
  type Random,
  type Refusal,
  randomFrom,
  resample,
  type Seat,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { courseFrom } from '@three-thrones/match';
import type { Tempo } from '@three-thrones/protocol/http';
import type { Store } from '../../src/store/store.ts';
import { seatsOf, type TableBody } from '../../src/tables/chairs.ts';
import { type Course, courseAfter, courseBefore, startCourse } from '../../src/tables/course.ts';
import type { Line } from '../../src/tables/log.ts';
import { packSnapshot } from '../../src/tables/snapshot.ts';
import { personOf, START } from './leak-sides.ts';

/** The true course and its twin. */
export type Courses = readonly [Course, Course];

export type Logs = readonly [readonly Line[], readonly Line[]];

export interface Sitting {
  readonly id: string;
  /** As in the catalogue. */
  readonly name: string;
  readonly game: AnyGame;
  readonly config: object;
  readonly eye: Eye;
  readonly seats: readonly Seat[];
  readonly tempo: Tempo;
  readonly seed: string;
  /** The log of either side. */
  readonly logs: Logs;
  /** Whether either log leads to its own course; otherwise the other side's was made up, and lies in a snapshot. */
  readonly isDerived: boolean;
  courses: Courses;
  /** What to answer first, if it matters. */
  readonly first?: Answer | undefined;
}

const ATTEMPTS = 30;
/** So many more answers are given in the hope of a better moment. */
const PATIENCE = 60;
const CANDIDATES = 40;

/**
 * A game after at least so many random answers, and a twin of it for a made-up snapshot. Moments are preferred at which
 * somebody else is about to choose among things only they can see.
 */
export function midGame(
  game: AnyGame,
  config: object,
  at: { answers: number; eye: number; tempo: Tempo },
): Sitting[] {
  const seed = `seed ${at.answers}`;
  const begun = unlessRefused(startCourse(game, config, seed));
  const chance = randomFrom(seeded(`choices of ${seed}`));
  const { seats } = begun.state;
  const eye = [...seats, 'spectator'][at.eye]!;
  const lines: Line[] = [];
  let course = begun;
  let first: Answer | undefined;
  for (let open = decisions(game, course.state); ; open = decisions(game, course.state)) {
    const more = lines.length - at.answers;
    first = more >= 0 ? secretAnswer(game, course, eye) : undefined;
    if (first || more > PATIENCE) break;
    const said = answerTo(chance.pick(open), chance);
    course = unlessRefused(courseAfter(game, course, said));
    lines.push({ kind: 'answer', ...said });
    if (isOver(course.state)) return [];
  }
  const twin = twinOf(game, course, eye, chance);
  if (!twin) return [];
  const sitting: Sitting = {
    ...{ id: `mid-${seats.length}-${at.answers}-${eye}`, name: game.id, game, config },
    ...{ eye, seats, tempo: at.tempo, seed, logs: [lines, lines], isDerived: false },
    ...{ courses: [course, twin], first },
  };
  return [sitting];
}

/** An answer of somebody else's that this eye sees being given without learning what it is, such as a card face down. */
function secretAnswer(game: AnyGame, course: Course, eye: Eye): Answer | undefined {
  const words = new Set(secretWords(course.state));
  for (const { seat, id: decision, options, shape } of decisions(game, course.state)) {
    for (const word of seat === eye ? [] : options.filter((option) => words.has(option))) {
      const said = { seat, decision, choice: shape === 'some' ? [word] : word };
      const next = courseAfter(game, course, said);
      if (!isRefusal(next) && !looks(next, eye).includes(`"${word}"`)) return said;
    }
  }
  return undefined;
}

/** The words that lie hidden on a table. */
export function secretWords(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) || !isHidden(value)) return Object.values(value).flatMap(secretWords);
  return [value.secret].flat().filter((word): word is string => typeof word === 'string');
}

/** A game that has just begun, dealt otherwise on the other side. */
export function newDeal(
  [truly, otherwise]: readonly [AnyGame, AnyGame],
  config: object,
  at: { number: number; eye: number; tempo: Tempo },
): Sitting {
  const seed = `deal ${at.number}`;
  const plain = { ...config, deal: { eye: 'spectator', seed } };
  const { seats } = unlessRefused(startCourse(truly, plain, seed)).state;
  const eye = [...seats, 'spectator'][at.eye]!;
  const own = { ...config, deal: { eye, seed: `otherwise ${seed}` } };
  const courses: Courses = [
    unlessRefused(startCourse(truly, own, seed)),
    unlessRefused(startCourse(otherwise, own, seed)),
  ];
  return {
    ...{ id: `new-${seats.length}-${at.number}-${eye}`, name: 'dealt', game: truly, config: own },
    ...{ eye, seats, tempo: at.tempo, seed, logs: [[], []], isDerived: true, courses },
  };
}

/** Another course that looks to this eye as the true one does, also as far as it can be undone. */
function twinOf(game: AnyGame, course: Course, eye: Eye, chance: Random): Course | undefined {
  const base = course.base ?? course.state;
  const at = (state: State<unknown>): Course =>
    courseFrom(game, { state, since: [], barrier: course.barrier });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = resample(game, view(base, eye), eye, seeded(`twin ${chance.int(2 ** 30)}`));
    let both: Courses | undefined = [at(base), at({ ...made, random: copy(base.random) })];
    for (const said of course.since) both &&= goOn(game, both, said, eye, chance)?.courses;
    if (both && hash(both[0].state) !== hash(both[1].state)) return both[1];
  }
  return undefined;
}

/** The answer on both sides, if there is one on the other side after which both still look the same to the eye. */
export function goOn(
  game: AnyGame,
  [truth, twin]: Courses,
  said: Answer,
  eye: Eye,
  chance: Random,
  wish: 'same' | 'other' = 'same',
): { courses: Courses; choices: readonly [Choice, Choice] } | undefined {
  const next = unlessRefused(courseAfter(game, truth, said));
  const wanted = looks(next, eye);
  const asked = decisions(game, twin.state).find(({ id }) => id === said.decision);
  if (!asked) return undefined;
  const others = said.seat === eye ? [] : otherChoices(asked, chance);
  for (const choice of wish === 'same' ? [said.choice, ...others] : [...others, said.choice]) {
    const dreamt = courseAfter(game, twin, { ...said, choice });
    if (isRefusal(dreamt) || looks(dreamt, eye) !== wanted) continue;
    return { courses: [next, dreamt], choices: [said.choice, choice] };
  }
  return undefined;
}

/** The last answer taken back, on both sides. */
export function goBack(game: AnyGame, [truth, twin]: Courses, seat: Seat): Courses {
  return [unlessRefused(courseBefore(game, truth, seat)), unlessRefused(courseBefore(game, twin, seat))];
}

/** All that the kernel shows an eye. */
export function looks({ state, facts, open }: Course, eye: Eye): string {
  return JSON.stringify([view(state, eye), factsFor(facts, eye), decisionsFor(open, eye)]);
}

export function answerTo(decision: Decision, chance: Random): Answer {
  return { seat: decision.seat, decision: decision.id, choice: random.choose(decision, chance) };
}

function otherChoices(asked: Decision, chance: Random): Choice[] {
  if (asked.shape === 'one') return chance.shuffle([...asked.options]).slice(0, CANDIDATES);
  return Array.from({ length: CANDIDATES }, () => random.choose(asked, chance));
}

/** Writes a table down as the server would have; where the other side's course is made up it lies in the snapshot. */
export async function layTable(store: Store, sitting: Sitting, side: 0 | 1): Promise<void> {
  const { id, name, game, config, seats, tempo, seed, logs, isDerived, courses } = sitting;
  const lines = logs[side];
  const chairs = Object.fromEntries(seats.map((seat) => [seat, { person: personOf(seat), entropy: seat }]));
  const body: TableBody = {
    config,
    tempo,
    host: personOf(seats[0]!).id,
    chairs,
    serverSeed: 'made up',
    seed,
  };
  const row = { id, game: name, rulesVersion: game.rulesVersion, status: 'playing', listed: true } as const;
  await store.addTable(
    { ...row, createdAt: START, changedAt: START, body: JSON.stringify(body) },
    seatsOf(body),
  );
  const entries = lines.map((line, at) => ({
    seq: at + 1,
    key: `laid ${at}`,
    body: JSON.stringify(line),
    at: START,
  }));
  await Promise.all(entries.map((entry) => store.append({ table: id, ...entry })));
  if (isDerived) return;
  const left =
    tempo.kind === 'live' ? Object.fromEntries(seats.map((seat) => [seat, tempo.bank])) : undefined;
  await store.putSnapshot({ table: id, seq: lines.length, body: packSnapshot(courses[side], left) });
}

export function unlessRefused<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}
