// One table and what may be said about it. Takes requests, emits messages; knows no streams.

import { type Bot, choiceOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  decisions,
  decisionsFor,
  type Eye,
  type Fact,
  factsFor,
  hash,
  isOver,
  isRefusal,
  type Match,
  play,
  type Random,
  type Refusal,
  recordOf,
  refusal,
  type Seat,
  undo,
  view,
  why,
} from '@three-thrones/kernel';
import { chanceOfBots, nextToAnswer } from '../simulation.ts';
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
  #match: Match<unknown>;
  #seq = 0;
  /** What the request at hand has to say so far; sent when it has been carried out. */
  #outbox: Record<string, unknown>[] = [];

  constructor(game: AnyGame, match: Match<unknown>, reader: Reader, send: Emit) {
    this.#game = game;
    this.#match = match;
    this.#reader = reader;
    this.#chance = chanceOfBots(match.seed);
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
    const { game, rulesVersion, seats } = this.#match.state;
    this.#emit('table', { protocol: PROTOCOL_VERSION, game, rulesVersion, seats, eye: this.#reader.eye });
    this.#tell(this.#match.facts, {});
    this.#goOn();
  }

  #refuse(no: Refusal, id: RequestId | undefined): void {
    const { type, ...message } = refusedMessage(no, id);
    this.#emit(type, message);
  }

  /** All of it or nothing: where the rules themselves fail, the table stays as it was and nothing was said. */
  #wholly(carryOut: () => Refusal | undefined, id?: RequestId): void {
    const [match, seq] = [this.#match, this.#seq];
    try {
      const no = carryOut();
      if (no) this.#refuse(no, id);
    } catch (error) {
      [this.#match, this.#seq, this.#outbox] = [match, seq, []];
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
    const next = play(this.#game, this.#match, { seat, decision, choice });
    if (isRefusal(next)) return this.#mayKnow(seat) ? next : refusal('not-legal', '0');
    this.#match = next;
    this.#tell(next.facts, { ...reply, seat });
    this.#goOn();
    return undefined;
  }

  #undo(seat: Seat, reply: Reply): Refusal | undefined {
    const before = undo(this.#match, seat);
    if (isRefusal(before)) return before;
    this.#match = before;
    this.#emit('undone', { ...reply, seat });
    this.#goOn();
    return undefined;
  }

  #view(eye: Eye, reply: Reply): undefined {
    const seen = view(this.#match.state, eye);
    this.#emit('view', { ...reply, seat: eye, hash: hash(seen), view: seen });
  }

  #why(seat: Seat, option: string, reply: Reply): undefined {
    const no = why(this.#game, this.#match.state, seat, option);
    const reason = no && { code: no.code, rule: no.rule, args: no.args ?? {} };
    this.#emit('why', { ...reply, seat, option, legal: no === undefined, ...(reason && { reason }) });
  }

  #save(reply: Reply): undefined {
    this.#emit('saved', { ...reply, record: recordOf(this.#match), state: this.#match.state });
  }

  #position(reply: Reply): Refusal | undefined {
    const position = this.#game.notation(this.#match.state);
    if (isRefusal(position)) return position;
    return this.#emit('position', { ...reply, position });
  }

  /** Lets bots answer what is theirs, then asks what is left, or says how it ended. */
  #goOn(): void {
    this.#letBotsAnswer();
    const { state } = this.#match;
    if (isOver(state)) {
      this.#emit('end', { outcome: this.#game.outcome(state.world), hash: hash(view(state, 'spectator')) });
      return;
    }
    const open = decisions(this.#game, state);
    const { eye } = this.#reader;
    this.#emit('ask', { decisions: eye === 'arbiter' ? open : decisionsFor(open, eye) });
  }

  #letBotsAnswer(): void {
    const { bot, eye } = this.#reader;
    if (!bot) return;
    while (!isOver(this.#match.state)) {
      const theirs = decisions(this.#game, this.#match.state).filter(({ seat }) => seat !== eye);
      const decision = nextToAnswer(theirs);
      if (!decision) return;
      const choice = choiceOf(bot, decision, this.#chance, this.#match.state, this.#game);
      const next = play(this.#game, this.#match, { seat: decision.seat, decision: decision.id, choice });
      if (isRefusal(next)) throw new Error(`a bot chose what ${decision.kind} does not offer: ${next.code}`);
      this.#match = next;
      this.#tell(next.facts, { seat: decision.seat });
    }
  }

  #notAllowed(request: Request): Refusal | undefined {
    const { eye, bot } = this.#reader;
    if (request.type === 'save' || request.type === 'position')
      return eye === 'arbiter' ? undefined : refusal('arbiter-only', '0', { type: request.type });
    const { seat, type } = request;
    const { seats } = this.#match.state;
    const isWatching = type === 'view' && seat === 'spectator';
    if (!isWatching && !seats.includes(seat)) return refusal('no-such-seat', '0', { seat, seats });
    if (type === 'view' || type === 'why')
      return this.#mayKnow(seat) || isWatching ? undefined : refusal('not-your-seat', '0', { seat });
    return bot && seat !== eye ? refusal('not-your-seat', '0', { seat }) : undefined;
  }

  #mayKnow(seat: Seat): boolean {
    return this.#reader.eye === 'arbiter' || this.#reader.eye === seat;
  }

  #tell(facts: readonly Fact[], about: Reply & { readonly seat?: Seat }): void {
    const { eye } = this.#reader;
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
