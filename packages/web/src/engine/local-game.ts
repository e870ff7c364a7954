// One game on this device, inside the worker: the match, the bots, and what each player here is shown.

import { type Bot, botOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Choice,
  type Decision,
  decisionsFor,
  type Eye,
  factsFor,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  refusal,
  resample,
  rulesRefusal,
  type Seat,
  seeded,
  type View,
  view,
} from '@three-thrones/kernel';
import { type Match, matchAt, MatchHost, startMatch } from '@three-thrones/match';
import type { LocalRecord, Standing } from './records.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { GameSeen, InterimSeen } from './seen.ts';

/** What the page is told after every answer; the log only grows, unless it is told to begin again. */
export interface LocalNews {
  readonly table: GameSeen;
  readonly told: readonly Logged[];
  readonly afresh: boolean;
  /** The code of what is wrong with the table, for as long as it is. */
  readonly trouble?: string | undefined;
}

/** Whether all may see a question and its answer. */
export type IsOpen = (asked: Decision) => boolean;

export const noneIsOpen: IsOpen = () => false;

export class LocalGame {
  readonly #game: AnyGame;
  #record: LocalRecord;
  /** What it remembers to have been told has secrets in it: that never leaves the worker as it is. */
  readonly #host: MatchHost<unknown>;
  /** Where several people share the device: `spectator` while all of them look, or nobody knows who does. */
  #eye: Eye;
  /** Questions that show nothing hidden: several people are asked them without a curtain. */
  readonly #isOpenQuestion: IsOpen;
  /** They are on one side and hide nothing from each other: whoever is asked looks, without a curtain. */
  readonly #isTogether: boolean;
  /** Whoever is asked openly wants to look alone. */
  #isAlone = false;
  #shownEye: Eye | undefined;
  #shown = 0;
  /** What bots roll for themselves follows from the seed too: the same seed and answers are the same game. */
  readonly #chance;

  constructor(game: AnyGame, record: LocalRecord, isOpenQuestion = noneIsOpen) {
    this.#game = game;
    this.#isOpenQuestion = isOpenQuestion;
    // What would have been knows no configuration, and is thought about alone.
    this.#isTogether = record.config !== undefined && game.together?.(record.config) === true;
    this.#record = record;
    this.#host = new MatchHost(game, this.#begun());
    for (const said of record.answers) {
      const no = this.#host.answer(said);
      if (no) throw new Error(`a saved answer does not hold: ${no.code}`);
    }
    const [one, ...others] = this.#people();
    this.#eye = one === undefined || (others.length > 0 && !this.#isTogether) ? 'spectator' : one;
    this.#handOver();
    this.#chance = randomFrom(seeded(`${record.seed}/bots/${record.answers.length}`));
  }

  /** The match before its first answer here. */
  #begun(): Match<unknown> {
    const { branch, seed } = this.#record;
    const other = rulesRefusal(this.#game, this.#record);
    if (other) throw new Error(other.code);
    if (branch) {
      const imagined = resample(this.#game, branch.seen, branch.eye, seeded(seed));
      return { ...matchAt(this.#game, imagined), facts: branch.told ?? [] };
    }
    const start = startMatch(this.#game, this.#record);
    if (isRefusal(start)) throw new Error(start.code);
    return start;
  }

  get record(): LocalRecord {
    return this.#record;
  }

  #people(): Seat[] {
    return this.#host.state.seats.filter((seat) => this.#record.players[seat]?.kind === 'person');
  }

  /** How many answers were given. */
  get length(): number {
    return this.#host.length;
  }

  /** The bot that is asked next, if one is. */
  get waitsForBot(): boolean {
    return this.#host.asksBot(this.#botAt) !== undefined;
  }

  readonly #botAt = (seat: Seat): Bot | undefined => {
    const player = this.#record.players[seat];
    const bot = player?.kind === 'bot' ? botOf(player.level) : undefined;
    return isRefusal(bot) ? undefined : bot;
  };

  /** The player here who is asked something: the one who looks, before any other. */
  #asked(): Seat | undefined {
    const seats = this.#host.open
      .filter(({ seat, answered }) => !answered && this.#record.players[seat]?.kind === 'person')
      .map(({ seat }) => seat);
    return seats.find((seat) => seat === this.#eye) ?? seats[0];
  }

  /** The player here who is asked before all eyes: nobody else is asked, and nothing hidden is shown or said. */
  #askedOpenly(): Seat | undefined {
    const [asked, ...others] = this.#host.open;
    const isOpen = asked !== undefined && others.length === 0 && this.#isOpenQuestion(asked);
    const isOurs = isOpen && this.#people().length > 1 && asked.seat === this.#asked();
    return isOurs && asked.seat !== this.#eye && !this.#isAlone ? asked.seat : undefined;
  }

  /** At a hot seat the next player must take the device first; and after a reload nobody knows who holds it. */
  get curtain(): Seat | undefined {
    const asked = this.#asked();
    return asked !== this.#eye && this.#askedOpenly() === undefined ? asked : undefined;
  }

  liftCurtain(): void {
    this.#eye = this.curtain ?? this.#eye;
    this.#isAlone = false;
  }

  /** Behind a curtain after all: whoever is asked openly wants to see what only they may see. */
  lookAlone(): void {
    this.#isAlone = this.#askedOpenly() !== undefined;
  }

  /** On one side the device goes to whoever is asked. */
  #handOver(): void {
    if (this.#isTogether) this.#eye = this.#asked() ?? this.#eye;
  }

  answer(decision: string, choice: Choice): Refusal | undefined {
    const seat = this.#askedOpenly() ?? this.#eye;
    const no = this.#host.answer({ seat, decision, choice });
    if (!no) this.#remember();
    return no;
  }

  letBotDecide(): void {
    if (this.#host.letBotAnswer(this.#botAt, this.#chance) !== undefined) this.#remember();
  }

  /** Bots answer what is asked before anybody here is: nobody waits for what they have not seen begin. */
  letBotsOpen(): void {
    if (this.#people().length === 0) return;
    this.#host.letBotsAnswer(this.#botAt, this.#chance, {
      enough: () => this.#asked() !== undefined,
      after: () => this.#remember(),
    });
  }

  /** Who takes an answer back: the one who looks; or, where all look, the one who gave the last. */
  #undoer(): Seat | undefined {
    if (this.#eye !== 'spectator' && !this.#isTogether) return this.#eye;
    const last = this.#host.match.answers.at(-1)?.seat;
    return this.#people().find((seat) => seat === last);
  }

  undo(): Refusal | undefined {
    const seat = this.#undoer();
    if (seat === undefined) return refusal('undo-not-yours', '0');
    const no = this.#host.undo(seat);
    if (no) return no;
    this.#shown = Number.POSITIVE_INFINITY;
    this.#remember();
    return undefined;
  }

  #remember(): void {
    const { answers, state } = this.#host.match;
    // Every change has a later time than the one before, even if the clock does not say so: it tells them apart.
    const changedAt = Math.max(Date.now(), (this.#record.changedAt || 0) + 1);
    this.#record = {
      ...{ ...this.#record, answers, over: isOver(state), changedAt },
      standing: this.#standing(),
    };
    this.#isAlone = false;
    // From here on all look: nobody's secrets come back without a curtain.
    if (this.#askedOpenly() !== undefined) this.#eye = 'spectator';
    this.#handOver();
  }

  #standing(): Standing {
    const { state, isOver: over, open } = this.#host;
    const progress = this.#game.rounds?.(state.world);
    return {
      ...(progress && { progress }),
      asked: open.filter(({ answered }) => !answered).map(({ seat }) => seat),
      ...(over && { outcome: this.#game.outcome(state.world) }),
    };
  }

  /** The table as the player who looks saw it after so many answers. */
  at(seq: number): View<unknown> {
    return view(this.#host.at(seq).state, this.#eye);
  }

  #interims(): readonly InterimSeen[] {
    return this.#host.interims().map(({ state, ahead }) => ({ view: view(state, this.#eye), ahead }));
  }

  /** What has happened since the last news, or everything. */
  news({ all = false } = {}): LocalNews {
    const { state, isOver: over, length: seq } = this.#host;
    const open = decisionsFor(this.#host.open, this.#eye);
    const undoer = this.#undoer();
    const isAnother = this.#shownEye !== this.#eye && !(this.#isTogether && this.#shownEye !== undefined);
    const afresh = all || isAnother || this.#shown > seq;
    const from = afresh ? 0 : this.#shown + 1;
    const told = this.#host.told
      .slice(from)
      .flatMap((facts, at) => factsFor(facts, this.#eye).map((fact) => ({ seq: from + at, fact })));
    const isNext = !afresh && seq === this.#shown + 1;
    this.#shownEye = this.#eye;
    this.#shown = seq;
    return {
      told,
      afresh,
      table: {
        ...{ id: this.#record.id, game: this.#record.game, eye: this.#eye, mine: this.#people(), seq },
        isTogether: this.#isTogether,
        view: view(state, this.#eye),
        interims: isNext ? this.#interims() : [],
        decision: this.#decision(open),
        asked: open,
        undoable: undoer === undefined ? 0 : this.#host.undoable(undoer),
        curtain: this.curtain,
        branchedFrom: this.#record.branch?.from,
        outcome: over ? this.#game.outcome(state.world) : undefined,
      },
    };
  }

  #decision(seen: readonly Decision[]): Decision | undefined {
    if (this.curtain !== undefined) return undefined;
    const openly = this.#askedOpenly();
    if (openly !== undefined) return this.#host.open.find(({ seat }) => seat === openly);
    return seen.find(({ seat }) => seat === this.#eye);
  }
}
