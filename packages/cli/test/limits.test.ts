// Options that must go together, at a terminal and for programs.

import { anyGame, catalogueOf } from '@three-thrones/catalogue';
import type { Decision } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { orders } from '../../kernel/test/orders.ts';
import { tt } from './run.ts';

const games = catalogueOf({
  orders: {
    load: async () => anyGame(orders),
    players: { least: 2, usual: 2, most: 3 },
    configFor: (players) => ({ players }),
  },
});

async function typed(...lines: string[]): Promise<string> {
  const { code, out, err } = await tt(
    ['play', '--seed', 's'],
    lines.map((line) => `${line}\n`).join(''),
    games,
  );
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('tt play', () => {
  it('says that not everything goes together', async () => {
    expect(await typed()).toContain('round.giveOrders §2.2 – choose 3 that go together (see ?)');
  });

  it('? lists what goes together', async () => {
    const out = await typed('?');
    expect(out).toContain('What goes together:');
    expect(out).toContain('   –  one-order-each (area hill): exactly 1 of hill [§2.2]');
    expect(out).toContain('   –  no-token-left (token rest): at most 2 of rest [§2.3]');
    expect(out).toContain('   –  nobody-marches: 1 to 2 of march, march-star [§2.4]');
  });

  it.each([
    ['hill:march hill:raid mill:rest', 'one-order-each (area hill): exactly 1 of hill [§2.2]'],
    ['hill:march mill:raid lake:raid', 'no-token-left (token raid): at most 1 of raid [§2.3]'],
    ['hill:raid mill:rest lake:rest', 'nobody-marches: 1 to 2 of march, march-star [§2.4]'],
    ['hill:march mill:rest', 'too-few (min 3) [§2.2]'],
  ])('says in one line why not: %s', async (said, why) => {
    const out = await typed(said);
    expect(out.split('\n')).toContain(why);
    expect(out).not.toContain('orders.shown');
  });

  it('takes a set that goes together, by names or by numbers', async () => {
    expect(await typed('hill:march mill:rest lake:rest')).toContain('orders.shown (hill march, ');
    expect(await typed('1 8 13')).toContain('orders.shown (hill march, ');
  });
});

describe('tt referee', () => {
  async function told(requests: readonly object[], ...flags: string[]): Promise<Record<string, unknown>[]> {
    const { out } = await tt(
      ['referee', '--game', 'orders', '--players', '2', '--seed', 's', ...flags],
      requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
      games,
    );
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
  const asked = (messages: Record<string, unknown>[]) =>
    messages.find(({ type }) => type === 'ask')!['decisions'] as Decision[];
  const answer = (...choice: string[]) => ({ type: 'answer', seat: 'ann', decision: '0-ann', choice });

  it('passes limits on to the arbiter, and to the seat that is asked', async () => {
    expect(asked(await told([])).map(({ limits }) => limits?.length)).toEqual([10, 10]);
    expect(asked(await told([], '--seat', 'ann')).map(({ limits }) => limits?.length)).toEqual([
      10,
      undefined,
    ]);
    expect(JSON.stringify(await told([], '--seat', 'spectator'))).not.toContain('limits');
  });

  it('refuses what breaks one with its code, rule and arguments', async () => {
    const messages = await told([answer('hill:march', 'hill:raid', 'mill:rest')]);
    expect(messages.at(-1)).toEqual({
      seq: 4,
      type: 'refused',
      code: 'one-order-each',
      rule: '2.2',
      args: { area: 'hill', words: ['hill'], min: 1, max: 1 },
    });
  });

  it('tells nobody which limit another has broken', async () => {
    const messages = await told([answer('hill:march', 'hill:raid', 'mill:rest')], '--seat', 'bob');
    expect(messages.at(-1)).toMatchObject({ code: 'not-legal', args: {} });
  });

  it('takes what keeps them', async () => {
    const messages = await told([answer('hill:march', 'mill:rest', 'lake:rest')]);
    expect(messages.at(-1)).toMatchObject({ type: 'ask', decisions: [{ seat: 'ann', answered: true }, {}] });
  });
});

it('tt simulate plays it with bots of every level', async () => {
  for (const level of ['random', 'squire']) {
    const { code, out } = await tt(
      ['simulate', '--game', 'orders', '--players', '3', '--seed', 's', '--games', '3', '--bots', level],
      '',
      games,
    );
    expect([code, out]).toEqual([0, expect.stringContaining('decisions in a game')]);
  }
});
