// When a table acts by itself: somebody's time is up, a share of the dice was not shown, a bot is asked.

import type { BotPlayer, BotTable } from './bot-player.ts';
import { deadline, leftAt } from './clock.ts';
import { freeLateChairs } from './dice.ts';
import { withoutBot } from './due.ts';

/**
 * Nobody sleeps longer before looking at the clock again. Node keeps a list for every length of an unreferenced timer
 * until that much time has passed: lengths of hours, all of them different, would pile up.
 */
const LONGEST_NAP = 60_000;
const RETRY = 1_000;

export class Alarms {
  readonly #table: BotTable;
  readonly #bots: BotPlayer;
  #timer: NodeJS.Timeout | undefined;
  #wakesBy = 0;
  #isStopped = false;

  constructor(table: BotTable, bots: BotPlayer) {
    this.#table = table;
    this.#bots = bots;
  }

  /** The table stands in another way: what has to be done next, and when. */
  set(): void {
    const { state } = this.#table;
    const { status } = state.row;
    if (this.#isStopped || status === 'over' || status === 'closed') return this.#sleep();
    const at =
      status === 'gathering'
        ? state.body.diceBy
        : state.clock && deadline(state.clock, withoutBot(state.open, state.body));
    if (at === undefined) this.#sleep();
    else this.#wakeBy(at - state.deps.clock());
    this.#bots.play();
  }

  #sleep(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whoever wakes too early looks at the clock again: with every answer there is another moment, and mostly a later one. */
  #wakeBy(left: number): void {
    const wait = Math.min(Math.max(0, left), LONGEST_NAP);
    const by = performance.now() + wait;
    if (this.#timer && this.#wakesBy <= by) return;
    this.#sleep();
    this.#wakesBy = by;
    this.#timer = setTimeout(() => this.#ring(), wait).unref();
  }

  /** Somebody's time is up: the stand-in decides this one question. */
  #ring(): void {
    const { state } = this.#table;
    this.#timer = undefined;
    if (this.#isStopped) return;
    if (state.row.status === 'gathering') return this.#ringForDice();
    const { clock, open, body, deps } = state;
    if (!clock) return;
    const left = leftAt(clock, deps.clock());
    const late = clock.paused
      ? undefined
      : open.find(
          ({ seat, answered }) => !answered && left[seat] === 0 && body.chairs[seat]!.bot === undefined,
        );
    // While a bot thinks the time of a person may wait a moment; when it has thought the alarms are set again.
    if (!late) this.set();
    else if (!this.#bots.isThinking) this.#bots.decide(late, deps.standIn, 'timeout');
  }

  /** Whoever has not shown their share of the dice is replaced before the deal, never after. */
  #ringForDice(): void {
    const { state } = this.#table;
    const isLate = (): boolean => (state.body.diceBy ?? Infinity) <= state.deps.clock();
    if (!isLate()) return this.set();
    this.#table
      .inTurn(async () => {
        if (isLate() && state.row.status === 'gathering') await state.change(freeLateChairs);
      })
      .catch((error: unknown) => this.tryLater('dice', error));
  }

  tryLater(what: string, error: unknown): void {
    if (this.#isStopped) return;
    this.#table.state.deps.observer.failed(what, error);
    this.#sleep();
    this.#wakesBy = performance.now() + RETRY;
    this.#timer = setTimeout(() => this.#retry(), RETRY).unref(); // a full disk may have room again
  }

  #retry(): void {
    this.#timer = undefined;
    this.set();
  }

  stop(): void {
    this.#isStopped = true;
    this.#sleep();
  }
}
