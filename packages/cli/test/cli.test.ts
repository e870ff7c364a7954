import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { MAIN, tt, ttProcess } from './run.ts';

describe('tt', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists the commands', async (args) => {
    const { code, out } = await tt(args);
    expect(code).toBe(0);
    for (const command of ['tt play', 'tt simulate', 'tt referee', 'tt bench'])
      expect(out).toContain(command);
  });

  it.each(['play', 'simulate', 'referee', 'bench'])('%s --help says how to use it', async (command) => {
    const { code, out, err } = await tt([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^tt ${command} `));
    expect(out).toContain('--game');
  });

  it.each([
    [['dance'], "there is no command 'dance'"],
    [['constructor'], "there is no command 'constructor'"],
    [['simulate', '--nonsense'], '--nonsense'],
    [['simulate', 'toy', 'again', '--games', '1', '--seed', 'x'], "nobody asked for 'again'"],
    [['simulate', '--games', '1', '--seed', 'x'], '--game is needed'],
    [['simulate', 'toy', '--seed', 'x'], '--games is needed'],
    [['simulate', 'toy', '--games', '1'], '--seed is needed'],
    [['simulate', 'toy', '--games', '1', '--seed', ''], '--seed is needed'],
    [['simulate', 'toy', '--games', '-1', '--seed', 'x'], '--games'],
    [['simulate', 'toy', '--games=1e3', '--seed', 'x'], 'whole number of at least 1'],
    [['simulate', 'chess', '--games', '1', '--seed', 'x'], "there is no game 'chess'; there is toy"],
    [['simulate', 'toy', '--games', '1', '--seed', 'x', '--players', '9'], 'players: wrong-number'],
    [['simulate', 'toy', '--games', '1', '--seed', 'x', '--players', 'two'], 'whole number from 1 to 99'],
    [['simulate', 'toy', '--games', '1', '--seed', 'x', '--config', '{'], '--config is no JSON'],
    [['simulate', 'toy', '--games', '1', '--seed', 'x', '--config', '{}', '--players', '2'], 'not both'],
    [
      ['simulate', 'toy', '--games', '1', '--seed', 'x', '--config', 'players=2,rounds'],
      "'rounds' is neither",
    ],
    [
      ['simulate', 'toy', '--games', '1', '--seed', 'x', '--bots', 'hodor'],
      "there is no bot 'hodor'; there is random",
    ],
    [['simulate', 'toy', '--games', '1', '--seed', 'x', '--bots', 'random,random'], '2 bots for 3 seats'],
    [['referee', 'toy'], '--seed is needed'],
    [['referee', 'toy', '--seed', 'x', '--seat', 'nobody'], "there is no seat 'nobody'"],
    [['referee', 'toy', '--seed', 'x', '--bots', 'random'], '--bots goes with --seat'],
    [['referee', 'toy', '--seed', 'x', '--position', '/no/such/file'], 'cannot read /no/such/file: ENOENT'],
    [['play', '--seat', '7'], "there is no seat '7'; there is ash, birch, cedar"],
    [['play', '--bots', 'hodor'], "there is no bot 'hodor'"],
    [['bench', '--check', '--update'], 'not both'],
    [['bench', '--seconds', '0'], '--seconds'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, out, err } = await tt(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^tt: .*\n/);
  });

  it('refuses with a code where JSON was asked for', async () => {
    const { code, out, err } = await tt(['simulate', 'chess', '--games', '1', '--seed', 'x', '--json']);
    expect([code, out]).toEqual([2, '']);
    expect(JSON.parse(err)).toEqual({
      refused: true,
      code: 'no-such-game',
      rule: '0',
      args: { game: 'chess', games: ['toy'] },
    });
  });

  it('passes the exit code on as a process', async () => {
    expect(await ttProcess(['--help'], '', MAIN)).toMatchObject({ code: 0, err: '' });
    expect(await ttProcess(['dance'], '', MAIN)).toMatchObject({ code: 2, out: '' });
  });

  it('ends quietly when nobody reads any more', async () => {
    const child = spawn(process.execPath, [MAIN, '--help'], { stdio: 'pipe' });
    let err = '';
    child.stderr.on('data', (text) => void (err += String(text)));
    child.stdout.destroy();
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });
});
