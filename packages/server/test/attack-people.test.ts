// People who pretend to be somebody else, or have a say where they have none.

import type { Store } from '../src/store/store.ts';
import { describe, expect, it } from 'vitest';
import { countingReads, house, ok, person, playOn, summaryOf, TWO, twoPlayers } from './tables.ts';

const named = (id: string, name: string) => ({ ...person(id), name });
const THREE = { ...TWO, config: { players: 3 } };

async function namesAt(people: readonly ReturnType<typeof named>[], leaves?: number): Promise<string[]> {
  const at = await house();
  const { table, chairs } = ok(await at.tables.create(people[0]!, THREE));
  for (const [index, who] of people.entries()) {
    at.time.now += 1_000;
    if (index === 2 && leaves !== undefined)
      ok(await at.tables.leave(table, people[leaves]!, chairs[leaves]!.seat));
    const free = (await summaryOf(at, table)).chairs.find((chair) => !chair.person)!;
    ok(await at.tables.claim(table, who, free.seat));
  }
  return (await summaryOf(at, table)).chairs.flatMap((chair) => chair.person?.name ?? []);
}

describe('names that copy', () => {
  it('a number in somebody’s own name is not taken for the number of a namesake', async () => {
    const [one, two] = [named('a', 'Arya'), named('b', 'Arya')];
    expect(await namesAt([one, two, named('c', 'Arya (2)')])).toEqual(['Arya', 'Arya (2)', 'Arya (2) (2)']);
    expect(await namesAt([one, named('c', 'Arya (2)'), two])).toEqual(['Arya', 'Arya (2)', 'Arya (3)']);
    expect(await namesAt([one, two, named('c', 'Arya [2]')])).toEqual(['Arya', 'Arya (2)', 'Arya [2] (2)']);
  });

  it('nobody gets the number of a namesake who is still there when the first one has gone', async () => {
    const three = ['a', 'b', 'c'].map((id) => named(id, 'Arya'));
    expect(new Set(await namesAt(three, 0)).size).toBe(2);
  });

  it('people who sat down in one moment are told apart also after a restart', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(named('a', 'Arya'), TWO));
    for (const [id, seat] of [
      ['a', 'lannister'],
      ['b', 'stark'],
    ] as const) {
      await at.store.addPerson(named(id, 'Arya'), { keyHash: id, person: person(id).id, createdAt: 0 });
      ok(await at.tables.claim(table, named(id, 'Arya'), seat));
    }
    const again = await at.reopen();
    ok((await again.tables.subscribe({ person: undefined, send: () => undefined }, table)) ?? true);
    const names = (await summaryOf(again, table)).chairs.map((chair) => chair.person?.name);
    expect(names).toEqual(['Arya', 'Arya (2)']);
  });
});

describe('somebody who wants to be forgotten', () => {
  it('is taken off tables of older rules too, however many there are', async () => {
    let isOlder = false;
    const older = (store: Store): Store => ({
      ...store,
      table: async (id) => {
        const row = await store.table(id);
        return row && isOlder ? { ...row, rulesVersion: 99 } : row;
      },
    });
    const at = await house({ around: older });
    const olena = person('olena');
    let last = '';
    for (let count = 0; count < 101; count++) {
      last = ok(await at.tables.create(olena, TWO)).table;
      ok(await at.tables.claim(last, olena, 'lannister'));
    }
    at.time.now += 10_000;
    await at.tables.sweep();
    isOlder = true;
    expect(await at.tables.claim(last, person('bence'), 'stark')).toMatchObject({
      code: 'another-rules-version',
    });
    await at.tables.admin.removePerson(olena.id);
    expect((await summaryOf(at, last)).chairs).not.toContainEqual(
      expect.objectContaining({ person: expect.anything() as unknown }),
    );
    expect(await at.tables.listOf(olena)).toEqual([]);
  });
});

describe('H3 a stranger’s wish', () => {
  it('is refused before the log is read', async () => {
    const log = countingReads();
    const at = await house({ around: log.around });
    const players = await twoPlayers(at);
    await playOn(at, players, 4);
    log.reads = 0;
    const wish = { seat: 'stark', what: 'take-back', key: 'w' } as const;
    expect(await at.tables.propose(person('cersei'), players.table, wish)).toMatchObject({
      code: 'not-your-seat',
    });
    expect(log.reads).toBe(0);
  });
});
