// One table: an actor with a queue. Take a command, run the kernel, append to the store, then acknowledge and fan out.
// Nothing is acknowledged, and nothing is shown to anybody, before it is durable.

import { choiceOf } from '@three-thrones/bots';
import {
  type Answer,
  type Choice,
  type Decision,
  decisions,
  type Eye,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  refusal,
  type Seat,
  seeded,
  why,
} from '@three-thrones/kernel';
import type { Lobby, ServerMessage } from '@three-thrones/protocol';
import type { Person, Status, TableRow } from '../store/store.ts';
import { chairOf, isTaken, notYourSeat, type TableBody } from './chairs.ts';
import { type ClockFace, deadline, leftAt, newClocks, reward, run, unreward } from './clock.ts';
import type { GameContext } from './context.ts';
import {
  type Course,
  courseAfter,
  courseBackAt,
  courseBefore,
  isByTheClock,
  startCourse,
  undoable,
} from './course.ts';
import { commitmentTo, mixedSeed } from './fairness.ts';
import { type AnswerLine, type By, type Line, lineOf, standing } from './log.ts';
import {
  afterLine,
  agreedTo,
  notAbout,
  type Proposal,
  refusedBy,
  shown,
  wished,
  type Wishes,
  without,
} from './proposals.ts';
import { packSnapshot, unpackSnapshot } from './snapshot.ts';
import type { Summary, Viewer, Wish } from './tables.ts';
import { Audience } from './audience.ts';

/** Another writer has moved this table on; it must be read again. */
class TableMoved extends Error {}

/**
 * Nobody sleeps longer before looking at the clock again. Node keeps a list for every length of an unreferenced timer
 * until that much time has passed: lengths of hours, all of them different, would pile up.
 */
const LONGEST_NAP = 60_000;

/** So far behind may the row of a table say when it last changed: not every answer writes the row as well. */
const ROW_BEHIND = 60_000;

/** How often a command is tried on what other writers have left. */
const ATTEMPTS = 5;

export class Table {
  readonly id: string;
  /** As it is kept, but for `changedAt`: the row may be a little behind. */
  row: TableRow;
  #keptChangedAt: number;
  body: TableBody;
  #house: GameContext;
  #course: Course | undefined;
  #open: readonly Decision[] = [];
  #clock: ClockFace | undefined;
  #seq = 0;
  #snapshotAt = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #audience = new Audience();
  #timer: NodeJS.Timeout | undefined;
  #thinking: NodeJS.Timeout | NodeJS.Immediate | undefined;
  #stopped = false;
  /** When somebody last did something here. */
  touched: number;

  private constructor(house: GameContext, row: TableRow) {
    this.#house = house;
    this.id = row.id;
    this.row = row;
    this.#keptChangedAt = row.changedAt;
    this.body = JSON.parse(row.body) as TableBody;
    this.touched = house.now();
  }

  /** Comes back from the last snapshot and the entries since. */
  static async open(house: GameContext, row: TableRow, running?: ClockFace): Promise<Table> {
    const table = new Table(house, row);
    await table.#lookNamesUp();
    if (table.body.seed !== undefined) await table.#load(running);
    return table;
  }

  /** People may have taken other names since the row was written. */
  async #lookNamesUp(): Promise<void> {
    for (const chair of Object.values(this.body.chairs)) {
      const known = chair.person && (await this.#house.store.person(chair.person.id));
      if (known) chair.person = { id: known.id, name: known.name };
    }
  }

  async #load(running: ClockFace | undefined): Promise<void> {
    const { store, game, now } = this.#house;
    const { tempo, config, seed } = this.body;
    const kept = await store.snapshot(this.id);
    const snapshot = kept && unpackSnapshot(kept.body);
    let course = snapshot?.course ?? trusted(startCourse(game, config, seed!));
    let clock = newClocks(tempo, this.seats, now());
    if (clock && snapshot?.left) clock = { ...clock, left: snapshot.left };
    this.#seq = this.#snapshotAt = kept?.seq ?? 0;
    const since = await store.entries(this.id, Math.max(0, this.#seq - 1));
    for (const entry of since.filter(({ seq }) => seq > this.#seq)) {
      const line = lineOf(entry);
      course = await this.#replayed(course, line);
      if (clock && line.kind !== 'take-back' && line.left !== undefined)
        clock = { ...clock, left: { ...clock.left, [line.seat]: line.left } };
      this.#seq = entry.seq;
    }
    const changedAt = Math.max(this.row.changedAt, since.at(-1)?.at ?? 0);
    this.row = { ...this.row, changedAt };
    const { saved, paused = false } = this.body;
    if (clock && saved?.seq === this.#seq) clock = { ...clock, left: saved.left };
    this.#clock = running ?? (clock && { ...clock, paused });
    this.#adopt(course);
  }

  async #replayed(course: Course, line: Line): Promise<Course> {
    const { game } = this.#house;
    if (line.kind === 'answer') return trusted(courseAfter(game, course, line));
    if (line.kind === 'undo') return trusted(courseBefore(game, course, line.seat));
    return this.#courseBackAt(line.to);
  }

  /** The game as it was after an earlier entry, to which all have agreed to go back. */
  async #courseBackAt(seq: number): Promise<Course> {
    return trusted(
      courseBackAt(this.#house.game, this.body.config, this.body.seed!, await this.#lines(), seq),
    );
  }

  /** The whole log. */
  async #lines(): Promise<Line[]> {
    return (await this.#house.store.entries(this.id, 0)).map(lineOf);
  }

  /** A course becomes the table's own: who is asked, whose clock runs, what bots have to do. */
  #adopt(course: Course): void {
    const { game, now } = this.#house;
    this.#course = course;
    this.#open = isOver(course.state) ? [] : decisions(game, course.state);
    if (this.#clock) this.#clock = run(this.#clock, this.#waitingPeople(), now());
    this.#setAlarms();
  }

  get seats(): readonly Seat[] {
    return Object.keys(this.body.chairs);
  }

  get seq(): number {
    return this.#seq;
  }

  get viewers(): number {
    return this.#audience.size;
  }

  /** Nobody looks, nothing is under way: it can leave memory. */
  get isIdle(): boolean {
    return this.#busy === 0 && this.#audience.size === 0 && this.#thinking === undefined;
  }

  get clock(): ClockFace | undefined {
    return this.#clock;
  }

  /** One command at a time, each finished before the next begins. */
  do<T>(task: () => Promise<T>): Promise<T> {
    this.#busy++;
    this.touched = this.#house.now();
    const done = this.#queue.then(() => this.#attempt(task));
    this.#queue = done.catch(() => undefined).finally(() => this.#busy--);
    return done;
  }

  /** If another writer was first, once more on what that one left. */
  async #attempt<T>(task: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof TableMoved) || attempt === ATTEMPTS) throw error;
        await this.#readAgain();
      }
    }
  }

  async #readAgain(): Promise<void> {
    const row = await this.#house.store.table(this.id);
    if (!row) throw new Error(`table ${this.id} is gone`);
    this.row = row;
    this.#keptChangedAt = row.changedAt;
    this.body = JSON.parse(row.body) as TableBody;
    await this.#lookNamesUp();
    await this.#load(undefined);
    this.#audience.refresh(this.#scene());
    this.#tellLobby();
  }

  // Playing

  answer(by: Person, said: Answer & { key: string }): Promise<{ seq: number } | Refusal> {
    return this.do(async () => {
      const no = this.#mayPlay(by, said.seat);
      return no ?? this.#answer(said, `${said.seat}:${said.key}`);
    });
  }

  #mayPlay(by: Person, seat: Seat): Refusal | undefined {
    if (!this.#course) return refusal('table-not-playing', '0');
    const no = notYourSeat(this.body, by, seat);
    if (no) return no;
    return this.body.chairs[seat]!.bot === undefined
      ? undefined
      : refusal('seat-is-with-a-bot', '0', { seat });
  }

  async #answer(
    { seat, decision, choice }: Answer,
    key: string,
    by?: By,
  ): Promise<{ seq: number } | Refusal> {
    const { game, now } = this.#house;
    const next = courseAfter(game, this.#course!, { seat, decision, choice, ...(by && { by }) });
    if (isRefusal(next)) return this.#repeated(key, next);
    const spent = this.#clock && run(this.#clock, this.#clock.running, now());
    // Whoever answers the same question again has had the increment.
    const isAgain = this.#open.some((open) => open.id === decision && open.answered);
    const clock =
      spent && !isAgain ? reward(spent, this.body.tempo, seat, { timedOut: by === 'timeout' }) : spent;
    const line: AnswerLine = {
      ...{ kind: 'answer', seat, decision, choice },
      ...(by && { by }),
      ...(clock && { left: clock.left[seat]!, gained: clock.left[seat]! - spent!.left[seat]! }),
    };
    return this.#commit(next, line, key, clock);
  }

  /** The same command again has the same result, although the table has moved on. */
  async #repeated(key: string, no: Refusal): Promise<{ seq: number } | Refusal> {
    const seq = await this.#house.store.seqOf(this.id, key);
    return seq === undefined ? no : { seq };
  }

  undo(by: Person, seat: Seat, key: string): Promise<{ seq: number } | Refusal> {
    return this.do(async () => {
      const no = this.#mayPlay(by, seat);
      if (no) return no;
      const back = courseBefore(this.#house.game, this.#course!, seat);
      const full = `${seat}:${key}`;
      if (isRefusal(back)) return this.#repeated(full, back);
      const clock = await this.#clockBefore(seat);
      if (isRefusal(clock)) return this.#repeated(full, clock);
      const left = clock?.left[seat];
      const line: Line = { kind: 'undo', seat, ...(left !== undefined && { left }) };
      return this.#commit(back, line, full, clock);
    });
  }

  /** The clocks once the last answer is undone. What the clock itself decided stays, and nobody undoes without time. */
  async #clockBefore(seat: Seat): Promise<ClockFace | undefined | Refusal> {
    if (!this.#clock) return undefined;
    const last = standing(await this.#lines()).at(-1)!;
    if (isByTheClock(last)) return refusal('undo-timeout', '0', { seat });
    const { gained = 0 } = last;
    const clock = unreward(run(this.#clock, this.#clock.running, this.#house.now()), seat, gained);
    return gained > 0 && clock.left[seat] === 0 ? refusal('undo-no-time', '0', { seat }) : clock;
  }

  why(by: Person, seat: Seat, option: string): Promise<{ may: true } | Refusal> {
    return this.do(async () => {
      const no = this.#mayPlay(by, seat);
      if (no) return no;
      return why(this.#house.game, this.#course!.state, seat, option) ?? { may: true };
    });
  }

  async #commit(
    next: Course,
    line: Line,
    key: string,
    clock: ClockFace | undefined,
    wishes: Wishes | undefined = this.body.wishes,
  ): Promise<{ seq: number }> {
    const { store, now, observer } = this.#house;
    const started = performance.now();
    const at = now();
    const over = isOver(next.state);
    const entry = { table: this.id, seq: this.#seq + 1, key, body: JSON.stringify(line), at };
    const body = this.#bodyWith(wishes && afterLine(wishes, line, over));
    const isBehind = over || at - this.#keptChangedAt >= ROW_BEHIND;
    const change = {
      ...(over && { status: 'over' as const }),
      ...(isBehind && { changedAt: at }),
      ...(body !== this.body && { body: JSON.stringify(body) }),
    };
    const done = await store.append(entry, Object.keys(change).length > 0 ? change : undefined);
    if (!done.ok) {
      if (done.why === 'repeated') return { seq: done.seq };
      throw new TableMoved(this.id);
    }
    observer.answered((performance.now() - started) / 1000);
    const before = this.#course!;
    this.#seq = entry.seq;
    this.#clock = clock;
    this.row = { ...this.row, ...change, changedAt: at };
    if (isBehind) this.#keptChangedAt = at;
    const isNews = over || body !== this.body;
    this.body = body;
    this.#adopt(next);
    this.#audience.update(this.#scene(), before.state, next);
    if (isNews) this.#tellLobby();
    if (over || this.#seq - this.#snapshotAt >= this.#house.snapshotEvery) await this.#snapshot();
    return { seq: entry.seq };
  }

  #bodyWith(wishes: Wishes | undefined): TableBody {
    return wishes === undefined || wishes === this.body.wishes ? this.body : { ...this.body, wishes };
  }

  async #snapshot(): Promise<void> {
    const { store, now, observer } = this.#house;
    const left = this.#clock && leftAt(this.#clock, now());
    try {
      await store.putSnapshot({ table: this.id, seq: this.#seq, body: packSnapshot(this.#course!, left) });
      this.#snapshotAt = this.#seq;
    } catch (error) {
      observer.failed('snapshot', error); // only a cache: the answers are safe
    }
  }

  // Chairs

  /** Changes the row; once it is durable everybody sees it. When the last chair is filled the game begins. */
  async change(change: (body: TableBody) => void, status: Status = this.row.status): Promise<void> {
    const body = structuredClone(this.body);
    change(body);
    if (body.wishes)
      body.wishes = notAbout(
        body.wishes,
        this.seats.filter((seat) => body.chairs[seat]!.bot !== undefined),
      );
    const begins = status === 'gathering' && Object.values(body.chairs).every(isTaken);
    if (begins) body.seed = mixedSeed(body.serverSeed, this.seats, entropyOf(body));
    const row = {
      status: begins ? ('playing' as const) : status,
      changedAt: this.#house.now(),
      body: JSON.stringify(body),
    };
    await this.#house.store.updateTable(this.id, row);
    this.row = { ...this.row, ...row };
    this.#keptChangedAt = row.changedAt;
    this.body = body;
    const strangers = this.#audience.closeEyes(
      ({ person }, seat) => person !== undefined && !notYourSeat(body, person, seat),
    );
    if (begins) this.#begin();
    else if (this.#course) this.#adopt(this.#course); // a seat may have gone to a bot, or the clocks may stand
    if (this.#course && !begins)
      for (const viewer of strangers) this.#audience.welcome(viewer, this.#scene(), undefined);
    this.#tellLobby();
  }

  /** Nothing is written: who people are is kept elsewhere. */
  async renamed({ id, name }: Person): Promise<void> {
    const isHere = ({ chairs }: TableBody): boolean =>
      Object.values(chairs).some(({ person }) => person?.id === id);
    if (!isHere(this.body)) return;
    await this.do(async () => {
      const body = structuredClone(this.body);
      for (const chair of Object.values(body.chairs)) if (chair.person?.id === id) chair.person.name = name;
      this.body = body;
      this.#tellLobby();
    });
  }

  #begin(): void {
    const { game, now } = this.#house;
    this.#clock = newClocks(this.body.tempo, this.seats, now());
    this.#adopt(trusted(startCourse(game, this.body.config, this.body.seed!)));
    this.#audience.refresh(this.#scene());
  }

  setPaused(paused: boolean): void {
    if (this.#clock) this.#clock = { ...run(this.#clock, this.#clock.running, this.#house.now()), paused };
  }

  // Agreeing

  propose(by: Person, wish: Wish): Promise<{ proposal: string } | Refusal> {
    return this.do(async () => {
      const { seat, what, key } = wish;
      const no = this.#mayPlay(by, seat);
      if (no) return no;
      const last = this.body.wishes?.last[seat];
      if (last?.key === key) return { proposal: last.id };
      if (what === 'stand-in') return this.#proposeStandIn(wish);
      if (what === 'take-back') return this.#proposeTakeBack(wish);
      return this.#clock ? this.#proposed({ seat, what, key }) : refusal('no-clocks-here', '0');
    });
  }

  async #proposeTakeBack({ seat, what, key, ...wish }: Wish): Promise<{ proposal: string } | Refusal> {
    const to = wish.to ?? (await this.#beforeLastAnswer(seat));
    if (to === undefined) return refusal('nothing-to-take-back', '0');
    if (!(Number.isInteger(to) && to >= 0 && to < this.#seq)) return refusal('no-such-moment', '0', { to });
    return this.#proposed({ seat, what, to, key });
  }

  /** Alone one cannot put a bot in the place of somebody who is there. */
  async #proposeStandIn({ seat, what, key, for: whom = '' }: Wish): Promise<{ proposal: string } | Refusal> {
    if (this.row.status === 'over') return refusal('game-over', '0');
    const chair = chairOf(this.body, whom);
    if (!chair) return refusal('no-such-seat', '0', { seat: whom });
    if (whom === seat) return refusal('your-own-seat', '0', { seat });
    if (chair.bot !== undefined) return refusal('seat-is-with-a-bot', '0', { seat: whom });
    if (this.#peopleBut(whom).length === 1 && this.#audience.has(whom))
      return refusal('still-at-the-table', '0', { seat: whom });
    return this.#proposed({ seat, what, for: whom, key });
  }

  /** After which entry the table stood before the last answer of this seat that counts. */
  async #beforeLastAnswer(seat: Seat): Promise<number | undefined> {
    const lines = await this.#lines();
    const last = standing(lines).findLast((line) => line.seat === seat);
    return last && lines.indexOf(last);
  }

  async #proposed(wish: Wish): Promise<{ proposal: string }> {
    const wishes = wished(this.body.wishes, wish);
    await this.#settle(wishes);
    return { proposal: wishes.open.at(-1)!.id };
  }

  consent(by: Person, seat: Seat, proposal: string, agree: boolean): Promise<{ settled: boolean } | Refusal> {
    return this.do(async () => {
      const no = this.#mayPlay(by, seat);
      if (no) return no;
      const { wishes } = this.body;
      const meant = wishes?.open.find(({ id }) => id === proposal);
      if (!wishes || !meant) return refusal('no-such-proposal', '0', { proposal });
      const settled = await this.#settle((agree ? agreedTo : refusedBy)(wishes, meant, seat));
      return { settled };
    });
  }

  /** Keeps the wishes, and carries out one that everybody who is asked has agreed to. */
  async #settle(wishes: Wishes): Promise<boolean> {
    const agreed = wishes.open.find((proposal) => this.#isAgreed(proposal));
    if (agreed?.what === 'take-back') {
      const to = agreed.to!;
      const key = `proposal:${agreed.id}:${this.#seq}`;
      const back = await this.#courseBackAt(to);
      await this.#commit(back, { kind: 'take-back', to }, key, this.#clock, without(wishes, agreed));
      return true;
    }
    const isAboutClocks = agreed?.what === 'pause' || agreed?.what === 'resume';
    if (isAboutClocks) this.setPaused(agreed.what === 'pause');
    await this.change((body) => {
      body.wishes = agreed ? without(wishes, agreed) : wishes;
      if (isAboutClocks) body.paused = agreed.what === 'pause';
      if (agreed?.what === 'stand-in') body.chairs[agreed.for!]!.bot = this.#house.standIn;
    });
    if (isAboutClocks) this.#audience.refresh(this.#scene());
    return agreed !== undefined;
  }

  /** All people at the table; about a bot for one of them all the others, and nobody alone about somebody who is there. */
  #isAgreed({ what, for: whom, agreed }: Proposal): boolean {
    const asked = what === 'stand-in' ? this.#peopleBut(whom!) : this.#people();
    if (what === 'stand-in' && asked.length === 1 && this.#audience.has(whom!)) return false;
    return asked.length > 0 && asked.every((seat) => agreed.includes(seat));
  }

  #peopleBut(whom: Seat): Seat[] {
    return this.#people().filter((seat) => seat !== whom);
  }

  #people(): Seat[] {
    return this.seats.filter((seat) => this.body.chairs[seat]!.person && !this.body.chairs[seat]!.bot);
  }

  // Watching

  subscribe(viewer: Viewer, seat: Seat | undefined, since: number | undefined): Promise<Refusal | undefined> {
    return this.do(async () => {
      if (seat !== undefined) {
        const no = viewer.person
          ? notYourSeat(this.body, viewer.person, seat)
          : refusal('not-your-seat', '0', { seat });
        if (no) return no;
      }
      this.#audience.add(viewer, seat ?? 'spectator');
      viewer.send(this.lobby());
      if (this.#course) this.#audience.welcome(viewer, this.#scene(), since);
      this.#tellLobby(viewer);
      return undefined;
    });
  }

  unsubscribe(viewer: Viewer): void {
    if (this.#audience.remove(viewer)) this.#tellLobby();
  }

  send(message: ServerMessage, toEyes?: readonly Eye[]): void {
    this.#audience.send(message, toEyes);
  }

  #tellLobby(except?: Viewer): void {
    this.#audience.send(this.lobby(), undefined, except);
  }

  lobby(): Lobby {
    const { chairs, serverSeed, seed } = this.body;
    const over = this.row.status === 'over';
    return {
      type: 'lobby',
      table: this.id,
      status: this.row.status,
      chairs: this.seats.map((seat) => {
        const { person, bot } = chairs[seat]!;
        return { seat, ...(person && { person }), ...(bot && { bot }), online: this.#audience.has(seat) };
      }),
      ...shown(this.body.wishes),
      commitment: commitmentTo(serverSeed),
      ...(over && this.#course && { outcome: this.#house.game.outcome(this.#course.state.world) }),
      ...(over && seed !== undefined && { revealed: { serverSeed, entropy: entropyOf(this.body), seed } }),
    };
  }

  summary(): Summary {
    const { type: _, ...lobby } = this.lobby();
    const { config, tempo, host, rematch, rematchOf, imported } = this.body;
    const { game, rulesVersion, listed, createdAt, changedAt } = this.row;
    return {
      ...lobby,
      ...{ game, rulesVersion, config, tempo, listed, host, createdAt, changedAt, seq: this.#seq },
      ...(this.row.status === 'playing' && { asked: this.#waiting() }),
      ...(imported && { imported }),
      ...(rematch && { rematch }),
      ...(rematchOf && { rematchOf }),
    };
  }

  get course(): Course | undefined {
    return this.#course;
  }

  #scene() {
    const course = this.#course!;
    return {
      table: this.id,
      seq: this.#seq,
      state: course.state,
      open: this.#open,
      clock: this.#clock,
      now: this.#house.now(),
      undoable: (seat: Seat) => undoable(course, seat),
    };
  }

  // Bots and clocks

  /** Seats that are asked something and have not answered. */
  #waiting(): Seat[] {
    return this.#open.filter(({ answered }) => !answered).map(({ seat }) => seat);
  }

  /** Those of them that people play. */
  #waitingPeople(): Seat[] {
    return this.#waiting().filter((seat) => this.body.chairs[seat]!.bot === undefined);
  }

  #setAlarms(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#stopped) return;
    const at = this.#clock && deadline(this.#clock);
    if (at !== undefined) {
      const wait = Math.min(Math.max(0, at - this.#house.now()), LONGEST_NAP);
      this.#timer = setTimeout(() => this.#ring(), wait).unref();
    }
    const bot = this.#open.find(
      ({ seat, answered }) => !answered && this.body.chairs[seat]!.bot !== undefined,
    );
    if (!bot || this.#thinking) return;
    this.#thinking = setTimeout(() => this.#letBotDecide(), this.#house.botDelay);
  }

  /** Somebody's time is up: the stand-in decides this one question. */
  #ring(): void {
    const { now } = this.#house;
    if (!this.#clock || this.#stopped) return;
    const late = this.#clock.running.filter((seat) => leftAt(this.#clock!, now())[seat] === 0);
    if (late.length === 0) return this.#setAlarms();
    for (const seat of late) this.#decideFor(seat, this.#house.standIn, 'timeout');
  }

  #letBotDecide(): void {
    this.#thinking = undefined;
    const asked = this.#open.find(
      ({ seat, answered }) => !answered && this.body.chairs[seat]!.bot !== undefined,
    );
    if (asked && !this.#stopped) this.#decideFor(asked.seat, this.body.chairs[asked.seat]!.bot!, 'bot');
  }

  #decideFor(seat: Seat, level: string, by: By): void {
    const asked = this.#open.find((open) => open.seat === seat);
    const task = async (): Promise<void> => {
      const decision = this.#open.find((open) => open.id === asked?.id);
      if (!decision || this.#stopped) return;
      await this.#answer(
        { seat, decision: decision.id, choice: this.#botChoice(level, decision) },
        `${by}:${decision.id}:${this.#seq}`,
        by,
      );
    };
    this.do(task).catch((error: unknown) => {
      this.#house.observer.failed(by, error);
      if (!this.#stopped) this.#timer = setTimeout(() => this.#setAlarms(), 1_000).unref(); // a full disk may have room again
    });
  }

  #botChoice(level: string, decision: Decision): Choice {
    const bot = this.#house.bot(level);
    const random = randomFrom(seeded(this.#house.randomBytes(16).toString('hex')));
    if (isRefusal(bot)) throw new Error(`no bot of level ${level}`);
    return choiceOf(bot, decision, random, this.#course!.state, this.#house.game);
  }

  /** No more clocks and bots; resolves when the last command is finished. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#thinking) clearTimeout(this.#thinking as NodeJS.Timeout);
    this.#thinking = undefined;
    await this.#queue;
    await this.#saveClock();
  }

  /** So that a restart costs nobody anything and gives nobody anything. */
  async #saveClock(): Promise<void> {
    const { store, now, observer } = this.#house;
    if (!this.#clock || this.#clock.running.length === 0) return;
    const body: TableBody = { ...this.body, saved: { seq: this.#seq, left: leftAt(this.#clock, now()) } };
    await store
      .updateTable(this.id, { body: JSON.stringify(body) })
      .catch((error: unknown) => observer.failed('clock', error));
  }
}

export function entropyOf({ chairs }: TableBody): Record<Seat, string> {
  return Object.fromEntries(Object.entries(chairs).map(([seat, { entropy }]) => [seat, entropy ?? '']));
}

/** The log was written by this very program: what does not hold is a fault, not a refusal. */
function trusted(course: Course | Refusal): Course {
  if (isRefusal(course)) throw new Error(`the log of a table does not hold: ${course.code}`);
  return course;
}
