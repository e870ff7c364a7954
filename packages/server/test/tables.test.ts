import { isRefusal } from '@three-thrones/kernel';
import type { Update } from '@three-thrones/protocol';
import { describe, expect, it, vi } from 'vitest';
import { canonical, signed } from '../src/tables/export-text.ts';
import { signerFrom } from '../src/tables/fairness.ts';
import { verifyExport } from '../src/tables/verify.ts';
import { catalogue } from '@three-thrones/catalogue';
import { house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

describe('chairs', () => {
  it('deals nobody a card before all seats are taken', async () => {
    const at = await house();
    const olena = person('olena');
    const { table } = ok(await at.tables.create(olena, TWO));
    ok(await at.tables.claim(table, olena, 'lannister'));
    const watcher = new Watcher(olena);
    await at.tables.subscribe(watcher, table, 'lannister');
    expect(watcher.view).toBeUndefined();
    expect((await summaryOf(at, table)).status).toBe('gathering');
    ok(await at.tables.claim(table, person('bence'), 'stark'));
    expect((await summaryOf(at, table)).status).toBe('playing');
    expect(watcher.view).toBeDefined();
  });

  it('lets a seat be claimed once', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    const both = await Promise.all([
      at.tables.claim(table, person('a'), 'stark'),
      at.tables.claim(table, person('b'), 'stark'),
    ]);
    expect(both.map(isRefusal)).toEqual([false, true]);
    expect(both[1]).toMatchObject({ code: 'seat-taken' });
    expect(await at.tables.claim(table, person('c'), 'martell')).toMatchObject({ code: 'no-such-seat' });
  });

  it('brings a seat to another device by its code, whatever stood in for it', async () => {
    const at = await house();
    const { table, bence, recovery } = await twoPlayers(at);
    expect(await at.tables.recover(table, person('thief'), 'AAAA-BBBB-CCCC')).toMatchObject({
      code: 'no-such-code',
    });
    ok(await at.tables.leave(table, bence, 'stark'));
    expect((await summaryOf(at, table)).chairs[1]).toMatchObject({ bot: 'random' });
    const phone = person('bence-phone');
    expect(ok(await at.tables.recover(table, phone, recovery.stark.toLowerCase()))).toEqual({
      seat: 'stark',
    });
    expect((await summaryOf(at, table)).chairs[1]).toMatchObject({ person: { id: phone.id } });
    expect((await summaryOf(at, table)).chairs[1]).not.toHaveProperty('bot');
  });

  it('lets the owner of a seat hand it on, with the table if it was theirs, and nobody else', async () => {
    const at = await house();
    const { table, olena, bence } = await twoPlayers(at);
    const account = person('olena-account');
    expect(await at.tables.give(table, bence, 'lannister', bence)).toMatchObject({ code: 'not-your-seat' });
    expect(ok(await at.tables.give(table, olena, 'lannister', account))).toMatchObject({ host: account.id });
    expect((await summaryOf(at, table)).chairs[0]).toMatchObject({ person: { id: account.id } });
    expect(await at.tables.undo(olena, table, 'lannister', 'k')).toMatchObject({ code: 'not-your-seat' });
    expect(await at.tables.listOf(olena)).toEqual([]);
    expect(await at.tables.listOf(account)).toMatchObject([{ table }]);
  });

  it('says at which tables somebody sits, and who is asked there', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const { table: other } = ok(await at.tables.create(two.bence, TWO));
    expect(ok(await at.tables.claim(other, two.bence, 'stark'))).toHaveProperty('recovery');
    expect((await at.tables.listOf(two.bence)).map((one) => one.table).sort()).toEqual(
      [two.table, other].sort(),
    );
    expect(await at.tables.listOf(person('nobody'))).toEqual([]);
    const [playing] = await at.tables.listOf(two.olena);
    const asked = Object.values(two.seats).flatMap(({ last }) =>
      last!.asked.filter((open) => 'options' in open && !open.answered).map(({ seat }) => seat),
    );
    expect([...playing!.asked!].sort()).toEqual(asked.sort());
    expect(await summaryOf(at, other)).not.toHaveProperty('asked');
    await playOn(at, two);
    expect(await summaryOf(at, two.table)).not.toHaveProperty('asked');
  });

  it('frees the chair of somebody who leaves before the start', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    ok(await at.tables.claim(table, person('a'), 'stark'));
    ok(await at.tables.leave(table, person('a'), 'stark'));
    expect(await at.tables.claim(table, person('b'), 'stark')).toHaveProperty('recovery');
  });

  it('lets only the host fill an empty chair with a bot, and only the owner a taken one', async () => {
    const at = await house();
    const olena = person('olena');
    const { table } = ok(await at.tables.create(olena, TWO));
    expect(await at.tables.seatBot(table, person('x'), 'stark', 'random')).toMatchObject({
      code: 'not-the-host',
    });
    expect(await at.tables.seatBot(table, olena, 'stark', 'genius')).toMatchObject({ code: 'unknown-level' });
    ok(await at.tables.claim(table, person('b'), 'stark'));
    expect(await at.tables.seatBot(table, olena, 'stark', 'random')).toMatchObject({ code: 'not-your-seat' });
    ok(await at.tables.seatBot(table, person('b'), 'stark', 'random'));
    ok(await at.tables.unseatBot(table, person('b'), 'stark'));
  });

  it('closes a table that never began, and no other', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    expect(await at.tables.close(table, person('x'))).toMatchObject({ code: 'not-the-host' });
    expect(ok(await at.tables.close(table, person('olena'))).status).toBe('closed');
    expect(await at.tables.claim(table, person('b'), 'stark')).toMatchObject({ code: 'table-not-open' });
    const two = await twoPlayers(at);
    expect(await at.tables.close(two.table, two.olena)).toMatchObject({ code: 'table-in-play' });
  });
});

describe('playing', () => {
  it('plays a whole game by patches alone, and shows the seeds at the end', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const watcher = new Watcher();
    await at.tables.subscribe(watcher, two.table);
    expect(watcher.lobby?.revealed).toBeUndefined();
    const answers = await playOn(at, two);
    const summary = await summaryOf(at, two.table);
    expect(summary).toMatchObject({ status: 'over', seq: answers });
    expect(watcher.lobby?.revealed).toMatchObject({
      entropy: { lannister: '', stark: '' },
      chance: 'sha256',
    });
    expect(watcher.lobby?.outcome?.ranking.flat().length).toBe(2);
    for (const viewer of [...Object.values(two.seats), watcher]) expect(viewer.drifted).toBe(0);
  });

  it('goes on after a restart exactly where it was', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 45);
    const before = two.seats.stark.view;
    const again = await at.reopen();
    const viewer = new Watcher(two.bence);
    await again.tables.subscribe(viewer, two.table, 'stark');
    expect(viewer.view).toEqual(before);
  });

  it('resumes from a number, and from too old a number with everything', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 5);
    at.tables.unsubscribe(two.seats.stark, two.table);
    await playOn(at, { ...two, seats: { lannister: two.seats.lannister, stark: new Watcher(two.bence) } }, 0);
    const late = two.seats.stark;
    const heard = late.heard.length;
    await at.tables.subscribe(late, two.table, 'stark', late.last!.seq);
    expect(late.heard.slice(heard).map(({ type }) => type)).toContain('update');
    expect(late.drifted).toBe(0);
    await at.tables.subscribe(late, two.table, 'stark', 999);
    expect(late.heard.at(-1)?.type === 'full' || late.heard.at(-2)?.type === 'full').toBe(true);
  });

  it('has one effect for the same key, now and after the table has moved on', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const [decision] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const viewer = two.seats[decision!.seat as 'stark'];
    const said = { seat: decision!.seat, decision: decision!.id, choice: decision!.options[0]!, key: 'same' };
    const [one, other] = await Promise.all([
      at.tables.answer(viewer.person!, two.table, said),
      at.tables.answer(viewer.person!, two.table, said),
    ]);
    expect(one).toEqual({ seq: 1 });
    expect(other).toEqual({ seq: 1 });
    await playOn(at, two, 3);
    expect(await at.tables.answer(viewer.person!, two.table, said)).toEqual({ seq: 1 });
    expect(await at.tables.answer(viewer.person!, two.table, { ...said, key: 'another' })).toMatchObject({
      code: 'stale-decision',
    });
  });

  it('refuses answers for other seats, and from nobody', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const [decision] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const other = decision!.seat === 'stark' ? two.olena : two.bence;
    const said = { seat: decision!.seat, decision: decision!.id, choice: decision!.options[0]!, key: 'x' };
    expect(await at.tables.answer(other, two.table, said)).toMatchObject({ code: 'not-your-seat' });
    expect(await at.tables.answer(person('x'), 'no-such-table', said)).toMatchObject({
      code: 'no-such-table',
    });
    expect((await summaryOf(at, two.table)).seq).toBe(0);
  });

  it('takes an answer back up to the last barrier', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3); // the draft of two players: three dice, no secret
    const mine = Object.entries(two.seats).find(([, viewer]) => (viewer.last?.undoable ?? 0) > 0);
    const [seat, viewer] = mine!;
    ok(await at.tables.undo(viewer.person!, two.table, seat, 'u1'));
    expect(viewer.question(seat)?.kind).toBe('draft.takeDie');
    expect(ok(await at.tables.undo(viewer.person!, two.table, seat, 'u1')).seq).toBe(
      (await summaryOf(at, two.table)).seq,
    );
    const again = await at.reopen();
    const back = new Watcher(viewer.person);
    await again.tables.subscribe(back, two.table, seat);
    expect(back.view).toEqual(viewer.view);
  });

  it('says why something is not possible, to whom it concerns', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 4);
    const [seat, viewer] = Object.entries(two.seats).find(([one, { last }]) =>
      last!.asked.some((open) => open.seat === one),
    )!;
    expect(await at.tables.why(viewer.person!, two.table, seat, 'fly')).toMatchObject({
      code: 'not-an-option',
    });
    expect(await at.tables.why(person('x'), two.table, seat, 'fly')).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('a seat that goes to somebody else', () => {
  it('closes the eyes of whoever had it: they only watch from then on', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 8);
    const old = two.seats.stark;
    const { recovery } = two;
    const heir = person('heir');
    expect(ok(await at.tables.recover(two.table, heir, recovery.stark))).toEqual({ seat: 'stark' });
    const watcher = new Watcher(undefined);
    await at.tables.subscribe(watcher, two.table, undefined);
    expect(old.view).toEqual(watcher.view);
    expect(old.last!.asked.every((open) => !('options' in open))).toBe(true);
  });
});

describe('agreeing', () => {
  it('goes back to an earlier moment when all agree, also after a restart', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    const then = two.seats.lannister.view;
    await playOn(at, two, 20, 'on');
    const wish = { seat: 'stark', what: 'take-back' as const, to: 6, key: 'p' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    expect((await summaryOf(at, two.table)).seq).toBe(26);
    expect(ok(await at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c'))).toEqual({
      settled: true,
    });
    expect(two.seats.lannister.view).toEqual(then);
    expect(two.seats.stark.drifted).toBe(0);
    const again = await at.reopen();
    const viewer = new Watcher(two.olena);
    await again.tables.subscribe(viewer, two.table, 'lannister');
    expect(viewer.view).toEqual(then);
  });

  it('goes back to before one’s own last answer, whoever answered since, and says so to those who read it up', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 12);
    const facts = async (): Promise<readonly { seq: number; facts: readonly { kind: string }[] }[]> =>
      JSON.parse(ok(await at.tables.facts(two.bence, two.table, 'stark', 0, 'me'))) as never;
    const entries = (await at.store.entries(two.table, 0)).map(
      ({ body }) => JSON.parse(body) as { seat: string },
    );
    const mine = entries.findLastIndex(({ seat }) => seat === 'stark');
    const then = JSON.parse(ok(await at.tables.viewAt(two.bence, two.table, 'stark', mine, 'me'))) as object;
    const wish = { seat: 'stark', what: 'take-back' as const, key: 'p' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    ok(await at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c'));
    expect(two.seats.stark.view).toEqual(then);
    expect((await facts()).at(-1)).toEqual({
      seq: 13,
      facts: [{ kind: 'answers.takenBack', data: { to: mine } }],
    });

    // What was taken back is not taken back twice: the next wish goes one answer further.
    const before = entries.slice(0, mine).findLastIndex(({ seat }) => seat === 'stark');
    const again = ok(await at.tables.propose(two.bence, two.table, { ...wish, key: 'q' })).proposal;
    ok(await at.tables.consent(two.olena, two.table, 'lannister', again, true, 'd'));
    expect((await facts()).at(-1)!.facts).toEqual([{ kind: 'answers.takenBack', data: { to: before } }]);
  });

  it('has nothing to take back for a seat that has not answered', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const wish = { seat: 'stark', what: 'take-back' as const, key: 'p' };
    expect(await at.tables.propose(two.bence, two.table, wish)).toMatchObject({
      code: 'nothing-to-take-back',
    });
  });

  it('forgets a wish somebody declines, and one the game has overtaken', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 6);
    const wish = { seat: 'stark', what: 'take-back' as const, to: 2, key: 'p' };
    const declined = ok(await at.tables.propose(two.bence, two.table, wish)).proposal;
    ok(await at.tables.consent(two.olena, two.table, 'lannister', declined, false, 'c'));
    expect(await at.tables.consent(two.olena, two.table, 'lannister', declined, true, 'c2')).toMatchObject({
      code: 'no-such-proposal',
    });
    const overtaken = ok(await at.tables.propose(two.bence, two.table, { ...wish, key: 'q' })).proposal;
    await playOn(at, two, 1, 'x');
    expect(await at.tables.consent(two.olena, two.table, 'lannister', overtaken, true, 'd')).toMatchObject({
      code: 'no-such-proposal',
    });
  });
});

describe('clocks', () => {
  const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 60_000, increment: 2_000 } };

  it('lets the stand-in decide when the time is up, and the person come back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const at = await house();
      const two = await twoPlayers(at, LIVE);
      const slow = two.seats.stark.last!.clocks!.running[0]!;
      at.time.now += 60_001;
      await vi.advanceTimersByTimeAsync(60_001);
      await vi.waitFor(() => expect(two.seats.stark.last!.seq).toBe(1));
      const left = two.seats.stark.last!.clocks!.left[slow]!;
      expect(left).toBe(5_000);
      // Everybody is told that nobody gave this answer, then and later.
      const ranOut = { kind: 'clock.ranOut', data: { seat: slow } };
      expect((two.seats.stark.last as Update).facts[0]).toEqual(ranOut);
      const told = JSON.parse(
        ok(await at.tables.facts(undefined, two.table, undefined, 0, 'me')),
      ) as object[];
      expect(told).toContainEqual({ seq: 1, facts: expect.arrayContaining([ranOut]) as unknown });
      await playOn(at, two, 3);
      expect((await summaryOf(at, two.table)).seq).toBeGreaterThanOrEqual(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('charges thinking, not downtime', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    const slow = two.seats.stark.last!.clocks!.running[0]!;
    at.time.now += 10_000;
    const again = await at.reopen(3_600_000);
    const viewer = new Watcher(two.bence);
    await again.tables.subscribe(viewer, two.table, 'stark');
    expect(viewer.last!.clocks!.left[slow]).toBeGreaterThan(49_000);
    expect(viewer.last!.clocks!.left[slow]).toBeLessThanOrEqual(50_000);
  });

  it('stands still while all agree to pause', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    const { proposal } = ok(
      await at.tables.propose(two.bence, two.table, { seat: 'stark', what: 'pause', key: 'p' }),
    );
    ok(await at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c'));
    const before = two.seats.stark.last!.clocks!;
    expect(before.paused).toBe(true);
    at.time.now += 10_000_000;
    const viewer = new Watcher();
    await at.tables.subscribe(viewer, two.table);
    expect(viewer.last!.clocks!.left).toEqual(before.left);
  });
});

describe('around the game', () => {
  it('keeps talk between two from the others', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const watcher = new Watcher();
    await at.tables.subscribe(watcher, two.table);
    ok(
      await at.tables.chat(two.olena, two.table, {
        seat: 'lannister',
        to: 'stark',
        text: 'Truce?',
        key: '1',
      }),
    );
    ok(await at.tables.chat(two.olena, two.table, { seat: 'lannister', text: '<b>Hello</b>', key: '2' }));
    expect(texts(two.seats.stark)).toEqual(['Truce?', '<b>Hello</b>']);
    expect(texts(watcher)).toEqual(['<b>Hello</b>']);
    expect(ok(await at.tables.messages(undefined, two.table, 0)).length).toBe(1);
    expect(ok(await at.tables.messages(two.bence, two.table, 0)).length).toBe(2);
    expect(
      await at.tables.chat(two.olena, two.table, { seat: 'stark', text: 'I yield', key: '3' }),
    ).toMatchObject({ code: 'not-your-seat' });
  });

  it('lets bots play on by themselves to the end', async () => {
    const at = await house();
    const olena = person('olena');
    const { table } = ok(await at.tables.create(olena, TWO));
    for (const seat of ['lannister', 'stark']) ok(await at.tables.seatBot(table, olena, seat, 'random'));
    await vi.waitFor(async () => expect((await summaryOf(at, table)).status).toBe('over'), {
      timeout: 20_000,
    });
    expect(at.failures).toEqual([]);
  });

  it('leaves memory when nobody looks, and comes back', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 20);
    for (const viewer of Object.values(two.seats)) at.tables.unsubscribe(viewer);
    await vi.waitFor(async () => {
      at.time.now += 2_000;
      await at.tables.sweep();
      expect(at.tables.load().live).toBe(0);
    });
    const viewer = new Watcher(two.bence);
    await at.tables.subscribe(viewer, two.table, 'stark');
    expect(viewer.view).toEqual(two.seats.stark.view);
  });

  it('knows at any moment how many look', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    expect(at.tables.load()).toEqual({ live: 1, viewers: 2, quarantined: 0 });
    const watcher = new Watcher();
    await at.tables.subscribe(watcher, two.table);
    await at.tables.subscribe(watcher, two.table);
    expect(at.tables.load()).toEqual({ live: 1, viewers: 3, quarantined: 0 });
    for (const viewer of [watcher, two.seats.stark]) at.tables.unsubscribe(viewer, two.table);
    await vi.waitFor(() => expect(at.tables.load()).toEqual({ live: 1, viewers: 1, quarantined: 0 }));
  });

  it('reads again what another writer has left, and shows it to those who look', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const other = await house({ folder: at.folder, time: at.time });
    const watcher = new Watcher();
    await other.tables.subscribe(watcher, two.table);
    const [decision] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const { seat, id, options } = decision!;
    const by = two.seats[seat as 'stark'].person!;
    const said = { seat, decision: id, choice: options[0]!, key: 'one' };
    expect(await at.tables.answer(by, two.table, said)).toEqual({ seq: 1 });
    expect(await other.tables.answer(by, two.table, said)).toEqual({ seq: 1 });
    const again = { ...said, key: 'other' };
    expect(await other.tables.answer(by, two.table, again)).toMatchObject({ code: 'stale-decision' });
    expect(watcher.last).toMatchObject({ type: 'full', seq: 1 });
    expect(watcher.drifted).toBe(0);
    expect((await summaryOf(other, two.table)).seq).toBe(1);
  });

  it('lets others hear what is kept, not what a repeated key says now', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const say = (text: string) =>
      at.tables.chat(two.olena, two.table, { seat: 'lannister', text, key: 'same' });
    const { number } = ok(await say('Truce?'));
    at.time.now += 1_000;
    expect(ok(await say('War!')).number).toBe(number);
    expect(new Set(texts(two.seats.stark))).toEqual(new Set(['Truce?']));
  });

  it('finds what was said to all behind much that was not', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const whisper = { seat: 'lannister', to: 'stark', text: 'Psst.' };
    const said = Array.from({ length: 450 }, (_, key) =>
      at.tables.chat(two.olena, two.table, { ...whisper, key: String(key) }),
    );
    await Promise.all(said);
    ok(await at.tables.chat(two.olena, two.table, { seat: 'lannister', text: 'Hello!', key: 'last' }));
    expect(ok(await at.tables.messages(undefined, two.table, 0))).toMatchObject([{ text: 'Hello!' }]);
    expect(ok(await at.tables.messages(two.bence, two.table, 0))).toHaveLength(200);
  });

  it('has no chair for a word that every object knows', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    const refused = { code: 'no-such-seat' };
    expect(await at.tables.claim(table, person('x'), 'constructor')).toMatchObject(refused);
    expect(await at.tables.seatBot(table, person('olena'), 'constructor', 'random')).toMatchObject(refused);
    expect(await at.tables.leave(table, person('x'), 'constructor')).toMatchObject(refused);
  });

  it('tells what happened since, for the eye that asks', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 30);
    const [first, second] = JSON.parse(
      ok(await at.tables.facts(undefined, two.table, undefined, 0, 'me')),
    ) as [{ seq: number; facts: object[] }, { seq: number; facts: object[] }];
    expect(first).toMatchObject({ seq: 0, facts: [{ kind: 'round.began' }, {}] });
    expect(second).toMatchObject({ seq: 1 });
    const mine = JSON.parse(
      ok(await at.tables.facts(two.olena, two.table, 'lannister', 10, 'me')),
    ) as object[];
    expect(mine).toHaveLength(20);
    expect(await at.tables.facts(two.bence, two.table, 'lannister', 0, 'me')).toMatchObject({
      code: 'not-your-seat',
    });
    expect(JSON.parse(ok(await at.tables.viewAt(two.olena, two.table, 'lannister', 30, 'me')))).toEqual(
      two.seats.lannister.view,
    );
    expect(await at.tables.viewAt(undefined, two.table, 'lannister', 3, 'me')).toMatchObject({
      code: 'not-your-seat',
    });
  });

  it('offers a rematch once', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    expect(await at.tables.rematch(two.table, two.olena)).toMatchObject({ code: 'game-not-over' });
    await playOn(at, two);
    const next = ok(await at.tables.rematch(two.table, two.bence));
    expect(next).toMatchObject({ status: 'gathering', rematchOf: two.table });
    expect(ok(await at.tables.rematch(two.table, two.olena)).table).toBe(next.table);
    expect(await at.tables.rematch(two.table, person('x'))).toMatchObject({ table: next.table });
  });
});

describe('whole games', () => {
  it('exports what anybody can derive again, and nothing before the end', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    expect(await at.tables.export(two.table, 'me')).toMatchObject({ code: 'game-not-over' });
    await playOn(at, two);
    const text = ok(await at.tables.export(two.table, 'me'));
    const verified = ok(await verifyExport(text, catalogue));
    expect(verified.answers).toBe((await summaryOf(at, two.table)).seq);
    const brought = ok(await at.tables.import(person('x'), text));
    expect(brought).toMatchObject({ status: 'over', imported: true, seq: verified.answers });
  });

  it('notices every changed byte', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two);
    const text = ok(await at.tables.export(two.table, 'me'));
    for (let i = 0; i < 60; i++) {
      const where = Math.floor((text.length * (i + 0.5)) / 60);
      const changed = `${text.slice(0, where)}${text[where] === '7' ? '8' : '7'}${text.slice(where + 1)}`;
      expect(isRefusal(await verifyExport(changed, catalogue)), `byte ${where}`).toBe(true);
    }
    expect(await verifyExport(text.slice(0, -40), catalogue)).toMatchObject({ refused: true });
    expect(await verifyExport('', catalogue)).toMatchObject({ refused: true });
  });

  it('notices a seed, an answer or an end that was made up, digest and all', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two);
    const text = ok(await at.tables.export(two.table, 'me'));
    const document = JSON.parse(text.split('\n').slice(0, -3).join('\n')) as {
      log: object[];
      outcome: object;
    };
    // Even whoever has the server's key cannot make up what follows from the rules.
    const signer = signerFrom(await at.store.secret());
    const verdict = async (change: object): Promise<unknown> =>
      verifyExport(signed(canonical({ ...document, ...change }), signer), catalogue);
    expect(await verdict({})).toMatchObject({ over: true });
    expect(await verdict({ serverSeed: 'mine' })).toMatchObject({ code: 'commitment-broken' });
    expect(await verdict({ entropy: { lannister: 'zz', stark: 'bb' } })).toMatchObject({
      code: 'seat-commitment-broken',
    });
    expect(await verdict({ seed: 'f'.repeat(64) })).toMatchObject({ code: 'seed-not-mixed' });
    expect(await verdict({ log: document.log.slice(1) })).toMatchObject({ code: 'log-out-of-order' });
    expect(await verdict({ finalHash: 'f'.repeat(16) })).toMatchObject({ code: 'another-end' });
    expect(await verdict({ outcome: { ...document.outcome, reason: 'charm' } })).toMatchObject({
      code: 'another-outcome',
    });
  });

  it('takes a game from somebody’s own device, unfinished too', async () => {
    const at = await house();
    const record = { game: 'tiny-epic', rulesVersion: 1, config: TWO.config, seed: 'home', answers: [] };
    const brought = ok(await at.tables.import(person('olena'), record));
    expect(brought).toMatchObject({ status: 'playing', imported: true, seq: 0 });
    ok(await at.tables.claim(brought.table, person('olena'), 'lannister'));
    const wrong = { ...record, answers: [{ seat: 'stark', decision: '0-stark', choice: 'fly' }] };
    expect(await at.tables.import(person('olena'), wrong)).toMatchObject({
      refused: true,
      code: 'answer-does-not-hold',
    });
    expect(await at.tables.import(person('olena'), { ...record, answers: 'none' })).toMatchObject({
      code: 'record-malformed',
    });
  });
});

function texts({ heard }: Watcher): string[] {
  return heard.flatMap((one) => (one.type === 'chat' ? [one.text] : []));
}
