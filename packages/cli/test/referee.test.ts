import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Decision, hash, type State, type View } from '@three-thrones/kernel';
import { type MatchRecord, replay } from '@three-thrones/match';
import { describe, expect, it } from 'vitest';
import { type Ran, tt, ttProcess } from './run.ts';
import { toy } from './toy.ts';

interface Message {
  seq: number;
  type: string;
  id?: unknown;
  code?: string;
  args?: Record<string, unknown>;
  decisions?: Decision[];
  [more: string]: unknown;
}

const TABLE = ['referee', '--game', 'toy', '--config', '{"players":2,"rounds":2}', '--seed', 's'];
const BIDS = [
  { type: 'answer', seat: 'ash', decision: '0-ash', choice: 1 },
  { type: 'answer', seat: 'birch', decision: '0-birch', choice: 0 },
];

async function* noText() {
  yield Uint8Array.of(0xff, 0x0a);
}

function messagesOf({ out }: Ran): Message[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Message);
}

async function told(requests: readonly (object | string)[], ...flags: string[]): Promise<Message[]> {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  return messagesOf(await tt([...TABLE, ...flags], input.map((line) => `${line}\n`).join('')));
}

/** The replies to the last of the requests. */
async function replies(requests: readonly (object | string)[], ...flags: string[]): Promise<Message[]> {
  const before = await told(requests.slice(0, -1), ...flags);
  const all = await told(requests, ...flags);
  expect(all.slice(0, before.length)).toEqual(before);
  return all.slice(before.length);
}

describe('tt referee', () => {
  it('introduces the table and asks', async () => {
    const [table, facts, ask, ...rest] = await told([]);
    expect(table).toEqual({
      seq: 1,
      type: 'table',
      protocol: 1,
      game: 'toy',
      rulesVersion: 1,
      seats: ['ash', 'birch'],
      eye: 'arbiter',
    });
    expect(facts).toMatchObject({ seq: 2, type: 'facts' });
    expect(ask).toMatchObject({
      seq: 3,
      type: 'ask',
      decisions: [
        { id: '0-ash', max: 5 },
        { id: '0-birch', max: 5 },
      ],
    });
    expect(rest).toEqual([]);
  });

  it('takes answers and tells what they led to', async () => {
    expect(await replies(BIDS.slice(0, 1))).toMatchObject([
      { type: 'facts', seat: 'ash', facts: [] },
      { type: 'ask', decisions: [{ id: '0-ash', answered: true }, { id: '0-birch' }] },
    ]);
    expect(await replies([BIDS[0]!, { ...BIDS[1], id: 'mine' }])).toMatchObject([
      { type: 'facts', id: 'mine', seat: 'birch', facts: [{ kind: 'bids.opened' }] },
      {
        type: 'ask',
        decisions: [{ id: '1-ash', kind: 'round.spend', options: ['buy:farm', 'buy:ship', 'pass'] }],
      },
    ]);
  });

  it('numbers everything it says', async () => {
    const all = await told([...BIDS, 'nonsense', { type: 'save' }, { type: 'view', seat: 'ash' }]);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  });

  it('takes an answer back, but not across a barrier', async () => {
    const spend = { type: 'answer', seat: 'ash', decision: '1-ash', choice: 'buy:farm' };
    expect(await replies([...BIDS, spend, { type: 'undo', seat: 'ash', id: 9 }])).toMatchObject([
      { type: 'undone', id: 9, seat: 'ash' },
      { type: 'ask', decisions: [{ id: '1-ash' }] },
    ]);
    expect(await replies([...BIDS, spend, { type: 'undo', seat: 'birch' }])).toMatchObject([
      { type: 'refused', code: 'undo-not-yours', args: { seat: 'ash' } },
    ]);
    expect(await replies([...BIDS, { type: 'undo', seat: 'ash' }])).toMatchObject([
      { type: 'refused', code: 'undo-barrier', args: { barrier: 'sealed' } },
    ]);
  });

  it('shows what an eye sees, with the hash of just that', async () => {
    const [ash] = await replies([{ type: 'view', seat: 'ash' }]);
    const [watching] = await replies([{ type: 'view', seat: 'spectator' }]);
    const view = ash!['view'] as View<{ hand: Record<string, { secret?: unknown }> }>;
    expect(ash!['hash']).toBe(hash(view));
    expect(watching!['hash']).toBe(hash(watching!['view']));
    expect(ash!['hash']).not.toBe(watching!['hash']);
    expect(view.world.hand['ash']!.secret).toHaveLength(1);
    expect(view.world.hand['birch']!.secret).toBeUndefined();
    expect(view).not.toHaveProperty('random');
  });

  it('says why', async () => {
    const poor = [{ ...BIDS[0]!, choice: 4 }, BIDS[1]!];
    expect(await replies([...poor, { type: 'why', seat: 'ash', option: 'buy:ship', id: 1 }])).toMatchObject([
      {
        type: 'why',
        id: 1,
        seat: 'ash',
        option: 'buy:ship',
        legal: false,
        reason: { code: 'too-dear', rule: '2.2', args: { price: 4, purse: 1 } },
      },
    ]);
    const [fine] = await replies([...poor, { type: 'why', seat: 'ash', option: 'pass' }]);
    expect(fine).toMatchObject({ type: 'why', legal: true });
    expect(fine).not.toHaveProperty('reason');
    expect(await replies([...poor, { type: 'why', seat: 'birch', option: 'pass' }])).toMatchObject([
      { legal: false, reason: { code: 'nothing-asked-of-you' } },
    ]);
  });

  it('saves a record that plays to the same state again', async () => {
    const [saved] = await replies([...BIDS, { type: 'save', id: 'x' }]);
    expect(saved).toMatchObject({
      type: 'saved',
      id: 'x',
      record: {
        seed: 's',
        chance: 'sha256',
        answers: BIDS.map(({ seat, decision, choice }) => ({ seat, decision, choice })),
      },
    });
    const again = replay(toy, saved!['record'] as MatchRecord);
    expect(again).toMatchObject({ state: saved!['state'] as State<unknown> });
  });

  it('writes the position down where the game has words for it', async () => {
    expect(await replies([{ type: 'position', id: 3 }])).toMatchObject([
      { type: 'position', id: 3, position: { players: 2, rounds: 2, round: 0, purse: { ash: 5, birch: 5 } } },
    ]);
    expect(await replies([...BIDS, { type: 'position', id: 4 }])).toMatchObject([
      { type: 'refused', id: 4, code: 'not-quiet', rule: '2' },
    ]);
  });

  it('plays to the end', async () => {
    const requests: object[] = [];
    for (let i = 0; i < 20; i++) {
      const last = (await told(requests)).at(-1)!;
      if (last.type === 'end') break;
      const [decision] = last.decisions!.filter(({ answered }) => !answered);
      const choice = decision!.shape === 'number' ? 0 : decision!.shape === 'some' ? [] : 'pass';
      requests.push({ type: 'answer', seat: decision!.seat, decision: decision!.id, choice });
    }
    expect((await told(requests)).at(-1)).toMatchObject({ type: 'end', outcome: { reason: 'last-round' } });
    expect(await replies([...requests, BIDS[0]!])).toMatchObject([{ type: 'refused', code: 'game-over' }]);
    expect(await replies([...requests, { type: 'view', seat: 'ash' }])).toMatchObject([{ type: 'view' }]);
  });

  it('starts from a position', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tt-')), 'position.json');
    writeFileSync(file, '{"players":4}');
    expect(await told([], '--position', file)).toMatchObject([
      { seats: ['ash', 'birch', 'cedar', 'dune'] },
      {},
      {},
    ]);
    writeFileSync(file, '{"players":1}');
    const { code, out } = await tt([...TABLE, '--position', file]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      seq: 1,
      type: 'refused',
      code: 'bad-config',
      mistakes: [{ path: 'players' }],
    });
  });

  it('says in its own protocol why there is no table', async () => {
    const { code, out, err } = await tt(['referee', 'toy', '--seed', 's', '--config', '[]']);
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toMatchObject({ seq: 1, type: 'refused', code: 'bad-config' });
  });
});

describe('a request the referee cannot carry out', () => {
  it.each<[string | object, string, Record<string, unknown>]>([
    ['', 'malformed-json', {}],
    ['{', 'malformed-json', {}],
    ['{"type":"save"} {}', 'malformed-json', {}],
    ['null', 'not-a-request', {}],
    ['[]', 'not-a-request', {}],
    ['"save"', 'not-a-request', {}],
    [{}, 'field-missing', { field: 'type' }],
    [{ type: 7 }, 'wrong-type', { field: 'type' }],
    [{ type: 'dance' }, 'unknown-request', { type: 'dance' }],
    [{ type: 'constructor' }, 'unknown-request', {}],
    [{ type: 'save', id: {} }, 'wrong-type', { field: 'id' }],
    [{ type: 'save', id: null }, 'wrong-type', { field: 'id' }],
    [{ type: 'save', seat: 'ash' }, 'unknown-field', { field: 'seat' }],
    ['{"type":"save","__proto__":{}}', 'unknown-field', { field: '__proto__' }],
    [{ type: 'undo' }, 'field-missing', { field: 'seat' }],
    [{ type: 'undo', seat: 1 }, 'wrong-type', { field: 'seat' }],
    [{ type: 'undo', seat: 'spectator' }, 'no-such-seat', { seat: 'spectator' }],
    [{ type: 'view', seat: 'cedar' }, 'no-such-seat', { seat: 'cedar' }],
    [{ type: 'view', seat: 'constructor' }, 'no-such-seat', {}],
    [{ type: 'why', seat: 'ash' }, 'field-missing', { field: 'option' }],
    [{ ...BIDS[0], choice: null }, 'wrong-type', { field: 'choice' }],
    [{ ...BIDS[0], choice: [1] }, 'wrong-type', { field: 'choice' }],
    [{ ...BIDS[0], choice: { a: 1 } }, 'wrong-type', { field: 'choice' }],
    [{ ...BIDS[0], seat: 'arya' }, 'no-such-seat', { seats: ['ash', 'birch'] }],
    [{ ...BIDS[0], seat: 'birch' }, 'not-your-decision', { seat: 'ash' }],
    [{ ...BIDS[0], decision: '5-ash' }, 'unknown-decision', {}],
    [{ ...BIDS[0], choice: 6 }, 'out-of-range', { min: 0, max: 5 }],
    [{ ...BIDS[0], choice: 1.5 }, 'malformed-choice', {}],
    [{ ...BIDS[0], choice: 'pass' }, 'malformed-choice', {}],
    [{ ...BIDS[0], extra: true }, 'unknown-field', { field: 'extra' }],
  ])('%j is refused', async (request, code, args) => {
    const all = await told([request, { type: 'save' }]);
    expect(all.slice(3)).toMatchObject([
      { seq: 4, type: 'refused', code, args },
      { seq: 5, type: 'saved', record: { answers: [] } },
    ]);
    expect(all[3]).toHaveProperty('rule');
  });

  it('repeats the id of the request', async () => {
    for (const id of ['a', '', 0, 12]) {
      const [refused] = await replies([{ type: 'dance', id }]);
      expect(refused).toMatchObject({ type: 'refused', id });
    }
  });

  it('may be stale', async () => {
    expect(await replies([...BIDS, BIDS[0]!])).toMatchObject([{ type: 'refused', code: 'stale-decision' }]);
  });

  it('names the reason the game gives', async () => {
    const poor = [{ ...BIDS[0]!, choice: 4 }, BIDS[1]!];
    const ship = { type: 'answer', seat: 'ash', decision: '1-ash', choice: 'buy:ship' };
    expect(await replies([...poor, ship])).toMatchObject([
      { code: 'too-dear', rule: '2.2', args: { price: 4 } },
    ]);
  });

  it('may be too long, or no text', async () => {
    const long = JSON.stringify({ type: 'dance', of: 'x'.repeat(64 * 1024) });
    expect(await replies([long])).toMatchObject([{ code: 'line-too-long', args: { maxBytes: 65_536 } }]);
    expect(messagesOf(await tt(TABLE, noText())).at(-1)).toMatchObject({ code: 'not-utf-8' });
  });

  it('changes nothing when the rules themselves fail', async () => {
    const flags = ['referee', 'toy', '--seed', 's', '--config', '{"players":2,"fault":"dead-end"}'];
    const requests = [
      ...BIDS,
      { type: 'answer', seat: 'ash', decision: '1-ash', choice: 'pass' },
      { type: 'answer', seat: 'ash', decision: '2-ash', choice: [] },
      { type: 'answer', seat: 'ash', decision: '3-ash', choice: 1 },
      { type: 'answer', seat: 'birch', decision: '3-birch', choice: 0 },
      { type: 'save' },
    ];
    const all = messagesOf(
      await tt(flags, requests.map((request) => `${JSON.stringify(request)}\n`).join('')),
    );
    expect(all.at(-2)).toMatchObject({
      type: 'refused',
      code: 'rules-failed',
      args: { message: expect.stringContaining('dead end') },
    });
    expect((all.at(-1)!['record'] as MatchRecord).answers).toHaveLength(5);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  });
});

describe('tt referee --seat', () => {
  it('shows no more than that seat may see', async () => {
    const all = await told(BIDS, '--seat', 'birch');
    expect(all[0]).toMatchObject({ eye: 'birch' });
    const [, own] = (all[2] as { decisions: Decision[] }).decisions;
    expect(all[2]!.decisions![0]).toMatchObject({ seat: 'ash', options: [], min: 0, max: 0 });
    expect(own).toMatchObject({ seat: 'birch', max: 5 });
    const drawn = all[1]!['facts'] as { kind: string; data: { seat: string; card: { secret?: string } } }[];
    for (const { data } of drawn.filter(({ kind }) => kind === 'card.drawn'))
      expect(data.card.secret === undefined).toBe(data.seat !== 'birch');
  });

  it.each([
    [{ type: 'view', seat: 'ash' }, 'not-your-seat'],
    [{ type: 'why', seat: 'ash', option: 'pass' }, 'not-your-seat'],
    [{ type: 'save' }, 'arbiter-only'],
    [{ type: 'position' }, 'arbiter-only'],
    [{ ...BIDS[0], choice: 99 }, 'not-legal'],
  ])('refuses %j', async (request, code) => {
    expect(await replies([request], '--seat', 'birch')).toMatchObject([{ type: 'refused', code }]);
  });

  it('lets bots answer for the others', async () => {
    const flags = ['--seat', 'birch', '--bots', 'random'];
    const asked = (await told([], ...flags)).at(-1)!;
    expect(asked.decisions).toMatchObject([{ seat: 'ash', answered: true }, { seat: 'birch' }]);
    expect(await replies([BIDS[0]!], ...flags)).toMatchObject([
      { code: 'not-your-seat', args: { seat: 'ash' } },
    ]);
    expect((await replies([BIDS[1]!], ...flags))[0]).toMatchObject({ type: 'facts', seat: 'birch' });
  });

  it('watches bots play a whole game', async () => {
    const all = await told([], '--seat', 'spectator', '--bots', 'random');
    expect(all.at(-1)).toMatchObject({ type: 'end' });
    expect(JSON.stringify(all)).not.toContain('"secret"');
  });
});

it('talks to a process of its own, line by line', async () => {
  const { code, out, err } = await ttProcess(
    TABLE,
    BIDS.map((request) => `${JSON.stringify(request)}\n`).join(''),
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe((await tt(TABLE, BIDS.map((request) => `${JSON.stringify(request)}\n`).join(''))).out);
});
