// Bots at a table: one thought at a time, thought elsewhere from what the seat sees, answered like any other.

import { type Decision, isRefusal, view } from '@three-thrones/kernel';
import { answerFor } from './answering.ts';
import type { By } from './log.ts';
import type { TableState } from './table-state.ts';

/** A bot that needs longer than it may seem to answers on the next beat: how long it thought is nobody's business. */
const BEAT = 500;

export interface BotTable {
  readonly state: TableState;
  inTurn(task: () => Promise<void>): Promise<void>;
}

/** Told when a bot has stopped thinking and no answer came of it. */
export interface BotWatcher {
  /** The question is another one by now. */
  set(): void;
  tryLater(what: By, error: unknown): void;
}

export class BotPlayer {
  readonly #table: BotTable;
  #watcher: BotWatcher | undefined;
  #thinking: object | undefined;
  #pause: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  onPause(watcher: BotWatcher): void {
    this.#watcher = watcher;
  }

  get isThinking(): boolean {
    return this.#thinking !== undefined;
  }

  /** The first bot that is asked begins to think, unless one does. */
  play(): void {
    const { open, body } = this.#table.state;
    if (this.#thinking || this.#isStopped) return;
    const asked = open.find(({ seat, answered }) => !answered && body.chairs[seat]!.bot !== undefined);
    if (asked) this.decide(asked, body.chairs[asked.seat]!.bot!, 'bot');
  }

  decide(asked: Decision, level: string, by: By): void {
    const thought = {};
    this.#thinking = thought;
    this.#think(asked, level, by)
      .then(() => {
        if (this.#thinking !== thought) return;
        this.#thinking = undefined;
        this.#watcher?.set();
      })
      .catch((error: unknown) => {
        if (this.#thinking === thought) this.#thinking = undefined;
        this.#watcher?.tryLater(by, error);
      });
  }

  async #think(asked: Decision, level: string, by: By): Promise<void> {
    const { state } = this.#table;
    const { work, game, randomBytes, botDelay } = state.deps;
    const { seat, id: decision } = asked;
    const started = performance.now();
    const seen = view(state.course!.state, seat);
    const fresh = randomBytes(16).toString('hex');
    const choice = await work.choose(state.body.host, level, game.id, asked, seen, fresh);
    if (botDelay > 0) await this.#untilBeat(started);
    await this.#table.inTurn(async () => {
      if (this.#isStopped || !isStill(state, asked, by)) return;
      // Before the table looks for the next bot to ask.
      this.#thinking = undefined;
      const no = await answerFor(state, { seat, decision, choice }, `${by}:${decision}:${state.seq}`, by);
      if (isRefusal(no) && no.code !== 'table-full') throw new Error(`a bot was refused: ${no.code}`);
    });
  }

  async #untilBeat(started: number): Promise<void> {
    const { botDelay } = this.#table.state.deps;
    const spent = performance.now() - started;
    const beats = Math.max(0, Math.ceil((spent - botDelay) / BEAT));
    const wait = botDelay + beats * BEAT - spent;
    await new Promise<void>((go) => {
      this.#pause = setTimeout(go, Math.max(0, wait));
    });
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#pause) clearTimeout(this.#pause);
    this.#thinking = undefined;
  }
}

/** After an undo the same question may be another one: then it is thought over again. */
function isStill({ open, body }: TableState, asked: Decision, by: By): boolean {
  const now = open.find(({ id, seat }) => id === asked.id && seat === asked.seat);
  const isBots = body.chairs[asked.seat]!.bot !== undefined;
  return now !== undefined && JSON.stringify(now) === JSON.stringify(asked) && (by === 'bot') === isBots;
}
