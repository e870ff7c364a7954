// One table and what may be said about it. Takes requests, emits messages; knows no streams.

import type { Bot } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  decisionsFor,
  type Eye,
  factsFor,
  hash,
  isRefusal,
  type Random,
  type Refusal,
  refusal,
  type Seat,
  view,
  why,
} from '@three-thrones/kernel';
import { chanceOfBots, type Match, MatchHost, recordOf } from '@three-thrones/match';
import type { Request, RequestId } from './requests.ts';

export const PROTOCOL_VERSION = 1;

/** Who reads the output: one eye, or an arbiter who may know everything. */
export interface Reader {
  readonly eye: Eye | 'arbiter';
  /** Plays all seats but the reader's. */
  readonly bot?: Bot;
}

type Emit = (message: Record<string, unknown>) => void;
type Reply = { readonly id?: RequestId };

export class Arbiter {
  readonly #game: AnyGame;
  readonly #reader: Reader;
  readonly #chance: Random;
  readonly #send: Emit;
  readonly #host: MatchHost<unknown>;
  #seq = 0;
  /** What the request at hand has to say so far; sent when it has been carried out. */
  #outbox: Record<string, unknown>[] = [];

  constructor(game: AnyGame, match: Match<unknown>, reader: Reader, send: Emit) {
    this.#game = game;
    this.#host = new MatchHost(game, match);
    this.#reader = reader;
    this.#chance = chanceOfBots(match.start.seed);
    this.#send = send;
  }

  /** Introduces the table and asks the first questions. */
  open(): void {
    this.#wholly(() => {
      this.#introduce();
      return undefined;
    });
  }

  refuse(no: Refusal, id?: RequestId): void {
    this.#refuse(no, id);
    this.#flush();
  }

  /** Carries a request out, or refuses it and changes nothing. */
  take(request: Request): void {
    const reply: Reply = request.id === undefined ? {} : { id: request.id };
    this.#wholly(() => this.#notAllowed(request) ?? this.#carryOut(request, reply), request.id);
  }

  #introduce(): void {
    const { game, rulesVersion, seats } = this.#host.state;
    this.#emit('table', { protocol: PROTOCOL_VERSION, game, rulesVersion, seats, eye: this.#reader.eye });
    this.#tell({});
    this.#goOn();
  }

  #refuse(no: Refusal, id: RequestId | undefined): void {
    const { type, ...message } = refusedMessage(no, id);
    this.#emit(type, message);
  }

  /** All of it or nothing: where the rules themselves fail, the table stays as it was and nothing was said. */
  #wholly(carryOut: () => Refusal | undefined, id?: RequestId): void {
    const [{ match }, seq] = [this.#host, this.#seq];
    try {
      const no = carryOut();
      if (no) this.#refuse(no, id);
    } catch (error) {
      this.#host.returnTo(match);
      [this.#seq, this.#outbox] = [seq, []];
      const known = this.#reader.eye === 'arbiter' ? { message: String(error) } : {};
      this.#refuse(refusal('rules-failed', '0', known), id);
    }
    this.#flush();
  }

  #flush(): void {
    for (const message of this.#outbox) this.#send(message);
    this.#outbox = [];
  }

  #carryOut(request: Request, reply: Reply): Refusal | undefined {
    if (request.type === 'answer') return this.#answer(request, reply);
    if (request.type === 'undo') return this.#undo(request.seat, reply);
    if (request.type === 'view') return this.#view(request.seat, reply);
    if (request.type === 'why') return this.#why(request.seat, request.option, reply);
    return request.type === 'save' ? this.#save(reply) : this.#position(reply);
  }

  #answer({ seat, decision, choice }: Answer, reply: Reply): Refusal | undefined {
    const no = this.#host.answer({ seat, decision, choice });
    if (no) return this.#mayKnow(seat) ? no : refusal('not-legal', '0');
    this.#tell({ ...reply, seat });
    this.#goOn();
    return undefined;
  }

  #undo(seat: Seat, reply: Reply): Refusal | undefined {
    const no = this.#host.undo(seat);
    if (no) return no;
    this.#emit('undone', { ...reply, seat });
    this.#goOn();
    return undefined;
  }

  #view(eye: Eye, reply: Reply): undefined {
    const seen = view(this.#host.state, eye);
    this.#emit('view', { ...reply, seat: eye, hash: hash(seen), view: seen });
  }

  #why(seat: Seat, option: string, reply: Reply): undefined {
    const no = why(this.#game, this.#host.state, seat, option);
    const reason = no && { code: no.code, rule: no.rule, args: no.args ?? {} };
    this.#emit('why', { ...reply, seat, option, legal: no === undefined, ...(reason && { reason }) });
  }

  #save(reply: Reply): undefined {
    this.#emit('saved', { ...reply, record: recordOf(this.#host.match), state: this.#host.state });
  }

  #position(reply: Reply): Refusal | undefined {
    const position = this.#game.notation(this.#host.state);
    if (isRefusal(position)) return position;
    return this.#emit('position', { ...reply, position });
  }

  /** Lets bots answer what is theirs, then asks what is left, or says how it ended. */
  #goOn(): void {
    this.#letBotsAnswer();
    const { state, open, isOver } = this.#host;
    if (isOver) {
      this.#emit('end', { outcome: this.#game.outcome(state.world), hash: hash(view(state, 'spectator')) });
      return;
    }
    const { eye } = this.#reader;
    this.#emit('ask', { decisions: eye === 'arbiter' ? open : decisionsFor(open, eye) });
  }

  #letBotsAnswer(): void {
    const { bot, eye } = this.#reader;
    this.#host.letBotsAnswer((seat) => (seat === eye ? undefined : bot), this.#chance, {
      after: (seat) => this.#tell({ seat }),
    });
  }

  #notAllowed(request: Request): Refusal | undefined {
    const { eye, bot } = this.#reader;
    if (request.type === 'save' || request.type === 'position')
      return eye === 'arbiter' ? undefined : refusal('arbiter-only', '0', { type: request.type });
    const { seat, type } = request;
    const { seats } = this.#host.state;
    const isWatching = type === 'view' && seat === 'spectator';
    if (!isWatching && !seats.includes(seat)) return refusal('no-such-seat', '0', { seat, seats });
    if (type === 'view' || type === 'why')
      return this.#mayKnow(seat) || isWatching ? undefined : refusal('not-your-seat', '0', { seat });
    return bot && seat !== eye ? refusal('not-your-seat', '0', { seat }) : undefined;
  }

  #mayKnow(seat: Seat): boolean {
    return this.#reader.eye === 'arbiter' || this.#reader.eye === seat;
  }

  /** What the last answer told, or the beginning. */
  #tell(about: Reply & { readonly seat?: Seat }): void {
    const { eye } = this.#reader;
    const { facts } = this.#host.match;
    this.#emit('facts', { ...about, facts: eye === 'arbiter' ? facts : factsFor(facts, eye) });
  }

  #emit(type: string, message: Record<string, unknown>): undefined {
    this.#outbox.push({ seq: ++this.#seq, type, ...message });
  }
}

/** A coded no as a message. */
export function refusedMessage({ code, rule, args = {}, mistakes }: Refusal, id?: RequestId) {
  return {
    type: 'refused',
    ...(id !== undefined && { id }),
    code,
    rule,
    args,
    ...(mistakes && { mistakes }),
  };
}
