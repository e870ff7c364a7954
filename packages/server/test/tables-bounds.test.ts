// What one person or a crowd can make a table cost: entries, announcements, memory, time.

import { random } from '@three-thrones/bots';
import { type Decision, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, it, vi } from 'vitest';
import { LINES_MOST } from '../src/tables/log.ts';
import { type House, house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

const AGOT = { ...TWO, game: 'agot', config: { players: 3 } };
const DAY = 86_400_000;

/** A table of agot at its first sealed question, all three houses looking. */
async function planning(at: House, wanted = AGOT) {
  const { table, chairs } = ok(await at.tables.create(person('host'), wanted));
  const seats = chairs.map(({ seat }) => seat) as [string, string, string];
  for (const seat of seats) ok(await at.tables.claim(table, person(seat), seat));
  const viewers = Object.fromEntries(seats.map((seat) => [seat, new Watcher(person(seat))]));
  for (const seat of seats) await at.tables.subscribe(viewers[seat]!, table, seat);
  const anySet = (decision: Decision, seed: string) => random.choose(decision, randomFrom(seeded(seed)));
  const answer = (seat: string, seed: string) => {
    const decision = viewers[seat]!.question(seat)!;
    const choice = anySet(decision, seed);
    return at.tables.answer(person(seat), table, {
      seat,
      decision: decision.id,
      choice,
      key: `${seat}-${seed}`,
    });
  };
  return { table, seats, viewers, answer };
}

describe('H3b a sealed answer given anew', () => {
  it('is one entry, however often, and the last one counts', async () => {
    const at = await house();
    const { table, seats, viewers, answer } = await planning(at);
    const [first, second, third] = seats;
    const { seq } = ok(await answer(first, 'a'));
    ok(await answer(second, 'b'));
    const heard = viewers[third]!.heard.length;
    for (let time = 0; time < 30; time++) expect(ok(await answer(first, `again ${time}`))).toEqual({ seq });
    expect((await summaryOf(at, table)).seq).toBe(2);
    // Nobody else hears of it.
    expect(viewers[third]!.heard.length).toBe(heard);
    expect(viewers[first]!.drifted).toBe(0);
    const mine = JSON.stringify(viewers[first]!.view);
    const again = await at.reopen();
    const back = new Watcher(person(first));
    await again.tables.subscribe(back, table, first);
    expect(JSON.stringify(back.view)).toBe(mine);
    ok(
      await again.tables.answer(person(third), table, {
        ...{ seat: third, key: 'last', decision: viewers[third]!.question(third)!.id },
        choice: random.choose(viewers[third]!.question(third)!, randomFrom(seeded('c'))),
      }),
    );
    expect(back.drifted).toBe(0);
    // The game derived from the log alone stands where the table stands.
    const view = JSON.parse(ok(await again.tables.viewAt(person(first), table, first, 3, 'me'))) as object;
    expect(view).toEqual(back.view);
  });

  it('can be taken back as a whole', async () => {
    const at = await house();
    const { table, seats, viewers, answer } = await planning(at);
    const [first] = seats;
    ok(await answer(first, 'a'));
    ok(await answer(first, 'b'));
    ok(await at.tables.undo(person(first), table, first, 'u'));
    expect(viewers[first]!.question(first)).not.toHaveProperty('answered');
    expect(viewers[first]!.drifted).toBe(0);
  });

  it('looks the same to a watcher who comes back, given anew or not', async () => {
    const at = await house();
    const { table, seats, answer } = await planning(at);
    ok(await answer(seats[0], 'a'));
    const watch = async () => {
      const watcher = new Watcher();
      await at.tables.subscribe(watcher, table, undefined, 0);
      return watcher.heard.filter(({ type }) => type === 'update' || type === 'full');
    };
    const before = await watch();
    ok(await answer(seats[0], 'b'));
    expect(await watch()).toEqual(before);
  });
});

describe('entries', () => {
  it('are capped: nothing is undone in the second half, and beyond the last nothing is added', async () => {
    const at = await house();
    const { table, seats, viewers } = await planning(at);
    const [first] = seats;
    const isUndo = (seq: number): boolean => seq % 2 === 0;
    const decision = viewers[first]!.question(first)!;
    const choice = random.choose(decision, randomFrom(seeded('a')));
    // As if somebody had answered and undone all day.
    const fill = async (house_: House, from: number, to: number): Promise<void> => {
      for (let seq = from; seq <= to; seq++) {
        const line = isUndo(seq)
          ? { kind: 'undo', seat: first }
          : { kind: 'answer', seat: first, decision: decision.id, choice };
        void house_.store.append({ table, seq, key: `k${seq}`, body: JSON.stringify(line), at: 0 });
      }
      await house_.store.lastSeq(table);
    };
    await fill(at, 1, LINES_MOST / 2 - 1);
    const half = await at.reopen();
    await half.tables.subscribe(new Watcher(person(first)), table, first);
    expect(await half.tables.undo(person(first), table, first, 'u')).toEqual({ seq: LINES_MOST / 2 });
    expect(await half.tables.undo(person(first), table, first, 'w')).toMatchObject({ code: 'undo-limit' });
    ok(
      await half.tables.answer(person(first), table, {
        seat: first,
        decision: decision.id,
        choice,
        key: 'on',
      }),
    );
    expect(await half.tables.undo(person(first), table, first, 'v')).toMatchObject({ code: 'undo-limit' });
    expect(
      await half.tables.propose(person(first), table, {
        seat: first,
        what: 'take-back',
        to: 2_000,
        key: 't',
      }),
    ).toMatchObject({ code: 'too-many-take-backs' });
    await fill(half, LINES_MOST / 2 + 2, LINES_MOST);
    const full = await half.reopen();
    expect(
      await full.tables.answer(person(first), table, {
        seat: first,
        decision: decision.id,
        choice,
        key: 'x',
      }),
    ).toMatchObject({ code: 'table-full' });
  });
});

describe('H4 a crowd that comes and goes', () => {
  it('is announced a few times a second, and only when somebody comes or goes', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const watchers = Array.from({ length: 50 }, () => new Watcher());
    for (const watcher of watchers) await at.tables.subscribe(watcher, two.table);
    const before = two.seats.stark.heard.length;
    for (let time = 0; time < 20; time++)
      for (const watcher of watchers) await at.tables.subscribe(watcher, two.table);
    expect(two.seats.stark.heard.length).toBe(before);
    // One who plays comes and goes: those who look hear where it ended, not all of it.
    const phone = new Watcher(two.olena);
    at.tables.unsubscribe(two.seats.lannister, two.table);
    for (let time = 0; time < 50; time++) {
      await at.tables.subscribe(phone, two.table, 'lannister');
      at.tables.unsubscribe(phone, two.table);
    }
    await new Promise((later) => setTimeout(later, 700));
    const heard = two.seats.stark.heard.slice(before);
    expect(heard.length).toBeLessThanOrEqual(11);
    expect(heard.every(({ type }) => type === 'presence')).toBe(true);
    expect(two.seats.stark.lobby!.chairs[0]).toMatchObject({ seat: 'lannister', online: false });
  });
});

describe('lists', () => {
  it('bring no table into memory', async () => {
    const at = await house();
    for (let tables = 0; tables < 5; tables++) await twoPlayers(at);
    at.time.now += 2_000;
    const again = await at.reopen();
    expect(again.tables.load().live).toBe(0);
    const listed = await again.tables.list(50);
    expect(listed).toHaveLength(5);
    expect(listed[0]!.asked).toHaveLength(1);
    await again.tables.summary(listed[0]!.table);
    await again.tables.listOf(person('olena'));
    await again.tables.messages(undefined, listed[0]!.table, 0);
    ok(await again.tables.facts(undefined, listed[0]!.table, undefined, 0, 'me'));
    expect(again.tables.load().live).toBe(0);
  });

  it('wake nobody at the start but those who are due', async () => {
    const at = await house();
    await twoPlayers(at);
    const clocked = await twoPlayers(at, { ...TWO, tempo: { kind: 'live', bank: 60_000, increment: 0 } });
    const again = await at.reopen(DAY);
    await again.tables.sweep();
    expect(again.tables.load().live).toBe(0);
    at.time.now += 59_000;
    await again.tables.sweep();
    expect(again.tables.load().live).toBe(1);
    at.time.now += 2_000;
    await vi.waitFor(
      async () => expect((await summaryOf(again, clocked.table)).seq).toBeGreaterThan(0),
      4_000,
    );
  });
});

describe('time', () => {
  it('is not gained by letting a bot play and taking the seat back', async () => {
    const at = await house();
    const two = await twoPlayers(at, { ...TWO, tempo: { kind: 'live', bank: 60_000, increment: 5_000 } });
    const seat = two.seats.stark.last!.clocks!.running[0]! as 'stark' | 'lannister';
    const who = seat === 'stark' ? two.bence : two.olena;
    const left = () => two.seats.stark.last!.clocks!.left[seat]!;
    at.time.now += 10_000;
    ok(await at.tables.seatBot(two.table, who, seat, 'random'));
    await vi.waitFor(() => expect(two.seats.stark.last!.seq).toBeGreaterThan(0));
    expect(left()).toBeLessThanOrEqual(50_000);
  });

  it('of a game of days is for a move, not for every question in it', async () => {
    const at = await house();
    const two = await twoPlayers(at, { ...TWO, tempo: { kind: 'days', perMove: 3 * DAY } });
    const isAskedOn = async (): Promise<boolean> => {
      const before = two.seats.stark.last!.clocks!.running[0];
      at.time.now += DAY;
      await playOn(at, two, 1, `q${at.time.now}`);
      return two.seats.stark.last!.clocks!.running[0] === before;
    };
    let isAgain = false;
    for (let tries = 0; tries < 40 && !isAgain; tries++) isAgain = await isAskedOn();
    expect(isAgain).toBe(true);
    const { left, running } = two.seats.stark.last!.clocks!;
    expect(left[running[0]!]).toBeLessThan(3 * DAY);
  });
});
