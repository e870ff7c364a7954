// The host of a match: takes answers, takes them back, lets bots have their turns, remembers what was told.

import {
  type Answer,
  type Decision,
  type Fact,
  type Game,
  isOver,
  isRefusal,
  type Random,
  type Refusal,
  type Seat,
  type Interim,
  type State,
} from '@three-thrones/kernel';
import { answerOf, type BotAt, nextToAnswer } from './bots.ts';
import { undoable } from './course.ts';
import { type Match, play, interimsAfter, undo } from './match.ts';
import { playAll } from './record.ts';

/** One match as it goes on, in one place: at a screen, in a terminal, in a test. */
export class MatchHost<W, C = unknown> {
  readonly #game: Game<W, C>;
  /** The match before its first answer. */
  readonly #first: Match<W>;
  #match: Match<W>;
  /** The match before the last thing that was done to it, while that is known. */
  #before: Match<W> | undefined;
  /** What the beginning and every answer told, secrets included. */
  #told: (readonly Fact[])[];

  constructor(game: Game<W, C>, first: Match<W>) {
    this.#game = game;
    this.#first = first;
    this.#match = first;
    this.#told = [first.facts];
  }

  /** As it stands now: a value that stays as it is, whatever happens here. */
  get match(): Match<W> {
    return this.#match;
  }

  get state(): State<W> {
    return this.#match.state;
  }

  /** Every open question, with its options. */
  get open(): readonly Decision[] {
    return this.#match.open;
  }

  get isOver(): boolean {
    return isOver(this.#match.state);
  }

  /** How many answers were given. */
  get length(): number {
    return this.#match.answers.length;
  }

  /** What was told, by the number of answers it took. */
  get told(): readonly (readonly Fact[])[] {
    return this.#told;
  }

  answer(said: Answer): Refusal | undefined {
    const next = play(this.#game, this.#match, said);
    if (isRefusal(next)) return next;
    this.#before = this.#match;
    this.#match = next;
    this.#told.push(next.facts);
    return undefined;
  }

  undo(seat: Seat): Refusal | undefined {
    const back = undo(this.#game, this.#match, seat);
    if (isRefusal(back)) return back;
    this.#before = undefined;
    this.#match = back;
    this.#told.pop();
    return undefined;
  }

  /** How many answers this seat could take back now. */
  undoable(seat: Seat): number {
    return undoable(this.#match, seat);
  }

  /** How the table stood on the way from the last answer to now. */
  interims(): readonly Interim<W>[] {
    return this.#before ? interimsAfter(this.#game, this.#before, this.#match) : [];
  }

  /** The match after so many of its answers. */
  at(answers: number): Match<W> {
    const then = playAll(this.#game, this.#first, this.#match.answers.slice(0, answers));
    if (isRefusal(then)) throw new Error(`an answer no longer holds: ${then.code}`);
    return then;
  }

  /** Goes back to a value of this match from before, and forgets what was told since. */
  returnTo(match: Match<W>): void {
    this.#before = undefined;
    this.#match = match;
    this.#told.length = match.answers.length + 1;
  }

  /** The question a bot is asked, if one is. */
  asksBot(botAt: BotAt): Decision | undefined {
    return nextToAnswer(this.open, (seat) => botAt(seat) !== undefined);
  }

  /** One bot answers. Whose turn it was, or nothing if no bot is asked. */
  letBotAnswer(botAt: BotAt, chance: Random): Seat | undefined {
    const asked = this.asksBot(botAt);
    if (!asked) return undefined;
    const { seat, kind } = asked;
    const no = this.answer(answerOf(botAt(seat)!, asked, chance, this.state, this.#game));
    if (no) throw new Error(`a bot chose what ${kind} does not offer: ${no.code}`);
    return seat;
  }

  /** Bots answer until somebody else is asked, or `enough` says so. */
  letBotsAnswer(
    botAt: BotAt,
    chance: Random,
    { enough, after }: { enough?: () => boolean; after?: (seat: Seat) => void } = {},
  ): void {
    for (;;) {
      if (enough?.()) return;
      const seat = this.letBotAnswer(botAt, chance);
      if (seat === undefined) return;
      after?.(seat);
    }
  }
}
