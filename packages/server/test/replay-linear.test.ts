// Logs of any length and any shape are followed once, from the beginning to the end.

import { random } from '@three-thrones/bots';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { decisions, hash, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOf, unrefused } from '../scripts/parts/finished.ts';
import { type Course, courseAfter, derive, startCourse, type Step, walk } from '../src/tables/course.ts';
import { exportText } from '../scripts/parts/first-export.ts';
import { commitmentTo, mixedSeed } from '@three-thrones/protocol';
import { type AnswerLine, type Line, LINES_MOST, standing } from '../src/tables/log.ts';
import { verifyExport } from '../src/tables/verify.ts';

const CONFIG = { seats: ['lannister', 'stark'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] };
const BEGINNING = { config: CONFIG, seed: 'replay', chance: 'sha256' } as const;
let game: AnyGame;
/** The first answer of that game. */
let first: AnswerLine;

beforeAll(async () => {
  game = await unrefused(catalogue.find('tiny-epic')).load();
  const { state } = unrefused(startCourse(game, CONFIG, BEGINNING.seed, 'sha256'));
  const [asked] = decisions(game, state);
  const choice = random.choose(asked!, randomFrom(seeded('first')));
  first = { kind: 'answer', seat: asked!.seat, decision: asked!.id, choice };
});

/** Says the same as `standing` and takes for ever: it is what the log means. */
function slowStanding(lines: readonly Line[]): AnswerLine[] {
  let answers: AnswerLine[] = [];
  for (const line of lines) {
    if (line.kind === 'answer') answers.push(line);
    else if (line.kind === 'undo') answers.pop();
    else answers = slowStanding(lines.slice(0, line.to));
  }
  return answers;
}

/** The least time of a few tries: others may be busy here. */
function milliseconds(task: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const started = performance.now();
    task();
    return performance.now() - started;
  });
  return Math.min(...times);
}

describe('C1', () => {
  it('64 take-backs in an export that is consistent in itself are answered at once', async () => {
    const log = Array.from({ length: 64 }, (_, at) => ({ kind: 'take-back', to: at, seq: at + 1, at }));
    const entropy = { lannister: 'a', stark: 'b' };
    const text = exportText({
      ...{ format: 'three-thrones-export', version: 1, table: 't', game: 'tiny-epic', rulesVersion: 1 },
      ...{ config: CONFIG, serverSeed: 's', commitment: commitmentTo('s'), entropy, people: entropy },
      ...{
        seed: mixedSeed({ table: '', serverSeed: 's', seats: Object.keys(entropy), entropy }),
        log,
        outcome: {},
        finalHash: '',
      },
    });
    const started = performance.now();
    expect(await verifyExport(text, catalogue)).toMatchObject({ code: 'game-not-over' });
    expect(performance.now() - started).toBeLessThan(500);
  });

  it.each(['take-back', 'undo'] as const)(
    '4,000 lines of answer and %s take about twice as long as 2,000',
    (kind) => {
      const back: Line = kind === 'undo' ? { kind, seat: first.seat } : { kind, to: 0 };
      const lines = Array.from({ length: 4_000 }, (_, at) => (at % 2 === 0 ? first : back));
      const half = lines.slice(0, 2_000);
      expect(isRefusal(derive(game, BEGINNING, half))).toBe(false);
      // In turns: the program gets faster while it runs, and whichever came second would have the better of it.
      const [whole, halves]: [number[], number[]] = [[], []];
      for (let round = 0; round < 4; round++) {
        whole.push(milliseconds(() => derive(game, BEGINNING, lines)));
        halves.push(milliseconds(() => derive(game, BEGINNING, half)));
      }
      expect(Math.min(...whole) / Math.min(...halves)).toBeLessThan(3);
    },
  );

  it('take-backs to take-backs, 4,000 of them, cost no more than their number', () => {
    const lines: Line[] = Array.from({ length: 4_000 }, (_, at) => ({ kind: 'take-back', to: at }));
    expect(milliseconds(() => standing([first, ...lines]))).toBeLessThan(200);
    expect(milliseconds(() => derive(game, BEGINNING, [first, ...lines]))).toBeLessThan(500);
  });

  it('longer logs than any game has are refused before anything is played', () => {
    const lines = Array.from({ length: LINES_MOST + 1 }, () => first);
    expect(derive(game, BEGINNING, lines)).toMatchObject({
      code: 'too-long',
      args: { lines: LINES_MOST + 1, most: LINES_MOST },
    });
  });
});

describe('the answers that stand', () => {
  it('are those a reader would find going back line by line', () => {
    const line = fc.oneof(
      fc.constant('answer' as const),
      fc.constant('undo' as const),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (moves) => {
        const lines = moves.map((move, at): Line => {
          if (move === 'answer') return { ...first, decision: `question ${at}` };
          return move === 'undo'
            ? { kind: 'undo', seat: first.seat }
            : { kind: 'take-back', to: Math.floor(move * at) };
        });
        expect(standing(lines)).toEqual(slowStanding(lines));
      }),
    );
  });
});

describe('a walk', () => {
  it('passes through everything that was undone, and ends where the standing answers end', () => {
    const lines = linesOf(game, BEGINNING, randomFrom(seeded('walk')));
    const steps = [...walk(game, BEGINNING, lines)].map((step): Step => unrefused(step));
    expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: lines.length + 1 }, (_, seq) => seq));
    const back = lines.flatMap((line, at) =>
      line.kind === 'take-back' ? [{ seq: at + 1, to: line.to }] : [],
    );
    expect(back.length).toBeGreaterThan(0);
    expect(lines.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(0);
    for (const { seq, to } of back) {
      expect(steps[seq]!.course.state).toEqual(steps[to]!.course.state);
      expect(steps[seq]!.course.facts).toEqual([{ kind: 'answers.takenBack', data: { to } }]);
    }
    let course: Course = steps[0]!.course;
    for (const answer of standing(lines)) course = unrefused(courseAfter(game, course, answer));
    expect(hash(steps.at(-1)!.course.state)).toBe(hash(course.state));
  });

  it.each<[string, Line, object]>([
    ['to its own place', { kind: 'take-back', to: 2 }, { code: 'no-such-moment', args: { line: 2, to: 2 } }],
    ['to a place to come', { kind: 'take-back', to: 7 }, { code: 'no-such-moment' }],
    ['to a place before the beginning', { kind: 'take-back', to: -1 }, { code: 'no-such-moment' }],
    ['to half a place', { kind: 'take-back', to: 0.5 }, { code: 'no-such-moment' }],
    ['to a word', { kind: 'take-back', to: '0' as unknown as number }, { code: 'no-such-moment' }],
  ])('goes no further at a take-back %s', (_, line, no) => {
    expect(derive(game, BEGINNING, [first, line])).toMatchObject({ refused: true, ...no });
  });

  it('goes no further at an undo of nothing, of another’s answer, or at a wrong answer', () => {
    const undo: Line = { kind: 'undo', seat: first.seat };
    expect(derive(game, BEGINNING, [undo])).toMatchObject({ code: 'undo-barrier', args: { line: 1 } });
    expect(derive(game, BEGINNING, [first, { ...undo, seat: 'nobody' }])).toMatchObject({
      code: 'undo-not-yours',
      args: { line: 2 },
    });
    expect(derive(game, BEGINNING, [first, first])).toMatchObject({ args: { line: 2, answer: 1 } });
  });
});
