// The border: pure functions over states. Inside, `Play` works in place.

import { copy } from './copy.ts';
import { copyNoting, copyState } from './copy-state.ts';
import type { Choice, Seat } from './flow.ts';
import {
  type Decision,
  type Fact,
  rulesRefusal,
  type Game,
  isRefusal,
  type Refusal,
  type Refused,
  refusal,
  type State,
} from './game.ts';
import { hasRevealed, type Hidden } from './hidden.ts';
import { type Interim, InterimNotes } from './interims.ts';
import { type Chance, chanceOf, randomFrom } from './random.ts';
import { Play, secretsOf } from './run.ts';

/** A state, what is asked there, and what was told on the way to it. */
export interface Turn<W> {
  readonly state: State<W>;
  /** Every open question with its options, found out when somebody first wants to know. */
  readonly open: readonly Decision[];
  readonly facts: readonly Fact[];
  /** Why this turn cannot be taken back, if it cannot. */
  readonly barrier: 'chance' | 'sealed' | 'reveal' | undefined;
}

/** A new game from a configuration and a seed, run up to its first question. */
export function begin<W, C>(
  game: Game<W, C>,
  config: unknown,
  seed: string,
  script?: readonly unknown[],
  kind: Chance = 'fast',
): Turn<W> | Refusal {
  const random = chanceOf(kind, seed, script);
  const chance = randomFrom(random);
  const checked = game.configure(copy(config), chance);
  if (isRefusal(checked)) return checked;
  const world = game.setup(checked, chance);
  const { flow, args } = game.start;
  const first = game.flows.find(({ name }) => name === flow)!.steps[0]!;
  const frames = [{ flow, at: first.name, args: copy(args) }];
  return settle(game, { ...header(game, game.seats(world)), world, frames, random });
}

/** A game that starts from a written-down position instead of the setup. */
export function beginAt<W, C>(
  game: Game<W, C>,
  document: unknown,
  seed: string,
  script?: readonly unknown[],
  kind: Chance = 'fast',
): Turn<W> | Refusal {
  const random = chanceOf(kind, seed);
  const built = game.position(copy(document), randomFrom(random));
  if (isRefusal(built)) return built;
  const { world, frames } = built;
  if (script) random.script = [...script];
  return settle(game, { ...header(game, game.seats(world)), world, frames, random });
}

/**
 * The state after an answer, or a refusal; the given state stays as it was. Whoever knows the open questions of the state
 * hands them in: to find them out is as much work as the answer itself. Whoever shows one thing after another hands in a
 * list for how the table stood on the way.
 */
export function answer<W, C>(
  game: Game<W, C>,
  state: State<W>,
  seat: Seat,
  decisionId: string,
  choice: Choice,
  open?: readonly Decision[],
  interims?: Interim<W>[],
): Turn<W> | Refusal {
  const other = rulesRefusal(game, state);
  if (other) return other;
  if (!state.seats.includes(seat)) return refusal('no-such-seat', '0', { seat });
  const [own, secrets] = copyNoting(game, state);
  const notes = interims && InterimNotes.of(game, own);
  const play = new Play(game, own, { open, beforeStep: notes?.note });
  play.watch(state, secrets);
  const no = play.answer(seat, decisionId, choice);
  if (no) return no;
  const barrier = barrierAfter(game, secrets, play);
  if (notes) interims.push(...notes.interims(play.told, barrier === undefined ? secrets : undefined));
  return new Played(play, barrier);
}

/**
 * A class, for the sake of its getter: each object that is written with a getter of its own is a shape of its own to V8,
 * which keeps it, and the whole table it closes over, until the next full collection.
 */
class Played<W> implements Turn<W> {
  readonly state: State<W>;
  readonly facts: readonly Fact[];
  readonly barrier: Turn<W>['barrier'];
  readonly #play: Play<W>;

  constructor(play: Play<W>, barrier: Turn<W>['barrier']) {
    this.state = play.state;
    this.facts = play.told;
    this.barrier = barrier;
    this.#play = play;
  }

  get open(): readonly Decision[] {
    return this.#play.over ? [] : this.#play.decisions();
  }
}

function barrierAfter<W, C>(
  game: Game<W, C>,
  secrets: readonly Hidden<unknown>[],
  play: Play<W>,
): Turn<W>['barrier'] {
  const { drew, unsealed, shown, state, told } = play;
  if (drew) return 'chance';
  if (unsealed) return 'sealed';
  return shown || hasRevealed(secrets, secretsOf(game, state), told) ? 'reveal' : undefined;
}

/** Every open question, with options. For one eye's share of them see `decisionsFor`. */
export function decisions<W, C>(game: Game<W, C>, state: State<W>): readonly Decision[] {
  return new Play(game, copyState(game, state)).decisions();
}

/** The options a person would look for in an open question of this seat, and why they are not there. */
export function refusedOptions<W, C>(game: Game<W, C>, state: State<W>, seat: Seat): readonly Refused[] {
  return new Play(game, copyState(game, state), { listening: false }).refusedOptions(seat);
}

/** Why this seat may not choose this now; `undefined` if it may. */
export function why<W, C>(
  game: Game<W, C>,
  state: State<W>,
  seat: Seat,
  option: string,
): Refusal | undefined {
  const play = new Play(game, copyState(game, state), { listening: false });
  if (play.over) return refusal('game-over', '0');
  const decision = play.decisions().find((open) => open.seat === seat);
  if (!decision) return refusal('nothing-asked-of-you', play.decisions()[0]!.rule);
  if (decision.options.includes(option)) return undefined;
  const reason = play.whyNot(seat, option);
  if (reason) return refusal(reason.code, reason.rule, reason.args);
  return refusal('not-an-option', decision.rule, { option });
}

/** Whether nothing is asked any more. */
export function isOver<W>(state: State<W>): boolean {
  return state.frames.length === 0;
}

function header<W, C>(game: Game<W, C>, seats: readonly Seat[]) {
  return { game: game.id, rulesVersion: game.rulesVersion, seats, settled: 0 };
}

function settle<W, C>(game: Game<W, C>, state: State<W>): Turn<W> {
  return new Played(new Play(game, state), 'chance');
}
