// The table behind one scenario: built when it is first needed, then played like any other.

import {
  type Choice,
  copy,
  type Decision,
  type Eye,
  type Fact,
  type Game,
  isRefusal,
  type Refusal,
  type Seat,
  type View,
  view,
} from '@three-thrones/kernel';
import { type Match, MatchHost, startMatch } from '@three-thrones/match';
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
  readonly #looked: (open: readonly Decision[]) => void;
  readonly #script: unknown[] = [];
  #host: MatchHost<W, C> | undefined;

  constructor(
    game: Game<W, C>,
    position: object,
    pass: Passage<W>,
    looked: (open: readonly Decision[]) => void = () => undefined,
  ) {
    this.#game = game;
    this.#position = position;
    this.#pass = pass;
    this.#looked = looked;
  }

  get isBuilt(): boolean {
    return this.#host !== undefined;
  }

  get match(): Match<W> {
    return this.#standing().match;
  }

  get world(): W {
    return this.match.state.world;
  }

  get facts(): readonly Fact[] {
    return this.#standing().told.flat();
  }

  view(eye: Eye): View<W> {
    return view(this.match.state, eye);
  }

  layDownChance(entries: readonly unknown[]): void {
    this.#script.push(...entries);
  }

  open(): readonly Decision[] {
    const { open } = this.match;
    this.#looked(open);
    return open;
  }

  asked(seat: Seat): Decision {
    const open = this.open();
    const decision = open.find((one) => one.seat === seat);
    if (!decision) throw new Error(`${seat} is not asked anything. ${openInWords(open)}`);
    return decision;
  }

  answer(seat: Seat, choice: Choice): void {
    const decision = this.asked(seat);
    const host = this.#standing();
    const no = host.answer({ seat, decision: decision.id, choice });
    if (no)
      throw new Error(
        `${seat} may not answer ${JSON.stringify(choice)}: ${inWords(no)}. ${openInWords(this.open())}`,
      );
    host.returnTo(this.#pass(host.match));
  }

  undo(seat: Seat): Refusal | undefined {
    return this.#standing().undo(seat);
  }

  /** The end of a scenario: the table could be built, and all chance laid down was needed. */
  finish(): void {
    const left = this.match.state.random.script ?? [];
    if (left.length > 0) throw new Error(`chance was laid down and never used: ${JSON.stringify(left)}`);
  }

  #standing(): MatchHost<W, C> {
    if (this.#host) return this.#host;
    const start = { position: copy(this.#position), seed: 'scenario', script: this.#script };
    const match = startMatch(this.#game, start);
    if (isRefusal(match))
      throw new Error(`the position is refused: ${inWords(match)}${mistakesInWords(match)}`);
    this.#host = new MatchHost(this.#game, this.#pass(match));
    return this.#host;
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
