// Who may do what to a table: docs/tables-and-people.md, one case after the other.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { type House, house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

const DAY = 86_400_000;
const DAYS = { ...TWO, tempo: { kind: 'days' as const, perMove: 3 * DAY } };
const THREE = {
  ...TWO,
  config: { seats: ['lannister', 'stark', 'tully'], nonPlayers: ['tyrell', 'greyjoy', 'martell'] },
};

const standIn = (at: House, table: string, by = person('olena'), key = 's') =>
  at.tables.propose(by, table, { seat: 'lannister', what: 'stand-in', for: 'stark', key });

describe('H5 two people', () => {
  it('one alone seats no bot for the other who has just gone, and takes nothing back without them', async () => {
    const at = await house();
    const two = await twoPlayers(at, DAYS);
    await playOn(at, two, 12);
    at.tables.unsubscribe(two.seats.stark, two.table);
    await Promise.resolve();
    at.time.now += 300;
    expect(await standIn(at, two.table)).toMatchObject({
      code: 'too-soon',
      args: { seat: 'stark', seconds: 86_400 },
    });
    at.time.now += DAY;
    ok(await standIn(at, two.table, two.olena, 'later'));
    expect((await summaryOf(at, two.table)).chairs[1]).toMatchObject({ seat: 'stark', bot: 'random' });
    // What was played belongs to both: the other is asked, although a bot plays for them.
    const { proposal } = ok(
      await at.tables.propose(two.olena, two.table, {
        seat: 'lannister',
        what: 'take-back',
        to: 0,
        key: 't',
      }),
    );
    const lobby = await summaryOf(at, two.table);
    expect(lobby.proposals.map(({ id }) => id)).toEqual([proposal]);
  });

  it('a take-back goes some way back and not more', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 70);
    const { seq } = await summaryOf(at, two.table);
    const back = (to: number) =>
      at.tables.propose(two.olena, two.table, { seat: 'lannister', what: 'take-back', to, key: `t${to}` });
    expect(await back(seq - 61)).toMatchObject({ code: 'too-far-back' });
    ok(await back(seq - 60));
  });

  it('somebody who was never seen since a restart is not away for longer than that', async () => {
    const at = await house();
    const two = await twoPlayers(at, DAYS);
    const again = await at.reopen(7 * DAY);
    await again.tables.subscribe(new Watcher(two.olena), two.table, 'lannister');
    expect(await standIn(again, two.table)).toMatchObject({ code: 'too-soon' });
  });
});

describe('H6 bot chairs of a running game', () => {
  async function withABot(at: House) {
    const { table } = ok(await at.tables.create(person('olena'), THREE));
    ok(await at.tables.claim(table, person('olena'), 'lannister'));
    ok(await at.tables.claim(table, person('bence'), 'stark'));
    ok(await at.tables.seatBot(table, person('olena'), 'tully', 'random'));
    return table;
  }

  it('are not for strangers, unless all people at the table agree', async () => {
    const at = await house();
    const table = await withABot(at);
    expect(await at.tables.claim(table, person('mallory'), 'tully')).toMatchObject({ code: 'seat-not-open' });
    expect(await at.tables.openSeat(table, person('olena'), 'tully')).toMatchObject({
      code: 'table-in-play',
    });
    expect(await at.tables.openSeat(table, person('bence'), 'tully')).toMatchObject({ code: 'not-the-host' });
    const wish = { seat: 'lannister', what: 'open-seat' as const, for: 'tully', key: 'o' };
    const { proposal } = ok(await at.tables.propose(person('olena'), table, wish));
    expect(await at.tables.claim(table, person('mallory'), 'tully')).toMatchObject({ code: 'seat-not-open' });
    ok(await at.tables.consent(person('bence'), table, 'stark', proposal, true, 'c'));
    expect((await summaryOf(at, table)).chairs[2]).toMatchObject({ seat: 'tully', open: true });
    ok(await at.tables.claim(table, person('cersei'), 'tully'));
    expect((await summaryOf(at, table)).chairs[2]).not.toHaveProperty('open');
  });

  it('are opened by a host who is alone with bots', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    ok(await at.tables.claim(table, person('olena'), 'lannister'));
    ok(await at.tables.seatBot(table, person('olena'), 'stark', 'random'));
    expect(await at.tables.claim(table, person('bence'), 'stark')).toMatchObject({ code: 'seat-not-open' });
    ok(await at.tables.openSeat(table, person('olena'), 'stark'));
    ok(await at.tables.claim(table, person('bence'), 'stark'));
  });

  it('never go to somebody who has seen another hand', async () => {
    const at = await house();
    const table = await withABot(at);
    const { recovery } = ok(
      await at.tables.claim(table, person('olena'), 'lannister').then(() => ({ recovery: '' })),
    );
    expect(recovery).toBe('');
    // Bence hands his seat on, so that he has none; he still knows what he has seen.
    ok(await at.tables.give(table, person('bence'), 'stark', person('account')));
    const wish = { seat: 'lannister', what: 'open-seat' as const, for: 'tully', key: 'o' };
    const { proposal } = ok(await at.tables.propose(person('olena'), table, wish));
    ok(await at.tables.consent(person('account'), table, 'stark', proposal, true, 'c'));
    expect(await at.tables.claim(table, person('bence'), 'tully')).toMatchObject({ code: 'has-seen-a-hand' });
    ok(await at.tables.claim(table, person('dany'), 'tully'));
  });
});

describe('the host', () => {
  it('kicks before the start, whom they like but themselves, and they do not come back', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), THREE));
    ok(await at.tables.claim(table, person('olena'), 'lannister'));
    ok(await at.tables.claim(table, person('mallory'), 'stark'));
    expect(await at.tables.kick(table, person('mallory'), 'lannister')).toMatchObject({
      code: 'not-the-host',
    });
    expect(await at.tables.kick(table, person('olena'), 'lannister')).toMatchObject({
      code: 'your-own-seat',
    });
    ok(await at.tables.kick(table, person('olena'), 'stark'));
    expect(await at.tables.claim(table, person('mallory'), 'stark')).toMatchObject({ code: 'kicked' });
    ok(await at.tables.claim(table, person('bence'), 'stark'));
    ok(await at.tables.seatBot(table, person('olena'), 'tully', 'random'));
    expect(await at.tables.kick(table, person('olena'), 'stark')).toMatchObject({ code: 'table-in-play' });
  });

  it('mutes, and lets speak again', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const say = (key: string) => at.tables.chat(two.bence, two.table, { seat: 'stark', text: 'Hodor', key });
    expect(await at.tables.mute(two.table, two.bence, two.olena.id, true)).toMatchObject({
      code: 'not-the-host',
    });
    ok(await at.tables.mute(two.table, two.olena, two.bence.id, true));
    expect(await say('one')).toMatchObject({ code: 'muted' });
    ok(await at.tables.mute(two.table, two.olena, two.bence.id, false));
    ok(await say('two'));
  });

  it('closes a running game only when nobody else plays', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    expect(await at.tables.close(two.table, two.olena)).toMatchObject({ code: 'table-in-play' });
    ok(await at.tables.leave(two.table, two.bence, 'stark'));
    expect(ok(await at.tables.close(two.table, two.olena)).status).toBe('closed');
  });
});

describe('one person, one seat', () => {
  it('also when a seat is handed on', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    expect(await at.tables.give(two.table, two.olena, 'lannister', two.bence)).toMatchObject({
      code: 'already-seated',
    });
  });

  it('namesakes are told apart, whatever letters they use', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), THREE));
    ok(await at.tables.claim(table, { ...person('one'), name: 'Arya' }, 'lannister'));
    at.time.now += 1;
    ok(await at.tables.claim(table, { ...person('two'), name: 'АRYA' }, 'stark')); // a Cyrillic А
    const names = (await summaryOf(at, table)).chairs.map((chair) => chair.person?.name);
    expect(names.slice(0, 2)).toEqual(['Arya', 'АRYA (2)']);
  });
});

describe('after the end', () => {
  it('nothing is taken back, undone or proposed', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two);
    const seat = { seat: 'lannister' };
    for (const what of ['take-back', 'pause', 'stand-in', 'open-seat'] as const)
      expect(
        await at.tables.propose(two.olena, two.table, { ...seat, what, to: 3, for: 'stark', key: what }),
      ).toMatchObject({ code: 'game-over' });
    expect(await at.tables.undo(two.olena, two.table, 'lannister', 'u')).toMatchObject({ code: 'game-over' });
    expect(await at.tables.leave(two.table, two.bence, 'stark')).toMatchObject({ code: 'table-not-open' });
    expect((await summaryOf(at, two.table)).status).toBe('over');
  });
});

describe('whispers', () => {
  it('stay with the two who were there', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    ok(
      await at.tables.chat(two.olena, two.table, { seat: 'lannister', to: 'stark', text: 'psst', key: 'w' }),
    );
    const heir = person('account');
    ok(await at.tables.give(two.table, two.bence, 'stark', heir));
    const texts = async (who: typeof heir): Promise<unknown[]> => [
      ...ok(await at.tables.messages(who, two.table, 0)),
    ];
    expect(await texts(heir)).toEqual([]);
    expect(await texts(two.bence)).toMatchObject([{ text: 'psst' }]);
    expect(await texts(two.olena)).toMatchObject([{ text: 'psst' }]);
    expect(JSON.stringify(await texts(two.olena))).not.toContain('readers');
  });
});

describe('keys', () => {
  it('a claim repeated after a lost reply gives the same recovery code', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(person('olena'), TWO));
    const first = ok(await at.tables.claim(table, person('olena'), 'lannister', { key: 'k' }));
    expect(await at.tables.claim(table, person('olena'), 'lannister', { key: 'k' })).toEqual(first);
    expect(await at.tables.claim(table, person('olena'), 'lannister', { key: 'other' })).toMatchObject({
      code: 'seat-taken',
    });
    expect(ok(await at.tables.recover(table, person('phone'), first.recovery))).toEqual({
      seat: 'lannister',
    });
  });

  it('a consent repeated is the same consent, and words repeated are heard once', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 5);
    const wish = { seat: 'stark', what: 'take-back' as const, to: 3, key: 'p' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    const agree = () => at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c');
    expect(ok(await agree())).toEqual({ settled: true });
    expect(ok(await agree())).toEqual({ settled: true });
    const say = () => at.tables.chat(two.bence, two.table, { seat: 'stark', text: 'once', key: 'x' });
    const { number } = ok(await say());
    expect(ok(await say())).toEqual({ number });
    expect(two.seats.lannister.heard.filter(({ type }) => type === 'chat')).toHaveLength(1);
  });
});

describe('deleting somebody', () => {
  it('frees chairs before the start, leaves bots in games, and takes the name away from games that are over', async () => {
    const at = await house();
    const bence = person('bence');
    const played = await twoPlayers(at);
    await playOn(at, played);
    const running = await twoPlayers(at);
    const { table: gathering } = ok(await at.tables.create(person('olena'), TWO));
    ok(await at.tables.claim(gathering, bence, 'stark'));
    await at.tables.admin.removePerson(bence.id);
    expect((await summaryOf(at, gathering)).chairs[1]).toEqual({ seat: 'stark', online: false });
    expect((await summaryOf(at, running.table)).chairs[1]).toMatchObject({ bot: 'random' });
    for (const { table } of [played, running])
      expect(JSON.stringify(await summaryOf(at, table))).not.toContain('bence');
    expect(await at.tables.listOf(bence)).toEqual([]);
  });

  it('takes them off tables that cannot be opened, too, and comes to an end', async () => {
    const at = await house();
    const bence = person('bence');
    const tables: string[] = [];
    for (let count = 0; count < 101; count++) {
      const { table } = ok(await at.tables.create(person('olena'), TWO));
      ok(await at.tables.claim(table, bence, 'stark'));
      tables.push(table);
    }
    const again = await at.reopen(0, () => {
      const database = new Database(join(at.folder, 'store.sqlite'));
      database.exec('update tables set rules_version = 99');
      database.prepare(`update tables set body = '{"chairs' where id = ?`).run(tables[0]);
      database.close();
    });
    await again.tables.admin.removePerson(bence.id);
    expect(await again.store.tablesOf(bence.id, 200, { all: true })).toEqual([]);
    for (const table of tables) expect((await again.store.table(table))!.body).not.toContain('bence');
  });
});
