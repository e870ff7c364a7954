// Nobody learns what they may not know: shown on random games against states that differ only in the secrets.

import {
  begin,
  copy,
  decisionsFor,
  type Eye,
  factsFor,
  type Game,
  ledger,
  Play,
  type Random,
  resample,
  seeded,
  view,
} from '@three-thrones/kernel';
import { leakedWords } from './canary.ts';
import { anyChoice, choicesOf, unlessRefused } from './fuzz.ts';
import { type RandomStart, reproducibly } from './reproduce.ts';

export interface LeakOptions {
  /** How many answers to look at, in as many games as that takes. */
  readonly transitions: number;
  /**
   * `all` looks through every eye at every answer. `rotating`, which is usual, gives each answer to one eye in turn:
   * it costs a fraction, and over thousands of answers every eye still sees every kind of moment.
   */
  readonly eyes?: 'all' | 'rotating';
  /** Names of kinds of things that are no secrets (see `leakedWords`). */
  readonly openWords?: readonly string[];
}

/** What was looked at. A check that compared nothing has shown nothing, so look at these too. */
export interface LeakReport {
  readonly games: number;
  readonly transitions: number;
  /** States made up from a view and compared with the true one. */
  readonly resampled: number;
  /** Answers played both in the true state and in a made-up one, after which both had to look alike. */
  readonly twins: number;
}

type Tally = { -readonly [K in keyof LeakReport]: number };

/**
 * Plays random games; at every answer an eye's view is made into another whole state, its twin. Then
 * - the twin must look the same to that eye, bytes and questions alike, and be sound (resample);
 * - no secret word of others may stand in what the eye is given (canary);
 * - the same answer in both must look the same after it, unless the kernel says that something was revealed (twin).
 */
export function leakCheck<W, C>(
  game: Game<W, C>,
  config: unknown,
  seed: string,
  options: LeakOptions,
): LeakReport {
  const tally: Tally = { games: 0, transitions: 0, resampled: 0, twins: 0 };
  while (tally.transitions < options.transitions) {
    const start = { config, seed: `${seed}/${tally.games++}` };
    const first = tally.transitions;
    const where = () =>
      `${game.id}, seed ${start.seed}, leak check after ${tally.transitions - first} answers`;
    reproducibly(game.id, start, where, () => checkGame(game, start, options, tally));
  }
  return tally;
}

function checkGame<W, C>(game: Game<W, C>, start: RandomStart, options: LeakOptions, tally: Tally): void {
  const { state } = unlessRefused(begin(game, start.config, start.seed));
  const play = new Play(game, state);
  const chance = choicesOf(start.seed);
  const everyone: Eye[] = [...state.seats, 'spectator'];
  while (!play.over && tally.transitions < options.transitions) {
    const eyes = options.eyes === 'all' ? everyone : [everyone[tally.transitions % everyone.length]!];
    const watchers = eyes.map((eye) => new Watcher(game, play, eye, options.openWords ?? [], chance));
    tally.resampled += watchers.length;
    const decision = chance.pick(play.decisions());
    const choice = anyChoice(decision, chance);
    const willing = watchers.filter((watcher) => watcher.plays(decision.seat, decision.id, choice));
    const secrets = ledger(state.world);
    play.settle(decision.seat, choice);
    tally.transitions++;
    if (play.drew || play.unsealed || ledger(state.world) !== secrets) continue;
    for (const watcher of willing) watcher.compare(play);
    tally.twins += willing.length;
  }
}

/** One eye, and a made-up state that looks to it just as the true one does. */
class Watcher<W, C> {
  readonly #eye: Eye;
  readonly #twin: Play<W>;

  constructor(game: Game<W, C>, play: Play<W>, eye: Eye, openWords: readonly string[], chance: Random) {
    this.#eye = eye;
    const seen = view(play.state, eye);
    const state = resample(game, seen, eye, seeded(`twin ${chance.int(2 ** 30)}`));
    same(JSON.stringify(view(state, eye)), JSON.stringify(seen), `resample changes what ${eye} sees`);
    const broken = game.broken(state.world);
    if (broken.length > 0) throw new Error(`resample for ${eye} breaks the table: ${broken.join('; ')}`);
    this.#twin = new Play(game, { ...state, random: copy(play.state.random) });
    const questions = questionsOf(play, eye);
    const dreamt = JSON.stringify(questionsOf(this.#twin, eye));
    same(dreamt, JSON.stringify(questions), `the questions tell ${eye} a secret`);
    const leaked = leakedWords(play.state, eye, { view: seen, questions }, openWords);
    if (leaked.length > 0) throw new Error(`${eye} finds out about ${leaked.join(', ')}`);
  }

  /** Plays the same answer in the made-up state; not every answer is legal there. */
  plays(seat: string, decision: string, choice: Parameters<Play<W>['answer']>[2]): boolean {
    return this.#twin.answer(seat, decision, choice) === undefined;
  }

  compare(play: Play<W>): void {
    const eye = this.#eye;
    const looks = (it: Play<W>) =>
      JSON.stringify([view(it.state, eye), factsFor(it.told, eye), questionsOf(it, eye)]);
    same(looks(this.#twin), looks(play), `an answer that reveals nothing shows ${eye} a secret`);
  }
}

function questionsOf<W>(play: Play<W>, eye: Eye): unknown {
  return play.over ? [] : [decisionsFor(play.decisions(), eye), play.refusedOptions(eye)];
}

function same(is: string, should: string, what: string): void {
  if (is === should) return;
  let at = 0;
  while (is[at] === should[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}:\n  true    … ${around(should)} …\n  made up … ${around(is)} …`);
}
