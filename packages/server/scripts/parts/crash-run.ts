// A server under load that is killed without warning, again and again; and the check that nobody lost anything by it.

import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@three-thrones/bots';
import { randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import type { TableSummary } from '@three-thrones/protocol/http';
import { storePath } from '../../src/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Calls, type Guest } from './calls.ts';
import { type Faults, Ledger } from './ledger.ts';
import { type Deed, Player } from './player.ts';
import { FOR_A_CROWD, type Program, type ProgramOptions, startInVain, startProgram } from './program.ts';
import { median } from './numbers.ts';

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  readonly data: string;
  /** Milliseconds a person thinks, at most. */
  readonly pace: number;
  /** Milliseconds of play between a restart and the next kill, at most. */
  readonly calm: number;
  readonly seed: string;
  readonly progress?: (line: string) => void;
}

export interface CrashReport extends Faults {
  readonly kills: number;
  /** Of these, so many hit a server that was still starting. */
  readonly killsWhileStarting: number;
  readonly tables: number;
  readonly games: number;
  readonly viewers: number;
  readonly acknowledged: number;
  /** Views that did not fit their hash. */
  readonly drifted: number;
  /** Views compared with what the server derives from the log alone. */
  readonly compared: number;
  readonly different: number;
  readonly refused: number;
  /** Refused because somebody's undo had crossed it on the way. */
  readonly crossed: number;
  readonly complaints: string;
  /** From starting the server until every viewer has its table again, in milliseconds. */
  readonly medianResume: number;
  readonly slowestResume: number;
}

const STARTING_KILLS = 0.1;
const RESUME_WITHIN = 60_000;
const SAMPLE = 6;
const UNDO = 0.05;
const CHAT = 0.01;

export async function crashRun(options: CrashOptions): Promise<CrashReport> {
  const run = new CrashRun(options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

/** Those at one table: people, perhaps bots, and somebody who watches. */
interface Party {
  readonly guests: ReadonlyMap<Seat, Guest>;
  table: string;
  players: Player[];
}

class CrashRun {
  readonly #options: CrashOptions;
  readonly #chance;
  readonly #calls: Calls;
  readonly #ledger = new Ledger();
  readonly #parties: Party[] = [];
  readonly #resumes: number[] = [];
  readonly #moving = new Set<Promise<void>>();
  #program: Program | undefined;
  #url = '';
  #isOver = false;
  #failure: unknown;
  #counts = {
    kills: 0,
    killsWhileStarting: 0,
    games: 0,
    drifted: 0,
    compared: 0,
    different: 0,
    refused: 0,
    crossed: 0,
  };
  #complaints = '';

  constructor(options: CrashOptions) {
    this.#options = options;
    this.#chance = randomFrom(seeded(options.seed));
    this.#calls = new Calls(() => this.#url);
  }

  async all(): Promise<CrashReport> {
    const { kills, tables, progress } = this.#options;
    await (await startProgram(this.#server)).kill('SIGTERM'); // its compiled code is kept
    await this.#start();
    for (let at = 0; at < tables; at++) this.#parties.push(await this.#gather(at));
    await this.#everybodyIsBack();
    while (this.#counts.kills < kills) {
      await wait(this.#chance.int(this.#options.calm + 1));
      await this.#kill();
      await this.#restart();
      await this.#check();
      if (this.#counts.kills % 25 === 0)
        progress?.(
          `${this.#counts.kills} kills, ${this.#ledger.total} acknowledged ${JSON.stringify(this.#ledger.faults)}`,
        );
    }
    return this.#settle();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    for (const { players } of this.#parties) for (const player of players) player.leave();
    await this.#program?.kill();
    for (const folder of [this.#server.data, this.#server.cache!])
      await rm(folder, { recursive: true, force: true });
  }

  // Servers

  get #server(): ProgramOptions {
    const { data } = this.#options;
    const port = this.#url === '' ? 0 : Number(new URL(this.#url).port);
    return { data, port, cache: `${data}-cache`, args: [...FOR_A_CROWD, '--bot-delay', '20'] };
  }

  async #start(): Promise<void> {
    this.#program = await startProgram(this.#server);
    this.#url = this.#program.url;
  }

  async #kill(): Promise<void> {
    await this.#program!.kill();
    this.#counts.kills++;
    this.#complaints += this.#program!.complaints;
  }

  /** Some of the kills hit while the server is reading everything back. */
  async #restart(): Promise<void> {
    const { kills } = this.#options;
    while (this.#counts.kills < kills && this.#chance.int(1_000) < STARTING_KILLS * 1_000) {
      await startInVain(this.#server, 50 + this.#chance.int(1_000));
      this.#counts.kills++;
      this.#counts.killsWhileStarting++;
    }
    const began = performance.now();
    await this.#start();
    await this.#everybodyIsBack();
    this.#resumes.push(performance.now() - began);
  }

  // People

  async #gather(number: number): Promise<Party> {
    const host = await this.#calls.guest(`host ${number}`);
    const players = 2 + (number % 3);
    const summary = await this.#calls.open(host.key, { players });
    const seats = summary.chairs.map(({ seat }) => seat);
    const bots = number % 2 === 0 ? 1 : 0;
    const guests = new Map<Seat, Guest>();
    for (const seat of seats.slice(0, seats.length - bots))
      guests.set(seat, guests.size === 0 ? host : await this.#calls.guest(`${seat} ${number}`));
    const party: Party = { guests, table: summary.table, players: [] };
    await this.#sitDown(party, summary);
    return party;
  }

  async #sitDown(party: Party, { table, chairs }: TableSummary): Promise<void> {
    party.table = table;
    this.#counts.games++;
    const [host] = party.guests.values();
    for (const { seat } of chairs) {
      const guest = party.guests.get(seat);
      if (guest) await this.#calls.claim(guest.key, table, seat);
      else await this.#calls.seatBot(host!.key, table, seat, 'random');
    }
    const people = chairs.map(({ seat }) => seat).filter((seat) => party.guests.has(seat));
    party.players = [...people, undefined].map((seat) => this.#player(party, table, seat));
  }

  #player(party: Party, table: string, seat: Seat | undefined): Player {
    return new Player({
      ...{ table, seat, key: seat && party.guests.get(seat)!.key, url: () => this.#url },
      next: (player) => this.#next(party, player),
      pace: () => this.#chance.int(this.#options.pace),
      sent: (sent) => this.#ledger.sent(table, sent),
      acknowledged: (sent, number) => this.#ledger.acknowledged(table, sent, number),
    });
  }

  #next(party: Party, player: Player): Deed | undefined {
    const { seat, table } = player.options;
    if (seat === undefined) {
      if (player.lobby?.status === 'over' && party.table === table) this.#playAgain(party);
      return undefined;
    }
    const whim = this.#chance.int(1_000) / 1_000;
    if (whim < UNDO && player.undoable > 0) return { type: 'undo' };
    const { question } = player;
    if (!question) return undefined;
    if (whim > 1 - CHAT) return { type: 'chat', text: `What now, at ${player.seq}?` };
    return { type: 'answer', decision: question.id, choice: random.choose(question, this.#chance) };
  }

  /** The same people once more; their old table is left as it is. */
  #playAgain(party: Party): void {
    if (this.#isOver) return;
    const { table, players } = party;
    party.table = '';
    const again = async (): Promise<void> => {
      while (players.some(({ isWaiting }) => isWaiting)) await wait(20); // for the last acknowledgements
      for (const player of players) this.#dismiss(player);
      const [host] = party.guests.values();
      await this.#sitDown(party, await this.#calls.rematch(host!.key, table));
    };
    const moving = again().catch((error: unknown) => {
      this.#failure ??= error;
    });
    this.#moving.add(moving);
    void moving.finally(() => this.#moving.delete(moving));
  }

  #dismiss(player: Player): void {
    player.leave();
    this.#counts.drifted += player.drifted;
    this.#counts.refused += player.refusals.length;
    this.#counts.crossed += player.crossed;
    if (player.refusals.length > 0) this.#complaints += JSON.stringify(player.refusals);
  }

  // Checking

  /** Every viewer at every table has a view that fits its hash, by way of the new server. */
  async #everybodyIsBack(): Promise<void> {
    const end = performance.now() + RESUME_WITHIN;
    for (const party of this.#parties) {
      for (const player of party.players) {
        while (!player.resumed && party.players.includes(player)) {
          if (this.#failure) throw this.#failure;
          if (performance.now() > end)
            throw new Error(`${player.options.seat ?? 'a watcher'} does not come back`);
          await wait(5);
        }
      }
    }
  }

  async #check(): Promise<void> {
    const store = await openSqlite(storePath(this.#options.data));
    try {
      await this.#ledger.check(store);
    } finally {
      await store.close();
    }
    for (let at = 0; at < SAMPLE; at++) {
      const { players } = this.#chance.pick(this.#parties);
      if (players.length > 0) await this.#compare(this.#chance.pick(players));
    }
  }

  /** A view made of patches, against one derived from the log from its beginning. */
  async #compare({ view, seq, options: { table, seat, key } }: Player): Promise<void> {
    if (!view) return;
    const derived = await this.#calls.viewAt(table, seq, { key, seat });
    this.#counts.compared++;
    if (sorted(derived) !== sorted(view)) this.#counts.different++;
  }

  /** Everybody stops; everything is compared once more, from the beginning. */
  async #settle(): Promise<CrashReport> {
    const players = this.#parties.flatMap((party) => party.players);
    for (const player of players) player.rest(true);
    while (this.#moving.size > 0) await Promise.all(this.#moving);
    while (players.some(({ isWaiting }) => isWaiting)) await wait(10);
    const store = await openSqlite(storePath(this.#options.data));
    await this.#ledger.checkAll(store);
    await store.close();
    const viewers = this.#parties.flatMap((party) => party.players);
    for (const player of viewers) await this.#compare(player);
    for (const player of viewers) this.#dismiss(player);
    if (this.#failure) throw this.#failure;
    return {
      ...this.#counts,
      ...this.#ledger.faults,
      tables: this.#parties.length,
      viewers: viewers.length,
      acknowledged: this.#ledger.total,
      complaints: this.#complaints + this.#program!.complaints,
      medianResume: median(this.#resumes),
      slowestResume: Math.max(...this.#resumes),
    };
  }
}

/** JSON with the names of fields in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inside: unknown) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );
}
