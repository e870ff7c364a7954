// One eye at one table of a pair: it looks, asks, talks and plays on both sides, and everything it is sent is compared.

import { setTimeout as wait } from 'node:timers/promises';
import {
  decisions,
  isOver,
  isRefusal,
  type Random,
  randomFrom,
  type Seat,
  seeded,
} from '@three-thrones/kernel';
import { type Course, undoable } from '../../src/tables/course.ts';
import { courseRevised } from '../../src/tables/revision.ts';
import { type Sealed, sealedIn, unanswered } from './leak-logs.ts';
import { isDone, Onlooker, type Pair } from './leak-pair.ts';
import { probe, readLists, readLog } from './leak-probe.ts';
import { keyOf } from './leak-sides.ts';
import { answerTo, goBack, goOn, looks, type Sitting, unlessRefused } from './leak-sittings.ts';

const STEPS = 12;
const PROBE_AT = STEPS / 2;
const ATTEMPTS = 6;
const REVISIONS = 3;
/** Lists are long, and all tables are in them. */
const LISTS_EVERY = 4;
const FURTHEST_BACK = 50;
/** So much is announced at once; afterwards an announcement waits for its turn, and would come to one side first. */
const AT_ONCE = 7;
const BREATH = 400;

export class Watch {
  readonly #eyes: Onlooker;
  readonly #pair: Pair;
  readonly #sitting: Sitting;
  readonly #chance: Random;
  /** What others have answered to questions that are still open. */
  #sealed: Sealed[];
  #announced = 1;

  private constructor(eyes: Onlooker) {
    this.#eyes = eyes;
    this.#pair = eyes.pair;
    this.#sitting = eyes.sitting;
    this.#chance = randomFrom(seeded(eyes.sitting.id));
    this.#sealed = sealedIn(eyes.sitting);
  }

  static async begin(pair: Pair, sitting: Sitting): Promise<Watch> {
    return new Watch(await Onlooker.begin(pair, sitting));
  }

  async whole(): Promise<void> {
    const { tempo, eye, isDerived } = this.#sitting;
    const isPlayer = eye !== 'spectator';
    await this.#eyes.subscribe();
    await probe(this.#eyes, this.#chance);
    await readLog(this.#eyes, this.#chance);
    await this.#reviseOthers();
    for (let step = 1; step <= STEPS && (await this.#answer()); step++) {
      if (step === PROBE_AT) await probe(this.#eyes, this.#chance);
      await this.#reviseOthers();
      if (isPlayer) await this.#reviseOwn();
      if (isPlayer) await this.#undo();
    }
    await this.#comeAndGo();
    await probe(this.#eyes, this.#chance);
    if (this.#chance.int(LISTS_EVERY) === 0) await readLists(this.#eyes);
    await readLog(this.#eyes, this.#chance);
    if (isPlayer && isDerived && this.#eyes.count > 0 && this.#sealed.length === 0)
      await this.#agreeOn({ what: 'take-back', to: this.#moment() });
    else if (isPlayer && tempo.kind === 'live') await this.#agreeOn({ what: 'pause' });
    await this.#reviseOthers();
    this.#eyes.leave();
    this.#pair.tally.sittings++;
  }

  /** An answer of any seat, on both sides; the eye sees both, and they look the same. */
  async #answer(): Promise<boolean> {
    const { game, eye, first, id: table } = this.#sitting;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const open = unanswered(game, this.#sitting.courses);
      if (open.length === 1) await this.#reconcile(); // the last answer breaks the seals
      const wanted = this.#eyes.count === 0 && attempt === 0 ? first : undefined;
      const said = wanted ?? answerTo(this.#chance.pick(open), this.#chance);
      const next = goOn(game, this.#sitting.courses, said, eye, this.#chance, this.#wish(open.length));
      if (!next || isOver(next.courses[0].state)) continue; // at the end everything is shown
      const key = `step-${this.#eyes.count++}`;
      for (const [at, side] of this.#pair.sides.entries())
        isDone(
          await side.saysFor(keyOf(said.seat), {
            type: 'answer',
            table,
            ...said,
            choice: next.choices[at],
            key,
          }),
        );
      await this.#eyes.compare(`answer ${this.#eyes.count} of ${said.seat}`);
      this.#sitting.courses = next.courses;
      this.#noteSealed({ ...said, choices: next.choices });
      this.#pair.tally.answers++;
      if (JSON.stringify(next.choices[0]) !== JSON.stringify(next.choices[1])) this.#pair.tally.otherwise++;
      return true;
    }
    return false;
  }

  /** Where several are asked at once, and not all have answered, answers are others if they can be. */
  #wish(open: number): 'same' | 'other' {
    return open > 1 ? 'other' : 'same';
  }

  #noteSealed(said: Sealed): void {
    const { game, eye, courses } = this.#sitting;
    const open = decisions(game, courses[0].state).filter(({ answered }) => answered);
    this.#sealed = [...this.#sealed, said].filter(
      ({ seat, decision }) => seat !== eye && open.some(({ id }) => id === decision),
    );
  }

  /** Others think again, on one side only and a few times. The eye sees nothing of it, now or when it comes back. */
  async #reviseOthers(): Promise<void> {
    if (this.#sealed.length === 0 || this.#chance.int(3) === 0) return;
    const sealed = this.#chance.pick(this.#sealed);
    const side = this.#chance.int(2);
    const times = 1 + this.#chance.int(REVISIONS);
    for (let time = 0; time < times; time++) await this.#revise(side, sealed);
    await this.#eyes.subscribe(this.#eyes.seq);
    await this.#eyes.subscribe(Math.max(0, this.#eyes.seq - 1));
  }

  async #revise(side: number, sealed: Sealed, choice = this.#anotherChoice(sealed)): Promise<void> {
    const { game, eye, id: table } = this.#sitting;
    const { seat, decision } = sealed;
    const before = this.#sitting.courses[side]!;
    const next = unlessRefused(courseRevised(game, before, { seat, decision, choice }));
    // An answer that is not sealed is seen by all: that one stays.
    if (looks({ ...next, facts: [] }, eye) !== looks({ ...before, facts: [] }, eye)) return;
    const key = `anew-${this.#pair.tally.revised++}`;
    isDone(await this.#eyes.unseen(side, seat, { type: 'answer', table, seat, decision, choice, key }));
    this.#sitting.courses = put(this.#sitting.courses, side, next);
    sealed.choices = put(sealed.choices, side, choice);
  }

  #anotherChoice({ decision }: Sealed) {
    const { game, courses } = this.#sitting;
    return answerTo(decisions(game, courses[0].state).find(({ id }) => id === decision)!, this.#chance)
      .choice;
  }

  /** Before the seals are broken the answers become the same: one side's others think again, and the other side's not. */
  async #reconcile(): Promise<void> {
    for (const sealed of this.#sealed)
      if (JSON.stringify(sealed.choices[0]) !== JSON.stringify(sealed.choices[1]))
        await this.#revise(0, sealed, sealed.choices[1]);
  }

  /** The eye thinks again itself. */
  async #reviseOwn(): Promise<void> {
    const { game, eye, courses } = this.#sitting;
    const mine = decisions(game, courses[0].state).find(({ seat, answered }) => seat === eye && answered);
    if (!mine || this.#chance.int(2) > 0) return;
    const said = answerTo(mine, this.#chance);
    const [one, other] = courses.map((course) => courseRevised(game, course, said)) as [Course, Course];
    if (isRefusal(one) || isRefusal(other)) return;
    await this.#eyes.say({
      type: 'answer',
      table: this.#sitting.id,
      ...said,
      key: `own-${this.#chance.int(1e9)}`,
    });
    this.#sitting.courses = [one, other];
  }

  /** Now and then the eye takes its own last answer back. */
  async #undo(): Promise<void> {
    const { game, eye, courses } = this.#sitting;
    if (undoable(courses[0], eye) === 0 || this.#chance.int(2) > 0) return;
    this.#eyes.count++;
    await this.#eyes.say({ type: 'undo', ...this.#eyes.mine(), key: `undo-${this.#eyes.count}` });
    this.#sitting.courses = goBack(game, courses, eye);
    this.#pair.tally.undone++;
  }

  /**
   * Somebody comes and goes on both sides. On one side only, and more often than is announced at once, others whisper,
   * try what is refused, ask and look again: the eye hears nothing of it, and what it does hear comes no later for it.
   */
  async #comeAndGo(): Promise<void> {
    const { seats, eye, id: table } = this.#sitting;
    const [seat, to] = seats.filter((one) => one !== eye);
    if (to === undefined) return;
    await this.#eyes.others(seat!, { type: 'subscribe', table, seat });
    const unseen = [
      { type: 'chat', table, seat, to, text: 'They know nothing.', key: `whisper-${this.#eyes.count}` },
      { type: 'subscribe', table, seat },
      { type: 'why', table, seat, option: 'fly' },
      { type: 'answer', table, seat, decision: 'none', choice: 'fly', key: 'never' },
    ];
    for (const message of [...unseen, ...unseen, ...unseen]) {
      await this.#pair.sides[0].saysFor(keyOf(seat!), message);
      this.#pair.tally.unseen++;
    }
    await this.#eyes.compare(`what ${seat} does alone`);
    await this.#eyes.others(seat!, { type: 'unsubscribe', table });
    this.#announced += 2;
  }

  /** The eye proposes, all agree. */
  async #agreeOn(wish: { what: string; to?: number }): Promise<void> {
    const { id: table, eye, seats } = this.#sitting;
    await this.#breathe();
    const proposals = await Promise.all(
      this.#pair.sides.map((side) =>
        side.saysFor(keyOf(eye), { type: 'propose', table, seat: eye, ...wish, key: `wish-${wish.what}` }),
      ),
    );
    proposals.forEach(isDone);
    await this.#eyes.compare(`a proposal ${JSON.stringify(wish)}`);
    for (const seat of seats) if (seat !== eye) await this.#agree(seat, proposals);
    if (wish.what === 'take-back') this.#sealed = []; // the courses of before no longer matter
  }

  /** One that is not too far back. */
  #moment(): number {
    const { seq } = this.#eyes;
    return seq - 1 - this.#chance.int(Math.min(seq, FURTHEST_BACK));
  }

  async #agree(seat: Seat, proposals: readonly Record<string, unknown>[]): Promise<void> {
    await this.#breathe();
    for (const [at, side] of this.#pair.sides.entries()) {
      const { proposal } = proposals[at]!;
      const yes = {
        type: 'consent',
        table: this.#sitting.id,
        seat,
        proposal,
        agree: true,
        key: `yes-${String(proposal)}`,
      };
      isDone(await side.saysFor(keyOf(seat), yes));
    }
    await this.#eyes.compare(`${seat} agrees`);
  }

  async #breathe(): Promise<void> {
    if (++this.#announced > AT_ONCE) await wait(BREATH);
  }
}

function put<T>(both: readonly [T, T], side: number, one: T): readonly [T, T] {
  return side === 0 ? [one, both[1]] : [both[0], one];
}
