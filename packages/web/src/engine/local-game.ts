// One game on this device, inside the worker: the match, the bots, and what each player here is shown.

import { type Bot, botOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Choice,
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
import type { LocalRecord } from './records.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { GameSeen } from './seen.ts';

/** What the page is told after every answer; the log only grows, unless it is told to begin again. */
export interface LocalNews {
  readonly table: GameSeen;
  readonly told: readonly Logged[];
  readonly afresh: boolean;
  /** The code of what is wrong with the table, for as long as it is. */
  readonly trouble?: string | undefined;
}

export class LocalGame {
  readonly #game: AnyGame;
  #record: LocalRecord;
  /** What it remembers to have been told has secrets in it: that never leaves the worker as it is. */
  readonly #host: MatchHost<unknown>;
  #eye: Eye;
  /** Several people share the device, and nobody has said yet who looks. */
  #isCovered: boolean;
  #shownEye: Eye | undefined;
  #shown = 0;
  /** What bots roll for themselves follows from the seed too: the same seed and answers are the same game. */
  readonly #chance;

  constructor(game: AnyGame, record: LocalRecord) {
    this.#game = game;
    this.#record = record;
    this.#host = new MatchHost(game, this.#begun());
    for (const said of record.answers) {
      const no = this.#host.answer(said);
      if (no) throw new Error(`a saved answer does not hold: ${no.code}`);
    }
    const people = this.#people();
    this.#eye = people[0] ?? 'spectator';
    this.#isCovered = people.length > 1 && !this.#host.isOver;
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

  /** At a hot seat the next player must take the device first; and after a reload nobody knows who holds it. */
  get curtain(): Seat | undefined {
    const asked = this.#asked();
    if (this.#isCovered && this.#eye !== 'spectator') return asked ?? this.#eye;
    return asked !== undefined && asked !== this.#eye ? asked : undefined;
  }

  liftCurtain(): void {
    this.#eye = this.curtain ?? this.#eye;
    this.#isCovered = false;
  }

  answer(decision: string, choice: Choice): Refusal | undefined {
    const no = this.#host.answer({ seat: this.#eye, decision, choice });
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

  undo(): Refusal | undefined {
    if (this.#eye === 'spectator') return refusal('undo-not-yours', '0');
    const no = this.#host.undo(this.#eye);
    if (no) return no;
    this.#shown = Number.POSITIVE_INFINITY;
    this.#remember();
    return undefined;
  }

  #remember(): void {
    const { answers, state } = this.#host.match;
    // Every change has a later time than the one before, even if the clock does not say so: it tells them apart.
    const changedAt = Math.max(Date.now(), (this.#record.changedAt || 0) + 1);
    this.#record = { ...this.#record, answers, over: isOver(state), changedAt };
  }

  /** The table as the player who looks saw it after so many answers. */
  at(seq: number): View<unknown> {
    return view(this.#host.at(seq).state, this.#eye);
  }

  /** What has happened since the last news, or everything. */
  news({ all = false } = {}): LocalNews {
    const { state, isOver: over, length: seq } = this.#host;
    const open = decisionsFor(this.#host.open, this.#eye);
    const afresh = all || this.#shownEye !== this.#eye || this.#shown > seq;
    const from = afresh ? 0 : this.#shown + 1;
    const told = this.#host.told
      .map((facts, at) => ({ facts, at }))
      .slice(from)
      .flatMap(({ facts, at }) => factsFor(facts, this.#eye).map((fact) => ({ seq: at, fact })));
    this.#shownEye = this.#eye;
    this.#shown = seq;
    return {
      told,
      afresh,
      table: {
        ...{ id: this.#record.id, game: this.#record.game, eye: this.#eye, mine: this.#people(), seq },
        view: view(state, this.#eye),
        decision: this.curtain ? undefined : open.find(({ seat }) => seat === this.#eye),
        asked: open,
        undoable: this.#eye === 'spectator' ? 0 : this.#host.undoable(this.#eye),
        curtain: this.curtain,
        branchedFrom: this.#record.branch?.from,
        outcome: over ? this.#game.outcome(state.world) : undefined,
      },
    };
  }
}
