// tt verify: what it says of a game that holds, of one that does not, and of a receipt that is none.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@three-thrones/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finished, finishedGame } from '../../server/scripts/parts/finished.ts';
import { type Line, standing } from '../../server/src/tables/log.ts';
import { type Ran, tt } from './run.ts';

describe('tt verify', () => {
  let folder: string;
  let finished: Finished;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'));
    finished = await finishedGame('tiny-epic', { players: 2 }, 'command line');
    await writeFile(join(folder, 'game.txt'), finished.text);
    await writeFile(join(folder, 'changed.txt'), finished.text.replace('player of', 'Player of'));
    await writeFile(join(folder, 'receipt.json'), JSON.stringify(finished.receipt));
    await writeFile(join(folder, 'other.json'), JSON.stringify({ ...finished.receipt, entropy: 'x' }));
    const record = deviceGame(finished);
    await writeFile(join(folder, 'device.json'), JSON.stringify(record));
    const begun = { ...record, answers: record.answers.slice(0, 5), over: false };
    await writeFile(join(folder, 'begun.json'), JSON.stringify(begun));
    await writeFile(join(folder, 'cut.json'), JSON.stringify({ ...begun, over: true }));
    const [first, ...rest] = record.answers;
    const forged = { ...record, answers: [{ ...first!, choice: 'nonsense' }, ...rest] };
    await writeFile(join(folder, 'forged.json'), JSON.stringify(forged));
    await writeFile(join(folder, 'broken.json'), '{"format":"three-thrones-receipt"}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Names of files stand for those in the folder. */
  const verify = (...args: readonly string[]): Promise<Ran> =>
    tt(['verify', ...args.map((arg) => (arg.includes('.') ? join(folder, arg) : arg))], '', catalogue);

  it('says in words what is proved and what cannot be', async () => {
    const { code, out, err } = await verify('game.txt', '--receipt', 'receipt.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('game.txt holds: ');
    expect(out).toContain('those on your receipt');
    expect(out).toContain('could see cards. He could not steer them.');
    expect(out).toContain(finished.signer.serverKey);
    expect((await verify('game.txt')).out).toContain('--receipt FILE');
  });

  it('says the same as one JSON object', async () => {
    const { code, out } = await verify('game.txt', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ holds: true, game: 'tiny-epic', seed: finished.parts.seed });
    expect(JSON.parse(out)).not.toHaveProperty('lines');
    const changed = await verify('changed.txt', '--json');
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.out)).toMatchObject({ holds: false, code: 'export-damaged' });
  });

  it('verifies the file of a game on a device, finished or not', async () => {
    const { code, out, err } = await verify('device.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('played to its end');
    expect(out).toContain('whoever began the game could choose it');
    expect((await verify('begun.json')).out).toContain('5 answers of tiny-epic, not over yet');
    const json = JSON.parse((await verify('begun.json', '--json')).out) as object;
    expect(json).toMatchObject({ holds: true, game: 'tiny-epic', over: false, answers: 5 });
  });

  it.each([
    [['forged.json'], 'answer-does-not-hold'],
    [['cut.json'], 'another-end'],
    [['device.json', '--receipt', 'receipt.json'], 'has no receipt'],
    [['changed.txt'], 'export-damaged'],
    [['game.txt', '--receipt', 'other.json'], 'my-entropy-changed'],
    [['game.txt', '--receipt', 'broken.json'], 'receipt-malformed'],
    [['game.txt', '--receipt', 'missing.json'], 'cannot read'],
    [['missing.txt'], 'cannot read'],
    [[], 'a file must be named'],
    [['game.txt', 'receipt.json'], 'nobody asked for'],
  ])('%j fails with a reason', async (args, reason) => {
    const { code, out, err } = await verify(...args);
    expect([code > 0, out]).toEqual([true, '']);
    expect(err).toContain(reason);
  });
});

/** The same game as a device keeps it: no lines that were undone or taken back. */
function deviceGame({ parts: { entries, game, rulesVersion, config, seed, chance } }: Finished) {
  const answers = standing(entries.map(({ body }) => JSON.parse(body) as Line)).map(
    ({ seat, decision, choice }) => ({ seat, decision, choice }),
  );
  return { id: 'x', game, rulesVersion, config, seed, chance, answers, over: true, players: {} };
}
