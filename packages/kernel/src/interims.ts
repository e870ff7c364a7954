// The tables on the way of one answer: whoever watches sees one thing happen after another.

import { copyNoting, copyState, type Shaped } from './copy-state.ts';
import type { Answer, Fact, Game, State } from './game.ts';
import { areHidden, type Hidden } from './hidden.ts';
import { Play, secretsOf } from './run.ts';

/** How the table stood on the way from one question to the next. */
export interface Interim<W> {
  readonly state: State<W>;
  /** How many of the facts of the answer are told only after it. */
  readonly ahead: number;
}

/** Facts that weigh less are seen together with the next that weighs as much, or with how it all ended. */
export const WORTH_A_LOOK = 2;

type Weighing<W> = Pick<Game<W>, 'weight'> & Shaped<W>;

/**
 * The table after each step in which something worth a look was told, but for the last: that is how it stands now. Kept
 * while the answer is played; as a step may be the last, the table is copied only when another one is about to change it.
 */
export class InterimNotes<W> {
  readonly #game: Weighing<W>;
  readonly #state: State<W>;
  readonly #found: { readonly state: State<W>; readonly told: number }[] = [];
  #seen = 0;

  private constructor(game: Weighing<W>, state: State<W>) {
    this.#game = game;
    this.#state = state;
  }

  /** None where nothing weighs anything. `state` is the one that is played on. */
  static of<W>(game: Weighing<W>, state: State<W>): InterimNotes<W> | undefined {
    return game.weight && new InterimNotes(game, state);
  }

  readonly note = (told: readonly Fact[]): void => {
    if (told.length === this.#seen) return;
    const isWorthIt = this.#areWorthIt(told, this.#seen);
    this.#seen = told.length;
    if (isWorthIt) this.#found.push({ state: copyState(this.#game, this.#state), told: told.length });
  };

  #areWorthIt(told: readonly Fact[], from: number): boolean {
    for (let at = from; at < told.length; at++)
      if (this.#game.weight!(told[at]!) >= WORTH_A_LOOK) return true;
    return false;
  }

  /**
   * What was noted, now that all is told. Where the answer can be taken back, these secrets must lie closed: what lay open
   * for a moment only was not meant to be looked at.
   */
  interims(told: readonly Fact[], closed: readonly Hidden<unknown>[] | undefined): Interim<W>[] {
    return this.#found
      .filter((one) => this.#areWorthIt(told, one.told))
      .filter(({ state }) => !closed || areHidden(closed, secretsOf(this.#game, state)))
      .map((one) => ({ state: one.state, ahead: told.length - one.told }));
  }
}

/** The interims of an answer that was played before: it is played once more, where there is more than one thing to see. */
export function interimsOf<W, C>(
  game: Game<W, C>,
  before: State<W>,
  { seat, decision, choice }: Answer,
  { facts, mayUndo }: { readonly facts: readonly Fact[]; readonly mayUndo: boolean },
): readonly Interim<W>[] {
  const { weight } = game;
  if (!weight || facts.filter((fact) => weight(fact) >= WORTH_A_LOOK).length < 2) return [];
  const [own, secrets] = copyNoting(game, before);
  const notes = InterimNotes.of(game, own)!;
  const play = new Play(game, own, { beforeStep: notes.note });
  if (play.answer(seat, decision, choice)) return [];
  return notes.interims(play.told, mayUndo ? secrets : undefined);
}
