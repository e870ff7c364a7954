// Options that go together: sets that keep every limit of a question.

import { limitsOver } from './choice.ts';
import type { Limit } from './flow.ts';
import { DeadEnd, type Decision } from './game.ts';
import type { Random } from './random.ts';

/**
 * A legal answer to a question with limits: its options taken in this order as far as there is room, first what a limit
 * asks for, then up to `number` of them in all. Where that leaves a limit short, a search finds another set, and the
 * order counts for less. A question that has no such answer is a dead end.
 */
export function fitting(decision: Decision, inOrder: readonly string[], number: number): string[] {
  const picking = new Picking(decision, inOrder);
  picking.takeAsked();
  picking.fillUp(number);
  if (picking.isShort) {
    if (!picking.search())
      throw new DeadEnd(`dead end: ${decision.kind} offers ${decision.seat} nothing that goes together`);
    picking.fillUp(number);
  }
  return picking.chosen();
}

/** Any legal answer to a question with limits. Each may come, but not each is as likely as any other. */
export function anyFitting(decision: Decision, chance: Random): string[] {
  const { options, min, max } = decision;
  return fitting(decision, chance.shuffle([...options]), min + chance.int(max - min + 1));
}

/**
 * How many sets a search looks at before it gives up and calls the question a dead end. Limits can be made into puzzles
 * that nobody solves in time; one token for each area and so many of each token are none.
 */
const MOST_SETS = 2_000;

/** A set in the making. The question's own `min` and `max` are one more limit, the last, over all options. */
class Picking {
  readonly #inOrder: readonly string[];
  readonly #limits: readonly Pick<Limit, 'min' | 'max'>[];
  readonly #all: number;
  readonly #limitsOver: (option: string) => number[];
  /** The limits each option counts for, as far as anybody has asked. */
  readonly #over: (readonly number[] | undefined)[];
  readonly #counts: number[];
  /** How many limits are below their `min`. */
  #short: number;
  readonly #isTaken: boolean[];
  /** Options that were tried in vain beside what is taken now. */
  readonly #isSpent: boolean[];
  #sets = 0;

  constructor(decision: Decision, inOrder: readonly string[]) {
    const { limits = [] } = decision;
    this.#inOrder = inOrder;
    this.#limits = [...limits, decision];
    this.#all = limits.length;
    this.#limitsOver = limitsOver(limits);
    this.#over = new Array<undefined>(inOrder.length).fill(undefined);
    this.#counts = new Array<number>(this.#limits.length).fill(0);
    this.#short = this.#limits.filter(({ min }) => min > 0).length;
    this.#isTaken = new Array<boolean>(inOrder.length).fill(false);
    this.#isSpent = new Array<boolean>(inOrder.length).fill(false);
  }

  get isShort(): boolean {
    return this.#short > 0;
  }

  chosen(): string[] {
    return this.#inOrder.filter((_, option) => this.#isTaken[option]);
  }

  /** What some limit still asks for, besides the question's own. */
  takeAsked(): void {
    for (let option = 0; option < this.#inOrder.length; option++) {
      if (this.#short - (this.#lacks(this.#all) ? 1 : 0) === 0) return;
      if (this.#isAskedAndHasRoom(option)) this.#take(option);
    }
  }

  fillUp(number: number): void {
    const enough = Math.max(number, this.#limits[this.#all]!.min);
    for (let option = 0; option < this.#inOrder.length && this.#counts[this.#all]! < enough; option++)
      if (!this.#isTaken[option] && this.#hasRoom(option)) this.#take(option);
  }

  /** Begins again and finds what every limit asks for, if there is such a set. */
  search(): boolean {
    for (let option = 0; option < this.#inOrder.length; option++)
      if (this.#isTaken[option]) this.#putBack(option);
    return this.#searchOn();
  }

  /** Serves the limit with the least to spare first, from the options that are soonest gone: dead ends show early. */
  #searchOn(): boolean {
    if (!this.isShort) return true;
    if (++this.#sets > MOST_SETS) return false;
    const open = this.#openUnder();
    const limit = this.#tightest(open);
    const tried = this.#scarcestFirst(limit, open);
    if (this.#counts[limit]! + tried.length < this.#limits[limit]!.min) return false;
    for (const option of tried) {
      this.#take(option);
      if (this.#searchOn()) return true;
      this.#putBack(option);
      this.#isSpent[option] = true;
    }
    for (const option of tried) this.#isSpent[option] = false;
    return false;
  }

  /** How many options could still be taken under each limit. */
  #openUnder(): number[] {
    const open = this.#limits.map(() => 0);
    for (let option = 0; option < this.#inOrder.length; option++)
      if (this.#isOpen(option)) for (const limit of this.#limitsOf(option)) open[limit]!++;
    return open;
  }

  /** Of the limits that are still short, the one with the fewest open options to spare. */
  #tightest(open: readonly number[]): number {
    const spare = (limit: number) => open[limit]! + this.#counts[limit]! - this.#limits[limit]!.min;
    const short = [...open.keys()].filter((limit) => this.#lacks(limit));
    return short.reduce((least, limit) => (spare(limit) < spare(least) ? limit : least));
  }

  /** The open options under a limit; those first whose other limits have the fewest options for each place left. */
  #scarcestFirst(limit: number, open: readonly number[]): number[] {
    const ranked: { option: number; choice: number }[] = [];
    for (let option = 0; option < this.#inOrder.length; option++) {
      const over = this.#limitsOf(option);
      if (!this.#isOpen(option) || !over.includes(limit)) continue;
      let choice = Number.POSITIVE_INFINITY;
      for (const other of over)
        if (other !== limit)
          choice = Math.min(choice, open[other]! / (this.#limits[other]!.max - this.#counts[other]!));
      ranked.push({ option, choice });
    }
    return ranked.sort((a, b) => a.choice - b.choice).map(({ option }) => option);
  }

  #limitsOf(option: number): readonly number[] {
    const known = this.#over[option];
    if (known) return known;
    const over = this.#limitsOver(this.#inOrder[option]!);
    over.push(this.#all);
    this.#over[option] = over;
    return over;
  }

  #lacks(limit: number): boolean {
    return this.#counts[limit]! < this.#limits[limit]!.min;
  }

  #isOpen(option: number): boolean {
    return !this.#isTaken[option] && !this.#isSpent[option] && this.#hasRoom(option);
  }

  #isAskedAndHasRoom(option: number): boolean {
    let isAsked = false;
    for (const limit of this.#limitsOf(option)) {
      const count = this.#counts[limit]!;
      const { min, max } = this.#limits[limit]!;
      if (count >= max) return false;
      if (count < min && limit !== this.#all) isAsked = true;
    }
    return isAsked;
  }

  #hasRoom(option: number): boolean {
    for (const limit of this.#limitsOf(option))
      if (this.#counts[limit]! >= this.#limits[limit]!.max) return false;
    return true;
  }

  #take(option: number): void {
    this.#isTaken[option] = true;
    for (const limit of this.#limitsOf(option))
      if (++this.#counts[limit]! === this.#limits[limit]!.min) this.#short--;
  }

  #putBack(option: number): void {
    this.#isTaken[option] = false;
    for (const limit of this.#limitsOf(option))
      if (this.#counts[limit]!-- === this.#limits[limit]!.min) this.#short++;
  }
}
