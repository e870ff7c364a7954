// What a seat can find out by thinking: why something is not possible, what an answer would lead to. It works on the
// seat's own view, so it is the same for a game on this device and one on a server, and can show no secret.

import {
  answer,
  type Choice,
  type Decision,
  decisions,
  factsFor,
  type Game,
  hideTheSame,
  isRefusal,
  type Reason,
  type Refused,
  refusedOptions,
  resample,
  type Seat,
  seeded,
  type State,
  type Turn,
  type View,
  view,
  why,
} from '@three-thrones/kernel';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';

/** Behind a barrier an answer is tried at a few more tables: what is alike at all of them does not depend on chance. */
const OTHERWISE = ['second', 'third', 'fourth'];

/** A table as it may be, and what is asked there. */
interface Imagined {
  readonly state: State<unknown>;
  readonly open: readonly Decision[];
}

/** One look at the table by one seat. Whatever is asked about it, what the seat cannot see is imagined once. */
export class Look {
  readonly #game: Game<unknown>;
  readonly #seen: View<unknown>;
  readonly #seat: Seat;
  readonly #tables = new Map<string, Imagined>();

  constructor(game: Game<unknown>, seen: View<unknown>, seat: Seat) {
    this.#game = game;
    this.#seen = seen;
    this.#seat = seat;
  }

  /** A table that looks to this seat as its own does. What is foreseen may depend only on what the seat knows. */
  #imagined(seed = 'foresight'): Imagined {
    let table = this.#tables.get(seed);
    if (!table) {
      const state = resample(this.#game, this.#seen, this.#seat, seeded(seed));
      table = { state, open: decisions(this.#game, state) };
      this.#tables.set(seed, table);
    }
    return table;
  }

  refused(): readonly Refused[] {
    return refusedOptions(this.#game, this.#imagined().state, this.#seat);
  }

  reasonAgainst(option: string): Reason | undefined {
    return why(this.#game, this.#imagined().state, this.#seat, option);
  }

  preview(choice: Choice): Preview | undefined {
    const seat = this.#seat;
    const before = this.#imagined();
    const turn = this.#answered(before, choice);
    if (!turn) return undefined;
    const barrier = turn.barrier !== undefined || !hideTheSame(before.state.world, turn.state.world);
    // A step of several may be the last one: where that can be said, how it would stand then.
    const stopped = barrier ? undefined : this.#answered(turn, 'stop');
    return {
      view: view(turn.state, seat),
      facts: factsFor(turn.facts, seat),
      barrier,
      ...(barrier && {
        otherwise: OTHERWISE.flatMap((seed) => {
          const other = this.#answered(this.#imagined(seed), choice);
          return other ? [view(other.state, seat)] : [];
        }),
      }),
      ...(stopped && { stopped: view(stopped.state, seat) }),
    };
  }

  /** The table after the open question of this seat has been answered, if it may be answered so. */
  #answered({ state, open }: Imagined, choice: Choice): Turn<unknown> | undefined {
    const asked = open.find(({ seat }) => seat === this.#seat);
    const turn = asked && answer(this.#game, state, this.#seat, asked.id, choice, open);
    return turn && !isRefusal(turn) ? turn : undefined;
  }
}
