// What a seat can find out by thinking: why something is not possible, what an answer would lead to. It works on the
// seat's own view, so it is the same for a game on this device and one on a server, and can show no secret.

import {
  answer,
  type Choice,
  type Decision,
  decisions,
  decisionsFor,
  type Eye,
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
  readonly #eye: Eye;
  readonly #mayShow: (asked: Decision, after: readonly Choice[]) => boolean;
  readonly #tables = new Map<string, Imagined>();

  /**
   * Whose view it is, if it is not the seat's own: at a hot seat all look at some questions together, and whoever plays
   * together thinks for each other. What comes next is told only if it is open too, for its options would be imagined as
   * the rest of a hidden hand is: in a list of such questions, or (without one) alike wherever the table may be.
   */
  constructor(
    game: Game<unknown>,
    seen: View<unknown>,
    seat: Seat,
    { eye = seat, isOpen }: { eye?: Eye; isOpen?: ((asked: Decision) => boolean) | undefined } = {},
  ) {
    this.#game = game;
    this.#seen = seen;
    this.#seat = seat;
    this.#eye = eye;
    this.#mayShow = (asked, after) => eye === seat || (isOpen ? isOpen(asked) : this.#isAlike(asked, after));
  }

  /** What the seat is asked after these answers, as far as the eye can know it. */
  asked(answers: readonly Choice[] = []): Decision | undefined {
    const open = this.#after(answers)?.open.find(({ seat }) => seat === this.#seat);
    return open && this.#mayShow(open, answers) ? open : undefined;
  }

  /** The same question with the same options at other tables that look alike. */
  #isAlike({ id, options }: Decision, answers: readonly Choice[]): boolean {
    return OTHERWISE.every((seed) => {
      const other = this.#otherwise(seed, answers)?.open.find((open) => open.id === id);
      return other?.options.join() === options.join();
    });
  }

  /** A table that looks to this seat as its own does. What is foreseen may depend only on what the seat knows. */
  #imagined(seed = 'foresight'): Imagined {
    let table = this.#tables.get(seed);
    if (!table) {
      const state = resample(this.#game, this.#seen, this.#eye, seeded(seed));
      table = { state, open: decisions(this.#game, state) };
      this.#tables.set(seed, table);
    }
    return table;
  }

  /** The table after some answers of mine, as long as nothing but they comes in between. */
  #after(answers: readonly Choice[]): Imagined | undefined {
    if (answers.length === 0) return this.#imagined();
    const key = `after ${JSON.stringify(answers)}`;
    const known = this.#tables.get(key);
    if (known) return known;
    const before = this.#after(answers.slice(0, -1));
    const turn = before && this.#answered(before, answers.at(-1)!);
    if (!turn || this.#isBarrier(before, turn)) return undefined;
    this.#tables.set(key, turn);
    return turn;
  }

  refused(before: readonly Choice[] = []): readonly Refused[] {
    const table = this.#after(before);
    return table ? refusedOptions(this.#game, table.state, this.#seat) : [];
  }

  reasonAgainst(option: string, before: readonly Choice[] = []): Reason | undefined {
    const table = this.#after(before);
    return table && why(this.#game, table.state, this.#seat, option);
  }

  preview(choice: Choice, answers: readonly Choice[] = []): Preview | undefined {
    const [seat, eye] = [this.#seat, this.#eye];
    const before = this.#after(answers);
    if (!before) return undefined;
    const turn = this.#answered(before, choice);
    if (!turn) return undefined;
    const barrier = this.#isBarrier(before, turn);
    // A step of several may be the last one: where that can be said, how it would stand then.
    const stopped = barrier ? undefined : this.#answered(turn, 'stop');
    const next = barrier ? undefined : decisionsFor(turn.open, seat).find((open) => open.seat === seat);
    return {
      view: view(turn.state, eye),
      facts: factsFor(turn.facts, eye),
      barrier,
      ...(barrier && {
        otherwise: OTHERWISE.flatMap((seed) => {
          const other = this.#answered(this.#otherwise(seed, answers), choice);
          return other ? [view(other.state, eye)] : [];
        }),
      }),
      ...(stopped && { stopped: view(stopped.state, eye) }),
      ...(next && this.#mayShow(next, [...answers, choice]) && { next }),
    };
  }

  /** Another table that looks alike, after the same answers of mine. */
  #otherwise(seed: string, answers: readonly Choice[]): Imagined | undefined {
    let table: Imagined | undefined = this.#imagined(seed);
    for (const choice of answers) table = this.#answered(table, choice);
    return table;
  }

  /** Chance or a secret came into it. */
  #isBarrier(before: Imagined, turn: Turn<unknown>): boolean {
    return turn.barrier !== undefined || !hideTheSame(before.state.world, turn.state.world);
  }

  /** The table after the open question of this seat has been answered, if it may be answered so. */
  #answered(table: Imagined | undefined, choice: Choice): Turn<unknown> | undefined {
    const asked = table?.open.find(({ seat }) => seat === this.#seat);
    const turn = asked && table && answer(this.#game, table.state, this.#seat, asked.id, choice, table.open);
    return turn && !isRefusal(turn) ? turn : undefined;
  }
}
