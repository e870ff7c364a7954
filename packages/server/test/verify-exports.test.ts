// What a verified export shows, what it does not, and what each check is for.

import { catalogue } from '@three-thrones/catalogue';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { mixedSeed, type Receipt } from '@three-thrones/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Finished, finishedGame, linesOf, unrefused } from '../scripts/parts/finished.ts';
import { canonical, type ExportDocument } from '../src/tables/export-text.ts';
import { exportOf, exportText } from '../scripts/parts/first-export.ts';
import { exportBody } from '../src/tables/export.ts';
import { signed } from '../src/tables/export-text.ts';
import { isSigned, sha256, signerFrom } from '../src/tables/fairness.ts';
import { receiptIn } from '../src/tables/receipt.ts';
import { verifyExport } from '../src/tables/verify.ts';

const ALWAYS = ['operator-saw-cards', 'answers-are-the-servers-word'];

describe('an export', () => {
  it.each([
    ['tiny-epic', { players: 2 }],
    ['tiny-epic', { players: 4 }],
    ['tiny-epic', { mode: 'solo', difficulty: 'hard' }],
    ['tiny-epic', { mode: 'coop', players: 1 }],
    ['tiny-epic', { mode: 'coop', players: 5, dragons: true }],
    ['agot', { players: 3 }],
    ['agot', { players: 6 }],
  ])('of %s %j holds, undone answers and all', async (id, config) => {
    const { text, receipt, parts, signer } = await finishedGame(id, config, `${id} holds`);
    const verified = unrefused(await verifyExport(text, catalogue));
    expect(verified).toMatchObject({
      ...{ game: id, config: parts.config, seed: parts.seed, chance: 'sha256', over: true, round: 1 },
      ...{ commitments: parts.commitments, entropy: parts.entropy, people: parts.people },
      ...{ serverKey: signer.serverKey, seats: receipt.seats, table: parts.table },
      lines: parts.entries.map(({ body }) => JSON.parse(body) as object),
      notProved: ['no-receipt', ...ALWAYS],
    });
    expect(verified.answers).toBeLessThan(parts.entries.length);
    const mine = unrefused(await verifyExport(text, catalogue, receipt));
    expect(mine.proved).toEqual([
      ...['draws-follow-from-seed', 'game-is-whole', 'server-committed', 'seats-committed'],
      ...['signed-by-server', 'my-receipt'],
    ]);
    expect(mine.notProved).toEqual(ALWAYS);
  });

  it('with a share that was not committed to is refused: it could have been chosen last', async () => {
    const { game, parts, signer } = await finishedGame('tiny-epic', { players: 2 }, 'alone');
    const [seat] = Object.keys(parts.commitments) as [string];
    const { [seat]: _, ...commitments } = parts.commitments;
    const text = signed(unrefused(exportBody(game, { ...parts, commitments })), signer);
    expect(await verifyExport(text, catalogue)).toMatchObject({
      code: 'seat-commitment-broken',
      args: { seat },
    });
  });

  it('of a table with a bot says that not all seats have a share', async () => {
    const { game, parts, signer } = await finishedGame('tiny-epic', { players: 2 }, 'with a bot');
    const { config, table, serverSeed } = parts;
    const seats = game.chairs(config);
    const bot = seats[1]!;
    const entropy = { ...parts.entropy, [bot]: '' };
    const { [bot]: _, ...commitments } = parts.commitments;
    const seed = mixedSeed({ table, chance: 'sha256', serverSeed, seats, entropy });
    const lines = linesOf(game, { config, seed, chance: 'sha256' }, randomFrom(seeded('with a bot')));
    const entries = lines.map((line, at) => ({ table, seq: at + 1, at, body: JSON.stringify(line) }));
    const body = unrefused(exportBody(game, { ...parts, entropy, commitments, seed, entries }));
    const verified = unrefused(await verifyExport(signed(body, signer), catalogue));
    expect(verified.proved).not.toContain('seats-committed');
    expect(verified.notProved).toContain('seats-without-share');
  });

  it('has no gaps where a clock was set back', async () => {
    const { game, parts, signer } = await finishedGame('tiny-epic', { players: 2 }, 'clock');
    const entries = parts.entries.map((entry, at) => (at === 5 ? { ...entry, at: 1 } : entry));
    const text = signed(unrefused(exportBody(game, { ...parts, entries })), signer);
    expect(await verifyExport(text, catalogue)).toMatchObject({ over: true });
  });

  it('is not written before the end', async () => {
    const { game, parts } = await finishedGame('tiny-epic', { players: 2 }, 'early');
    const entries = parts.entries.slice(0, -1);
    expect(exportBody(game, { ...parts, entries })).toMatchObject({ code: 'game-not-over' });
  });
});

describe('a game that was brought', () => {
  let original: Finished;
  const copyKey = signerFrom(sha256('the other house'));

  beforeAll(async () => {
    original = await finishedGame('tiny-epic', { players: 3 }, 'brought');
  });

  /** The same game as another server would export it. */
  const broughtText = (change: Partial<Finished['parts']>): string => {
    const parts = { ...original.parts, table: 'a copy', serverKey: copyKey.serverKey, ...change };
    return signed(unrefused(exportBody(original.game, parts)), copyKey);
  };

  it('from an export holds by the shares of the table it was played at', async () => {
    const origin = {
      kind: 'export',
      table: original.parts.table,
      serverKey: original.parts.serverKey,
    } as const;
    const verified = unrefused(await verifyExport(broughtText({ origin }), catalogue));
    expect(verified).toMatchObject({ table: 'a copy', origin, serverKey: copyKey.serverKey });
    expect(verified.proved).toContain('seats-committed');
    expect(await verifyExport(broughtText({}), catalogue)).toMatchObject({ code: 'seat-commitment-broken' });
  });

  it('is not what the server of a receipt has signed', async () => {
    const origin = {
      kind: 'export',
      table: original.parts.table,
      serverKey: original.parts.serverKey,
    } as const;
    expect(await verifyExport(broughtText({ origin }), catalogue, original.receipt)).toMatchObject({
      code: 'receipt-does-not-match',
      args: { problems: [{ code: 'another-server-key' }] },
    });
  });

  it('from a device holds by its seed alone, and says so', async () => {
    const none = { serverSeed: '', commitments: {}, entropy: {}, origin: { kind: 'device' } } as const;
    const verified = unrefused(await verifyExport(broughtText(none), catalogue));
    expect(verified.proved).toEqual(['draws-follow-from-seed', 'game-is-whole', 'signed-by-server']);
    expect(verified.notProved).toEqual(['dice-from-a-device', 'no-receipt', ...ALWAYS]);
    expect(await verifyExport(broughtText({ ...none, serverSeed: 'x' }), catalogue)).toMatchObject({
      code: 'commitment-broken',
    });
    const shares = { ...none, entropy: original.parts.entropy };
    expect(await verifyExport(broughtText(shares), catalogue)).toMatchObject({
      code: 'seat-commitment-broken',
    });
  });
});

/** A game as it was before seats committed and the server signed. */
async function firstVersion() {
  const game = unrefused(await catalogue.rules('tiny-epic', 1));
  const config = { seats: ['lannister', 'stark'], nonPlayers: ['tyrell', 'tully', 'greyjoy'] };
  const entropy = { lannister: 'a', stark: 'b' };
  const seed = mixedSeed({ table: '', serverSeed: 'server', seats: config.seats, entropy });
  const lines = linesOf(game, { config, seed }, randomFrom(seeded('first version')));
  const entries = lines.map((line, at) => ({ table: 't', seq: at + 1, at, body: JSON.stringify(line) }));
  const shares = { serverSeed: 'server', entropy, seed, people: entropy };
  const parts = { table: 't', game: 'tiny-epic', rulesVersion: 1, config, ...shares, entries };
  return { game, parts, document: unrefused(exportOf(game, parts)) };
}

describe('an export of the first version', () => {
  const proved = ['draws-follow-from-seed', 'game-is-whole', 'server-committed'];

  it('is still read: it is not signed, and its seats did not commit', async () => {
    const { document } = await firstVersion();
    const verified = unrefused(await verifyExport(exportText(document), catalogue));
    expect(verified.proved).toEqual(proved);
    expect(verified.notProved).toEqual(['seats-without-share', 'not-signed', 'no-receipt', ...ALWAYS]);
    expect(verified).not.toHaveProperty('chance');
    const others = { ...document, entropy: { lannister: 'a', stark: 'b', tully: '' } };
    expect(await verifyExport(exportText(others), catalogue)).toMatchObject({ code: 'other-seats' });
    const cut = { ...document, log: document.log.slice(0, -1) };
    expect(await verifyExport(exportText(cut), catalogue)).toMatchObject({ code: 'game-not-over' });
  });

  it('can be brought, exported again, and still holds', async () => {
    const { game, parts } = await firstVersion();
    const signer = signerFrom(sha256('new house'));
    const origin = { kind: 'export', table: parts.table, serverKey: '' } as const;
    const brought = { ...parts, table: 'a copy', round: 0, commitments: {}, serverKey: signer.serverKey };
    const text = signed(unrefused(exportBody(game, { ...brought, origin })), signer);
    const verified = unrefused(await verifyExport(text, catalogue));
    expect(verified.proved).toEqual([...proved, 'signed-by-server']);
    expect(verified.notProved).toEqual(['seats-without-share', 'no-receipt', ...ALWAYS]);
  });
});

describe('a text', () => {
  let finished: Finished;
  let document: ExportDocument;

  beforeAll(async () => {
    finished = await finishedGame('tiny-epic', { players: 2 }, 'text');
    document = JSON.parse(finished.text.slice(0, finished.text.lastIndexOf('}') + 1)) as ExportDocument;
  });

  const verdict = (change: object): Promise<unknown> =>
    verifyExport(signed(canonical({ ...document, ...change }), finished.signer), catalogue);

  it('must be written as exports are written', async () => {
    const { text, signer } = finished;
    const damaged = { code: 'export-damaged' };
    const tight = JSON.stringify(document);
    expect(await verifyExport(signed(tight, signer), catalogue)).toMatchObject(damaged);
    expect(await verifyExport(`${text}\n`, catalogue)).toMatchObject(damaged);
    expect(await verifyExport(text.replace('player of', 'Player of'), catalogue)).toMatchObject(damaged);
    expect(await verifyExport('', catalogue)).toMatchObject(damaged);
    expect(await verifyExport(signed('[', signer), catalogue)).toMatchObject(damaged);
    expect(await verifyExport(signed('null', signer), catalogue)).toMatchObject({ code: 'not-an-export' });
    const [, unsigned] = /^([^]*\n)[^\n]+\n$/.exec(text)!;
    expect(await verifyExport(unsigned!, catalogue)).toMatchObject({ code: 'signature-broken' });
  });

  it.each<[string, object, object]>([
    ['a version to come', { version: 3 }, { code: 'another-export-version', args: { version: 3 } }],
    ['a field nobody knows', { more: 1 }, { code: 'export-damaged' }],
    ['a generator nobody knows', { chance: 'dice' }, { code: 'export-damaged', args: { path: 'chance' } }],
    ['an origin nobody knows', { origin: { kind: 'moon' } }, { code: 'export-damaged' }],
    ['a game nobody knows', { game: 'chess' }, { code: 'no-such-game' }],
    ['too many lines', { log: Array.from({ length: 5_000 }, () => 1) }, { code: 'too-long' }],
    ['a line that is none', { log: ['x'] }, { code: 'line-malformed', args: { line: 1 } }],
    [
      'a kind of line nobody knows',
      { log: [{ seq: 1, at: 1, kind: 'resign', seat: 'x' }] },
      { code: 'line-malformed' },
    ],
    [
      'somebody nobody knows behind an answer',
      { log: [{ seq: 1, at: 1, kind: 'answer', seat: 'x', decision: '1', choice: 'x', by: 'ghost' }] },
      { code: 'line-malformed' },
    ],
    ['half a moment', { log: [{ seq: 1, at: 0.5, kind: 'take-back', to: 0 }] }, { code: 'line-malformed' }],
    ['no seats', { seats: [] }, { code: 'another-table-plan' }],
    ['a plan that is none', { config: 7 }, { code: 'another-table-plan' }],
  ])('with %s is refused', async (_, change, no) => {
    expect(await verdict(change)).toMatchObject({ refused: true, ...no });
  });

  it('of another game than the receipt’s is refused', async () => {
    const other: Receipt = { ...finished.receipt, game: 'agot' };
    expect(await verifyExport(finished.text, catalogue, other)).toMatchObject({
      code: 'receipt-does-not-match',
      args: { problems: [{ code: 'another-game' }] },
    });
  });

  it('of a receipt is read with care', () => {
    const { receipt } = finished;
    expect(receiptIn(JSON.stringify(receipt))).toEqual(receipt);
    for (const text of ['', 'x', '7', '{}', JSON.stringify({ ...receipt, round: 'first' })])
      expect(receiptIn(text)).toMatchObject({ code: 'receipt-malformed' });
  });
});

describe('the server’s key', () => {
  const signer = signerFrom(sha256('secret'));

  it('is the same for the same secret, and signs what it signs', () => {
    expect(signerFrom(sha256('secret')).serverKey).toBe(signer.serverKey);
    expect(Buffer.from(signer.serverKey, 'base64')).toHaveLength(32);
    const signature = signer.sign('a text');
    expect(isSigned(signer.serverKey, 'a text', signature)).toBe(true);
    expect(isSigned(signer.serverKey, 'another text', signature)).toBe(false);
    expect(isSigned(signerFrom(sha256('other')).serverKey, 'a text', signature)).toBe(false);
    for (const [key, sign] of [
      ['', signature],
      ['AAAA', signature],
      [signer.serverKey, ''],
      [signer.serverKey, 'no signature'],
      [signer.serverKey, `${signature} `],
    ])
      expect(isSigned(key!, 'a text', sign!)).toBe(false);
    expect(() => signerFrom('abc')).toThrow('32 bytes');
  });
});
