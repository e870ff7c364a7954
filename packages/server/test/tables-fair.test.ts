// What a fair referee sees to: clocks, names, wishes that wait, somebody who does not come back.

import { random } from '@three-thrones/bots';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, it, vi } from 'vitest';
import {
  house,
  type House,
  ok,
  person,
  playOn,
  summaryOf,
  TWO,
  type TwoPlayers,
  twoPlayers,
  Watcher,
} from './tables.ts';

const BANK = 60_000;
const INCREMENT = 20_000;
const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: BANK, increment: INCREMENT } };
const DAY = 86_400_000;
const DAYS = { ...TWO, tempo: { kind: 'days' as const, perMove: DAY } };

/** Whoever could undo now. */
function undoer({ seats }: Pick<TwoPlayers, 'seats'>): [string, Watcher] | undefined {
  return Object.entries(seats).find(([, { last }]) => (last?.undoable ?? 0) > 0);
}

function leftOf(viewer: Watcher, seat: string): number {
  return viewer.last!.clocks!.left[seat]!;
}

/** Plays until somebody could undo. */
async function untilUndoable(at: House, two: TwoPlayers): Promise<[string, Watcher]> {
  for (let tries = 0; tries < 20; tries++) {
    if (undoer(two)) break;
    await playOn(at, two, 1, `until ${tries}`);
  }
  return undoer(two)!;
}

describe('undo and the clocks', () => {
  it('takes the increment back, also after a restart; time used stays used', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    const [seat, viewer] = await untilUndoable(at, two);
    ok(await at.tables.undo(viewer.person!, two.table, seat, 'u'));
    const before = leftOf(viewer, seat);
    for (const key of ['one', 'two', 'three']) {
      at.time.now += 1_000;
      await playOn(at, two, 1, key);
      expect(leftOf(viewer, seat)).toBeGreaterThan(before);
      ok(await at.tables.undo(viewer.person!, two.table, seat, key));
    }
    expect(leftOf(viewer, seat)).toBe(before - 3_000);
    const again = await at.reopen();
    const back = new Watcher(viewer.person);
    await again.tables.subscribe(back, two.table, seat);
    expect(leftOf(back, seat)).toBe(before - 3_000);
  });

  it('gives nobody a new day for an answer that is undone', async () => {
    const at = await house();
    const two = await twoPlayers(at, DAYS);
    const [seat, viewer] = await untilUndoable(at, two);
    ok(await at.tables.undo(viewer.person!, two.table, seat, 'u'));
    at.time.now += DAY - 60_000;
    await playOn(at, two, 1, 'late');
    // A whole day again only when somebody else is asked now: it is for a move, not for a question.
    const isAskedOn = viewer.last!.clocks!.running.includes(seat);
    expect(leftOf(viewer, seat)).toBe(isAskedOn ? 60_000 : DAY);
    ok(await at.tables.undo(viewer.person!, two.table, seat, 'v'));
    expect(leftOf(viewer, seat)).toBe(60_000);
  });

  it('does not let a seat undo what it has no time left to do again', async () => {
    const at = await house();
    const two = await twoPlayers(at, { ...LIVE, tempo: { ...LIVE.tempo, increment: DAY } });
    const isAskedOn = (): boolean => {
      const could = undoer(two);
      return could !== undefined && could[1].last!.clocks!.running.includes(could[0]);
    };
    for (let given = 0; given < 60 && !isAskedOn(); given++) await playOn(at, two, 1, `on ${given}`);
    const [seat, viewer] = undoer(two)!;
    const before = leftOf(viewer, seat) - DAY;
    at.time.now += before;
    expect(await at.tables.undo(viewer.person!, two.table, seat, 'u')).toMatchObject({
      code: 'undo-no-time',
    });
    at.time.now -= 1;
    ok(await at.tables.undo(viewer.person!, two.table, seat, 'v'));
    expect(leftOf(viewer, seat)).toBe(1);
  });

  it('gives the increment once for a question that is answered twice', async () => {
    const at = await house();
    const wanted = { ...LIVE, game: 'agot', config: { players: 3 } };
    const { table, chairs } = ok(await at.tables.create(person('host'), wanted));
    const seats = chairs.map(({ seat }) => seat);
    for (const seat of seats) ok(await at.tables.claim(table, person(seat), seat));
    const [mine] = seats as [string];
    const viewer = new Watcher(person(mine));
    await at.tables.subscribe(viewer, table, mine);
    const decision = viewer.question(mine)!;
    const choice = random.choose(decision, randomFrom(seeded('orders')));
    for (const key of ['one', 'two']) {
      at.time.now += 1_000;
      ok(await at.tables.answer(viewer.person!, table, { seat: mine, decision: decision.id, choice, key }));
      expect(leftOf(viewer, mine)).toBe(BANK - 1_000 + INCREMENT);
    }
  });

  it('leaves to the others what the clock decided for a seat', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const at = await house();
      const two = await twoPlayers(at, LIVE);
      const [seat, viewer] = await untilUndoable(at, two);
      ok(await at.tables.undo(viewer.person!, two.table, seat, 'u'));
      const { seq } = viewer.last!;
      const wait = leftOf(viewer, seat) + 1;
      at.time.now += wait;
      await vi.advanceTimersByTimeAsync(wait);
      await vi.waitFor(() => expect(viewer.last!.seq).toBe(seq + 1));
      expect(viewer.last).not.toHaveProperty('undoable');
      expect(await at.tables.undo(viewer.person!, two.table, seat, 'v')).toMatchObject({
        code: 'undo-timeout',
      });
      const { proposal } = ok(
        await at.tables.propose(viewer.person!, two.table, { seat, what: 'take-back', to: seq, key: 'p' }),
      );
      const [other, neighbour] = Object.entries(two.seats).find(([one]) => one !== seat)!;
      expect(await at.tables.consent(neighbour.person!, two.table, other, proposal, true, 'c')).toEqual({
        settled: true,
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('when a table last changed', () => {
  it('is its last answer, also after a restart, and lists go by it', async () => {
    const at = await house();
    const first = await twoPlayers(at);
    at.time.now += 1_000;
    const second = await twoPlayers(at);
    at.time.now += 5_000;
    await playOn(at, first, 1);
    expect(await summaryOf(at, first.table)).toMatchObject({ changedAt: at.time.now });
    const order = [first.table, second.table];
    expect((await at.tables.list(10)).map(({ table }) => table)).toEqual(order);
    expect((await at.tables.listOf(first.olena)).map(({ table }) => table)).toEqual(order);
    const moved = at.time.now;
    const again = await at.reopen(1_000);
    expect(await summaryOf(again, first.table)).toMatchObject({ changedAt: moved });
  });

  it('is written with an answer now and then, so that a list finds the right ones', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3, 'soon');
    expect(await at.store.table(two.table)).toMatchObject({ changedAt: 1_000_000 });
    at.time.now += 60_000;
    await playOn(at, two, 3, 'later');
    expect(await at.store.table(two.table)).toMatchObject({ changedAt: at.time.now });
  });
});

describe('a new name', () => {
  it('shows on the chairs somebody holds, at once and after a restart', async () => {
    const at = await house();
    const anna = { ...person('Anna'), createdAt: 0 };
    await at.store.addPerson(anna, { keyHash: 'k', person: anna.id, createdAt: 0 });
    const { table } = ok(await at.tables.create(anna, TWO));
    ok(await at.tables.claim(table, anna, 'stark'));
    const watcher = new Watcher();
    await at.tables.subscribe(watcher, table);
    const { changedAt } = await summaryOf(at, table);
    at.time.now += 1_000;
    const renamed = { ...anna, name: 'Réka' };
    await at.store.renamePerson(anna.id, renamed.name);
    await at.tables.renamed(renamed);
    const chair = { seat: 'stark', person: { id: anna.id, name: 'Réka' } };
    expect(watcher.lobby!.chairs[1]).toMatchObject(chair);
    expect((await summaryOf(at, table)).changedAt).toBe(changedAt);
    const again = await at.reopen();
    expect((await summaryOf(again, table)).chairs[1]).toMatchObject(chair);
  });
});

describe('one seat for one person', () => {
  it('refuses a second chair by claim or by code, and gives the first one free before the start', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('réka'), TWO));
    const both = await Promise.all(
      ['stark', 'lannister'].map((seat) => at.tables.claim(table, person('réka'), seat)),
    );
    expect(both).toMatchObject([{}, { code: 'already-seated', args: { seat: 'stark' } }]);
    expect((await summaryOf(at, table)).status).toBe('gathering');
    ok(await at.tables.leave(table, person('réka'), 'stark'));
    const { recovery } = ok(await at.tables.claim(table, person('réka'), 'lannister'));
    expect(await at.tables.recover(table, person('réka'), recovery)).toEqual({ seat: 'lannister' });
    ok(await at.tables.claim(table, person('anna'), 'stark'));
    expect(await at.tables.recover(table, person('anna'), recovery)).toMatchObject({
      code: 'already-seated',
    });
  });
});

describe('a recovery code', () => {
  it.each([
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['with other dashes', (code: string) => code.replace('-', '–').replace('-', ' — ')],
    ['in small letters', (code: string) => code.toLowerCase()],
  ])('is accepted %s', async (_, written) => {
    const at = await house();
    const { table, recovery } = await twoPlayers(at);
    const phone = person('phone');
    expect(await at.tables.recover(table, phone, written(recovery.stark))).toEqual({ seat: 'stark' });
    expect(await at.tables.recover(table, person('x'), recovery.stark.slice(1))).toMatchObject({
      code: 'no-such-code',
    });
  });
});

/** Three people at a table; the last of them does not look. */
async function threePlayers(at: House) {
  const config = { seats: ['stark', 'lannister', 'tyrell'] };
  const [stark, lannister, tyrell] = [person('Arya'), person('Cersei'), person('Olenna')];
  const { table } = ok(await at.tables.create(stark, { ...TWO, config }));
  ok(await at.tables.claim(table, stark, 'stark'));
  ok(await at.tables.claim(table, lannister, 'lannister'));
  ok(await at.tables.claim(table, tyrell, 'tyrell'));
  const seats = { stark: new Watcher(stark), lannister: new Watcher(lannister) };
  for (const [seat, viewer] of Object.entries(seats)) await at.tables.subscribe(viewer, table, seat);
  return { table, stark, lannister, tyrell, seats };
}

describe('somebody who does not come back', () => {
  const wish = { seat: 'stark', what: 'stand-in' as const, for: 'tyrell', key: 'p' };

  it('is played by a bot once all others agree, and takes the seat back', async () => {
    const at = await house();
    const { table, stark, lannister, tyrell, seats } = await threePlayers(at);
    const { proposal } = ok(await at.tables.propose(stark, table, wish));
    expect(seats.lannister.lobby!.proposals).toEqual([
      { id: proposal, by: 'stark', what: 'stand-in', for: 'tyrell', agreed: ['stark'] },
    ]);
    expect(await at.tables.propose(stark, table, wish)).toEqual({ proposal });
    expect(seats.stark.lobby!.proposals).toHaveLength(1);
    expect(await at.tables.consent(lannister, table, 'lannister', proposal, true, 'c')).toEqual({
      settled: true,
    });
    expect(seats.stark.lobby).toMatchObject({ proposals: [], chairs: [{}, {}, { bot: 'random' }] });
    ok(await at.tables.unseatBot(table, tyrell, 'tyrell'));
    expect((await summaryOf(at, table)).chairs[2]).not.toHaveProperty('bot');
  });

  it('can say no, or simply answer', async () => {
    const at = await house();
    const three = await threePlayers(at);
    const { table, stark, tyrell } = three;
    const { proposal } = ok(await at.tables.propose(stark, table, wish));
    expect(await at.tables.consent(tyrell, table, 'tyrell', proposal, false, 'c')).toEqual({
      settled: false,
    });
    expect(three.seats.stark.lobby).toMatchObject({
      proposals: [],
      declined: [{ id: proposal, by: 'stark', what: 'stand-in', for: 'tyrell', refusedBy: 'tyrell' }],
    });
    ok(await at.tables.propose(stark, table, { ...wish, key: 'q' }));
    const back = new Watcher(tyrell);
    await at.tables.subscribe(back, table, 'tyrell');
    const seats = { ...three.seats, tyrell: back };
    for (let given = 0; given < 30 && back.lobby!.proposals.length > 0; given++)
      await playOn(at, { table, seats }, 1, `on ${given}`);
    const last = (await at.store.entries(table, 0)).at(-1)!;
    expect(JSON.parse(last.body)).toMatchObject({ seat: 'tyrell' });
    expect(back.lobby!.proposals).toEqual([]);
  });

  it('is not put aside by one other alone while at the table', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const alone = { seat: 'stark', what: 'stand-in' as const, for: 'lannister', key: 'p' };
    expect(await at.tables.propose(two.bence, two.table, alone)).toMatchObject({
      code: 'still-at-the-table',
    });
    at.tables.unsubscribe(two.seats.lannister);
    await vi.waitFor(() => expect(two.seats.stark.lobby!.chairs[0]!.online).toBe(false));
    expect(await at.tables.propose(two.bence, two.table, alone)).toMatchObject({ code: 'too-soon' });
    at.time.now += 1_800_000;
    ok(await at.tables.propose(two.bence, two.table, alone));
    expect((await summaryOf(at, two.table)).chairs[0]).toMatchObject({ bot: 'random' });
    for (const [whom, code] of [
      ['stark', 'your-own-seat'],
      ['lannister', 'seat-is-with-a-bot'],
      ['tully', 'no-such-seat'],
    ])
      expect(
        await at.tables.propose(two.bence, two.table, { ...alone, for: whom!, key: whom! }),
      ).toMatchObject({ code });
  });
});

describe('proposals', () => {
  it('wait for those who are not there: after a kill, and after the table has left memory', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    const wish = { seat: 'stark', what: 'take-back' as const, to: 4, key: 'p' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    const killed = await house({ folder: at.folder, time: at.time });
    const open = [{ id: proposal, by: 'stark', what: 'take-back', to: 4, agreed: ['stark'] }];
    expect((await summaryOf(killed, two.table)).proposals).toEqual(open);
    await vi.waitFor(async () => {
      at.time.now += 2_000;
      await killed.tables.sweep();
      expect(killed.tables.load().live).toBe(0);
    });
    expect(ok(await killed.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c'))).toEqual({
      settled: true,
    });
    expect(await summaryOf(killed, two.table)).toMatchObject({ seq: 7, proposals: [] });
    const again = await house({ folder: at.folder, time: at.time });
    expect((await summaryOf(again, two.table)).proposals).toEqual([]);
  });

  it('that the game has overtaken are gone from the disk too, and everybody hears it', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    ok(await at.tables.propose(two.bence, two.table, { seat: 'stark', what: 'take-back', to: 4, key: 'p' }));
    await playOn(at, two, 1, 'on');
    expect(two.seats.lannister.lobby!.proposals).toEqual([]);
    const again = await house({ folder: at.folder, time: at.time });
    expect((await summaryOf(again, two.table)).proposals).toEqual([]);
  });

  it('that ended because the game moved on are told to whoever made them, until they go on', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    const asked = two.seats.stark.last!.asked.find(({ answered }) => !answered)!.seat;
    const [seat, by] =
      asked === 'stark' ? (['lannister', two.olena] as const) : (['stark', two.bence] as const);
    const wish = { seat, what: 'take-back' as const, to: 4, key: 'p' };
    const { proposal } = ok(await at.tables.propose(by, two.table, wish));
    await playOn(at, two, 1, 'on');
    const lapsed = [{ id: proposal, by: seat, what: 'take-back', to: 4 }];
    expect(two.seats.stark.lobby).toMatchObject({ proposals: [], lapsed });
    const killed = await house({ folder: at.folder, time: at.time });
    expect(await summaryOf(killed, two.table)).toMatchObject({ lapsed });
    ok(await at.tables.propose(by, two.table, { ...wish, key: 'q' }));
    expect(two.seats.stark.lobby).not.toHaveProperty('lapsed');
  });

  it('that were refused are told to whoever made them, until they go on', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    const wish = { seat: 'stark', what: 'take-back' as const, to: 4, key: 'p' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    ok(await at.tables.consent(two.olena, two.table, 'lannister', proposal, false, 'c'));
    const declined = [{ id: proposal, by: 'stark', what: 'take-back', to: 4, refusedBy: 'lannister' }];
    expect(two.seats.stark.lobby).toMatchObject({ proposals: [], declined });
    const killed = await house({ folder: at.folder, time: at.time });
    expect(await summaryOf(killed, two.table)).toMatchObject({ declined });
    const next = ok(await at.tables.propose(two.bence, two.table, { ...wish, key: 'q' })).proposal;
    expect(next).not.toBe(proposal);
    expect(two.seats.stark.lobby).not.toHaveProperty('declined');
  });
});
