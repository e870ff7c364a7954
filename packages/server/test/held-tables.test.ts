// Tables that come back, from damage, from other writers, from elsewhere; and what their end shows.

import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import { decisions, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { finishedGame } from '../scripts/parts/finished.ts';
import { StorageFailed, type Store } from '../src/store/store.ts';
import type { TableBody } from '../src/tables/chairs.ts';
import { type Course, courseAfter, courseBefore, startCourse } from '../src/tables/course.ts';
import { courseRevised } from '../src/tables/revision.ts';
import { type House, house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 60_000, increment: 0 } };

/** Does something to the database of a house that is closed meanwhile. */
function reopened(at: House, harm: (database: Database.Database) => void): Promise<House> {
  return at.reopen(0, () => {
    const database = new Database(join(at.folder, 'store.sqlite'));
    harm(database);
    database.close();
  });
}

async function bodyOf(at: House, table: string): Promise<TableBody> {
  return JSON.parse((await at.store.table(table))!.body) as TableBody;
}

describe('H7 a snapshot', () => {
  it.each([
    [
      'of another moment',
      (database: Database.Database) => void database.prepare('update snapshots set seq = seq + 1').run(),
    ],
    [
      'the rules cannot go on from',
      (database: Database.Database) => {
        const body = database.prepare('select body from snapshots').pluck().get() as Buffer;
        const packed = JSON.parse(inflateRawSync(body).toString()) as { course: { state: object } };
        packed.course.state = { ...packed.course.state, world: {} };
        const broken = deflateRawSync(JSON.stringify(packed));
        database.prepare('update snapshots set seq = 10, body = ?').run(broken);
      },
    ],
  ])('%s is thrown away, and the table comes back from its log', async (_, harm) => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 10);
    const again = await reopened(at, harm);
    const viewer = new Watcher(two.bence);
    expect(await again.tables.subscribe(viewer, two.table, 'stark')).toBeUndefined();
    expect(viewer.view).toEqual(two.seats.stark.view);
    expect(again.tables.admin.quarantined()).toEqual([]);
  });
});

describe('H7 a table that cannot be opened', () => {
  it('wakes nobody again', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    expect((await at.store.table(two.table))!.turn).toHaveProperty('due');
    const again = await reopened(at, (database) => void database.exec(`update tables set body = '{"chairs'`));
    expect(await again.tables.subscribe(new Watcher(), two.table)).toMatchObject({ code: 'table-damaged' });
    expect((await again.store.table(two.table))!.turn).not.toHaveProperty('due');
  });

  it('by rules of another version says so', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    const again = await reopened(
      at,
      (database) => void database.exec('update tables set rules_version = 99'),
    );
    expect(await again.tables.subscribe(new Watcher(), two.table)).toMatchObject({
      code: 'another-rules-version',
      args: { rulesVersion: 99 },
    });
  });

  it('because the disk fails is not damaged: it is opened when the disk is well', async () => {
    const first = await house();
    const two = await twoPlayers(first);
    await playOn(first, two, 2);
    let isIll = true;
    const around = (store: Store): Store => ({
      ...store,
      lastSeq: async (table) => {
        if (isIll) throw new StorageFailed('storage-failed', new Error('ill'));
        return store.lastSeq(table);
      },
    });
    const at = await house({ folder: first.folder, time: first.time, around });
    await expect(at.tables.subscribe(new Watcher(), two.table)).rejects.toThrow('storage-failed');
    isIll = false;
    expect(await at.tables.subscribe(new Watcher(), two.table)).toBeUndefined();
    expect(at.tables.admin.quarantined()).toEqual([]);
  });
});

describe('H9 another writer', () => {
  it('has given a seat away: whoever had it sees no more of it, although nothing else changes here', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 8);
    const [asked] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const [mine, theirs] =
      asked!.seat === 'stark' ? (['stark', 'lannister'] as const) : (['lannister', 'stark'] as const);
    const other = await house({ folder: at.folder, time: at.time });
    const [old, watcher] = [new Watcher(two.seats[theirs].person), new Watcher()];
    await other.tables.subscribe(old, two.table, theirs);
    await other.tables.subscribe(watcher, two.table);
    expect(old.view).not.toEqual(watcher.view);
    ok(await at.tables.give(two.table, old.person!, theirs, person('heir')));
    const choice = random.choose(asked!, randomFrom(seeded('here and there')));
    const said = { seat: mine, decision: asked!.id, choice };
    const me = two.seats[mine].person!;
    ok(await at.tables.answer(me, two.table, { ...said, key: 'here' }));
    // The other house notices when it wants to write, and then has nothing to write.
    expect(await other.tables.answer(me, two.table, { ...said, key: 'there' })).toMatchObject({
      code: 'stale-decision',
    });
    expect(old.last).toMatchObject({ type: 'full', seq: 9 });
    expect(old.view).toEqual(watcher.view);
    expect(old.last!.asked.every((open) => !('options' in open))).toBe(true);
  });

  it('has changed the row: a take-back does not write what was there before', async () => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 3);
    const other = await house({ folder: at.folder, time: at.time });
    const wish = { seat: 'lannister', what: 'take-back' as const, to: 1, key: 't' };
    const { proposal } = ok(await other.tables.propose(two.olena, two.table, wish));
    ok(await at.tables.mute(two.table, two.olena, 'somebody', true));
    ok(await other.tables.consent(two.bence, two.table, 'stark', proposal, true, 'c'));
    expect(await bodyOf(other, two.table)).toMatchObject({ muted: ['somebody'], takeBacks: 1 });
  });
});

describe('a game from elsewhere', () => {
  it('keeps its round and where it was played, however often it is brought', async () => {
    const at = await house();
    const { text, parts } = await finishedGame('tiny-epic', { players: 2 }, 'held');
    const first = ok(await at.tables.import(person('olena'), text));
    expect(first).toMatchObject({ status: 'over', round: 1, listed: false, imported: true });
    const second = ok(await at.tables.import(person('olena'), ok(await at.tables.export(first.table, 'me'))));
    const { origin, chance, chairs } = await bodyOf(at, second.table);
    expect(origin).toEqual({ kind: 'export', table: parts.table, serverKey: parts.serverKey });
    expect(chance).toBe('sha256');
    for (const [seat, { commitment, entropy }] of Object.entries(chairs))
      expect([commitment, entropy]).toEqual([parts.commitments[seat], parts.entropy[seat]]);
    // A table of before did not keep how it ended.
    const { outcome } = first;
    expect(outcome).toBeDefined();
    const again = await reopened(
      at,
      (database) => void database.exec(`update tables set body = json_remove(body, '$.outcome')`),
    );
    expect((await summaryOf(again, first.table)).outcome).toEqual(outcome);
  });

  it('such as a device promises no dice', async () => {
    const at = await house();
    const record = { game: 'tiny-epic', rulesVersion: 1, config: TWO.config, seed: 'home', answers: [] };
    expect(ok(await at.tables.import(person('olena'), record))).toMatchObject({
      commitment: '',
      listed: false,
    });
  });
});

describe('a game that is over', () => {
  it('is played again by those who sat there, as openly as before; nobody looks beyond its end', async () => {
    const at = await house();
    const two = await twoPlayers(at, { ...TWO, listed: false });
    const seq = await playOn(at, two);
    expect(await at.tables.rematch(two.table, person('stranger'))).toMatchObject({
      code: 'not-at-this-table',
    });
    expect(ok(await at.tables.rematch(two.table, two.bence))).toMatchObject({ listed: false });
    ok(await at.tables.viewAt(undefined, two.table, undefined, seq, 'me'));
    expect(await at.tables.viewAt(undefined, two.table, undefined, seq + 1, 'me')).toMatchObject({
      code: 'no-such-moment',
    });
  });
});

describe('H3b a sealed answer from before the last barrier', () => {
  it('is another one also after those since are undone', async () => {
    const listing = catalogue.find('agot');
    if (isRefusal(listing)) throw new Error('no such game');
    const game = await listing.load();
    const config = ok(game.configure({ players: 3 }, randomFrom(seeded('revision'))));
    const start = ok(startCourse(game, config, 'revision', 'sha256'));
    const [first, second] = decisions(game, start.state);
    const said = (decision: typeof first, seed: string) => ({
      seat: decision!.seat,
      decision: decision!.id,
      choice: random.choose(decision!, randomFrom(seeded(seed))),
    });
    const barred = (course: Course): Course => ({
      state: course.state,
      open: course.open,
      since: [],
      barrier: course.barrier,
      facts: [],
    });
    const sealed = barred(ok(courseAfter(game, start, said(first, 'one'))));
    const otherwise = barred(ok(courseAfter(game, start, said(first, 'two'))));
    expect(otherwise.state).not.toEqual(sealed.state);
    const both = ok(courseAfter(game, sealed, said(second, 'three')));
    const revised = ok(courseRevised(game, both, said(first, 'two')));
    expect(revised.state).toEqual(ok(courseAfter(game, otherwise, said(second, 'three'))).state);
    expect(ok(courseBefore(game, revised, second!.seat)).state).toEqual(otherwise.state);
  });
});
