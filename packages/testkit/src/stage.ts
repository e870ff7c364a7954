// The table behind one scenario: built when it is first needed, then played like any other.

import {
  type Choice,
  copy,
  type Decision,
  decisions,
  type Eye,
  type Fact,
  type Game,
  isRefusal,
  type Match,
  play,
  type Refusal,
  type Seat,
  startMatch,
  undo,
  type View,
  view,
} from '@three-thrones/kernel';
import type { Passage } from './modes.ts';

/** What a game's own `then` words may ask: the view of an eye first, the world second. */
export interface Scene<W> {
  readonly match: Match<W>;
  readonly world: W;
  view(eye: Eye): View<W>;
  /** All that was told since the table was built, secrets included. */
  readonly facts: readonly Fact[];
}

export class Stage<W, C> implements Scene<W> {
  readonly #game: Game<W, C>;
  readonly #position: object;
  readonly #pass: Passage<W>;
  readonly #script: unknown[] = [];
  #match: Match<W> | undefined;
  /** What was told by the building of the table and by each answer since. */
  #told: (readonly Fact[])[] = [];

  constructor(game: Game<W, C>, position: object, pass: Passage<W>) {
    this.#game = game;
    this.#position = position;
    this.#pass = pass;
  }

  get isBuilt(): boolean {
    return this.#match !== undefined;
  }

  get match(): Match<W> {
    return this.#standing();
  }

  get world(): W {
    return this.match.state.world;
  }

  get facts(): readonly Fact[] {
    this.#standing();
    return this.#told.flat();
  }

  view(eye: Eye): View<W> {
    return view(this.match.state, eye);
  }

  layDownChance(entries: readonly unknown[]): void {
    this.#script.push(...entries);
  }

  open(): readonly Decision[] {
    return decisions(this.#game, this.match.state);
  }

  asked(seat: Seat): Decision {
    const open = this.open();
    const decision = open.find((one) => one.seat === seat);
    if (!decision) throw new Error(`${seat} is not asked anything. ${openInWords(open)}`);
    return decision;
  }

  answer(seat: Seat, choice: Choice): void {
    const decision = this.asked(seat);
    const next = play(this.#game, this.match, { seat, decision: decision.id, choice });
    if (isRefusal(next))
      throw new Error(
        `${seat} may not answer ${JSON.stringify(choice)}: ${inWords(next)}. ${openInWords(this.open())}`,
      );
    this.#told.push(next.facts);
    this.#match = this.#pass(next);
  }

  undo(seat: Seat): Refusal | undefined {
    const back = undo(this.match, seat);
    if (isRefusal(back)) return back;
    this.#told.pop();
    this.#match = back;
    return undefined;
  }

  /** The end of a scenario: the table could be built, and all chance laid down was needed. */
  finish(): void {
    const left = this.match.state.random.script ?? [];
    if (left.length > 0) throw new Error(`chance was laid down and never used: ${JSON.stringify(left)}`);
  }

  #standing(): Match<W> {
    if (this.#match) return this.#match;
    const start = { position: copy(this.#position), seed: 'scenario', script: this.#script };
    const match = startMatch(this.#game, start);
    if (isRefusal(match))
      throw new Error(`the position is refused: ${inWords(match)}${mistakesInWords(match)}`);
    this.#told = [match.facts];
    this.#match = this.#pass(match);
    return this.#match;
  }
}

export function inWords({ code, rule, args }: Refusal): string {
  return `${code} (§${rule})${args ? ` ${JSON.stringify(args)}` : ''}`;
}

function mistakesInWords({ mistakes = [] }: Refusal): string {
  return mistakes.map((one) => `\n  ${one.path}: ${inWords({ refused: true, ...one })}`).join('');
}

function openInWords(open: readonly Decision[]): string {
  if (open.length === 0) return 'The game is over.';
  const lines = open.map(({ seat, kind, shape, options, min, max }) => {
    const range = shape === 'one' ? '' : ` ${min} to ${max}`;
    return `\n  ${seat}: ${kind}, ${shape}${range}: ${options.join(', ')}`;
  });
  return `Open is:${lines.join('')}`;
}
