// Both servers of a pair, what was compared between them, and one eye that looks at a table on either.

import type { Random, Seat } from '@three-thrones/kernel';
import { type Call, keyOf, type Side, type Tap } from './leak-sides.ts';
import type { Sitting } from './leak-sittings.ts';

/** What was compared. */
export interface Tally {
  sittings: number;
  answers: number;
  /** Answers that were others on the other side, such as another card laid face down. */
  otherwise: number;
  undone: number;
  /** Sealed answers that were given anew on one side only. */
  revised: number;
  /** Whispers, refused attempts and second looks of others that happened on one side only. */
  unseen: number;
  replies: number;
  /** Replies made from two logs that differ. */
  derived: number;
  frames: number;
  bytes: number;
}

export class Pair {
  readonly tally: Tally = {
    ...{ sittings: 0, answers: 0, otherwise: 0, undone: 0, revised: 0, unseen: 0 },
    ...{ replies: 0, derived: 0, frames: 0, bytes: 0 },
  };
  readonly clock: { now: number };
  readonly sides: readonly [Side, Side];

  constructor(sides: readonly [Side, Side], clock: { now: number }) {
    this.sides = sides;
    this.clock = clock;
  }

  /** The same call on both sides has the same reply. */
  async call(call: Call): Promise<void> {
    const [one, other] = await Promise.all(this.sides.map((side) => side.call(call)));
    this.same(
      one!,
      other!,
      `${call.method ?? 'GET'} ${call.path} ${call.key === undefined ? '' : 'with a key'}`,
    );
    // Two servers that fail alike have shown nothing.
    if (one!.startsWith('5')) throw new Error(`${call.path} failed: ${one!}`);
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
export class Onlooker {
  readonly pair: Pair;
  readonly sitting: Sitting;
  readonly #taps: readonly (readonly [Tap, Tap])[];
  /** Entries since the table was laid. */
  count = 0;

  private constructor(pair: Pair, sitting: Sitting, taps: readonly (readonly [Tap, Tap])[]) {
    this.pair = pair;
    this.sitting = sitting;
    this.#taps = taps;
  }

  static async begin(pair: Pair, sitting: Sitting): Promise<Onlooker> {
    const taps: (readonly [Tap, Tap])[] = [];
    for (const deflate of [false, true]) {
      const [one, other] = await Promise.all(pair.sides.map((side) => side.tap(keyFor(sitting), deflate)));
      taps.push([one!, other!]);
    }
    return new Onlooker(pair, sitting, taps);
  }

  get seq(): number {
    return this.sitting.logs[0].length + this.count;
  }

  get key(): string | undefined {
    return keyFor(this.sitting);
  }

  mine(): { table: string; seat?: Seat } {
    const { id, eye } = this.sitting;
    return eye === 'spectator' ? { table: id } : { table: id, seat: eye };
  }

  /** Everything that has come to the eye so far is the same on both sides. */
  async compare(what: string): Promise<void> {
    await Promise.all(this.#taps.flat().map((tap) => tap.settle()));
    for (const [one, other] of this.#taps)
      this.pair.same(one.frames.join('\n'), other.frames.join('\n'), `${this.sitting.id}, ${what}: a socket`);
    for (const tap of this.#taps.flat()) this.pair.tally.frames += tap.frames.splice(0).length;
    this.pair.clock.now += 1_000;
  }

  /** The eye itself says something, on both sides. */
  async say(
    message: object,
    through: readonly (readonly [Tap, Tap])[] = this.#taps.slice(0, 1),
  ): Promise<void> {
    for (const taps of through) await Promise.all(taps.map((tap) => tap.ask(message)));
    await this.compare(JSON.stringify(message));
  }

  /** Looks at the table through both sockets. */
  async subscribe(since?: number): Promise<void> {
    await this.say({ type: 'subscribe', ...this.mine(), ...(since !== undefined && { since }) }, this.#taps);
  }

  /** Somebody else says something, on both sides; it must be done. */
  async others(seat: Seat, message: object): Promise<void> {
    for (const side of this.pair.sides) isDone(await side.saysFor(keyOf(seat), message));
    await this.compare(`${seat} says ${JSON.stringify(message)}`);
  }

  /** Somebody else does something on one side only that is none of the eye's business. */
  async unseen(side: number, seat: Seat, message: object): Promise<Record<string, unknown>> {
    const said = await this.pair.sides[side]!.saysFor(keyOf(seat), message);
    await this.compare(`${seat} alone says ${JSON.stringify(message)}`);
    return said;
  }

  leave(): void {
    for (const tap of this.#taps.flat()) tap.close();
  }
}

export function isDone(result: Record<string, unknown>): void {
  if (result['type'] !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
}

export function keyFor({ eye }: Sitting): string | undefined {
  return eye === 'spectator' ? undefined : keyOf(eye);
}

/** Some of these, always the same ones for the same chance. */
export function someOf<T>(things: readonly T[], count: number, chance: Random): T[] {
  return chance.shuffle([...things]).slice(0, count);
}
