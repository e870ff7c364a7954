import { describe, expect, it } from 'vitest';
import { tt, ttProcess } from './run.ts';

const TABLE = ['play', '--players', '2', '--seed', 's'];

async function typed(...lines: string[]): Promise<string> {
  const { code, out, err } = await tt(TABLE, lines.map((line) => `${line}\n`).join(''));
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('tt play', () => {
  it('shows the table from my seat, the question with its rule, and stops when nothing more is typed', async () => {
    const out = await typed();
    expect(out).toMatch(/^toy, seed s\. You are ash\./);
    expect(out).toMatch(/hand: ash card-\d+; birch 1 hidden/);
    expect(out).toContain('round.bid §2.1 – a number from 0 to 5');
    expect(out).toMatch(/Good bye\.\n$/);
  });

  it('sits where it is told to', async () => {
    for (const seat of ['birch', '2']) {
      const { out } = await tt([...TABLE, '--seat', seat]);
      expect(out).toContain('You are birch');
      expect(out).toMatch(/hand: ash 1 hidden; birch card-\d+/);
    }
  });

  it('deals another game without a seed', async () => {
    const [one, other] = [await tt(['play']), await tt(['play'])];
    expect(one.out.split('\n')[0]).not.toBe(other.out.split('\n')[0]);
  });

  it('numbers the options and takes numbers and names', async () => {
    const out = await typed('5');
    expect(out).toContain('round.spend §2.2');
    expect(out).toMatch(/^ {3}1 {2}pass$/m);
    expect(await typed('5', '1')).toContain('round.show §2.3');
    expect(await typed('5', 'pass')).toContain('round.show §2.3');
    expect(await typed('5', '')).toContain('round.show §2.3');
  });

  it('takes several numbers where several may be chosen', async () => {
    expect(await typed('5', '1', '1')).toMatch(/cards\.shown \(seat ash, cards card-\d+\)/);
    expect(await typed('5', '1', '0')).toContain('cards.shown (seat ash, cards nothing)');
    expect(await typed('5', '1', '7')).toContain('Numbers from 1 to 1');
  });

  it.each(['six', '9', '-1', '1.5', ''])('asks again after %j', async (said) => {
    const out = await typed(said);
    expect(out).toMatch(/A number from 0 to 5, please|out-of-range/);
  });

  it('? says what cannot be chosen and why', async () => {
    expect(await typed('5', '?')).toContain('buy:ship: too-dear (price 4, purse 0) [§2.2]');
    expect(await typed('?')).toContain('Everything you might look for here can be chosen.');
  });

  it('u takes back, up to the barrier', async () => {
    const out = await typed('5', '1', 'u');
    expect(out).toContain('Taken back.');
    expect(out.match(/round\.spend §2\.2/g)).toHaveLength(2);
    expect(await typed('5', 'u')).toContain('that cannot be taken back (sealed)');
  });

  it('l lists what happened', async () => {
    const out = await typed('5', 'l');
    expect(out.match(/· weather\.rolled/g)).toHaveLength(2);
    expect(await typed('5', 'l 1')).toMatch(/· bids\.opened .*\n\nThe table is left/);
  });

  it('h helps, t shows the table again, q leaves', async () => {
    const out = await typed('h', 't', 'q', '5');
    expect(out).toContain('take your last answer back');
    expect(out.match(/^round: 1$/gm)).toHaveLength(2);
    expect(out).toMatch(/Good bye\.\n$/);
    expect(out).not.toContain('round.spend');
  });

  it('plays to the end and says who won', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => ['0', '1', 'pass'][i % 3]!);
    const out = await typed(...lines);
    expect(out).toContain('The game is over (last-round).');
    expect(out).toMatch(/^ {3}1\. (ash|birch) {2}\d+$/m);
    expect(out).not.toContain('Good bye');
  });

  it('never shows the hand of another', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => ['0', '1', 'pass'][i % 3]!);
    expect(await typed(...lines)).not.toMatch(/birch card-|"to":\["birch"\],"secret"/);
  });

  it('says so when the rules fail', async () => {
    const { code, err } = await tt(
      ['play', '--seed', 's', '--config', '{"players":2,"fault":"throws"}'],
      '5\n1\n0\n',
    );
    expect([code, err]).toEqual([1, 'tt: the rules of toy have failed with seed s: the toy is broken\n']);
  });

  it('works with a pipe', async () => {
    const { code, out, err } = await ttProcess(TABLE, '5\n1\nq\n');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/round\.show[^]*Good bye\.\n$/);
    expect(out).not.toContain('\u001b');
  });
});
