// Nobody learns what they may not know: shown on random games against states that differ only in the secrets.

import {
  type Answer,
  begin,
  type Choice,
  copy,
  decisionsFor,
  type Eye,
  factsFor,
  type Game,
  hideTheSame,
  Play,
  type Random,
  resample,
  seeded,
  interimsOf,
  type State,
  view,
} from '@three-thrones/kernel';
import { leakedWords, type SecretWords, secretWords } from './canary.ts';
import { answerTo, choicesOf, unlessRefused } from './fuzz.ts';
import { checkCall, type RandomStart, reproducibly, startsFrom } from './reproduce.ts';

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
 *   Where the answer itself is a secret, such as a card laid face down, the twin lays another one.
 */
export function leakCheck<W, C>(
  game: Game<W, C>,
  config: unknown,
  seed: string,
  options: LeakOptions,
): LeakReport {
  const tally: Tally = { games: 0, transitions: 0, resampled: 0, twins: 0 };
  for (const start of startsFrom(config, seed)) {
    const before = tally.transitions;
    if (before >= options.transitions) break;
    const where = () =>
      `${game.id}, seed ${start.seed}, leak check after ${tally.transitions - before} answers`;
    const rest = () => JSON.stringify({ ...options, transitions: tally.transitions - before + 1 });
    const again = () => checkCall('leakCheck', game.id, start, rest());
    reproducibly(where, again, () => checkGame(game, start, options, tally));
    tally.games++;
  }
  return tally;
}

function checkGame<W, C>(game: Game<W, C>, start: RandomStart, options: LeakOptions, tally: Tally): void {
  const { state } = unlessRefused(begin(game, start.config, start.seed));
  const play = new Play(game, state);
  const chance = choicesOf(start.seed);
  const everyone: Eye[] = [...state.seats, 'spectator'];
  let turn = chance.int(everyone.length);
  while (!play.over && tally.transitions < options.transitions) {
    const eyes = options.eyes === 'all' ? everyone : [everyone[turn++ % everyone.length]!];
    const watchers = eyes.map((eye) => new Watcher(game, play, eye, options.openWords ?? [], chance));
    tally.resampled += watchers.length;
    const said = answerTo(chance.pick(play.decisions()), chance);
    const willing = watchers.filter((watcher) => watcher.plays(said));
    const before = copy(state);
    play.watch(before);
    play.settle(said.seat, said.choice);
    tally.transitions++;
    if (hasShown(play, before)) continue;
    for (const watcher of willing) watcher.compare({ play, before, said });
    tally.twins += willing.length;
  }
}

/** Whether the last answer drew chance or showed anybody anything. */
function hasShown<W>({ drew, unsealed, shown, state }: Play<W>, before: State<W>): boolean {
  return drew || unsealed || shown || !hideTheSame(tableOf(before), tableOf(state));
}

/** All of it, whatever the game says of where its secrets lie. */
function tableOf<W>({ world, frames }: State<W>): unknown {
  return [world, frames.map(({ args }) => args)];
}

/** The way from one state to the next. */
interface Course<W> {
  readonly play: Play<W>;
  readonly before: State<W>;
  readonly said: Answer;
}

/** One eye, and a made-up state that looks to it just as the true one does. */
class Watcher<W, C> {
  readonly #eye: Eye;
  readonly #game: Game<W, C>;
  readonly #twin: Play<W>;
  #dreamt: Pick<Course<W>, 'before' | 'said'> | undefined;
  readonly #chance: Random;
  readonly #openWords: readonly string[];
  readonly #secrets: SecretWords;

  constructor(game: Game<W, C>, play: Play<W>, eye: Eye, openWords: readonly string[], chance: Random) {
    this.#eye = eye;
    this.#game = game;
    this.#chance = chance;
    this.#openWords = openWords;
    const seen = view(play.state, eye);
    const state = resample(game, seen, eye, seeded(`twin ${chance.int(2 ** 30)}`));
    same(JSON.stringify(view(state, eye)), JSON.stringify(seen), `resample changes what ${eye} sees`);
    const broken = this.#dreaming(() => game.broken(state.world));
    if (broken.length > 0) throw new Error(`resample for ${eye} breaks the table: ${broken.join('; ')}`);
    this.#twin = new Play(game, { ...state, random: copy(play.state.random) });
    const questions = questionsOf(play, eye);
    const dreamt = this.#dreaming(() => JSON.stringify(questionsOf(this.#twin, eye)));
    same(dreamt, JSON.stringify(questions), `the questions tell ${eye} a secret`);
    this.#secrets = secretWords(play.state, eye, openWords);
    const leaked = leakedWords(this.#secrets, { view: seen, questions });
    if (leaked.length > 0) throw new Error(`${eye} finds out about ${leaked.join(', ')}`);
  }

  /** Plays an answer in the made-up state; false if it cannot be played there, so that there is nothing to compare. */
  plays(said: Answer): boolean {
    return this.#dreaming(() => {
      const before = copy(this.#twin.state);
      this.#dreamt = { before, said };
      const isSecret = wordsIn(said.choice).some((word) => this.#secrets.onTheTable.has(word));
      if (!isSecret) return this.#twin.answer(said.seat, said.decision, said.choice) === undefined;
      const choice = this.#anotherSecret(said);
      if (choice === undefined) return false;
      const twin = this.#twin;
      this.#dreamt = { before, said: { ...said, choice } };
      twin.watch(before);
      if (twin.answer(said.seat, said.decision, choice)) return false;
      return !hasShown(twin, before);
    });
  }

  /** At the end of the way, and at every interim of it. */
  compare(course: Course<W>): void {
    const eye = this.#eye;
    const looks = ({ play, before, said }: Course<W>) =>
      JSON.stringify([
        view(play.state, eye),
        factsFor(play.told, eye),
        questionsOf(play, eye),
        interimsOf(this.#game, before, said, { facts: play.told, mayUndo: true }).map(({ state, ahead }) => [
          view(state, eye),
          ahead,
        ]),
      ]);
    const dreamt = this.#dreaming(() => looks({ ...this.#dreamt!, play: this.#twin }));
    same(dreamt, looks(course), `an answer that reveals nothing shows ${eye} a secret`);
  }

  /** The same choice in the made-up state, but with other secret words instead of the true ones. */
  #anotherSecret({ decision, choice }: Answer): Choice | undefined {
    const asked = this.#twin.decisions().find(({ id }) => id === decision);
    const secret = secretWords(this.#twin.state, this.#eye, this.#openWords).onTheTable;
    const others = this.#chance.shuffle((asked?.options ?? []).filter((option) => secret.has(option)));
    const words = wordsIn(choice).map((word) => (this.#secrets.onTheTable.has(word) ? others.pop() : word));
    if (words.includes(undefined)) return undefined;
    return Array.isArray(choice) ? (words as string[]) : words[0];
  }

  /** What goes wrong in a made-up state must not be looked for in the true one. */
  #dreaming<T>(part: () => T): T {
    try {
      return part();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`in a state made up from what ${this.#eye} sees: ${what}`, { cause: error });
    }
  }
}

function wordsIn(choice: Choice): readonly string[] {
  if (typeof choice === 'number') return [];
  return typeof choice === 'string' ? [choice] : choice;
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
