// Nobody chooses last: shares of the dice are committed to, shown, and only then the dice fall.

import { createHash } from 'node:crypto';
import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { seatCommitment } from '@three-thrones/protocol';
import { describe, expect, it, vi } from 'vitest';
import { verifyExport } from '../src/tables/verify.ts';
import { type House, house, ok, person, playOn, summaryOf, TWO, Watcher } from './tables.ts';

const [olena, bence, cersei] = [person('olena'), person('bence'), person('cersei')];
const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 600_000, increment: 0 } };

const entropyFor = (who: string): string => createHash('sha256').update(who).digest('hex');

async function sit(at: House, table: string, who = olena, seat = 'lannister', words = who.id) {
  const commitment = seatCommitment(table, seat, entropyFor(words));
  return at.tables.claim(table, who, seat, { commitment, key: `claim-${words}` });
}

const reveal = (at: House, table: string, who = olena, seat = 'lannister', round = 0, words = who.id) =>
  at.tables.reveal(table, who, seat, { entropy: entropyFor(words), round });

async function bothSit(at: House, wanted = TWO): Promise<string> {
  const { table } = ok(await at.tables.create(olena, wanted));
  ok(await sit(at, table));
  ok(await sit(at, table, bence, 'stark'));
  return table;
}

describe('H8 the dice', () => {
  it('fall only when everybody has committed and everybody has shown their share', async () => {
    const at = await house();
    const table = await bothSit(at);
    const gathered = await summaryOf(at, table);
    expect(gathered.status).toBe('gathering');
    expect(gathered.dice).toMatchObject({ reveal: ['lannister', 'stark'] });
    expect(gathered.chairs.map(({ commitment }) => commitment)).toEqual([
      seatCommitment(table, 'lannister', entropyFor(olena.id)),
      seatCommitment(table, 'stark', entropyFor(bence.id)),
    ]);
    expect(ok(await reveal(at, table))).toMatchObject({ status: 'gathering', dice: { reveal: ['stark'] } });
    const begun = ok(await reveal(at, table, bence, 'stark'));
    expect(begun.status).toBe('playing');
    expect(begun).not.toHaveProperty('dice');
    expect(JSON.stringify(begun)).not.toContain(entropyFor(olena.id));
  });

  it('take no share but the one committed to, nor one too early, too late or of another round', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, TWO));
    ok(await sit(at, table));
    expect(await reveal(at, table)).toMatchObject({ code: 'nothing-to-reveal' });
    ok(await sit(at, table, bence, 'stark'));
    expect(await reveal(at, table, olena, 'lannister', 0, 'another')).toMatchObject({
      code: 'commitment-broken',
    });
    expect(await reveal(at, table, olena, 'lannister', 1)).toMatchObject({ code: 'another-round' });
    expect(await reveal(at, table, bence, 'lannister')).toMatchObject({ code: 'not-your-seat' });
    ok(await reveal(at, table));
    ok(await reveal(at, table)); // the reply was lost
    ok(await reveal(at, table, bence, 'stark'));
    expect(await reveal(at, table, bence, 'stark', 0, 'another')).toMatchObject({ code: 'table-not-open' });
  });

  it('are shaken anew when somebody does not show their share: that chair is free, all others commit again', async () => {
    const at = await house();
    const table = await bothSit(at, LIVE);
    ok(await reveal(at, table));
    at.time.now += 120_001;
    await at.tables.sweep();
    await new Promise((later) => setTimeout(later, 20));
    const freed = await summaryOf(at, table);
    expect(freed).toMatchObject({ status: 'gathering', round: 1 });
    expect(freed.chairs.map((chair) => chair.person?.id)).toEqual([olena.id, undefined]);
    expect(freed.chairs[0]).not.toHaveProperty('commitment');
    // Somebody else sits down; what olena had shown is worth nothing any more.
    ok(await sit(at, table, cersei, 'stark'));
    expect((await summaryOf(at, table)).dice).toEqual({ commit: ['lannister'] });
    expect(await reveal(at, table, olena, 'lannister', 1)).toMatchObject({ code: 'nothing-to-reveal' });
    const fresh = seatCommitment(table, 'lannister', entropyFor('fresh'));
    expect(await at.tables.commit(table, olena, 'lannister', { commitment: fresh, round: 0 })).toMatchObject({
      code: 'another-round',
    });
    ok(await at.tables.commit(table, olena, 'lannister', { commitment: fresh, round: 1 }));
    ok(await reveal(at, table, cersei, 'stark', 1));
    expect(ok(await reveal(at, table, olena, 'lannister', 1, 'fresh')).status).toBe('playing');
  });

  it('outlast a restart between committing and showing', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await reveal(at, table));
    const again = await at.reopen(3_600_000);
    expect((await summaryOf(again, table)).dice).toMatchObject({ reveal: ['stark'] });
    expect(ok(await reveal(again, table, bence, 'stark')).status).toBe('playing');
  });

  it('are proved by an export, with the receipt of a seat, also after the game was brought to another table', async () => {
    const at = await house();
    const table = await bothSit(at);
    const { commitment, serverKey } = await summaryOf(at, table);
    ok(await reveal(at, table));
    ok(await reveal(at, table, bence, 'stark'));
    const seats = { lannister: new Watcher(olena), stark: new Watcher(bence) };
    for (const [seat, viewer] of Object.entries(seats)) await at.tables.subscribe(viewer, table, seat);
    await playOn(at, { table, seats });
    const text = ok(await at.tables.export(table, 'me'));
    const receipt = {
      ...{
        format: 'three-thrones-receipt' as const,
        version: 1 as const,
        table,
        game: 'tiny-epic',
        seat: 'stark',
      },
      ...{ round: 0, commitment, serverKey, entropy: entropyFor(bence.id), seats: ['lannister', 'stark'] },
      commitments: {
        lannister: seatCommitment(table, 'lannister', entropyFor(olena.id)),
        stark: seatCommitment(table, 'stark', entropyFor(bence.id)),
      },
    };
    const verified = ok(await verifyExport(text, catalogue, receipt));
    expect(verified.proved).toContain('my-receipt');
    expect(verified.chance).toBe('sha256');
    const other = { ...receipt, entropy: entropyFor('mine') };
    expect(isRefusal(await verifyExport(text, catalogue, other))).toBe(true);
    // Import → export → verify.
    const brought = ok(await at.tables.import(cersei, text));
    expect(brought).toMatchObject({ status: 'over', imported: true, revealed: { table } });
    const second = ok(await verifyExport(ok(await at.tables.export(brought.table, 'me')), catalogue));
    expect(second.origin).toMatchObject({ kind: 'export', table });
    expect(second.entropy).toEqual(verified.entropy);
  });
});

describe('who does not play along with the dice', () => {
  it('loses the chair twice, and does not come back a third time', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, LIVE));
    ok(await sit(at, table));
    for (const [round, words] of [olena.id, 'olena anew'].entries()) {
      ok(await sit(at, table, bence, 'stark', `bence ${round}`));
      if (round > 0) ok(await at.tables.commit(table, olena, 'lannister', commitmentOf(table, words, round)));
      ok(await reveal(at, table, olena, 'lannister', round, words));
      at.time.now += 120_001;
      await at.tables.sweep();
      await vi.waitFor(async () => expect((await summaryOf(at, table)).round).toBe(round + 1));
      const people = (await summaryOf(at, table)).chairs.map((chair) => chair.person?.id);
      expect(people).toEqual([olena.id, undefined]);
    }
    expect(await sit(at, table, bence, 'stark', 'again')).toMatchObject({ code: 'kicked' });
    ok(await sit(at, table, cersei, 'stark'));
  });

  it('promises nothing that was promised in an earlier round', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await at.tables.leave(table, bence, 'stark'));
    const { round } = await summaryOf(at, table);
    expect(round).toBe(1);
    expect(await sit(at, table, bence, 'stark')).toMatchObject({ code: 'commitment-broken' });
    ok(await sit(at, table, bence, 'stark', 'other words'));
    const old = { commitment: seatCommitment(table, 'lannister', entropyFor(olena.id)), round };
    expect(await at.tables.commit(table, olena, 'lannister', old)).toMatchObject({
      code: 'commitment-broken',
    });
  });

  it('comes from another device, commits anew there, and stays the host', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, TWO));
    const { recovery } = ok(await sit(at, table));
    ok(await sit(at, table, bence, 'stark'));
    const phone = person('phone');
    ok(await at.tables.recover(table, phone, recovery));
    const lobby = await summaryOf(at, table);
    expect(lobby).toMatchObject({ host: phone.id, round: 1, dice: { commit: ['lannister', 'stark'] } });
    ok(await at.tables.commit(table, phone, 'lannister', commitmentOf(table, 'phone', 1)));
    ok(
      await at.tables.commit(table, bence, 'stark', {
        ...{ commitment: seatCommitment(table, 'stark', entropyFor('b2')), round: 1 },
      }),
    );
    ok(await reveal(at, table, phone, 'lannister', 1, 'phone'));
    expect(ok(await reveal(at, table, bence, 'stark', 1, 'b2')).status).toBe('playing');
  });
});

function commitmentOf(table: string, words: string, round: number) {
  return { commitment: seatCommitment(table, 'lannister', entropyFor(words)), round };
}
