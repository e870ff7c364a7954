// One table: an actor with a queue. Commands are carried out one after another, each finished before the next begins.

import type { Eye, Refusal } from '@three-thrones/kernel';
import type { ServerMessage } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person, TableRow } from '../store/store.ts';
import { Alarms } from './alarms.ts';
import { Attendance } from './attendance.ts';
import { BotPlayer } from './bot-player.ts';
import { alreadySeated } from './chairs.ts';
import { type Command, type CommandType, type Handlers, isSpoken, type Results } from './commands.ts';
import type { GameContext } from './context.ts';
import type { Course } from './course.ts';
import { untilOf, waiting } from './due.ts';
import { type Act, mayNot, type Situation } from './policy.ts';
import { summaryOf } from './summary.ts';
import type { TableAtWork } from './table-at-work.ts';
import { type StateWatcher, TableMoved, TableState } from './table-state.ts';
import type { Viewer } from './tables.ts';

/** How often a command is tried on what other writers have left. */
const ATTEMPTS = 5;

/** What has become true at a table, passed on: to what it has to do next, and to those who look. */
class Relay implements StateWatcher {
  readonly #attendance: Attendance;
  readonly #alarms: Alarms;

  constructor(attendance: Attendance, alarms: Alarms) {
    this.#attendance = attendance;
    this.#alarms = alarms;
  }

  get isWatched(): boolean {
    return this.#attendance.size > 0;
  }

  appended(...entry: Parameters<StateWatcher['appended']>): void {
    this.#alarms.set();
    this.#attendance.appended(...entry);
  }

  revised(before: Course): void {
    this.#attendance.revised(before);
  }

  changed(...change: Parameters<StateWatcher['changed']>): void {
    this.#attendance.changed(...change);
    this.#alarms.set();
  }

  reloaded(): void {
    this.#alarms.set();
    this.#attendance.reloaded();
  }
}

export class TableActor implements TableAtWork {
  readonly state: TableState;
  readonly #attendance: Attendance;
  readonly #bots: BotPlayer;
  readonly #alarms: Alarms;
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #touched: number;

  private constructor(deps: GameContext, row: TableRow) {
    this.#touched = deps.now();
    const state = new TableState(deps, row);
    this.state = state;
    this.#attendance = new Attendance(state);
    this.#bots = new BotPlayer(this);
    this.#alarms = new Alarms(this, this.#bots);
    this.#bots.onPause(this.#alarms);
    state.watch(new Relay(this.#attendance, this.#alarms));
  }

  /** Comes back from the store. */
  static async open(deps: GameContext, row: TableRow): Promise<TableActor> {
    const table = new TableActor(deps, row);
    await table.state.load();
    table.#alarms.set();
    return table;
  }

  get id(): string {
    return this.state.id;
  }

  get viewers(): number {
    return this.#attendance.size;
  }

  /** When somebody last did something here. */
  get touched(): number {
    return this.#touched;
  }

  /** Nobody looks, nothing is under way: it can leave memory. */
  get isIdle(): boolean {
    return this.#busy === 0 && this.viewers === 0 && !this.#bots.isThinking;
  }

  carryOut<T extends CommandType>(
    by: Person,
    command: Command<T>,
    handlers: Handlers<TableAtWork>,
  ): Promise<Results[T] | Refusal> {
    const work = (): Promise<Results[T] | Refusal> => handlers[command.type](this, by, command);
    // Nobody who wants to say something waits for what is being played.
    return isSpoken(command.type) ? work() : this.inTurn(work);
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.#touched = this.state.deps.now();
    const isFree = this.#busy++ === 0;
    const done = isFree ? this.#attempt(task) : this.#queue.then(() => this.#attempt(task));
    this.#queue = done.then(this.#finish, this.#finish);
    return done;
  }

  readonly #finish = (): void => {
    this.#busy--;
  };

  /** If another writer was first, once more on what that one left. */
  async #attempt<T>(task: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof TableMoved) || attempt === ATTEMPTS) throw error;
        await this.state.readAgain();
      }
    }
  }

  /** Why this person may not do this here. */
  readonly mayNot = (who: Person | undefined, act: Act): Refusal | undefined =>
    mayNot(this.situation(), who, act);

  situation(): Situation {
    const { body, row, seq, deps } = this.state;
    return {
      ...{ body, status: row.status, seq, now: deps.now() },
      awayFor: (seat) => this.#attendance.awayFor(seat),
    };
  }

  // Watching

  subscribe(
    viewer: Viewer,
    seat: string | undefined,
    since: number | undefined,
  ): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      const no = this.mayNot(viewer.person, { type: 'look', ...(seat !== undefined && { seat }) });
      return no ?? this.#attendance.welcome(viewer, seat, since);
    });
  }

  unsubscribe(viewer: Viewer): void {
    this.#attendance.leave(viewer);
  }

  send(message: ServerMessage, toEyes?: readonly Eye[]): void {
    this.#attendance.send(message, toEyes);
  }

  summary(): TableSummary {
    const { row, body, seq, open, clock, deps } = this.state;
    const asked = waiting(open);
    const until = untilOf({ clock, asked, body }, (moment) => deps.now() + moment - deps.clock());
    return summaryOf(this.#attendance.info(), row, body, { seq, asked, until });
  }

  /** Somebody here may have another name now. */
  async renamed(person: Person): Promise<void> {
    if (!alreadySeated(this.state.body, person)) return;
    await this.inTurn(async () => {
      this.state.rename(person);
      this.#attendance.renamed();
    });
  }

  /** No more clocks and bots; resolves when the last command is finished. */
  async stop(): Promise<void> {
    this.#alarms.stop();
    this.#bots.stop();
    this.#attendance.stop();
    await this.#queue;
  }
}
