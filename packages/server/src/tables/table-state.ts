// How one table stands, and the one place where that changes. Nothing is true before it is durable, and whoever watches is
// told afterwards.

import { type Decision, type Interim, isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import type { Person, TableRow } from '../store/store.ts';
import { renameIn, type TableBody } from './chairs.ts';
import { type ClockFace, leftAt, run } from './clock.ts';
import type { GameContext } from './context.ts';
import { type Course, startCourse } from './course.ts';
import { isSameTurn, turnOf, waitingPeople } from './due.ts';
import { loadCourse } from './loading.ts';
import { type AnswerLine, type Line, lineOf } from './log.ts';
import { nextEntry, type NewLine } from './next-entry.ts';
import { type RowChange, rowAfter } from './row-change.ts';
import { packSnapshot } from './snapshot.ts';

/** Another writer has moved this table on; it must be read again. */
export class TableMoved extends Error {}

/** An entry that is in the log. */
export interface Appended {
  /** How the table stood on the way to it. */
  readonly interims: readonly Interim<unknown>[];
  /** Something beside the game has changed as well. */
  readonly isAround: boolean;
}

/** Told of what has become true. */
export interface StateWatcher {
  /** Whether anybody looks, who would like to see how an answer takes its course. */
  readonly isWatched: boolean;
  /** There is one more entry. */
  appended(before: Course, next: Course, entry: Appended): void;
  /** A sealed answer was given anew. */
  revised(before: Course): void;
  /** The row is another one: chairs, wishes, the status, the clocks. */
  changed(before: Readonly<TableBody>, how: { readonly begins: boolean; readonly paused?: boolean }): void;
  /** Everything may be different. */
  reloaded(): void;
}

/** A line that is in the log. */
export interface KeptLine {
  readonly seq: number;
  readonly at: number;
  readonly line: AnswerLine;
}

export class TableState {
  readonly id: string;
  readonly deps: GameContext;
  #watcher: StateWatcher | undefined;
  #row: TableRow;
  #keptChangedAt: number;
  #body: TableBody;
  #course: Course | undefined;
  #open: readonly Decision[] = [];
  #clock: ClockFace | undefined;
  #seq = 0;
  #snapshotAt = 0;
  #revisions = 0;

  constructor(deps: GameContext, row: TableRow) {
    this.deps = deps;
    this.id = row.id;
    this.#row = row;
    this.#keptChangedAt = row.changedAt;
    this.#body = JSON.parse(row.body) as TableBody;
  }

  watch(watcher: StateWatcher): void {
    this.#watcher = watcher;
  }

  get isWatched(): boolean {
    return this.#watcher?.isWatched ?? false;
  }

  /** As it is kept, but for `changedAt`: the row in the store may be a little behind. */
  get row(): TableRow {
    return this.#row;
  }

  /** What the row in the store says of when it last changed. */
  get keptChangedAt(): number {
    return this.#keptChangedAt;
  }

  /** Changed by `change` and `append` alone. */
  get body(): Readonly<TableBody> {
    return this.#body;
  }

  get seats(): readonly Seat[] {
    return Object.keys(this.#body.chairs);
  }

  /** Undefined before the deal. */
  get course(): Course | undefined {
    return this.#course;
  }

  get open(): readonly Decision[] {
    return this.#open;
  }

  get clock(): ClockFace | undefined {
    return this.#clock;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#seq;
  }

  /** How often sealed answers were given anew since the last entry. */
  get revisions(): number {
    return this.#revisions;
  }

  /** Comes back from the last snapshot and the entries since. */
  async load(): Promise<void> {
    const { store, clock: now } = this.deps;
    for (const { person } of Object.values(this.#body.chairs)) {
      const known = person && (await store.person(person.id));
      if (known) renameIn(this.#body.chairs, known);
    }
    if (this.#body.seed === undefined) return;
    const loaded = await loadCourse(this.deps, this.#row, this.#body);
    this.#seq = loaded.seq;
    this.#snapshotAt = loaded.snapshotAt;
    this.#row = { ...this.#row, changedAt: Math.max(this.#row.changedAt, loaded.at) };
    const { open } = loaded.course;
    if (this.#row.status === 'over' && !this.#body.outcome) await this.#keepOutcome(loaded.course);
    const clock = loaded.clock && run(loaded.clock, waitingPeople(open, this.#body), now());
    await this.#keepTurn(open, clock);
    this.#adopt(loaded.course, open, clock);
  }

  /** Another writer was here: what that one left is how it stands. */
  async readAgain(): Promise<void> {
    const row = await this.deps.store.table(this.id);
    if (!row) throw new Error(`table ${this.id} is gone`);
    this.#row = row;
    this.#keptChangedAt = row.changedAt;
    this.#body = JSON.parse(row.body) as TableBody;
    await this.load();
    this.#watcher?.reloaded();
  }

  /** Tables of before did not keep how they ended. From now on nobody has to derive it again. */
  async #keepOutcome({ state }: Course): Promise<void> {
    this.#body = { ...this.#body, outcome: this.deps.game.outcome(state.world) };
    const { version } = this.#row;
    const body = JSON.stringify(this.#body);
    const isKept = await this.deps.store.updateTable(this.id, { body }, { version });
    if (isKept) this.#row = { ...this.#row, body, version: version + 1 };
  }

  /** Tables of before, and those somebody else wrote to, do not say yet where they stand. */
  async #keepTurn(open: readonly Decision[], clock: ClockFace | undefined): Promise<void> {
    const stand = { seq: this.#seq, open, clock, body: this.#body, status: this.#row.status };
    const turn = turnOf(stand, this.deps.clock());
    if (isSameTurn(this.#row.turn, turn)) return;
    await this.deps.store.updateTable(this.id, {}, { turn });
    this.#row = { ...this.#row, turn };
  }

  /** One more line of the log. The same key again has the same result, and no effect. */
  async append(line: NewLine): Promise<{ seq: number }> {
    const { store, observer, snapshotEvery } = this.deps;
    const started = performance.now();
    const { open } = line.next;
    const { entry, over, body, clock, turn, change } = nextEntry(this, line, open);
    const { version } = this.#row;
    const done = await store.append(entry, change, { turn, ...(change && { version }) });
    if (!done.ok) {
      if (done.why === 'repeated') return { seq: done.seq };
      throw new TableMoved(this.id);
    }
    observer.answered((performance.now() - started) / 1000);
    const before = this.#course!;
    const isAround = body !== this.#body;
    this.#seq = entry.seq;
    this.#revisions = 0;
    this.#row = { ...this.#row, ...change, changedAt: entry.at, version: version + (change ? 1 : 0), turn };
    this.#keptChangedAt = change?.changedAt ?? this.#keptChangedAt;
    this.#body = body;
    this.#adopt(line.next, open, clock);
    this.#watcher?.appended(before, line.next, { interims: line.interims ?? [], isAround });
    if (over || this.#seq - this.#snapshotAt >= snapshotEvery) await this.#snapshot();
    return { seq: entry.seq };
  }

  /** A line of the log is another one from now on, and has its number and its time. */
  async revise(given: KeptLine, line: AnswerLine, key: string, next: Course): Promise<{ seq: number }> {
    const { seq, at } = given;
    const entry = { table: this.id, seq, key, body: JSON.stringify(line), at };
    const done = await this.deps.store.revise(entry, this.#seq);
    if (!done.ok) {
      if (done.why === 'repeated') return { seq: done.seq };
      throw new TableMoved(this.id);
    }
    this.#revisions++;
    const before = this.#course!;
    this.#course = next;
    if (this.#snapshotAt >= seq) await this.#snapshot(); // it has the answer of before in it
    this.#watcher?.revised(before);
    return { seq };
  }

  /** Changes the row. When the dice are shaken the game begins. */
  async change(edit: (body: TableBody) => void, how: RowChange = {}): Promise<void> {
    const { store, clock: now } = this.deps;
    const after = rowAfter(this, edit, how);
    const { row, body, begins, seats } = after;
    const course = begins ? this.#started(body) : this.#course;
    const open = begins ? course!.open : this.#open;
    const clock = after.clockWith(open);
    const turn = turnOf({ seq: this.#seq, open, clock, body, status: row.status }, now());
    const { version } = this.#row;
    if (!(await store.updateTable(this.id, row, { version, seats, turn }))) throw new TableMoved(this.id);
    this.#row = { ...this.#row, ...row, version: version + 1, turn };
    this.#keptChangedAt = row.changedAt;
    const before = this.#body;
    this.#body = body;
    if (course) this.#adopt(course, open, clock);
    this.#watcher?.changed(before, { begins, ...(how.paused !== undefined && { paused: how.paused }) });
  }

  #started({ config, seed, chance }: TableBody): Course {
    const course: Course | Refusal = startCourse(this.deps.game, config, seed!, chance);
    if (isRefusal(course)) throw new Error(`the game cannot begin: ${course.code}`);
    return course;
  }

  /** Nothing is written: who people are is kept elsewhere. */
  rename(person: Person): void {
    const body = structuredClone(this.#body);
    renameIn(body.chairs, person);
    this.#body = body;
  }

  /** The lines of the log from here on. */
  async lines(after = 0): Promise<{ seq: number; at: number; line: Line }[]> {
    const entries = await this.deps.store.entries(this.id, after);
    return entries.map((entry) => ({ seq: entry.seq, at: entry.at, line: lineOf(entry) }));
  }

  async #snapshot(): Promise<void> {
    const { store, clock, observer } = this.deps;
    const left = this.#clock && leftAt(this.#clock, clock());
    try {
      await store.putSnapshot({ table: this.id, seq: this.#seq, body: packSnapshot(this.#course!, left) });
      this.#snapshotAt = this.#seq;
    } catch (error) {
      observer.failed('snapshot', error); // only a cache: the answers are safe
    }
  }

  #adopt(course: Course, open: readonly Decision[], clock: ClockFace | undefined): void {
    this.#course = course;
    this.#open = open;
    this.#clock = clock;
  }
}
