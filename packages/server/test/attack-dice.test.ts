// People who want the others to lose their chairs, or their receipts, before the dice fall.

import { createHash } from 'node:crypto';
import { seatCommitment } from '@three-thrones/protocol';
import { describe, expect, it } from 'vitest';
import { type House, house, ok, person, summaryOf, TWO } from './tables.ts';

const [olena, bence, cersei] = [person('olena'), person('bence'), person('cersei')];
const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 600_000, increment: 0 } };
const WITHIN = 120_000;

const entropyFor = (words: string): string => createHash('sha256').update(words).digest('hex');

const sit = (at: House, table: string, who = olena, seat = 'lannister', words = who.id) =>
  at.tables.claim(table, who, seat, {
    commitment: seatCommitment(table, seat, entropyFor(words)),
    key: words,
  });

const reveal = (at: House, table: string, who = olena, seat = 'lannister', round = 0, words = who.id) =>
  at.tables.reveal(table, who, seat, { entropy: entropyFor(words), round });

async function bothSit(at: House): Promise<string> {
  const { table } = ok(await at.tables.create(olena, LIVE));
  ok(await sit(at, table));
  ok(await sit(at, table, bence, 'stark'));
  return table;
}

describe('H8 the dice, attacked', () => {
  it('leave everybody time to show their share, also when somebody commits at the last moment', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await reveal(at, table));
    ok(await at.tables.leave(table, bence, 'stark'));
    ok(await sit(at, table, cersei, 'stark'));
    expect((await summaryOf(at, table)).dice).toEqual({ commit: ['lannister'] });
    at.time.now += WITHIN - 1;
    const commitment = seatCommitment(table, 'lannister', entropyFor('late'));
    const late = ok(await at.tables.commit(table, olena, 'lannister', { commitment, round: 1 }));
    expect(late.dice).toEqual({ reveal: ['lannister', 'stark'], until: at.time.now + WITHIN });
    at.time.now += WITHIN / 2;
    await at.tables.sweep();
    await new Promise((later) => setTimeout(later, 20));
    ok(await reveal(at, table, cersei, 'stark', 1));
    expect(ok(await reveal(at, table, olena, 'lannister', 1, 'late')).status).toBe('playing');
  });

  it('are shaken anew when somebody gets up before a share has arrived: receipts were kept by then', async () => {
    const at = await house();
    const table = await bothSit(at);
    ok(await at.tables.leave(table, bence, 'stark'));
    ok(await sit(at, table, bence, 'stark', 'other bytes'));
    expect(await reveal(at, table)).toMatchObject({ code: 'another-round' });
    expect(await summaryOf(at, table)).toMatchObject({ round: 1, dice: { commit: ['lannister'] } });
  });

  it('are shaken anew even if a bot was taken off its chair in between', async () => {
    const at = await house();
    const config = { players: 3 };
    const { table, chairs } = ok(await at.tables.create(olena, { ...LIVE, config }));
    const [first, second, third] = chairs.map(({ seat }) => seat) as [string, string, string];
    ok(await sit(at, table, olena, first));
    ok(await sit(at, table, bence, second));
    ok(await at.tables.seatBot(table, olena, third, 'random'));
    ok(await at.tables.unseatBot(table, olena, third));
    ok(await at.tables.leave(table, bence, second));
    ok(await sit(at, table, bence, second, 'other bytes'));
    ok(await at.tables.seatBot(table, olena, third, 'random'));
    expect(await summaryOf(at, table)).toMatchObject({ round: 1, dice: { commit: [first] } });
  });

  it('stay in their round while people come and go before everybody is there', async () => {
    const at = await house();
    const { table } = ok(await at.tables.create(olena, LIVE));
    ok(await sit(at, table));
    ok(await at.tables.leave(table, olena, 'lannister'));
    ok(await sit(at, table, olena, 'lannister', 'other bytes'));
    ok(await sit(at, table, bence, 'stark'));
    expect(await summaryOf(at, table)).toMatchObject({ round: 0, dice: { reveal: ['lannister', 'stark'] } });
  });
});
