// One table: an actor with a queue. Take a command, run the kernel, append to the store, then acknowledge and fan out.
// Nothing is acknowledged, nothing is shown to anybody and nothing takes effect before it is durable.

import {
  type Answer,
  type Decision,
  decisions,
  type Eye,
  isOver,
  isRefusal,
  type Refusal,
  type Seat,
  view,
  why,
} from '@three-thrones/kernel';
import { type Code, type TableInfo, type ServerMessage, refuse } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person, Status, TableRow, Turn } from '../store/store.ts';
import { Announcing } from './announcing.ts';
import { Audience } from './audience.ts';
import { notYourSeat, renameIn, seatsOf, type TableBody } from './chairs.ts';
import { type ClockFace, deadline, leftAt, newClocks, reward, run, runOn, unreward } from './clock.ts';
import type { GameContext } from './context.ts';
import { type Course, courseAfter, courseBefore, isByTheClock, startCourse, undoable } from './course.ts';
import { areShaken, freeLateChairs, seedOf, settleDice } from './dice.ts';
import { courseBackAt, loadCourse, TableDamaged } from './loading.ts';
import { type AnswerLine, type By, type Line, lineOf, LINES_MOST, standing } from './log.ts';
import { type Act, askedAbout, mayNot, type Situation, tooSoon } from './policy.ts';
import {
  afterLine,
  agreedTo,
  notAbout,
  type Proposal,
  refusedBy,
  settledBy,
  wished,
  type Wishes,
  without,
} from './proposals.ts';
import { courseRevised } from './revision.ts';
import { packSnapshot } from './snapshot.ts';
import { lobbyOf, summaryOf } from './summary.ts';
import type { Viewer, Wish } from './tables.ts';

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

/** A bot that needs longer than it may seem to answers on the next beat: how long it thought is nobody's business. */
const BEAT = 500;
/** Where an answer to a question that is still open is looked for first. */
const RECENT = 16;
/** How often sealed answers may be given anew until the next entry: nobody thinks anything over so often. */
const REVISIONS = 1_000;
const RETRY = 1_000;

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
  #announcing: Announcing;
  /** Since when nobody has looked from a seat, in service time; those never seen are away since the table came back. */
  #awaySince = new Map<Seat, number>();
  #openedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #thinking: object | undefined;
  #revisions = 0;
  #pause: NodeJS.Timeout | undefined;
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
    this.#openedAt = house.clock();
    this.#announcing = new Announcing({
      lobby: () => this.lobby(),
      tell: (message) => this.#audience.send(message),
    });
  }

  /** Comes back from the last snapshot and the entries since. */
  static async open(house: GameContext, row: TableRow): Promise<Table> {
    const table = new Table(house, row);
    await table.#load();
    return table;
  }

  async #load(): Promise<void> {
    const { store } = this.#house;
    for (const { person } of Object.values(this.body.chairs)) {
      const known = person && (await store.person(person.id));
      if (known) renameIn(this.body.chairs, known);
    }
    if (this.body.seed === undefined) return this.#setAlarms();
    const loaded = await loadCourse(this.#house, this.row, this.body);
    this.#seq = loaded.seq;
    this.#snapshotAt = loaded.snapshotAt;
    this.#clock = loaded.clock;
    this.row = { ...this.row, changedAt: Math.max(this.row.changedAt, loaded.at) };
    const open = this.#openAfter(loaded.course);
    if (this.row.status === 'over' && !this.body.outcome)
      await this.#keepOutcome(this.#house.game.outcome(loaded.course.state.world));
    const clock = this.#clock && run(this.#clock, this.#asked(open), this.#house.clock());
    await this.#keepTurn(this.#turn(this.#seq, open, clock));
    this.#adopt(loaded.course, open, clock);
  }

  /** Tables of before did not keep how they ended. From now on nobody has to derive it again. */
  async #keepOutcome(outcome: TableBody['outcome'] & object): Promise<void> {
    this.body = { ...this.body, outcome };
    const { version } = this.row;
    const body = JSON.stringify(this.body);
    const isKept = await this.#house.store.updateTable(this.id, { body }, { version });
    if (isKept) this.row = { ...this.row, body, version: version + 1 };
  }

  /** Tables of before, and those somebody else wrote to, do not say yet where they stand. */
  async #keepTurn(turn: Turn): Promise<void> {
    const kept = this.row.turn;
    const isKept =
      kept?.seq === turn.seq &&
      kept.asked.join() === turn.asked.join() &&
      (kept.due === undefined) === (turn.due === undefined);
    if (isKept) return;
    await this.#house.store.updateTable(this.id, {}, { turn });
    this.row = { ...this.row, turn };
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
    await this.#load();
    this.#closeEyes();
    if (this.#course) this.#audience.refresh(this.#scene());
    this.#announcing.now();
  }

  /** Why this person may not do this here. */
  mayNot(who: Person | undefined, act: Act): Refusal | undefined {
    return mayNot(this.#situation(), who, act);
  }

  #situation(): Situation {
    return {
      body: this.body,
      status: this.row.status,
      seq: this.#seq,
      now: this.#house.now(),
      awayFor: (seat) => this.#awayFor(seat),
    };
  }

  #awayFor(seat: Seat): number {
    if (this.#audience.has(seat)) return 0;
    const since = this.#awaySince.get(seat) ?? this.#openedAt;
    return Math.max(1, this.#house.clock() - since);
  }

  // Playing

  answer(by: Person, said: Answer & { key: string }): Promise<{ seq: number } | Refusal> {
    return this.do(async () => {
      const no = this.mayNot(by, { do: 'play', seat: said.seat });
      return no ?? this.#answer(said, `${said.seat}:${said.key}`);
    });
  }

  async #answer(said: Answer, key: string, by?: By): Promise<{ seq: number } | Refusal> {
    const { game, clock: now } = this.#house;
    const { seat, decision, choice } = said;
    const isAgain = this.#open.some((open) => open.id === decision && open.seat === seat && open.answered);
    if (isAgain) return this.#revise(said, key);
    if (this.#seq >= LINES_MOST) return this.#repeated(key, refuse('table-full', { most: LINES_MOST }));
    const next = courseAfter(game, this.#course!, { seat, decision, choice, ...(by && { by }) });
    if (isRefusal(next)) return this.#repeated(key, next);
    const spent = this.#clock && run(this.#clock, this.#clock.running, now());
    // What a bot answers for somebody brings them no time.
    const clock =
      spent && by !== 'bot' ? reward(spent, this.body.tempo, seat, { timedOut: by === 'timeout' }) : spent;
    const line: AnswerLine = {
      ...{ kind: 'answer', seat, decision, choice },
      ...(by && { by }),
      ...(clock && { left: clock.left[seat]!, gained: clock.left[seat]! - spent!.left[seat]! }),
    };
    return this.#commit(next, line, key, clock);
  }

  /** A sealed answer given anew takes the place of the one before; only whoever gave it hears of it. */
  async #revise(said: Answer, key: string): Promise<{ seq: number } | Refusal> {
    const { store, game } = this.#house;
    const { choice } = said;
    if (this.#revisions >= REVISIONS) return this.#repeated(key, refuse('too-fast'));
    const next = courseRevised(game, this.#course!, said);
    if (isRefusal(next)) return this.#repeated(key, next);
    const given = await this.#given(said);
    const line = { ...given.line, choice };
    // It keeps its time: a later one would show in lists, and times in a log never run backwards.
    const entry = { table: this.id, seq: given.seq, key, body: JSON.stringify(line), at: given.at };
    const done = await store.revise(entry, this.#seq);
    if (!done.ok) {
      if (done.why === 'repeated') return { seq: done.seq };
      throw new TableMoved(this.id);
    }
    this.#revisions++;
    const before = this.#course!;
    this.#course = next;
    if (this.#snapshotAt >= given.seq) await this.#snapshot(); // it has the answer of before in it
    this.#audience.revise(this.#scene(), before.state);
    return { seq: given.seq };
  }

  /** The entry of an answer to a question that is still open: one of the last. */
  async #given(said: Answer): Promise<{ seq: number; at: number; line: AnswerLine }> {
    for (let back = RECENT; ; back *= RECENT) {
      const after = Math.max(0, this.#seq - back);
      const entries = await this.#house.store.entries(this.id, after);
      for (const entry of entries.toReversed()) {
        const line = lineOf(entry);
        if (isAnswerTo(line, said)) return { seq: entry.seq, at: entry.at, line };
      }
      if (after === 0) throw new TableDamaged(`the answer to ${said.decision} is not in the log`);
    }
  }

  /** The same command again has the same result, although the table has moved on. */
  async #repeated(key: string, no: Refusal): Promise<{ seq: number } | Refusal> {
    const seq = await this.#house.store.seqOf(this.id, key);
    return seq === undefined ? no : { seq };
  }

  undo(by: Person, seat: Seat, key: string): Promise<{ seq: number } | Refusal> {
    return this.do(async () => {
      const full = `${seat}:${key}`;
      const no = this.mayNot(by, { do: 'undo', seat }) ?? this.#tooMuchUndone('undo-limit');
      if (no) return no.code === 'game-over' || no.code === 'undo-limit' ? this.#repeated(full, no) : no;
      const back = courseBefore(this.#house.game, this.#course!, seat);
      if (isRefusal(back)) return this.#repeated(full, back);
      const clock = await this.#clockBefore(seat);
      if (isRefusal(clock)) return this.#repeated(full, clock);
      const left = clock?.left[seat];
      const line: Line = { kind: 'undo', seat, ...(left !== undefined && { left }) };
      return this.#commit(back, line, full, clock);
    });
  }

  /** The second half of the log is for playing on, so that every game comes to its end. */
  #tooMuchUndone(code: Code): Refusal | undefined {
    return this.#seq >= LINES_MOST / 2 ? refuse(code, { most: LINES_MOST / 2 }) : undefined;
  }

  /** The clocks once the last answer is undone. What the clock itself decided stays, and nobody undoes without time. */
  async #clockBefore(seat: Seat): Promise<ClockFace | undefined | Refusal> {
    if (!this.#clock) return undefined;
    const last = (await this.#standing()).at(-1)!;
    if (isByTheClock(last)) return refuse('undo-timeout', { seat });
    const { gained = 0 } = last;
    const now = run(this.#clock, this.#clock.running, this.#house.clock());
    if (this.body.tempo.kind === 'days') {
      // It goes on with what was left of its time for this move, as if it had not answered.
      const left = this.#clock.running.includes(seat) ? now.left[seat]! : (last.left ?? now.left[seat]!);
      return { ...now, left: { ...now.left, [seat]: left }, running: [...now.running, seat] };
    }
    const clock = unreward(now, seat, gained);
    return gained > 0 && clock.left[seat] === 0 ? refuse('undo-no-time', { seat }) : clock;
  }

  why(by: Person, seat: Seat, option: string): Promise<{ may: true } | Refusal> {
    return this.do(async () => {
      const no = this.mayNot(by, { do: 'play', seat });
      if (no) return no;
      return why(this.#house.game, this.#course!.state, seat, option) ?? { may: true };
    });
  }

  async #commit(
    next: Course,
    line: Line,
    key: string,
    spent: ClockFace | undefined,
    more: Partial<Pick<TableBody, 'wishes' | 'takeBacks'>> = {},
  ): Promise<{ seq: number }> {
    const { store, now, observer, clock: serviceNow } = this.#house;
    const started = performance.now();
    const at = now();
    const over = isOver(next.state);
    const entry = { table: this.id, seq: this.#seq + 1, key, body: JSON.stringify(line), at };
    const body = this.#bodyAfter(next, line, over, more);
    const open = this.#openAfter(next);
    const clock = spent && runOn(spent, this.body.tempo, over ? [] : this.#asked(open), serviceNow());
    const isBehind = over || at - this.#keptChangedAt >= ROW_BEHIND;
    const change = {
      ...(over && { status: 'over' as const }),
      ...(isBehind && { changedAt: at }),
      ...(body !== this.body && { body: JSON.stringify(body) }),
    };
    const isChanged = Object.keys(change).length > 0;
    const turn = this.#turn(entry.seq, open, clock, body, over ? 'over' : this.row.status);
    const done = await store.append(entry, isChanged ? change : undefined, {
      turn,
      ...(isChanged && { version: this.row.version }),
    });
    if (!done.ok) {
      if (done.why === 'repeated') return { seq: done.seq };
      throw new TableMoved(this.id);
    }
    observer.answered((performance.now() - started) / 1000);
    const before = this.#course!;
    this.#seq = entry.seq;
    this.#revisions = 0;
    this.row = {
      ...this.row,
      ...change,
      changedAt: at,
      version: this.row.version + (isChanged ? 1 : 0),
      turn,
    };
    if (isBehind) this.#keptChangedAt = at;
    const isNews = over || body !== this.body;
    this.body = body;
    this.#adopt(next, open, clock);
    this.#audience.update(this.#scene(), before.state, next);
    if (over) this.#announcing.now();
    else if (isNews) this.#announcing.soon();
    if (over || this.#seq - this.#snapshotAt >= this.#house.snapshotEvery) await this.#snapshot();
    return { seq: entry.seq };
  }

  #bodyAfter(
    next: Course,
    line: Line,
    over: boolean,
    more: Partial<Pick<TableBody, 'wishes' | 'takeBacks'>>,
  ): TableBody {
    const wishes = more.wishes ?? this.body.wishes;
    const after = wishes && afterLine(wishes, line, over);
    const isSame = after === this.body.wishes && more.takeBacks === undefined && !over;
    if (isSame) return this.body;
    return {
      ...this.body,
      ...more,
      ...(after && { wishes: after }),
      ...(over && { outcome: this.#house.game.outcome(next.state.world) }),
    };
  }

  async #snapshot(): Promise<void> {
    const { store, clock, observer } = this.#house;
    const left = this.#clock && leftAt(this.#clock, clock());
    try {
      await store.putSnapshot({ table: this.id, seq: this.#seq, body: packSnapshot(this.#course!, left) });
      this.#snapshotAt = this.#seq;
    } catch (error) {
      observer.failed('snapshot', error); // only a cache: the answers are safe
    }
  }

  /** A course becomes the table's own: who is asked, whose clock runs, what bots have to do. */
  #adopt(course: Course, open: readonly Decision[], clock: ClockFace | undefined): void {
    this.#course = course;
    this.#open = open;
    this.#clock = clock;
    this.#setAlarms();
  }

  #openAfter({ state }: Course): readonly Decision[] {
    return isOver(state) ? [] : decisions(this.#house.game, state);
  }

  // Chairs

  /** Changes the row; once it is durable everybody sees it. When the dice are shaken the game begins. */
  async change(
    change: (body: TableBody) => void,
    { status = this.row.status, paused }: { status?: Status; paused?: boolean } = {},
  ): Promise<void> {
    const { store, game, now, clock: serviceNow } = this.#house;
    const body = structuredClone(this.body);
    change(body);
    if (status === 'gathering') settleDice(this.body, body, serviceNow());
    const begins = status === 'gathering' && areShaken(body);
    if (begins) {
      // A word somebody sent without having committed to it, as one once did, is no share.
      for (const chair of Object.values(body.chairs)) if (!chair.commitment) delete chair.entropy;
      body.chance = 'sha256';
      body.seed = seedOf(this.id, body);
      delete body.diceBy;
      delete body.diceAsked;
    }
    if (body.seed !== undefined) body.seen = { ...body.seen, ...handsSeen(body) };
    if (body.wishes) body.wishes = notAbout(body.wishes, body.chairs);
    const course = begins ? holding(startCourse(game, body.config, body.seed!, body.chance)) : this.#course;
    const open = begins ? this.#openAfter(course!) : this.#open;
    const clock = this.#clockAfter(body, open, begins, paused);
    const row = {
      status: begins ? ('playing' as const) : status,
      changedAt: now(),
      body: JSON.stringify(body),
    };
    const turn = this.#turn(this.#seq, open, clock, body, row.status);
    const isWritten = await store.updateTable(this.id, row, {
      version: this.row.version,
      seats: seatsOf(body),
      turn,
    });
    if (!isWritten) throw new TableMoved(this.id);
    this.row = { ...this.row, ...row, version: this.row.version + 1, turn };
    this.#keptChangedAt = row.changedAt;
    const { chairs } = this.body;
    this.body = body;
    const strangers = this.#closeEyes();
    this.#noteArrivals(chairs);
    if (course) this.#adopt(course, open, clock);
    else this.#setAlarms();
    if (begins || paused !== undefined) this.#audience.refresh(this.#scene());
    else if (course) for (const viewer of strangers) this.#audience.welcome(viewer, this.#scene(), undefined);
    if (begins || status !== 'playing') this.#announcing.now();
    else this.#announcing.soon();
  }

  /** Whoever lost a seat only watches from now on. */
  #closeEyes(): Viewer[] {
    return this.#audience.closeEyes(
      ({ person }, seat) => person !== undefined && !notYourSeat(this.body, person, seat),
    );
  }

  #clockAfter(
    body: TableBody,
    open: readonly Decision[],
    begins: boolean,
    paused: boolean | undefined,
  ): ClockFace | undefined {
    const now = this.#house.clock();
    const clock = begins ? newClocks(body.tempo, this.seats, now) : this.#clock;
    const running = clock && run(clock, this.#asked(open, body), now);
    return running && paused !== undefined ? { ...running, paused } : running;
  }

  /** Nothing is written: who people are is kept elsewhere. */
  async renamed(person: Person): Promise<void> {
    if (!alreadyHere(this.body, person)) return;
    await this.do(async () => {
      const body = structuredClone(this.body);
      renameIn(body.chairs, person);
      this.body = body;
      this.#announcing.soon();
    });
  }

  // Agreeing

  propose(by: Person, wish: Wish): Promise<{ proposal: string } | Refusal> {
    return this.do(async () => {
      const last = this.body.wishes?.last[wish.seat];
      if (last?.key === wish.key && !notYourSeat(this.body, by, wish.seat)) return { proposal: last.id };
      // Before the log is read: whoever has no say here must not make the table look for their last answer.
      const no = this.mayNot(by, { do: 'propose', wish });
      if (no) return no;
      const full = wish.what === 'take-back' ? await this.#withMoment(wish) : wish;
      if (isRefusal(full)) return full;
      const tooFar = this.mayNot(by, { do: 'propose', wish: full });
      if (tooFar) return tooFar;
      const wishes = wished(this.body.wishes, full);
      await this.#settle(wishes);
      return { proposal: wishes.last[full.seat]!.id };
    });
  }

  /** Without a moment it is the one before the last answer of this seat that counts. */
  async #withMoment(wish: Wish): Promise<Wish | Refusal> {
    const limit = this.#tooMuchUndone('too-many-take-backs');
    if (limit) return limit;
    if (wish.to !== undefined || this.row.status !== 'playing') return wish;
    const entries = await this.#entries();
    const last = standing(entries.map(({ line }) => line)).findLast((line) => line.seat === wish.seat);
    const at = last && entries.findLast(({ line }) => line === last);
    return at ? { ...wish, to: at.seq - 1 } : refuse('nothing-to-take-back');
  }

  consent(
    by: Person,
    seat: Seat,
    proposal: string,
    agree: boolean,
    key: string,
  ): Promise<{ settled: boolean } | Refusal> {
    return this.do(async () => {
      const no = this.mayNot(by, { do: 'consent', seat });
      if (no) return no;
      const { wishes } = this.body;
      const before = wishes?.consents?.[seat];
      if (before?.key === key) return { settled: before.settled };
      const meant = wishes?.open.find(({ id }) => id === proposal);
      if (!wishes || !meant) return refuse('no-such-proposal', { proposal });
      const next = (agree ? agreedTo : refusedBy)(wishes, meant, seat);
      return { settled: await this.#settle(next, { seat, key }) };
    });
  }

  /** Keeps the wishes, and carries out one that everybody who is asked has agreed to. */
  async #settle(wishes: Wishes, by?: { readonly seat: Seat; readonly key: string }): Promise<boolean> {
    const agreed = wishes.open.find((proposal) => this.#isAgreed(proposal));
    const rest = settledBy(agreed ? without(wishes, agreed) : wishes, by, agreed !== undefined);
    if (agreed?.what === 'take-back') {
      const to = agreed.to!;
      const entries = await this.#house.store.entries(this.id, 0);
      const back = await courseBackAt(this.#house.game, this.body, entries, to);
      const takeBacks = (this.body.takeBacks ?? 0) + 1;
      const key = `proposal:${agreed.id}:${this.#seq}`;
      const clock = this.#clock && run(this.#clock, this.#clock.running, this.#house.clock());
      await this.#commit(back, { kind: 'take-back', to }, key, clock, { wishes: rest, takeBacks });
      return true;
    }
    const isAboutClocks = agreed?.what === 'pause' || agreed?.what === 'resume';
    await this.change(
      (body) => {
        body.wishes = rest;
        if (isAboutClocks) body.paused = agreed.what === 'pause';
        if (agreed?.what === 'stand-in') body.chairs[agreed.for!]!.bot = this.#house.standIn;
        if (agreed?.what === 'open-seat') body.chairs[agreed.for!]!.open = true;
      },
      isAboutClocks ? { paused: agreed.what === 'pause' } : {},
    );
    return agreed !== undefined;
  }

  #isAgreed(proposal: Proposal): boolean {
    if (proposal.what === 'stand-in' && tooSoon(this.#situation(), proposal.for!)) return false;
    const asked = askedAbout(this.#situation(), proposal);
    return asked.length > 0 && asked.every((seat) => proposal.agreed.includes(seat));
  }

  async #entries(): Promise<{ seq: number; line: Line }[]> {
    return (await this.#house.store.entries(this.id, 0)).map((entry) => ({
      seq: entry.seq,
      line: lineOf(entry),
    }));
  }

  /** The answers that count. */
  async #standing(): Promise<readonly AnswerLine[]> {
    return standing((await this.#entries()).map(({ line }) => line));
  }

  // Watching

  subscribe(viewer: Viewer, seat: Seat | undefined, since: number | undefined): Promise<Refusal | undefined> {
    return this.do(async () => {
      const no = this.mayNot(viewer.person, { do: 'look', ...(seat !== undefined && { seat }) });
      if (no) return no;
      const before = this.#audience.eyeOf(viewer);
      this.#audience.add(viewer, seat ?? 'spectator');
      this.#noteAbsence(before);
      viewer.send(this.lobby());
      if (this.#course) this.#audience.welcome(viewer, this.#scene(), since);
      this.#announcing.soon();
      return undefined;
    });
  }

  unsubscribe(viewer: Viewer): void {
    const eye = this.#audience.eyeOf(viewer);
    if (!this.#audience.remove(viewer)) return;
    this.#noteAbsence(eye);
    this.#announcing.soon();
  }

  #noteAbsence(eye: Eye | undefined): void {
    if (eye !== undefined && eye !== 'spectator' && !this.#audience.has(eye))
      this.#awaySince.set(eye, this.#house.clock());
  }

  /** Whoever has just got a seat, or got it back from a bot, has not been away from it before. */
  #noteArrivals(before: TableBody['chairs']): void {
    for (const [seat, { person, bot }] of Object.entries(this.body.chairs)) {
      const { person: last, bot: lastBot } = before[seat]!;
      if (person?.id !== last?.id || (lastBot !== undefined && bot === undefined)) this.#noteAbsence(seat);
    }
  }

  send(message: ServerMessage, toEyes?: readonly Eye[]): void {
    this.#audience.send(message, toEyes);
  }

  lobby(): TableInfo {
    const { now, clock, serverKey } = this.#house;
    return lobbyOf(this.row, this.body, {
      serverKey,
      isOnline: (seat) => this.#audience.has(seat),
      wallTime: (serviceTime) => now() + serviceTime - clock(),
    });
  }

  summary(): TableSummary {
    return summaryOf(this.lobby(), this.row, this.body, { seq: this.#seq, asked: this.#waiting() });
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
      now: this.#house.clock(),
      undoable: (seat: Seat) => (this.row.status === 'over' ? 0 : undoable(course, seat)),
    };
  }

  // Bots and clocks

  /** Seats that are asked something and have not answered. */
  #waiting(open: readonly Decision[] = this.#open): Seat[] {
    return open.filter(({ answered }) => !answered).map(({ seat }) => seat);
  }

  /** Those of them that belong to people: their time runs, also while a bot plays for them. */
  #asked(open: readonly Decision[], { chairs }: TableBody = this.body): Seat[] {
    return this.#waiting(open).filter((seat) => chairs[seat]!.person !== undefined);
  }

  /** What is kept of where the table stands. */
  #turn(
    seq: number,
    open: readonly Decision[],
    clock: ClockFace | undefined,
    body: TableBody = this.body,
    status: Status = this.row.status,
  ): Turn {
    const isPlayed = status === 'playing';
    const due = status === 'gathering' ? body.diceBy : isPlayed ? this.#due(open, clock, body) : undefined;
    return {
      seq,
      asked: this.#waiting(open),
      ...(due !== undefined && { due }),
      ...(clock && { clock: JSON.stringify(clock) }),
    };
  }

  /** When this table has to be looked at although nobody asks: at once if a bot is asked. */
  #due(open: readonly Decision[], clock: ClockFace | undefined, { chairs }: TableBody): number | undefined {
    const [bots, people] = [true, false].map((isBot) =>
      this.#waiting(open).filter((seat) => (chairs[seat]!.bot !== undefined) === isBot),
    );
    if (bots!.length > 0) return this.#house.clock();
    return clock && deadline(clock, people);
  }

  #setAlarms(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = undefined;
    const { status } = this.row;
    if (this.#stopped || status === 'over' || status === 'closed') return;
    const playsByItself = this.#waiting().filter((seat) => this.body.chairs[seat]!.bot === undefined);
    const at =
      status === 'gathering' ? this.body.diceBy : this.#clock && deadline(this.#clock, playsByItself);
    if (at !== undefined) {
      const wait = Math.min(Math.max(0, at - this.#house.clock()), LONGEST_NAP);
      this.#timer = setTimeout(() => this.#ring(), wait).unref();
    }
    if (!this.#thinking) this.#letBotThink();
  }

  /** Somebody's time is up: the stand-in decides this one question. */
  #ring(): void {
    const { clock: now, standIn } = this.#house;
    if (this.#stopped) return;
    if (this.row.status === 'gathering') return this.#ringForDice();
    if (!this.#clock) return;
    const left = leftAt(this.#clock, now());
    const late = this.#clock.paused
      ? undefined
      : this.#open.find(
          ({ seat, answered }) => !answered && left[seat] === 0 && this.body.chairs[seat]!.bot === undefined,
        );
    // While a bot thinks the time of a person may wait a moment; when it has thought the alarms are set again.
    if (!late) this.#setAlarms();
    else if (!this.#thinking) this.#decide(late, standIn, 'timeout');
  }

  /** Whoever has not shown their share of the dice is replaced before the deal, never after. */
  #ringForDice(): void {
    const isLate = (): boolean => (this.body.diceBy ?? Infinity) <= this.#house.clock();
    if (!isLate()) return this.#setAlarms();
    this.do(async () => {
      if (isLate() && this.row.status === 'gathering') await this.change(freeLateChairs);
    }).catch((error: unknown) => this.#tryLater('dice', error));
  }

  #letBotThink(): void {
    const asked = this.#open.find(
      ({ seat, answered }) => !answered && this.body.chairs[seat]!.bot !== undefined,
    );
    if (asked && !this.#stopped) this.#decide(asked, this.body.chairs[asked.seat]!.bot!, 'bot');
  }

  /** One thought at a time; it is thought elsewhere, from what the seat sees. */
  #decide(asked: Decision, level: string, by: By): void {
    const thought = {};
    this.#thinking = thought;
    this.#think(asked, level, by)
      .then(() => this.#thoughtOver(thought))
      .catch((error: unknown) => {
        if (this.#thinking === thought) this.#thinking = undefined;
        this.#tryLater(by, error);
      });
  }

  #thoughtOver(thought: object): void {
    if (this.#thinking !== thought) return;
    this.#thinking = undefined;
    this.#setAlarms();
  }

  #tryLater(what: string, error: unknown): void {
    if (this.#stopped) return;
    this.#house.observer.failed(what, error);
    this.#timer = setTimeout(() => this.#setAlarms(), RETRY).unref(); // a full disk may have room again
  }

  async #think(asked: Decision, level: string, by: By): Promise<void> {
    const { work, game, randomBytes, botDelay } = this.#house;
    const { seat, id: decision } = asked;
    const started = performance.now();
    const seen = view(this.#course!.state, seat);
    const fresh = randomBytes(16).toString('hex');
    const choice = await work.choose(this.body.host, level, game.id, asked, seen, fresh);
    if (botDelay > 0) await this.#untilBeat(started);
    await this.do(async () => {
      // After an undo the same question may be another one: then it is thought over again.
      const open = this.#open.find((one) => one.id === decision && one.seat === seat);
      const isStill = open !== undefined && JSON.stringify(open) === JSON.stringify(asked);
      const isBots = this.body.chairs[seat]!.bot !== undefined;
      if (!isStill || this.#stopped || (by === 'bot') !== isBots) return;
      // Before `#adopt` looks for the next bot to ask.
      this.#thinking = undefined;
      const no = await this.#answer({ seat, decision, choice }, `${by}:${decision}:${this.#seq}`, by);
      if (isRefusal(no) && no.code !== 'table-full') throw new Error(`a bot was refused: ${no.code}`);
    });
  }

  async #untilBeat(started: number): Promise<void> {
    const { botDelay } = this.#house;
    const spent = performance.now() - started;
    const beats = Math.max(0, Math.ceil((spent - botDelay) / BEAT));
    const wait = botDelay + beats * BEAT - spent;
    await new Promise<void>((go) => {
      this.#pause = setTimeout(go, Math.max(0, wait));
    });
  }

  /** No more clocks and bots; resolves when the last command is finished. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#pause) clearTimeout(this.#pause);
    this.#announcing.stop();
    this.#thinking = undefined;
    await this.#queue;
  }
}

function holding(course: Course | Refusal): Course {
  if (isRefusal(course)) throw new Error(`the game cannot begin: ${course.code}`);
  return course;
}

/** Whoever holds a seat has seen its hand. */
function handsSeen({ chairs }: TableBody): Record<string, Seat> {
  const seen: Record<string, Seat> = {};
  for (const [seat, { person }] of Object.entries(chairs)) if (person) seen[person.id] = seat;
  return seen;
}

function alreadyHere({ chairs }: TableBody, { id }: Person): boolean {
  return Object.values(chairs).some(({ person }) => person?.id === id);
}

function isAnswerTo(line: Line, { seat, decision }: Answer): line is AnswerLine {
  return line.kind === 'answer' && line.seat === seat && line.decision === decision;
}
