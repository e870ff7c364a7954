// Moments of games whose logs differ: other hands were dealt, other cards laid face down, other answers sealed. What the
// server derives from them, facts and earlier views, comes from secrets of their own on either side.

import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Choice,
  type Decision,
  decisions,
  type Eye,
  hash,
  isOver,
  type Random,
  randomFrom,
  type Seat,
  seeded,
} from '@three-thrones/kernel';
import type { Tempo } from '@three-thrones/protocol/http';
import { courseAfter, startCourse } from '../../src/tables/course.ts';
import type { Line } from '../../src/tables/log.ts';
import { answerTo, type Courses, goOn, newDeal, type Sitting, unlessRefused } from './leak-sittings.ts';

/** A game that leads nowhere from one question may lead on from another. */
const ATTEMPTS = 8;
/** So many deals are tried, and the one that goes on alike for longest is kept. */
const DEALS = 3;
/** A whole game of agot has fewer answers. */
const LONGEST = 600;

/** Answers of either side to one question that is still open, such as a sealed bid. */
export interface Sealed {
  readonly seat: Seat;
  readonly decision: string;
  choices: readonly [Choice, Choice];
}

/** Dealt otherwise on the other side, and played on for as long as both sides look alike, so many answers at most. */
export function playedDeal(
  sides: readonly [AnyGame, AnyGame],
  config: object,
  at: { number: number; eye: number; tempo: Tempo; answers: number },
): Sitting {
  let best: Sitting | undefined;
  for (let deal = 0; deal < DEALS; deal++) {
    const fresh = newDeal(sides, config, { ...at, number: at.number * DEALS + deal });
    const chance = randomFrom(seeded(`plays ${fresh.id}`));
    const played = together(fresh.game, fresh.courses, fresh.eye, chance, at.answers);
    const sitting = { ...fresh, ...played, id: `played-${fresh.id}` };
    if (!best || sitting.logs[0].length > best.logs[0].length) best = sitting;
    if (best.logs[0].length >= at.answers) break;
  }
  return best!;
}

function together(game: AnyGame, courses: Courses, eye: Eye, chance: Random, most: number) {
  const logs: [Line[], Line[]] = [[], []];
  for (let attempt = 0; attempt < ATTEMPTS && logs[0].length < most; attempt++) {
    const said = answerTo(chance.pick(unanswered(game, courses)), chance);
    const next = goOn(game, courses, said, eye, chance);
    if (!next || isOver(next.courses[0].state)) continue;
    for (const [side, log] of logs.entries())
      log.push({ kind: 'answer', ...said, choice: next.choices[side]! });
    [courses, attempt] = [next.courses, -1];
  }
  return { courses, logs };
}

/**
 * A game after at least so many answers, at the next moment a question of this kind is put to several at once: all others
 * but one have answered it, otherwise on the other side.
 */
export function sealedMoment(
  game: AnyGame,
  config: object,
  at: { number: number; kind: string; answers: number; eye: number; tempo: Tempo },
): Sitting[] {
  const seed = `sealed ${at.number}`;
  const chance = randomFrom(seeded(`${at.kind} after ${seed}`));
  let course = unlessRefused(startCourse(game, config, seed));
  const { seats } = course.state;
  const eye = [...seats, 'spectator'][at.eye]!;
  const lines: Line[] = [];
  for (let open = decisions(game, course.state); ; open = decisions(game, course.state)) {
    if (lines.length >= at.answers && open[0]!.kind === at.kind && isFresh(open)) break;
    const said = answerTo(chance.pick(open.filter(({ answered }) => !answered)), chance);
    course = unlessRefused(courseAfter(game, course, said));
    lines.push({ kind: 'answer', ...said });
    if (isOver(course.state) || lines.length > LONGEST) return [];
  }
  const { courses, logs } = sealedByOthers(game, [course, course], lines, eye, chance);
  if (hash(courses[0].state) === hash(courses[1].state)) return [];
  return [
    {
      ...{ id: `sealed-${seats.length}-${at.number}-${eye}`, name: game.id, game, config },
      ...{ eye, seats, tempo: at.tempo, seed, logs, isDerived: true, courses },
    },
  ];
}

function isFresh(open: readonly Decision[]): boolean {
  return open.length > 1 && open.every(({ answered }) => !answered);
}

/** All but one answer; if the eye is asked as well it is the one. */
function sealedByOthers(game: AnyGame, courses: Courses, lines: readonly Line[], eye: Eye, chance: Random) {
  const logs: [Line[], Line[]] = [[...lines], [...lines]];
  const asked = chance.shuffle([...decisions(game, courses[0].state)]);
  asked.sort((one, other) => Number(one.seat === eye) - Number(other.seat === eye));
  for (const decision of asked.slice(0, -1)) {
    const next = goOn(game, courses, answerTo(decision, chance), eye, chance, 'other');
    if (!next) continue;
    const { seat, id } = decision;
    for (const [side, log] of logs.entries())
      log.push({ kind: 'answer', seat, decision: id, choice: next.choices[side]! });
    courses = next.courses;
  }
  return { courses, logs };
}

/** What others than the eye have answered to questions that are still open. */
export function sealedIn({ game, eye, logs, courses, isDerived }: Sitting): Sealed[] {
  if (!isDerived) return [];
  const open = new Set(
    decisions(game, courses[0].state)
      .filter(({ seat, answered }) => answered && seat !== eye)
      .map(({ id }) => id),
  );
  const [truth, twin] = logs.map((lines) => lines.flatMap((line) => (line.kind === 'answer' ? [line] : [])));
  return truth!.flatMap(({ seat, decision, choice }, at) =>
    open.has(decision) ? [{ seat, decision, choices: [choice, twin![at]!.choice] as const }] : [],
  );
}

export function unanswered(game: AnyGame, [truth]: Courses): Decision[] {
  return decisions(game, truth.state).filter(({ answered }) => !answered);
}
