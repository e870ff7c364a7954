// Measures one engine in this process. Every round runs the reference loop and each probe for a slice of time, so that
// a slow moment of the machine meets all of them. Time is this thread's own: being interrupted does not count.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { random } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  begin,
  copy,
  copyState,
  isRefusal,
  Play,
  type State,
  view,
} from '@three-thrones/kernel';
import {
  answerOf,
  chanceOfBots,
  type Course,
  courseAfter,
  courseAt,
  nextToAnswer,
} from '@three-thrones/match';
import { unlessRefused } from '../command.ts';
import { playOut } from '../simulation.ts';
import { median, merged, scaled } from './numbers.ts';
import { REFERENCE_TURNS, referenceGame } from './reference.ts';
import { type Opening, openingOf, updateSizes } from './wire.ts';

const GROUPS = 4;
const ROUNDS_IN_A_GROUP = 3;
const WARM_UP_SHARE = 0.2;
const GAMES_IN_A_BATCH = 16;
const BORDER_SAMPLES = 200;
const COPIES_IN_A_BATCH = 20;
const STATES_FOR_MEMORY = 400;
/** Some systems count a thread's time in ticks of several milliseconds; less than this is not worth reading. */
const LEAST_THREAD_TIME = 30;

/** Work per second; ratios of these to the reference loop are what a record keeps. */
export interface Rates {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly answersPerSecond: number;
  readonly copiesPerSecond: number;
}

/** Bytes; the same on every machine, or nearly. */
export interface Sizes {
  readonly viewJson: number;
  readonly viewGzip: number;
  readonly stateMemory: number;
  /** An answer on its way to a seat: in the middle, and of a hundred the second largest. */
  readonly updateMedian: number;
  readonly updateP99: number;
}

export interface Measurement {
  /** Turns of the reference loop per second. */
  readonly reference: number;
  /** The best group of rounds. */
  readonly rates: Rates;
  /** Work per turn of the reference loop; the group in the middle, so that luck does not count. */
  readonly ratios: Rates;
  readonly sizes: Sizes;
  /** Of a mid-game state, the median of many. */
  readonly copyMicroseconds: number;
  /** Of a finished game, in milliseconds. */
  readonly opening: Opening;
}

/** Moments of one game: tables as they stood, with their questions, and the answer given to each. */
interface Moment extends Course<unknown> {
  readonly said: Answer;
}

/** Units per second, probe by probe. */
interface Group {
  readonly reference: number;
  readonly decisions: number;
  readonly answers: number;
  readonly copies: number;
}

interface Run {
  done: number;
  wall: number;
  thread: number;
}

/** Something to be done again and again; the number is how many units were done. */
type Probe = () => number;

export function measure(game: AnyGame, config: unknown, seconds: number): Measurement {
  const moments = momentsOf(game, config, 'bench');
  const middle = moments[moments.length >> 1]!.state;
  const slice = (seconds * 1000 * (1 - WARM_UP_SHARE)) / (GROUPS * ROUNDS_IN_A_GROUP * 4);
  const games = batchOfGames(game, config);
  const probes: Readonly<Record<keyof Group, Probe>> = {
    reference: referenceProbe,
    decisions: games.play,
    answers: borderProbe(game, moments),
    copies: () => copies(game, middle),
  };
  for (const probe of Object.values(probes)) run(probe, (seconds * 1000 * WARM_UP_SHARE) / 4);

  const groups = Array.from({ length: GROUPS }, () => groupOf(probes, slice));
  const ratesOf = ({ decisions, answers, copies: made }: Group): Rates => ({
    decisionsPerSecond: decisions,
    gamesPerSecond: decisions / games.meanLength,
    answersPerSecond: answers,
    copiesPerSecond: made,
  });
  const ratios = groups.map((group) => scaled(ratesOf(group), 1 / group.reference));
  return {
    reference: Math.max(...groups.map(({ reference }) => reference)),
    rates: merged(groups.map(ratesOf), Math.max),
    ratios: merged(ratios, median),
    sizes: { ...viewSizes(moments), stateMemory: memoryOf(middle), ...updateSizes(game, config) },
    copyMicroseconds: medianCopy(game, middle),
    opening: openingOf(game, config),
  };
}

/** Every probe in turn, several times over. */
function groupOf(probes: Readonly<Record<keyof Group, Probe>>, slice: number): Group {
  const names = Object.keys(probes) as (keyof Group)[];
  const runs = names.map((): Run => ({ done: 0, wall: 0, thread: 0 }));
  for (let round = 0; round < ROUNDS_IN_A_GROUP; round++)
    for (const [at, name] of names.entries()) run(probes[name], slice, runs[at]);
  return Object.fromEntries(names.map((name, at) => [name, rateOf(runs[at]!)])) as unknown as Group;
}

function run(probe: Probe, slice: number, into: Run = { done: 0, wall: 0, thread: 0 }): Run {
  const [since, before] = [performance.now(), threadTime()];
  do into.done += probe();
  while (performance.now() - since < slice);
  into.wall += performance.now() - since;
  into.thread += threadTime() - before;
  return into;
}

function rateOf({ done, wall, thread }: Run): number {
  return (done * 1000) / (thread < LEAST_THREAD_TIME ? wall : thread);
}

/** Milliseconds this thread has really been running. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Always the same games, so that two measurements differ by the machine and the rules only. */
function batchOfGames(game: AnyGame, config: unknown) {
  const play = (): number => {
    let decisions = 0;
    for (let i = 0; i < GAMES_IN_A_BATCH; i++) {
      const seed = `bench/${i}`;
      const played = unlessRefused(playOut({ game, config, seed, bots: [random], check: false }));
      if (!played.outcome) throw new Error(`seed ${seed}: ${played.broken.join('; ')}`);
      decisions += played.decisions;
    }
    return decisions;
  };
  return { play, meanLength: play() / GAMES_IN_A_BATCH };
}

function referenceProbe(): number {
  for (let seed = 1; seed <= 10; seed++)
    if (referenceGame(seed) === 0) throw new Error('the reference loop is broken');
  return 10 * REFERENCE_TURNS;
}

function borderProbe(game: AnyGame, moments: readonly Moment[]): Probe {
  const step = Math.max(1, Math.floor(moments.length / BORDER_SAMPLES));
  const samples = moments.filter((_, at) => at % step === 0);
  return () => {
    for (const sample of samples)
      if (isRefusal(courseAfter(game, sample, sample.said))) throw new Error('a sample is stale');
    return samples.length;
  };
}

/** As search and the border copy it. */
function copies(game: AnyGame, state: State<unknown>): number {
  for (let i = 0; i < COPIES_IN_A_BATCH; i++) copyState(game, state);
  return COPIES_IN_A_BATCH;
}

function momentsOf(game: AnyGame, config: unknown, seed: string): Moment[] {
  const play = new Play(game, unlessRefused(begin(game, config, seed)).state, { listening: false });
  const chance = chanceOfBots(seed);
  const moments: Moment[] = [];
  while (!play.over) {
    const decision = nextToAnswer(play.decisions())!;
    const said = answerOf(random, decision, chance, play.state, game);
    moments.push({ ...courseAt(game, copy(play.state)), said });
    play.settle(said.seat, said.choice);
  }
  return moments;
}

function medianCopy(game: AnyGame, state: State<unknown>): number {
  const times: number[] = [];
  for (let i = 0; i < 500; i++) {
    const since = performance.now();
    copies(game, state);
    times.push(performance.now() - since);
  }
  return (median(...times) * 1000) / COPIES_IN_A_BATCH;
}

/** The largest view anybody would be sent on joining, at any moment of a game. */
function viewSizes(moments: readonly Moment[]): { viewJson: number; viewGzip: number } {
  let [viewJson, viewGzip] = [0, 0];
  const step = Math.max(1, moments.length >> 4);
  for (let at = 0; at < moments.length; at += step) {
    const { state } = moments[at]!;
    for (const eye of [...state.seats, 'spectator']) {
      const bytes = Buffer.from(JSON.stringify(view(state, eye)));
      viewJson = Math.max(viewJson, bytes.length);
      viewGzip = Math.max(viewGzip, gzipSync(bytes).length);
    }
  }
  return { viewJson, viewGzip };
}

function memoryOf(state: State<unknown>): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const live: State<unknown>[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < STATES_FOR_MEMORY; i++) live.push(copy(state));
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / live.length);
}
