// Illegal answers of every kind: each must be refused with a code and a rule, and leave the state as it was.

import {
  answer,
  begin,
  type Choice,
  type Decision,
  decisions,
  type Game,
  hash,
  isOver,
  isRefusal,
  type Limit,
  type Random,
  refusedOptions,
  type Seat,
  type State,
} from '@three-thrones/kernel';
import { answerTo, choicesOf, unlessRefused } from './fuzz.ts';
import { checkCall, type RandomStart, reproducibly, startsFrom } from './reproduce.ts';

/** Every code the kernel refuses an answer with; a game adds those of its own reasons. */
export const KNOWN_CODES = [
  'game-over',
  'no-such-seat',
  'stale-decision',
  'unknown-decision',
  'not-your-decision',
  'malformed-choice',
  'not-an-option',
  'out-of-range',
  'too-few',
  'too-many',
  'chosen-twice',
] as const;

/** An answer nobody may give, and the code it must be refused with. */
interface Attempt {
  readonly seat: Seat;
  readonly decision: unknown;
  readonly choice: unknown;
  readonly code: string;
}

const ODD_WORDS = [
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'no such option',
  '\u0000',
];
const NOT_ONE = [0, 1, null, undefined, true, {}, [], ['x'], { toString: () => 'x' }];
const NOT_A_NUMBER = [
  '1',
  '',
  null,
  undefined,
  Number.NaN,
  0.5,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  [1],
  {},
  true,
];
const NOT_SOME = ['x', 1, null, undefined, {}, { length: 1, 0: 'x' }, [1], [null], [['x']], new Array(1)];

/** Fires `count` illegal answers at random moments of random games; how often each code came back. */
export function illegalAnswers<W, C>(
  game: Game<W, C>,
  config: unknown,
  seed: string,
  count: number,
): Record<string, number> {
  const codes: Record<string, number> = {};
  let left = count;
  for (const start of startsFrom(config, seed)) {
    if (left === 0) break;
    const most = left;
    const where = () => `${game.id}, seed ${start.seed}, illegal answers`;
    const again = () => checkCall('illegalAnswers', game.id, start, `${most}`);
    left -= reproducibly(where, again, () => countCodes(siege(game, start), most, codes));
  }
  return codes;
}

function countCodes(fired: Iterable<string>, most: number, codes: Record<string, number>): number {
  let count = 0;
  for (const code of fired) {
    codes[code] = (codes[code] ?? 0) + 1;
    if (++count === most) break;
  }
  return count;
}

/** A random game with a volley of illegal answers at each of its questions, and a last one when it is over. */
function* siege<W, C>(game: Game<W, C>, start: RandomStart): Generator<string> {
  const chance = choicesOf(start.seed);
  let { state } = unlessRefused(begin(game, start.config, start.seed));
  while (!isOver(state)) {
    const open = decisions(game, state);
    yield* volley(game, state, attemptsAt(game, state, chance.pick(open), chance));
    const { seat, decision, choice } = answerTo(chance.pick(open), chance);
    state = unlessRefused(answer(game, state, seat, decision, choice)).state;
  }
  const seat = state.seats[0]!;
  yield* volley(game, state, [
    { seat, decision: `${state.settled}-${seat}`, choice: 'x', code: 'game-over' },
  ]);
}

function* volley<W, C>(game: Game<W, C>, state: State<W>, attempts: readonly Attempt[]): Generator<string> {
  const before = hash(state);
  for (const { seat, decision, choice, code } of attempts) {
    const what = () => `${seat} answering ${String(decision)} with ${JSON.stringify(choice)}`;
    const result = answer(game, state, seat, decision as string, choice as Choice);
    if (!isRefusal(result)) throw new Error(`${what()} was not refused`);
    if (result.code !== code) throw new Error(`${what()} was refused with ${result.code}, not ${code}`);
    if (result.rule === '') throw new Error(`${what()} was refused without a rule`);
    if (hash(state) !== before) throw new Error(`${what()} was refused and changed the state`);
    yield result.code;
  }
}

function attemptsAt<W, C>(game: Game<W, C>, state: State<W>, decision: Decision, chance: Random): Attempt[] {
  const { seat, id } = decision;
  const legal = answerTo(decision, chance).choice;
  const other = state.seats.find((one) => one !== seat);
  const past = chance.int(state.settled + 1) - 1;
  return [
    { seat: 'nobody', decision: id, choice: legal, code: 'no-such-seat' },
    { seat: 'spectator', decision: id, choice: legal, code: 'no-such-seat' },
    { seat: '__proto__', decision: id, choice: legal, code: 'no-such-seat' },
    ...(other === undefined ? [] : [{ seat: other, decision: id, choice: legal, code: 'not-your-decision' }]),
    ...(past < 0 ? [] : [{ seat, decision: `${past}-${seat}`, choice: legal, code: 'stale-decision' }]),
    ...[
      `${state.settled + 1}-${seat}`,
      `${state.settled}-nobody`,
      '',
      '__proto__',
      'constructor',
      undefined,
      {},
    ].map((unknown) => ({ seat, decision: unknown, choice: legal, code: 'unknown-decision' })),
    ...[...badChoices(decision), ...brokenLimits(decision, legal, chance)].map(([choice, code]) => ({
      seat,
      decision: id,
      choice,
      code,
    })),
    ...refusedOptions(game, state, seat).map((refused) => ({
      seat,
      decision: id,
      choice: decision.shape === 'some' ? [refused.id] : refused.id,
      code: decision.shape === 'number' ? 'malformed-choice' : refused.code,
    })),
  ];
}

/** Choices that are no answer to this question, each with its code. */
function badChoices({ shape, options, min, max }: Decision): (readonly [unknown, string])[] {
  const unknown = ODD_WORDS.filter((word) => !options.includes(word));
  switch (shape) {
    case 'one':
      return [...coded(NOT_ONE, 'malformed-choice'), ...coded(unknown, 'not-an-option')];
    case 'number':
      return [
        ...coded(NOT_A_NUMBER, 'malformed-choice'),
        ...coded([min - 1, max + 1, -(2 ** 40)], 'out-of-range'),
      ];
    case 'some': {
      const twice = options.slice(0, 1).map((option) => [option, option]);
      const few = min > 0 ? [options.slice(0, min - 1)] : [];
      const many = options.length > max ? [options.slice(0, max + 1)] : [];
      const strange = unknown.map((word) => [...options.slice(0, min), word]);
      return [
        ...coded(NOT_SOME, 'malformed-choice'),
        ...coded(strange, 'not-an-option'),
        ...coded(twice, 'chosen-twice'),
        ...coded(few, 'too-few'),
        ...coded(many, 'too-many'),
      ];
    }
  }
}

/** Each limit broken in both ways, too little and too much, with as much as possible of a legal answer beside it. */
function brokenLimits(
  decision: Decision,
  legal: Choice,
  chance: Random,
): (readonly [readonly string[], string])[] {
  const { limits, options } = decision;
  if (!limits) return [];
  const inOrder = [...new Set([...(legal as readonly string[]), ...chance.shuffle([...options])])];
  const sets = limits.flatMap((limit) => [
    withSoMany(decision, limit, limit.min - 1, inOrder),
    withSoMany(decision, limit, limit.max + 1, inOrder),
  ]);
  return sets.flatMap((set) => (set ? [[set, firstBroken(limits, set).code] as const] : []));
}

/** So many options that count for a limit, and others to make up what the question wants, if there are as many. */
function withSoMany(
  { min, max }: Decision,
  limit: Limit,
  count: number,
  inOrder: readonly string[],
): readonly string[] | undefined {
  if (count < 0 || count > max) return undefined;
  const under = inOrder.filter((option) => countsFor(limit, option)).slice(0, count);
  const others = inOrder.filter((option) => !countsFor(limit, option)).slice(0, Math.max(min - count, 0));
  return under.length === count && count + others.length >= min ? [...under, ...others] : undefined;
}

/** Which limit the refusal must name, counted without any help from the kernel. */
function firstBroken(limits: readonly Limit[], set: readonly string[]): Limit {
  return limits.find((limit) => {
    const count = set.filter((option) => countsFor(limit, option)).length;
    return count < limit.min || count > limit.max;
  })!;
}

function countsFor({ words }: Limit, option: string): boolean {
  return option.split(':').some((word) => words.includes(word));
}

function coded(choices: readonly unknown[], code: string): (readonly [unknown, string])[] {
  return choices.map((choice) => [choice, code] as const);
}
