// Who looks at a table and who has been away for how long; what they are shown of the game, and told around it.

import type { Eye, Refusal, Seat } from '@three-thrones/kernel';
import type { ServerMessage, TableInfo } from '@three-thrones/protocol';
import { Announcing } from './announcing.ts';
import { Audience, type Scene } from './audience.ts';
import { notYourSeat, type TableBody } from './chairs.ts';
import { type Course, undoable } from './course.ts';
import { infoOf } from './summary.ts';
import type { Appended, TableState } from './table-state.ts';
import type { Viewer } from './tables.ts';

export class Attendance {
  readonly #state: TableState;
  readonly #audience = new Audience();
  readonly #announcing: Announcing;
  /** Since when nobody has looked from a seat, in service time; those never seen are away since the table came back. */
  readonly #awaySince = new Map<Seat, number>();
  readonly #openedAt: number;

  constructor(state: TableState) {
    this.#state = state;
    this.#openedAt = state.deps.clock();
    this.#announcing = new Announcing({
      info: () => this.info(),
      tell: (message) => this.#audience.send(message),
    });
  }

  get size(): number {
    return this.#audience.size;
  }

  awayFor(seat: Seat): number {
    if (this.#audience.has(seat)) return 0;
    const since = this.#awaySince.get(seat) ?? this.#openedAt;
    return Math.max(1, this.#state.deps.clock() - since);
  }

  /** Everything around the game, as it is now. */
  info(): TableInfo {
    const { row, body, deps } = this.#state;
    const { now, clock, serverKey } = deps;
    return infoOf(row, body, {
      serverKey,
      isOnline: (seat) => this.#audience.has(seat),
      wallTime: (serviceTime) => now() + serviceTime - clock(),
    });
  }

  send(message: ServerMessage, toEyes?: readonly Eye[]): void {
    this.#audience.send(message, toEyes);
  }

  // Coming and going

  welcome(viewer: Viewer, seat: Seat | undefined, since: number | undefined): Refusal | undefined {
    const before = this.#audience.eyeOf(viewer);
    this.#audience.add(viewer, seat ?? 'spectator');
    this.#noteAbsence(before);
    viewer.send(this.info());
    if (this.#state.course) this.#audience.welcome(viewer, this.#scene(), since);
    this.#announcing.soon();
    return undefined;
  }

  leave(viewer: Viewer): void {
    const eye = this.#audience.eyeOf(viewer);
    if (!this.#audience.remove(viewer)) return;
    this.#noteAbsence(eye);
    this.#announcing.soon();
  }

  #noteAbsence(eye: Eye | undefined): void {
    if (eye !== undefined && eye !== 'spectator' && !this.#audience.has(eye))
      this.#awaySince.set(eye, this.#state.deps.clock());
  }

  /** Whoever has just got a seat, or got it back from a bot, has not been away from it before. */
  #noteArrivals(before: TableBody['chairs']): void {
    for (const [seat, { person, bot }] of Object.entries(this.#state.body.chairs)) {
      const { person: last, bot: lastBot } = before[seat]!;
      if (person?.id !== last?.id || (lastBot !== undefined && bot === undefined)) this.#noteAbsence(seat);
    }
  }

  /** Whoever lost a seat only watches from now on. */
  #closeEyes(): Viewer[] {
    const { body } = this.#state;
    return this.#audience.closeEyes(
      ({ person }, seat) => person !== undefined && !notYourSeat(body, person, seat),
    );
  }

  // What has become of the table

  appended(before: Course, next: Course, { interims, isAround }: Appended): void {
    this.#audience.update(this.#scene(), before.state, next, interims);
    if (this.#state.row.status === 'over') this.#announcing.now();
    else if (isAround) this.#announcing.soon();
  }

  revised(before: Course): void {
    this.#audience.revise(this.#scene(), before.state);
  }

  changed(before: Readonly<TableBody>, how: { readonly begins: boolean; readonly paused?: boolean }): void {
    const { course, row } = this.#state;
    const strangers = this.#closeEyes();
    this.#noteArrivals(before.chairs);
    if (how.begins || how.paused !== undefined) this.#audience.refresh(this.#scene());
    else if (course) for (const viewer of strangers) this.#audience.welcome(viewer, this.#scene(), undefined);
    if (how.begins || row.status !== 'playing') this.#announcing.now();
    else this.#announcing.soon();
  }

  reloaded(): void {
    this.#closeEyes();
    if (this.#state.course) this.#audience.refresh(this.#scene());
    this.#announcing.now();
  }

  renamed(): void {
    this.#announcing.soon();
  }

  #scene(): Scene {
    const { id, seq, open, clock, deps, row } = this.#state;
    const course = this.#state.course!;
    return {
      ...{ table: id, seq, state: course.state, open, clock, now: deps.clock() },
      undoable: (seat) => (row.status === 'over' ? 0 : undoable(course, seat)),
    };
  }

  stop(): void {
    this.#announcing.stop();
  }
}
