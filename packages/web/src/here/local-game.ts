// One game on this device, inside the worker: the match, the bots, and what each player here is shown.

import { botOf, choiceOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  type Choice,
  decisions,
  decisionsFor,
  type Eye,
  type Fact,
  factsFor,
  isOver,
  isRefusal,
  type Match,
  matchAt,
  play,
  randomFrom,
  type Refusal,
  refusal,
  resample,
  rulesRefusal,
  type Seat,
  seeded,
  startMatch,
  undo,
  undoable,
  type View,
  view,
} from '@three-thrones/kernel';
import type { Logged, TableSnapshot } from '../table/client.ts';
import type { LocalRecord } from './records.ts';

/** What the page is told after every answer; the log only grows, unless it is told to begin again. */
export interface LocalNews {
  readonly table: Omit<TableSnapshot, 'log' | 'chat' | 'connection'>;
  readonly told: readonly Logged[];
  readonly afresh: boolean;
  /** The code of what is wrong with the table, for as long as it is. */
  readonly trouble?: string | undefined;
}

export class LocalGame {
  readonly #game: AnyGame;
  #record: LocalRecord;
  #match: Match<unknown>;
  /** What every answer told, secrets included; it never leaves the worker like this. */
  #told: (readonly Fact[])[] = [];
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
    this.#match = this.#begun();
    this.#told = [record.branch?.told ?? this.#match.facts];
    for (const said of record.answers) {
      this.#match = this.#after(this.#match, said);
      this.#told.push(this.#match.facts);
    }
    const people = this.#people();
    this.#eye = people[0] ?? 'spectator';
    this.#isCovered = people.length > 1 && !isOver(this.#match.state);
    this.#chance = randomFrom(seeded(`${record.seed}/bots/${record.answers.length}`));
  }

  /** The match before its first answer here. */
  #begun(): Match<unknown> {
    const { branch, seed } = this.#record;
    const other = rulesRefusal(this.#game, this.#record);
    if (other) throw new Error(other.code);
    if (branch) return matchAt(resample(this.#game, branch.seen, branch.eye, seeded(seed)));
    const start = startMatch(this.#game, this.#record);
    if (isRefusal(start)) throw new Error(start.code);
    return start;
  }

  /** The match after a saved answer. */
  #after(match: Match<unknown>, said: Answer): Match<unknown> {
    const next = play(this.#game, match, said);
    if (isRefusal(next)) throw new Error(`a saved answer does not hold: ${next.code}`);
    return next;
  }

  get record(): LocalRecord {
    return this.#record;
  }

  #people(): Seat[] {
    return this.#match.state.seats.filter((seat) => this.#record.players[seat]?.kind === 'person');
  }

  /** The bot that is asked next, if one is. */
  get waitsForBot(): boolean {
    return this.#botsQuestion() !== undefined;
  }

  #botsQuestion() {
    if (isOver(this.#match.state)) return undefined;
    return decisions(this.#game, this.#match.state).find(
      ({ seat, answered }) => !answered && this.#record.players[seat]?.kind !== 'person',
    );
  }

  /** The player here who is asked something: the one who looks, before any other. */
  #asked(): Seat | undefined {
    if (isOver(this.#match.state)) return undefined;
    const seats = decisions(this.#game, this.#match.state)
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
    return this.#give(this.#eye, decision, choice);
  }

  letBotDecide(): void {
    const asked = this.#botsQuestion();
    const player = asked && this.#record.players[asked.seat];
    const bot = player?.kind === 'bot' ? botOf(player.level) : undefined;
    if (!asked || !bot || isRefusal(bot)) return;
    const no = this.#give(
      asked.seat,
      asked.id,
      choiceOf(bot, asked, this.#chance, this.#match.state, this.#game),
    );
    if (no) throw new Error(`a bot chose what is not offered: ${no.code}`);
  }

  /** Bots answer what is asked before anybody here is: nobody waits for what they have not seen begin. */
  letBotsOpen(): void {
    if (this.#people().length === 0) return;
    while (this.#asked() === undefined && this.waitsForBot) this.letBotDecide();
  }

  #give(seat: Seat, decision: string, choice: Choice): Refusal | undefined {
    const next = play(this.#game, this.#match, { seat, decision, choice });
    if (isRefusal(next)) return next;
    this.#match = next;
    this.#told.push(next.facts);
    this.#remember();
    return undefined;
  }

  undo(): Refusal | undefined {
    if (this.#eye === 'spectator') return refusal('undo-not-yours', '0');
    const back = undo(this.#match, this.#eye);
    if (isRefusal(back)) return back;
    this.#match = back;
    this.#told.pop();
    this.#shown = Number.POSITIVE_INFINITY;
    this.#remember();
    return undefined;
  }

  #remember(): void {
    const { answers, state } = this.#match;
    // Every change has a later time than the one before, even if the clock does not say so: it tells them apart.
    const changedAt = Math.max(Date.now(), (this.#record.changedAt || 0) + 1);
    this.#record = { ...this.#record, answers, over: isOver(state), changedAt };
  }

  /** The table as the player who looks saw it after so many answers. */
  at(seq: number): View<unknown> {
    let match = this.#begun();
    for (const said of this.#record.answers.slice(0, seq)) match = this.#after(match, said);
    return view(match.state, this.#eye);
  }

  /** What has happened since the last news, or everything. */
  news({ all = false } = {}): LocalNews {
    const { state } = this.#match;
    const seq = this.#match.answers.length;
    const over = isOver(state);
    const open = over ? [] : decisionsFor(decisions(this.#game, state), this.#eye);
    const afresh = all || this.#shownEye !== this.#eye || this.#shown > seq;
    const from = afresh ? 0 : this.#shown + 1;
    const told = this.#told
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
        undoable: this.#eye === 'spectator' ? 0 : undoable(this.#match, this.#eye),
        ...{ lobby: undefined, clocks: undefined, curtain: this.curtain },
        branchedFrom: this.#record.branch?.from,
        outcome: over ? this.#game.outcome(state.world) : undefined,
      },
    };
  }
}
