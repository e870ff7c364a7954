// One eye at one table of a pair: it looks, asks, talks and plays on both sides, and everything it is sent is compared.

import type { AnyGame } from '@three-thrones/catalogue';
import { decisions, hash, isOver, type Random, randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import { expect } from 'vitest';
import { undoable } from '../src/tables/course.ts';
import { type Call, keyOf, layPeople, Side, START, type Tap, twoSided } from './leak-pairs.ts';
import {
  answerTo,
  goBack,
  goOn,
  layTable,
  secretWords,
  type Sitting,
  unlessRefused,
} from './leak-sittings.ts';

const STEPS = 12;
const PROBE_EVERY = 5;
const ATTEMPTS = 6;

/** What was compared. */
export interface Tally {
  sittings: number;
  answers: number;
  /** Answers that were others on the other side, such as another card laid face down. */
  otherwise: number;
  undone: number;
  replies: number;
  frames: number;
  bytes: number;
}

/** Both servers, and the time they share. */
class Pair {
  readonly tally: Tally = {
    sittings: 0,
    answers: 0,
    otherwise: 0,
    undone: 0,
    replies: 0,
    frames: 0,
    bytes: 0,
  };
  readonly clock = { now: START };
  readonly sides: readonly [Side, Side];

  constructor(sides: readonly [Side, Side], clock: { now: number }) {
    this.sides = sides;
    this.clock = clock;
  }

  /** The same call on both sides has the same reply. */
  async call(call: Call): Promise<void> {
    const [one, other] = await Promise.all(this.sides.map((side) => side.call(call)));
    this.same(one!, other!, `${call.method ?? 'GET'} ${call.path}`);
    this.tally.replies++;
  }

  same(one: string, other: string, what: string): void {
    this.tally.bytes += one.length;
    if (one === other) return;
    let at = 0;
    while (one[at] === other[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 100);
    throw new Error(`${what} differs:\n  … ${around(one)} …\n  … ${around(other)} …`);
  }
}

/** One eye at one table, through a socket that takes deflated messages and one that does not, on either side. */
class Watch {
  readonly #pair: Pair;
  readonly #sitting: Sitting;
  readonly #taps: readonly (readonly [Tap, Tap])[];
  readonly #chance: Random;
  #count = 0;

  private constructor(pair: Pair, sitting: Sitting, taps: readonly (readonly [Tap, Tap])[]) {
    this.#pair = pair;
    this.#sitting = sitting;
    this.#taps = taps;
    this.#chance = randomFrom(seeded(sitting.id));
  }

  static async begin(pair: Pair, sitting: Sitting): Promise<Watch> {
    const taps: (readonly [Tap, Tap])[] = [];
    for (const deflate of [false, true]) {
      const [one, other] = await Promise.all(pair.sides.map((side) => side.tap(keyFor(sitting), deflate)));
      taps.push([one!, other!]);
    }
    return new Watch(pair, sitting, taps);
  }

  async whole(): Promise<void> {
    const { lines, tempo, eye } = this.#sitting;
    const [isPlayer, hasOwnLog] = [eye !== 'spectator', lines.length === 0];
    await this.#subscribe();
    await this.#probe();
    for (let step = 1; step <= STEPS && (await this.#answer()); step++) {
      if (step % PROBE_EVERY === 0) await this.#probe();
      if (isPlayer) await this.#undo();
    }
    await this.#whisper();
    await this.#probe();
    if (hasOwnLog) await this.#readLog();
    if (isPlayer && tempo.kind === 'live') await this.#agreeOn({ what: 'pause' });
    if (isPlayer && hasOwnLog && this.#count > 0)
      await this.#agreeOn({ what: 'take-back', to: this.#chance.int(this.#seq) });
    for (const tap of this.#taps.flat()) tap.close();
    this.#pair.tally.sittings++;
  }

  get #seq(): number {
    return this.#sitting.lines.length + this.#count;
  }

  #mine(): { table: string; seat?: Seat } {
    const { id, eye } = this.#sitting;
    return eye === 'spectator' ? { table: id } : { table: id, seat: eye };
  }

  /** Everything that has come to the eye so far is the same on both sides. */
  async #compare(what: string): Promise<void> {
    await Promise.all(this.#taps.flat().map((tap) => tap.settle()));
    for (const [one, other] of this.#taps)
      this.#pair.same(
        one.frames.join('\n'),
        other.frames.join('\n'),
        `${this.#sitting.id}, ${what}: a socket`,
      );
    for (const tap of this.#taps.flat()) this.#pair.tally.frames += tap.frames.splice(0).length;
    this.#pair.clock.now += 1_000;
  }

  /** The eye itself says something, on both sides. */
  async #say(
    message: object,
    through: readonly (readonly [Tap, Tap])[] = this.#taps.slice(0, 1),
  ): Promise<void> {
    for (const taps of through) await Promise.all(taps.map((tap) => tap.ask(message)));
    await this.#compare(JSON.stringify(message));
  }

  /** Looks at the table through both sockets. */
  async #subscribe(since?: number): Promise<void> {
    await this.#say(
      { type: 'subscribe', ...this.#mine(), ...(since !== undefined && { since }) },
      this.#taps,
    );
  }

  /** An answer of any seat, on both sides; the eye sees both, and they look the same. */
  async #answer(): Promise<boolean> {
    const { game, eye, courses, first, id: table } = this.#sitting;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const open = decisions(game, courses[0].state).filter(({ answered }) => !answered);
      const wanted = this.#count === 0 && attempt === 0 ? first : undefined;
      const said = wanted ?? answerTo(this.#chance.pick(open), this.#chance);
      const next = goOn(game, courses, said, eye, this.#chance);
      if (!next || isOver(next.courses[0].state)) continue; // at the end everything is shown
      const key = `step-${this.#count++}`;
      for (const [at, side] of this.#pair.sides.entries()) {
        const message = { type: 'answer', table, ...said, choice: next.choices[at], key };
        isDone(await side.saysFor(keyOf(said.seat), message));
      }
      await this.#compare(`answer ${this.#count} of ${said.seat}`);
      this.#sitting.courses = next.courses;
      this.#pair.tally.answers++;
      if (next.choices[0] !== next.choices[1]) this.#pair.tally.otherwise++;
      return true;
    }
    return false;
  }

  /** Now and then the eye takes its own last answer back. */
  async #undo(): Promise<void> {
    const { game, eye, courses } = this.#sitting;
    if (undoable(courses[0], eye) === 0 || this.#chance.int(2) > 0) return;
    this.#count++;
    await this.#say({ type: 'undo', ...this.#mine(), key: `undo-${this.#count}` });
    this.#sitting.courses = goBack(game, courses, eye);
    this.#pair.tally.undone++;
  }

  /** Two others talk, on one side only; the eye hears nothing of it, and sees no gap in what it hears. */
  async #whisper(): Promise<void> {
    const { seats, eye, id: table } = this.#sitting;
    const [from, to] = seats.filter((seat) => seat !== eye);
    if (to === undefined) return;
    const words = {
      type: 'chat',
      table,
      seat: from,
      to,
      text: 'They know nothing.',
      key: `whisper-${this.#count}`,
    };
    isDone(await this.#pair.sides[0].saysFor(keyOf(from!), words));
    await this.#compare('a whisper');
  }

  /** What an eye can ask without changing anything but the talk at the table. */
  async #probe(): Promise<void> {
    const { eye, seats, courses, game, id: table } = this.#sitting;
    const open = isOver(courses[0].state) ? [] : decisions(game, courses[0].state);
    const mine = open.find(({ seat }) => seat === eye);
    const seat = eye === 'spectator' ? seats[0]! : eye;
    const other = seats.find((one) => one !== seat)!;
    const words = [
      ...(mine?.options.slice(0, 2) ?? []),
      ...this.#chance.shuffle(secretWords(courses[0].state)).slice(0, 4),
      'fly',
    ];
    for (const option of words) await this.#say({ type: 'why', table, seat, option });
    const decision = open[0]?.id ?? '0-nobody';
    for (const said of [
      { seat, decision, choice: 'fly' },
      { seat: other, decision, choice: words.at(-2) ?? 'fly' },
      { seat, decision: `0-${seat}`, choice: 'fly' },
      { seat, decision: open.find((one) => one.seat !== seat)?.id ?? 'none', choice: 'fly' },
      { seat, decision: `999-${seat}`, choice: [words[0]!, words[0]!] },
    ])
      await this.#say({ type: 'answer', table, ...said, key: 'never' });
    if (undoable(courses[0], seat) === 0) await this.#say({ type: 'undo', table, seat, key: 'never' });
    await this.#say({ type: 'propose', table, seat, what: 'take-back', to: 9_999, key: 'never' });
    await this.#say({ type: 'consent', table, seat, proposal: 'p99', agree: true, key: 'never' });
    await this.#say({ type: 'subscribe', table, seat: eye === 'spectator' ? seat : other });
    await this.#subscribe(Math.max(0, this.#seq - 2));
    await this.#subscribe();
    await this.#say({ type: 'chat', ...this.#mine(), text: `At ${this.#seq}.`, key: `talk-${this.#seq}` });
    await this.#readHttp(other);
  }

  async #readHttp(other: Seat): Promise<void> {
    const { id, eye } = this.#sitting;
    const key = keyFor(this.#sitting);
    for (const path of [`/${id}`, '', '?limit=3', `/${id}/messages`, `/${id}/export`])
      await this.#pair.call({ path: `/api/tables${path}`, key });
    for (const path of [`facts?seat=${other}`, `views/1?seat=${other}`, 'views/9999'])
      await this.#pair.call({
        path: `/api/tables/${id}/${path}`,
        key: eye === 'spectator' ? undefined : key,
      });
  }

  /** What the server derives from the log, for tables whose logs are their own. */
  async #readLog(): Promise<void> {
    const { id, eye } = this.#sitting;
    const key = keyFor(this.#sitting);
    const as = eye === 'spectator' ? '' : `seat=${eye}`;
    await this.#pair.call({ path: `/api/tables/${id}/facts?${as}`, key });
    for (let seq = 0; seq <= this.#seq; seq++)
      await this.#pair.call({ path: `/api/tables/${id}/views/${seq}?${as}`, key });
  }

  /** The eye proposes, all agree. */
  async #agreeOn(wish: { what: string; to?: number }): Promise<void> {
    const { id: table, eye, seats } = this.#sitting;
    const { sides } = this.#pair;
    const proposals = await Promise.all(
      sides.map((side) =>
        side.saysFor(keyOf(eye), { type: 'propose', table, seat: eye, ...wish, key: `wish-${wish.what}` }),
      ),
    );
    await this.#compare(`a proposal ${JSON.stringify(wish)}`);
    for (const seat of seats) {
      if (seat === eye) continue;
      for (const [at, side] of sides.entries()) {
        const { proposal } = proposals[at]!;
        const yes = { type: 'consent', table, seat, proposal, agree: true, key: 'yes' };
        isDone(await side.saysFor(keyOf(seat), yes));
      }
      await this.#compare(`${seat} agrees`);
    }
  }
}

function isDone(result: Record<string, unknown>): void {
  if (result['type'] !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
}

function keyFor({ eye }: Sitting): string | undefined {
  return eye === 'spectator' ? undefined : keyOf(eye);
}

/** Lays all sittings on two servers and goes through them one by one. */
export async function show(
  game: AnyGame,
  sittingsOf: (sides: readonly [AnyGame, AnyGame]) => Sitting[],
): Promise<Tally> {
  const catalogues = twoSided(game);
  const dealing = await Promise.all(
    catalogues.map(async (one) => {
      const listing = one.find('dealt');
      return unlessRefused(listing).load();
    }),
  );
  const sittings = sittingsOf([dealing[0]!, dealing[1]!]);
  const people = [...new Set(sittings.flatMap(({ seats }) => seats))];
  const clock = { now: START };
  const open = (at: 0 | 1): Promise<Side> =>
    Side.open(
      catalogues[at],
      async (store) => {
        await layPeople(store, people);
        for (const sitting of sittings) await layTable(store, sitting, at);
      },
      clock,
    );
  const pair = new Pair([await open(0), await open(1)], clock);
  try {
    for (const sitting of sittings) {
      expect(hash(sitting.courses[0].state), sitting.id).not.toBe(hash(sitting.courses[1].state));
      const watch = await Watch.begin(pair, sitting);
      await watch.whole();
    }
    const [one, other] = await Promise.all(pair.sides.map((side) => side.metrics()));
    pair.same(one!, other!, 'the metrics');
    expect(one).toContain('tt_refusals_total{code="of-a-game"}');
  } finally {
    await Promise.all(pair.sides.map((side) => side.close()));
  }
  return pair.tally;
}
