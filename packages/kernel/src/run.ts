// Runs flows: steps one after another until one asks a question; the answer settles it and the run goes on.

import { illegal, onlyAnswer } from './choice.ts';
import { copy } from './copy.ts';
import type { Ask, Choice, Reason, Seat, Table } from './flow.ts';
import {
  DeadEnd,
  type Decision,
  type Fact,
  type Frame,
  type Game,
  type Refusal,
  type Refused,
  refusal,
  type State,
} from './game.ts';
import { areHidden, type Hidden, hide, look, redact, secretsIn } from './hidden.ts';
import { type Place, type Places, placeOf, placesOf, startOf } from './places.ts';
import { randomFrom } from './random.ts';
import type { KernelFacts } from './seam.ts';

const STEP_BUDGET = 10_000;

/** Told when a question was not asked, because there was one answer: whose it was, never which. */
export const ONLY_CHOICE = 'only-choice' satisfies keyof KernelFacts;

/** The part of a game that can be run. */
export type Rules<W> = Pick<Game<W>, 'flows' | 'secrets'>;

/** Every secret of a table; sealed answers are opened by the kernel itself. */
export function secretsOf<W>(game: Pick<Game<W>, 'secrets'>, { world, frames }: State<W>): Hidden<unknown>[] {
  const secrets = game.secrets ? game.secrets(world) : secretsIn(world);
  for (const { args } of frames) secretsIn(args, secrets);
  return secrets;
}

interface Listening {
  /** Whether anybody wants to know what is told. */
  readonly listening?: boolean;
  /** The open questions, where they are known already. */
  readonly open?: readonly Decision[] | undefined;
  /** Called before a step is carried out, with the table as the one before has left it. */
  readonly beforeStep?: ((told: readonly Fact[]) => void) | undefined;
}

/**
 * A game being played in place: it changes the state it was given. Search and simulation use it directly on a
 * copy of their own; `answer` wraps it so that nothing changes at the border.
 */
export class Play<W> {
  readonly state: State<W>;
  /** What was told since the last answer; stays empty when nobody listens. */
  told: Fact[] = [];
  /** Whether the last answer drew chance, or opened answers that were sealed. */
  drew = false;
  unsealed = false;
  /** Whether anything lay open for a moment, when a question settled itself, that was a secret before the last answer. */
  shown = false;
  readonly #game: Rules<W>;
  readonly #places: Places;
  /** The places of the frames, one for each, as far as they have been looked up. */
  readonly #path: (Place | undefined)[] = [];
  /** The secrets before the last answer, where somebody wants to hear what it shows. */
  #secrets: readonly Hidden<unknown>[] | undefined;
  readonly #isListening: boolean;
  readonly #beforeStep: Listening['beforeStep'];
  #random: ReturnType<typeof randomFrom>;
  #table: Table;
  #leaving = false;
  #ending = false;
  #asking: Ask<unknown, unknown> | undefined;
  #asked: readonly Seat[] = [];
  #open: readonly Decision[] | undefined;

  constructor(game: Rules<W>, state: State<W>, { listening = true, open, beforeStep }: Listening = {}) {
    this.#game = game;
    this.#isListening = listening;
    this.#beforeStep = beforeStep;
    this.state = state;
    this.#places = placesOf(game);
    this.#random = randomFrom(state.random);
    this.#table = {
      random: this.#random,
      tell: listening
        ? (kind: string, data: object | (() => object) = {}) =>
            void this.told.push({ kind, data: copy(typeof data === 'function' ? data() : data) })
        : () => undefined,
      leave: () => {
        this.#leaving = true;
      },
      end: () => {
        this.#ending = true;
      },
    };
    this.#run(true);
    this.#open = open;
  }

  /** Whoever plays on in place says before an answer how the table stands, to hear what it shows. */
  watch(before: State<W>, secrets: readonly Hidden<unknown>[] = secretsOf(this.#game, before)): void {
    this.#secrets = secrets;
  }

  get over(): boolean {
    return this.state.frames.length === 0;
  }

  /** Every open question, with its options. Never empty while the game is not over. */
  decisions(): readonly Decision[] {
    if (this.#open === undefined) {
      const open: Decision[] = [];
      for (const seat of this.#asked) open.push(this.#decision(seat));
      this.#open = open;
    }
    return this.#open;
  }

  /** What a person would look for among the options of a seat, and why it is not there. */
  refusedOptions(seat: Seat): readonly Refused[] {
    if (!this.#asked.includes(seat)) return [];
    const reasonAgainst = this.#reasons(seat);
    const refused: Refused[] = [];
    if (reasonAgainst)
      for (const id of this.#asking!.options(this.state.world, this.#top().args, seat)) {
        const reason = reasonAgainst(id);
        if (reason) refused.push({ ...reason, id });
      }
    return refused;
  }

  /** Why this is not among the options of a seat, if a rule says so. */
  whyNot(seat: Seat, option: string): Reason | undefined {
    const known = this.refusedOptions(seat).find(({ id }) => id === option);
    if (known || !this.#asked.includes(seat)) return known;
    return this.#asking?.elsewhere?.(this.state.world, this.#top().args, seat, option);
  }

  /** Settles a question, or says why not and changes nothing. */
  answer(seat: Seat, decisionId: string, choice: Choice): Refusal | undefined {
    if (this.over) return refusal('game-over', '0');
    const decision = this.decisions().find((open) => open.id === decisionId);
    if (!decision)
      return refusal(this.#stale(decisionId) ? 'stale-decision' : 'unknown-decision', this.#rule());
    if (decision.seat !== seat) return refusal('not-your-decision', decision.rule, { seat: decision.seat });
    const no = illegal(decision, choice);
    if (no) {
      const reason = no.code === 'not-an-option' && this.whyNot(seat, String(no.args?.['option']));
      return reason ? refusal(reason.code, reason.rule, reason.args) : no;
    }
    this.settle(seat, choice);
    return undefined;
  }

  /** As `answer`, for a choice taken from `decisions()` just now. */
  settle(seat: Seat, choice: Choice): void {
    const ask = this.#asking!;
    const frame = this.#top();
    if (this.#isListening) this.told = [];
    this.drew = this.unsealed = this.shown = false;
    const draws = this.#random.draws;
    const mine = copy(choice);
    if (ask.together) {
      frame.said ??= {};
      frame.said[seat] = hide(mine, ask.sealed ? [seat] : [...this.state.seats, 'spectator']);
      // The table has not changed, so neither have the questions
      this.#open = this.#open?.map((one) => (one.seat === seat ? { ...one, answered: true } : one));
      if (this.#asked.some((other) => !frame.said![other])) return;
      const said: Record<Seat, Choice> = {};
      for (const other of this.#asked) said[other] = look(frame.said[other]!);
      delete frame.said;
      this.unsealed = ask.sealed && this.#asked.length > 1;
      this.#carryOut(ask, frame, said);
    } else {
      this.#carryOutOne(ask, frame, seat, mine);
    }
    this.#run(false);
    this.drew = this.#random.draws !== draws;
  }

  #carryOut(ask: Ask<unknown, unknown>, frame: Frame, said: Record<Seat, Choice>): void {
    this.state.settled++;
    ask.resolve(this.state.world, frame.args, said as Record<Seat, never>, this.#table);
    this.#after(frame, ask.again);
  }

  #carryOutOne(ask: Ask<unknown, unknown>, frame: Frame, seat: Seat, choice: Choice): void {
    const { resolveOne } = this.#place();
    if (!resolveOne) {
      this.#carryOut(ask, frame, { [seat]: choice });
      return;
    }
    this.state.settled++;
    resolveOne(this.state.world as never, frame.args as never, choice as never, this.#table, seat);
    this.#after(frame, ask.again);
  }

  /** Up to the next question that leaves a choice; a game that is taken up again stands at one already. */
  #run(isTakenUp: boolean): void {
    const { frames, world } = this.state;
    this.#asking = undefined;
    this.#asked = [];
    this.#open = undefined;
    for (let spent = 0; frames.length > 0; spent++) {
      const frame = this.#top();
      const { step } = this.#place();
      if (spent > STEP_BUDGET) throw new Error(`runaway flow ${frame.flow} at ${frame.at}`);
      if (step.when && !step.when(world, frame.args)) {
        this.#beforeStep?.(this.told);
        this.#advance(frame);
        continue;
      }
      if (step.type !== 'ask') this.#beforeStep?.(this.told);
      switch (step.type) {
        case 'do':
          step.run(world, frame.args, this.#table);
          this.#after(frame, false);
          break;
        case 'call':
        case 'each': {
          const sub = step.next(world, frame.args, this.#table);
          this.#after(frame, step.type === 'each' && sub !== undefined);
          if (sub && !this.#ending) this.#enter(sub.flow, sub.args);
          break;
        }
        case 'ask': {
          const seats = step.who(world, frame.args);
          if (seats.length === 0) {
            this.#beforeStep?.(this.told);
            this.#advance(frame);
            break;
          }
          this.#asking = step;
          this.#asked = seats;
          if ((isTakenUp && spent === 0) || !this.#settlesItself(step, frame)) return;
          break;
        }
      }
    }
  }

  /** Where one answer is left, and everybody can see that, it counts without a question. */
  #settlesItself(ask: Ask<unknown, unknown>, frame: Frame): boolean {
    if (!ask.openly || ask.together) return false;
    const [decision] = this.decisions();
    const only = onlyAnswer(decision!);
    if (only === undefined) return false;
    const { seat } = decision!;
    this.#beforeStep?.(this.told);
    this.#table.tell(ONLY_CHOICE, { seat });
    // What is shown here may lie hidden again before anybody is asked.
    if (this.#secrets && !this.shown)
      this.shown = !areHidden(this.#secrets, secretsOf(this.#game, this.state));
    this.#asking = undefined;
    this.#asked = [];
    this.#open = undefined;
    this.#carryOutOne(ask, frame, seat, only);
    return true;
  }

  #decision(seat: Seat): Decision {
    const ask = this.#asking!;
    const { world, settled } = this.state;
    const { args, said } = this.#top();
    const { kind } = this.#place();
    const options = this.#options(seat);
    const bounds = ask.between?.(world, args, seat);
    const min = bounds ? bounds[0] : 1;
    const most = bounds ? bounds[1] : 1;
    const max = ask.shape === 'some' ? Math.min(most, options.length) : most;
    if (ask.shape === 'one' ? options.length === 0 : max < min)
      throw new DeadEnd(`dead end: ${kind} offers ${seat} nothing`);
    const decision: Decision = {
      id: `${settled}-${seat}`,
      seat,
      kind,
      rule: this.#rule(),
      shape: ask.shape,
      options,
      min,
      max,
    };
    const limits = ask.limits?.(world, args, seat);
    if (limits?.length) decision.limits = limits;
    if (this.#isListening) {
      const about = ask.about?.(world, args, seat);
      // Whoever passes the question on to its seat has nothing to close: it holds no secret of another.
      if (about) decision.about = copy(redact(about, seat));
    }
    if (said?.[seat]) decision.answered = true;
    return decision;
  }

  /** What a seat may choose: what it would expect, less what is refused. */
  #options(seat: Seat): readonly string[] {
    const { world } = this.state;
    const { args } = this.#top();
    const { refuse, refusing } = this.#asking!;
    const options = this.#asking!.options(world, args, seat);
    if (!refuse && !refusing) return options;
    // Loops of their own: rules are called once for each option of each question, and nothing should stand between
    const left: string[] = [];
    if (refusing) {
      const reasonAgainst = refusing(world, args, seat);
      for (const option of options) if (reasonAgainst(option) === undefined) left.push(option);
    } else {
      for (const option of options) if (refuse!(world, args, seat, option) === undefined) left.push(option);
    }
    return left;
  }

  /** Says of an option why it is refused; nothing where no option can be. */
  #reasons(seat: Seat): ((option: string) => Reason | undefined) | undefined {
    const { refuse, refusing } = this.#asking!;
    const { world } = this.state;
    const { args } = this.#top();
    if (refusing) return refusing(world, args, seat);
    return refuse && ((option) => refuse(world, args, seat, option));
  }

  #rule(): string {
    return this.#asking!.rule(this.state.world, this.#top().args);
  }

  #stale(decisionId: string): boolean {
    const settled = Number.parseInt(decisionId, 10);
    return settled >= 0 && settled < this.state.settled;
  }

  #top(): Frame {
    return this.state.frames[this.state.frames.length - 1]!;
  }

  /** Where the innermost flow stands. */
  #place(): Place {
    const top = this.state.frames.length - 1;
    return (this.#path[top] ??= placeOf(this.#places, this.state.frames[top]!));
  }

  #enter(flow: string, args: object): void {
    const first = startOf(this.#places, flow);
    this.#path[this.state.frames.length] = first;
    this.state.frames.push({ flow, at: first.step.name, args: copy(args) });
  }

  /** After a step has run: stay, go on, or leave the flow or the game if it said so. */
  #after(frame: Frame, stay: boolean): void {
    if (this.#ending) {
      this.state.frames.length = 0;
    } else if (this.#leaving) {
      this.#leaving = false;
      this.state.frames.pop();
    } else if (!stay) {
      this.#advance(frame);
    }
  }

  #advance(frame: Frame): void {
    const { next } = this.#place();
    this.#path[this.state.frames.length - 1] = next;
    if (next) frame.at = next.step.name;
    else this.state.frames.pop();
  }
}
