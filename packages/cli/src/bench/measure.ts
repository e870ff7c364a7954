// Measures one engine in this process. Every round runs the reference loop and each probe for a slice of time, so that
// a slow moment of the machine meets all of them; the best slice of each counts.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { choiceOf, random } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import { type Answer, answer, begin, copy, isRefusal, Play, type State, view } from '@three-thrones/kernel';
import { unlessRefused } from '../command.ts';
import { chanceOfBots, nextToAnswer, playOut } from '../simulation.ts';
import { REFERENCE_TURNS, referenceGame } from './reference.ts';

const ROUNDS = 12;
const WARM_UP_SHARE = 0.2;
const BORDER_SAMPLES = 200;
const COPIES_IN_A_BATCH = 20;
const STATES_FOR_MEMORY = 400;

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
}

export interface Measurement {
  /** Turns of the reference loop per second. */
  readonly reference: number;
  readonly rates: Rates;
  readonly sizes: Sizes;
}

/** Moments of one game: states as they were, and the answer given to each. */
interface Moment {
  readonly state: State<unknown>;
  readonly said: Answer;
}

/** Something to be done again and again; the number is how many units were done. */
type Probe = () => number;

export function measure(game: AnyGame, config: unknown, seconds: number): Measurement {
  const moments = momentsOf(game, config, 'bench');
  const middle = moments[moments.length >> 1]!.state;
  const slice = (seconds * 1000 * (1 - WARM_UP_SHARE)) / (ROUNDS * 4);
  const games = batchOfGames(game, config, slice);
  const probes: Record<'reference' | 'decisions' | 'answers', Probe> = {
    reference: referenceProbe,
    decisions: games.play,
    answers: borderProbe(game, moments),
  };
  warmUp([...Object.values(probes), () => copies(middle)], seconds * 1000 * WARM_UP_SHARE);

  const best = { reference: 0, decisions: 0, answers: 0, copies: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['reference', 'decisions', 'answers'] as const)
      best[name] = Math.max(best[name], rateOf(probes[name], slice));
    best.copies = Math.max(best.copies, medianRateOf(() => copies(middle), slice));
  }
  return {
    reference: best.reference,
    rates: {
      decisionsPerSecond: best.decisions,
      gamesPerSecond: (best.decisions * games.count) / games.decisions,
      answersPerSecond: best.answers,
      copiesPerSecond: best.copies,
    },
    sizes: { ...viewSizes(moments), stateMemory: memoryOf(middle) },
  };
}

/** Always the same games in a slice, so that slices differ by the machine only. */
function batchOfGames(game: AnyGame, config: unknown, slice: number) {
  const playOne = (i: number): number => {
    const played = unlessRefused(playOut({ game, config, seed: `bench/${i}`, bots: [random], check: false }));
    if (!played.outcome) throw new Error(`seed bench/${i}: ${played.broken.join('; ')}`);
    return played.decisions;
  };
  let count = 0;
  const since = performance.now();
  // The first games run cold: this leaves about a third of a slice for the batch once it is warm.
  while (count < 4 || performance.now() - since < slice) playOne(count++);
  let decisions = 0;
  for (let i = 0; i < count; i++) decisions += playOne(i);
  const play = (): number => {
    let done = 0;
    for (let i = 0; i < count; i++) done += playOne(i);
    return done;
  };
  return { count, decisions, play };
}

function referenceProbe(): number {
  for (let seed = 1; seed <= 10; seed++) if (referenceGame(seed) === 0) throw new Error('the reference loop is broken');
  return 10 * REFERENCE_TURNS;
}

function borderProbe(game: AnyGame, moments: readonly Moment[]): Probe {
  const step = Math.max(1, Math.floor(moments.length / BORDER_SAMPLES));
  const samples = moments.filter((_, at) => at % step === 0);
  return () => {
    for (const { state, said } of samples) {
      if (isRefusal(answer(game, state, said.seat, said.decision, said.choice))) throw new Error('a sample is stale');
    }
    return samples.length;
  };
}

function copies(state: State<unknown>): number {
  for (let i = 0; i < COPIES_IN_A_BATCH; i++) copy(state);
  return COPIES_IN_A_BATCH;
}

function momentsOf(game: AnyGame, config: unknown, seed: string): Moment[] {
  const play = new Play(game, unlessRefused(begin(game, config, seed)).state, { listening: false });
  const chance = chanceOfBots(seed);
  const moments: Moment[] = [];
  while (!play.over) {
    const decision = nextToAnswer(play.decisions())!;
    const choice = choiceOf(random, decision, chance, play.state);
    moments.push({ state: copy(play.state), said: { seat: decision.seat, decision: decision.id, choice } });
    play.settle(decision.seat, choice);
  }
  return moments;
}

function rateOf(probe: Probe, slice: number): number {
  const since = performance.now();
  let done = 0;
  let spent = 0;
  while (spent < slice) {
    done += probe();
    spent = performance.now() - since;
  }
  return (done * 1000) / spent;
}

function medianRateOf(probe: Probe, slice: number): number {
  const rates: number[] = [];
  const until = performance.now() + slice;
  while (performance.now() < until) rates.push(rateOf(probe, 0.01));
  return rates.sort((a, b) => a - b)[rates.length >> 1] ?? 0;
}

function warmUp(probes: readonly Probe[], milliseconds: number): void {
  for (const probe of probes) rateOf(probe, milliseconds / probes.length);
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
