// Everybody at once: the seats of a simultaneous question, and two devices of one seat.

import { isRefusal, type Random, randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import { type Full, type Result, viewHash } from '@three-thrones/protocol';
import { pino } from 'pino';
import { readOptions, startServer, storePath } from '../../src/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { type Bidding, biddingOnly, leaderOf, MARKS, MOST, SEATS } from './bidding.ts';
import { Calls } from './calls.ts';
import { Device } from './device.ts';
import { FOR_A_CROWD } from './program.ts';

export interface RaceOptions {
  /** Rounds over all tables; each has a race of the seats and a race of two devices. */
  readonly rounds: number;
  readonly tables: number;
  readonly data: string;
}

export interface RaceReport {
  readonly rounds: number;
  /** Bids of several seats at the same time, and those refused although they were legal. */
  readonly bids: number;
  readonly rejected: number;
  /** Second thoughts from the other device at the same moment: taken, or too late because all bids were in. */
  readonly revised: number;
  readonly tooLate: number;
  /** Two devices of one seat with different answers: how often not exactly one of them counted. */
  readonly devices: number;
  readonly notExactlyOne: number;
  /** The same command from two devices: how often both were not told the same number. */
  readonly repeats: number;
  readonly notTheSame: number;
  /** Entries in the logs that are not what the acknowledgements say, and tables that do not add up. */
  readonly wrongEntries: number;
  readonly wrongTables: number;
  readonly seconds: number;
}

type Tally = { -readonly [K in keyof RaceReport]: number };

export async function raceRun({ rounds, tables, data }: RaceOptions): Promise<RaceReport> {
  const options = readOptions(
    [
      '--port',
      '0',
      '--data',
      data,
      ...FOR_A_CROWD,
      '--messages-per-second',
      '1000000',
      '--message-burst',
      '1000000',
    ],
    {},
  );
  if (isRefusal(options)) throw new Error(options.code);
  const server = await startServer(options, { catalogue: biddingOnly, log: pino({ level: 'silent' }) });
  const tally: Tally = {
    ...{ rounds: 0, bids: 0, rejected: 0, revised: 0, tooLate: 0, devices: 0, notExactlyOne: 0 },
    ...{ repeats: 0, notTheSame: 0, wrongEntries: 0, wrongTables: 0, seconds: 0 },
  };
  const began = performance.now();
  try {
    const each = Math.ceil(rounds / tables);
    const races = Array.from({ length: tables }, (_, at) => Race.open(server.address, at, each, tally));
    await Promise.all((await Promise.all(races)).map((race) => race.run(storePath(data))));
  } finally {
    await server.stop();
  }
  return { ...tally, seconds: (performance.now() - began) / 1_000 };
}

/** One table, two devices for every seat. */
class Race {
  readonly #table: string;
  readonly #devices: ReadonlyMap<Seat, readonly [Device, Device]>;
  readonly #rounds: number;
  readonly #tally: Tally;
  readonly #chance: Random;
  /** What the acknowledgements say, by number. */
  readonly #accepted = new Map<number, { seat: Seat; choice: string | number }>();
  readonly #expected = { total: zeros(0), marks: zeros('') };

  private constructor(
    table: string,
    devices: ReadonlyMap<Seat, readonly [Device, Device]>,
    rounds: number,
    tally: Tally,
  ) {
    this.#table = table;
    this.#devices = devices;
    this.#rounds = rounds;
    this.#tally = tally;
    this.#chance = randomFrom(seeded(table));
  }

  static async open(url: string, number: number, rounds: number, tally: Tally): Promise<Race> {
    const calls = new Calls(() => url);
    const guests = await Promise.all(SEATS.map((seat) => calls.guest(`${seat} ${number}`)));
    const { table } = await calls.open(guests[0]!.key, { rounds }, { game: 'bidding' });
    const devices = new Map<Seat, readonly [Device, Device]>();
    for (const [at, seat] of SEATS.entries()) {
      const { key } = guests[at]!;
      await calls.claim(key, table, seat);
      devices.set(seat, [await Device.open(url, key), await Device.open(url, key)]);
    }
    return new Race(table, devices, rounds, tally);
  }

  async run(path: string): Promise<void> {
    for (let round = 0; round < this.#rounds; round++) {
      const lead = await this.#bid(round);
      await this.#mark(round, lead);
      this.#tally.rounds++;
    }
    await this.#addUp(path);
    for (const device of [...this.#devices.values()].flat()) device.close();
  }

  /** All seats bid at once; one of them bids twice, from two devices. */
  async #bid(round: number): Promise<Seat> {
    const decisions = new Map(SEATS.map((seat) => [seat, `${round * 2}-${seat}`]));
    const twice = this.#chance.pick(SEATS);
    const bids = this.#chance.shuffle([...SEATS]).flatMap((seat) =>
      (seat === twice ? [0, 1] : [this.#chance.int(2)]).map((device) => ({
        ...{ seat, device, choice: this.#chance.int(MOST + 1), key: `b${round}-${device}` },
      })),
    );
    const results = await Promise.all(
      bids.map(({ seat, device, choice, key }) =>
        this.#say(seat, device, { decision: decisions.get(seat)!, choice, key }),
      ),
    );
    // Of two bids of one seat the later one counts; which that was only the table knows.
    const { total } = ((await this.#look()).view as { world: Bidding }).world;
    const counted: Record<Seat, number> = {};
    for (const seat of SEATS) {
      const mine = results.flatMap((result, at) =>
        bids[at]!.seat === seat ? [{ result, ...bids[at]! }] : [],
      );
      const taken = mine.flatMap(({ result, choice }) =>
        result.type === 'done' ? [{ seq: this.#accept(result, seat, choice), choice }] : [],
      );
      this.#tally.bids++;
      this.#tally.revised += Math.max(0, taken.length - 1);
      for (const { result } of mine) if (result.type === 'refused') this.#count(result, taken.length > 0);
      counted[seat] = total[seat]! - this.#expected.total[seat]!;
      const isOneOfThem = taken.some(({ choice }) => choice === counted[seat]);
      if (!isOneOfThem || new Set(taken.map(({ seq }) => seq)).size > 1) this.#tally.wrongEntries++;
      for (const { seq } of taken) this.#accepted.set(seq, { seat, choice: counted[seat] });
      this.#expected.total[seat]! += counted[seat];
    }
    return leaderOf(counted);
  }

  /** Of two bids of one seat the second is too late if all others are in; anything else should have been taken. */
  #count({ code }: Extract<Result, { type: 'refused' }>, hasBid: boolean): void {
    if (hasBid && code === 'stale-decision') this.#tally.tooLate++;
    else this.#tally.rejected++;
  }

  /** Both devices of the leader answer at once: with different marks, or with the same command twice. */
  async #mark(round: number, seat: Seat): Promise<void> {
    const decision = `${round * 2 + 1}-${seat}`;
    const [one, other] = this.#chance.shuffle([...MARKS]);
    const isRepeated = round % 2 === 1;
    const sent = isRepeated
      ? [one!, one!].map((choice) => ({ decision, choice, key: `m${round}` }))
      : [one!, other!].map((choice, at) => ({ decision, choice, key: `m${round}-${at}` }));
    const results = await Promise.all(sent.map((said, device) => this.#say(seat, device, said)));
    const done = results.flatMap((result, at) =>
      result.type === 'done'
        ? [{ seq: this.#accept(result, seat, sent[at]!.choice), choice: sent[at]!.choice }]
        : [],
    );
    this.#expected.marks[seat] += done[0]?.choice ?? '';
    if (isRepeated) {
      this.#tally.repeats++;
      if (done.length !== 2 || done[0]!.seq !== done[1]!.seq) this.#tally.notTheSame++;
    } else {
      this.#tally.devices++;
      const isStale = results.some((result) => result.type === 'refused' && result.code === 'stale-decision');
      if (done.length !== 1 || !isStale) this.#tally.notExactlyOne++;
    }
  }

  #say(seat: Seat, device: number, said: object): Promise<Result> {
    return this.#devices.get(seat)![device]!.ask({ type: 'answer', table: this.#table, seat, ...said });
  }

  #accept({ seq }: Extract<Result, { type: 'done' }>, seat: Seat, choice: string | number): number {
    this.#accepted.set(seq!, { seat, choice });
    return seq!;
  }

  /** The log is exactly what was acknowledged, and the table is what that comes to. */
  async #addUp(path: string): Promise<void> {
    const store = await openSqlite(path);
    const entries = await store.entries(this.#table, 0);
    await store.close();
    this.#tally.wrongEntries += Math.abs(entries.length - this.#accepted.size);
    for (const { seq, body } of entries) {
      const { seat, choice } = JSON.parse(body) as { seat: Seat; choice: string | number };
      const accepted = this.#accepted.get(seq);
      if (accepted?.seat !== seat || accepted.choice !== choice) this.#tally.wrongEntries++;
    }
    const { view, hash } = await this.#look();
    const { total, marks } = (view as { world: Bidding }).world;
    const isRight =
      JSON.stringify({ total, marks }) === JSON.stringify(this.#expected) && viewHash(view) === hash;
    if (!isRight) this.#tally.wrongTables++;
  }

  async #look(): Promise<Full> {
    const [device] = this.#devices.get(SEATS[0]!)!;
    const full = new Promise<Full>((resolve) => {
      device.hear = (message) => void (message.type === 'full' && resolve(message));
    });
    await device.ask({ type: 'subscribe', table: this.#table, seat: SEATS[0] });
    const seen = await full;
    await device.ask({ type: 'unsubscribe', table: this.#table });
    return seen;
  }
}

function zeros<T>(value: T): Record<Seat, T> {
  return Object.fromEntries(SEATS.map((seat) => [seat, value]));
}
