// People who play as people do, each from a device of their own: what they wait for an answer, and what they were told.

import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@three-thrones/bots';
import { randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import type { TableSummary, Tempo } from '@three-thrones/protocol/http';
import { Calls, type Guest } from './calls.ts';
import { Ledger } from './ledger.ts';
import { type Deed, Player, type Sent } from './player.ts';

export interface HonestOptions {
  readonly url: string;
  readonly tables: number;
  /** Milliseconds a person thinks. */
  readonly pace: () => number;
}

/** A table as strangers can find it. */
export interface Target {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly bot: Seat | undefined;
}

/** People share addresses, as families do; no address has more of them than it may. */
const ADDRESSES = Array.from({ length: 12 }, (_, at) => `127.0.1.${at + 1}`);
const CHAT = 0.01;
const HOUR = 3_600_000;
const TEMPOS: readonly Tempo[] = [
  { kind: 'none' },
  { kind: 'live', bank: HOUR, increment: 10_000 },
  { kind: 'days', perMove: 24 * HOUR },
];
const LEVELS = ['squire', 'random'];
/** One table in so many checks every hash: whoever measures must not be slower than what is measured. */
const CHECKED = 10;
const AT_ONCE = 4;

/** Those at one table. */
interface Party {
  readonly number: number;
  readonly from: string;
  readonly guests: ReadonlyMap<Seat, Guest>;
  readonly game: string;
  table: string;
  bot: Seat | undefined;
  players: Player[];
  /** When each number was last heard, until it is known how long that took. */
  heardAt: Map<number, number>;
  /** Answers that not everybody has heard of. */
  under: Map<number, number>;
}

export class HonestCrowd {
  /** Milliseconds from sending an answer until it is acknowledged, and until the last viewer has it. */
  readonly acknowledged: number[] = [];
  readonly seen: number[] = [];
  readonly ledger = new Ledger();
  readonly counts = { games: 0, refused: 0, drifted: 0, reconnected: 0 };
  readonly refusals: object[] = [];
  readonly #options: HonestOptions;
  readonly #chance = randomFrom(seeded('honest'));
  readonly #parties: Party[] = [];
  readonly #sentAt = new Map<string, number>();
  #isOver = false;
  #failure: unknown;

  private constructor(options: HonestOptions) {
    this.#options = options;
  }

  /** Everybody has a seat and sees the table; nobody has begun. */
  static async gather(options: HonestOptions): Promise<HonestCrowd> {
    const crowd = new HonestCrowd(options);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < options.tables) crowd.#parties.push(await crowd.#gather(next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const player of crowd.#players) while (!player.resumed) await wait(10);
    return crowd;
  }

  get #players(): Player[] {
    return this.#parties.flatMap(({ players }) => players);
  }

  get viewers(): number {
    return this.#players.length;
  }

  get targets(): Target[] {
    return this.#parties.map(({ table, guests, bot }) => ({ table, bot, seats: [...guests.keys()] }));
  }

  /** What was measured so far does not count. */
  forget(): void {
    this.acknowledged.length = this.seen.length = 0;
  }

  /** Nobody begins anything new, and what is on its way arrives. */
  async rest(): Promise<void> {
    this.#isOver = true;
    for (const player of this.#players) player.rest(true);
    while (this.#players.some(({ isWaiting }) => isWaiting)) await wait(10);
    await wait(100);
    for (const { players } of this.#parties) this.#dismiss(players);
    if (this.#failure) throw this.#failure;
  }

  async #gather(number: number): Promise<Party> {
    const from = ADDRESSES[number % ADDRESSES.length]!;
    const calls = new Calls(() => this.#options.url, from);
    const game = number % 2 === 0 ? 'tiny-epic' : 'agot';
    const seated = game === 'agot' ? 3 : 3 + (Math.floor(number / 2) % 2);
    const host = await calls.guest(`host ${number}`);
    const wanted = { game, tempo: TEMPOS[number % TEMPOS.length]! };
    const summary = await calls.open(host.key, { players: seated }, wanted);
    const seats = summary.chairs.map(({ seat }) => seat);
    const bots = number % 4 === 0 ? 1 : 0;
    const guests = new Map<Seat, Guest>();
    for (const seat of seats.slice(0, seats.length - bots))
      guests.set(seat, guests.size === 0 ? host : await calls.guest(`${seat} ${number}`));
    const party: Party = {
      ...{ number, from, guests, game, table: summary.table, bot: undefined, players: [] },
      ...{ heardAt: new Map(), under: new Map() },
    };
    await this.#sitDown(party, calls, summary);
    return party;
  }

  async #sitDown(party: Party, calls: Calls, { table, chairs }: TableSummary): Promise<void> {
    party.table = table;
    party.heardAt.clear();
    party.under.clear();
    this.counts.games++;
    const [host] = party.guests.values();
    for (const { seat } of chairs) {
      const guest = party.guests.get(seat);
      if (guest) await calls.claim(guest.key, table, seat);
      else await calls.seatBot(host!.key, table, (party.bot = seat), LEVELS[party.number % 8 === 0 ? 0 : 1]!);
    }
    const watchers = party.number % 2 === 0 ? [undefined] : [];
    party.players = [...party.guests.keys(), ...watchers].map((seat) => this.#player(party, table, seat));
  }

  #player(party: Party, table: string, seat: Seat | undefined): Player {
    return new Player({
      ...{ table, seat, key: seat && party.guests.get(seat)!.key, url: () => this.#options.url },
      ...{ from: party.from, isChecking: party.number % CHECKED === 0, pace: this.#options.pace },
      next: (player) => this.#next(party, player),
      sent: (sent) => {
        this.ledger.sent(table, sent);
        this.#sentAt.set(sent.key, performance.now());
      },
      acknowledged: (sent, number) => this.#acknowledge(party, table, sent, number),
      saw: ({ seq }) => this.#hear(party, table, seq),
    });
  }

  #next(party: Party, player: Player): Deed | undefined {
    const { question, lobby, options, seq } = player;
    if (lobby?.status === 'over' && party.table === options.table) this.#playAgain(party);
    if (options.seat === undefined || !question || question.answered) return undefined;
    if (this.#chance.int(1_000) < CHAT * 1_000) return { type: 'chat', text: `What now, at ${seq}?` };
    return { type: 'answer', decision: question.id, choice: random.choose(question, this.#chance) };
  }

  #acknowledge(party: Party, table: string, sent: Sent, number: number): void {
    this.ledger.acknowledged(table, sent, number);
    const sentAt = this.#sentAt.get(sent.key)!;
    this.#sentAt.delete(sent.key);
    if (sent.deed.type !== 'answer' || party.table !== table) return;
    this.acknowledged.push(performance.now() - sentAt);
    party.under.set(number, sentAt);
    this.#settle(party, number);
  }

  #hear(party: Party, table: string, seq: number): void {
    if (party.table !== table) return;
    party.heardAt.set(seq, performance.now());
    for (const number of party.under.keys()) this.#settle(party, number);
  }

  /** Whether everybody has heard of it by now; the last one may have before it was acknowledged. */
  #settle({ players, under, heardAt }: Party, number: number): void {
    if (players.some(({ seq }) => seq < number)) return;
    this.seen.push((heardAt.get(number) ?? performance.now()) - under.get(number)!);
    under.delete(number);
    for (const seq of heardAt.keys()) if (seq <= number - 8) heardAt.delete(seq);
  }

  /** The same people once more. */
  #playAgain(party: Party): void {
    if (this.#isOver) return;
    const { table, players, from } = party;
    party.table = '';
    const again = async (): Promise<void> => {
      while (players.some(({ isWaiting }) => isWaiting)) await wait(20); // for the last acknowledgements
      this.#dismiss(players);
      party.players = [];
      const [host] = party.guests.values();
      const calls = new Calls(() => this.#options.url, from);
      await this.#sitDown(party, calls, await calls.rematch(host!.key, table));
    };
    again().catch((error: unknown) => {
      this.#failure ??= error;
    });
  }

  #dismiss(players: readonly Player[]): void {
    for (const player of players) {
      player.leave();
      this.counts.drifted += player.drifted;
      this.counts.refused += player.refusals.length + player.crossed;
      this.counts.reconnected += player.connections - 1;
      this.refusals.push(...player.refusals);
    }
  }
}
