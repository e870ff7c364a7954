// Before the deal: how long people have for their share of the dice, and that nobody changes it.

import { seatCommitment } from '@three-thrones/protocol';
import type { NewTable } from '@three-thrones/protocol/http';
import { describe, expect, it, vi } from 'vitest';
import type { TableBody } from '../src/tables/chairs.ts';
import { sha256 } from '../src/tables/fairness.ts';
import { type House, house, ok, person, summaryOf, TWO } from './tables.ts';

const [olena, bence, cersei] = [person('olena'), person('bence'), person('cersei')];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE: NewTable = { ...TWO, tempo: { kind: 'live', bank: 600_000, increment: 0 } };

const committed = (table: string, seat: string, words: string): string =>
  seatCommitment(table, seat, sha256(words));

const sit = (at: House, table: string, who: typeof olena, seat: string) =>
  at.tables.claim(table, who, seat, { commitment: committed(table, seat, who.id) });

const reveal = (at: House, table: string, who: typeof olena, seat: string, round = 0, words = who.id) =>
  at.tables.reveal(table, who, seat, { entropy: sha256(words), round });

async function bothSit(at: House, wanted: NewTable = LIVE): Promise<string> {
  const { table } = ok(await at.tables.create(olena, wanted));
  ok(await sit(at, table, olena, 'lannister'));
  ok(await sit(at, table, bence, 'stark'));
  return table;
}

/** Until when there is time, on people's clocks. */
async function until(at: House, table: string): Promise<number | undefined> {
  const { dice } = await summaryOf(at, table);
  return dice && 'until' in dice ? dice.until : undefined;
}

/** Time goes by; whoever is late is seen to. */
async function wait(at: House, time: number): Promise<void> {
  at.time.now += time;
  await at.tables.sweep();
}

async function bodyOf(at: House, table: string): Promise<TableBody> {
  return JSON.parse((await at.store.table(table))!.body) as TableBody;
}

/** Olena has shown her share, bence has not and lost the chair, cersei has it: olena has to commit anew. */
async function secondRound(at: House): Promise<string> {
  const table = await bothSit(at);
  ok(await reveal(at, table, olena, 'lannister'));
  await wait(at, 2 * MINUTE + 1);
  await vi.waitFor(async () => expect(await summaryOf(at, table)).toMatchObject({ round: 1 }));
  ok(await sit(at, table, cersei, 'stark'));
  expect((await summaryOf(at, table)).dice).toEqual({ commit: ['lannister'] });
  return table;
}

describe('H8 the time for the dice', () => {
  it.each([
    [{ kind: 'live', bank: 600_000, increment: 0 }, 2 * MINUTE],
    [{ kind: 'days', perMove: 5 * MINUTE }, HOUR],
    [{ kind: 'days', perMove: 72 * HOUR }, 72 * HOUR],
    [{ kind: 'none' }, 24 * HOUR],
  ] as const)('at a table of %j is %i ms', async (tempo, time) => {
    const at = await house();
    // People's clocks and service time are not the same.
    const later = await at.reopen(HOUR);
    const table = await bothSit(later, { ...TWO, tempo });
    expect(await until(later, table)).toBe(at.time.now + time);
  });

  it('begins anew when a chair was free meanwhile', async () => {
    const at = await house();
    const table = await bothSit(at);
    at.time.now += MINUTE;
    ok(await at.tables.leave(table, bence, 'stark'));
    expect(await bodyOf(at, table)).not.toHaveProperty('diceBy');
    at.time.now += 50_000;
    ok(await sit(at, table, cersei, 'stark'));
    // Shares had been asked for: those who stay commit anew, and have their whole time for it.
    expect(await summaryOf(at, table)).toMatchObject({ round: 1, dice: { commit: ['lannister'] } });
    const service = await at.store.table(table);
    expect(service?.turn?.due).toBe(at.time.now - 1_000_000 + 2 * MINUTE);
  });

  it('is over for those who do not commit as well', async () => {
    const at = await house();
    const table = await secondRound(at);
    await wait(at, 2 * MINUTE + 1);
    await vi.waitFor(async () => {
      const { chairs } = await summaryOf(at, table);
      expect(chairs.map((chair) => chair.person?.id)).toEqual([undefined, cersei.id]);
    });
    expect((await summaryOf(at, table)).chairs[1]).toHaveProperty('commitment');
  });

  it('is over when the dice have fallen', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await reveal(at, table, olena, 'lannister'));
    expect(ok(await reveal(at, table, bence, 'stark')).status).toBe('playing');
    expect(await bodyOf(at, table)).not.toHaveProperty('diceBy');
  });
});

describe('H8 a share', () => {
  it('is committed to once', async () => {
    const at = await house();
    const table = await secondRound(at);
    const commit = (words: string) => {
      const commitment = committed(table, 'lannister', words);
      return at.tables.commit(table, olena, 'lannister', { commitment, round: 1 });
    };
    ok(await commit('fresh'));
    ok(await commit('fresh')); // the reply was lost
    expect(await commit('another')).toMatchObject({ code: 'nothing-to-commit' });
    ok(await reveal(at, table, cersei, 'stark', 1));
    expect(ok(await reveal(at, table, olena, 'lannister', 1, 'fresh')).status).toBe('playing');
  });

  it('stays with the seat, whoever has it once the game has begun', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await reveal(at, table, olena, 'lannister'));
    ok(await reveal(at, table, bence, 'stark'));
    const share = { commitment: committed(table, 'stark', bence.id), entropy: sha256(bence.id) };
    ok(await at.tables.admin.kick(table, bence.id));
    const kicked = (await bodyOf(at, table)).chairs['stark']!;
    expect(kicked).toMatchObject({ ...share, bot: 'random' });
    expect(kicked).not.toHaveProperty('person');
    ok(await at.tables.openSeat(table, olena, 'stark'));
    ok(await sit(at, table, cersei, 'stark'));
    expect((await bodyOf(at, table)).chairs['stark']).toMatchObject({ ...share, person: { id: cersei.id } });
  });

  it('without a commitment is none', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, TWO));
    ok(await at.tables.claim(table, olena, 'lannister'));
    // As it was kept before there were commitments.
    const before = await bodyOf(at, table);
    before.chairs['lannister']!.entropy = 'chosen last';
    await at.store.updateTable(table, { body: JSON.stringify(before) });
    const again = await at.reopen();
    ok(await again.tables.claim(table, bence, 'stark'));
    const { chairs, seed } = await bodyOf(again, table);
    expect(seed).toBeDefined();
    expect(chairs['lannister']).not.toHaveProperty('entropy');
  });
});
