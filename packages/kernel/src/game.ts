// What a game is to everybody outside it, and what lies on its table.

import type { Choice, Flow, Limit, Reason, Seat, Shape, Sub } from './flow.ts';
import type { Eye, Hidden } from './hidden.ts';
import type { Random, RandomState } from './random.ts';

/** Where the game stands in its own rules: a bookmark in one flow. */
export interface Frame {
  flow: string;
  at: string;
  args: object;
  /** Answers to a question asked of several seats, until the last one is in. */
  said?: Record<Seat, Hidden<Choice>>;
}

/** Everything there is to know about a game in progress: plain data, saved and loaded as JSON. */
export interface State<W> {
  game: string;
  rulesVersion: number;
  seats: readonly Seat[];
  /** How many questions have been settled so far; the first half of every decision's id. */
  settled: number;
  world: W;
  frames: Frame[];
  random: RandomState;
}

/** What one eye may see of a state; everything in it but the chance to come and the secrets of others. */
export type View<W> = Omit<State<W>, 'random'>;

/** What a seat said to a question: the stuff every match is made of. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Choice;
}

/** An open question. `options` are there for the seat that is asked; others see only who is asked what. */
export interface Decision {
  id: string;
  seat: Seat;
  kind: string;
  rule: string;
  shape: Shape;
  options: readonly string[];
  min: number;
  max: number;
  /** Which options of `some` go together. */
  limits?: readonly Limit[];
  /** What it speaks of besides what lies on the table; there for the seat that is asked. */
  about?: object | undefined;
  /** Asked of several seats, and this one has answered already; it may still revise. */
  answered?: true;
}

/** An option a person would look for, and why it is not there. */
export interface Refused extends Reason {
  readonly id: string;
}

/** Something that happened, as data; secrets in it are redacted for each eye like everything else. */
export interface Fact {
  readonly kind: string;
  readonly data: object;
}

/** The end of a game: seats from first to last, equals together. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: Readonly<Record<Seat, number>>;
  readonly reason: string;
}

/** One mistake in a configuration or position, and where it is. */
export interface Mistake extends Reason {
  readonly path: string;
}

/** A clear, coded no. Nothing has changed. */
export interface Refusal extends Reason {
  readonly refused: true;
  readonly mistakes?: readonly Mistake[];
}

/** One game: all that knows its rules. */
export interface Game<W, C = unknown> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly flows: readonly Flow<W, never>[];
  /** The flow a new game begins with; when it is over, so is the game. */
  readonly start: Sub;
  /** Checks what a person configured, and draws what was left open and may be known before the deal. */
  configure(config: unknown, random: Random): C | Refusal;
  /** What rules of an earlier version made of a configuration, as these take it: what those filled in themselves is left out. */
  renewed?(config: unknown, version: number): unknown;
  /** The chairs at such a table, clockwise; one seat each. */
  chairs(config: C): readonly Seat[];
  /** Whether the players of such a table win or lose together, and hide nothing from each other. Missing: they play against each other. */
  together?(config: C): boolean;
  setup(config: C, random: Random): W;
  /**
   * A world with a place for everything that can ever be in one: copies are made in its shape. Missing in rules that were
   * frozen before there was such a thing; nothing but speed depends on it.
   */
  readonly blank?: W;
  /** The same as a plain copy of a world, or of what a view shows of one, written down field by field: three times as fast. */
  copyWorld?(world: W): W;
  /** Every secret in a world, always in the same order, where a game knows where they lie: else all of it is searched. */
  secrets?(world: W): Hidden<unknown>[];
  /** The seats of a table that has been set up, clockwise. */
  seats(world: W): readonly Seat[];
  /** Builds a table from the notation written in the game's POSITION.md. */
  position(document: unknown, random: Random): { world: W; frames: Frame[] } | Refusal;
  /** Writes a table down in that notation, secrets included; in mid-action some games cannot. */
  notation(state: State<W>): object | Refusal;
  outcome(world: W): Outcome;
  /**
   * How much a fact matters to those who watch: 0 for nothing to see, then larger the longer it is looked at, up to 9 for
   * the end of the game. Screens take their time by it.
   */
  weight?(fact: Fact): number;
  /** Which round it is, and of how many: known to all. Missing in rules that were frozen before lists showed it. */
  rounds?(world: W): { readonly now: number; readonly last: number };
  /** What must hold whenever a question is open; a sentence for each thing that does not. */
  broken(world: W): string[];
  /** Fills in what `seat` cannot know, at random but consistent with all it does know. */
  resample(view: View<W>, eye: Eye, random: Random): W;
  /** How good the world looks for a seat, from its own view: higher is better. */
  evaluate(world: W, seat: Seat): number;
  /** How promising an option looks before any search, to who is asked: higher is better, 1 is neutral. */
  prior(world: W, decision: Decision, option: string): number;
  /** Whether who thinks about an earlier question stops before this one of the own; left out: only before another seat's. */
  endsThought?(world: W, decision: Decision): boolean;
}

/** A question without an answer: a fault of the rules, never of a player. */
export class DeadEnd extends Error {}

export function refusal(code: string, rule: string, args?: Readonly<Record<string, unknown>>): Refusal {
  return args === undefined ? { refused: true, code, rule } : { refused: true, code, rule, args };
}

/** Why a state or record cannot go on under these rules: a fix never changes a game in progress. */
export function rulesRefusal(
  game: Pick<Game<never>, 'id' | 'rulesVersion'>,
  { game: id, rulesVersion }: Pick<State<unknown>, 'game' | 'rulesVersion'>,
): Refusal | undefined {
  if (id !== game.id) return refusal('another-game', '0', { game: id });
  if (rulesVersion !== game.rulesVersion) return refusal('another-rules-version', '0', { rulesVersion });
  return undefined;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as Partial<Refusal>).refused === true;
}
