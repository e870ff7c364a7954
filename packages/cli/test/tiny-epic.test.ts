// The commands with a real game.

import { isHidden } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { reasonWords } from '@three-thrones/tiny-epic/terminal/words.ts';
import { MAIN, type Ran, ttProcess, ttTyped } from './run.ts';

/** With all that is typed written down before. */
const tt = (args: readonly string[], lines: readonly string[] = []): Promise<Ran> =>
  ttTyped(args, (_out, line) => lines[line]);

/** Something for every shape of question; what does not fit is asked again. */
const MANY_ANSWERS = Array.from({ length: 4000 }, (_, i) => ['1', '2', '0', '3', '1 2'][i % 5]!);

/** Every secret in a message, with the seats that may see it. */
function secretsIn(value: unknown, found: string[][] = []): string[][] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && isHidden(value) && value.secret !== undefined) found.push([...value.to]);
  for (const inner of Object.values(value)) secretsIn(inner, found);
  return found;
}

describe('tiny-epic', () => {
  it.each(['2', '3', '4'])('is simulated with %s players, and its invariants hold', async (players) => {
    const args = [
      'simulate',
      'tiny-epic',
      '--players',
      players,
      '--games',
      '10',
      '--seed',
      'cli',
      '--check',
      '--json',
    ];
    const { code, out } = await tt(args);
    expect(JSON.parse(out)).toMatchObject({ games: 10, violations: [] });
    expect(code).toBe(0);
  });

  it('is played to the end at the terminal, in words', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { code, out } = await tt(['play', '--seed', seed], MANY_ANSWERS);
      expect(code).toBe(0);
      expect(out).toContain('The game is over');
      expect(out).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('gives reasons in words, without the gaps of a message', () => {
    expect(reasonWords({ code: 'not-enough-gold', rule: '4.1', args: { needs: 3 } })).toBe(
      'not enough gold (needs 3) [§4.1]',
    );
    expect(reasonWords({ code: 'too-far', rule: '4.2' })).toBe('That is too far away. [§4.2]');
  });

  it('shows the table from one seat only', async () => {
    const { out } = await tt(
      ['play', '--config', '{"seats":["stark","lannister"],"first":"stark"}', '--seed', 's'],
      ['t'],
    );
    expect(out).toContain('You are Stark');
    expect(out).toMatch(/Winterfell +Stark 1★/);
    expect(out).toMatch(/^Stark \(you\) +0 +3 +1 +1 +5/m);
    expect(out).toContain('Eddard Stark');
    expect(out).not.toContain('Jaime Lannister');
  });

  it('lets nothing out to a seat at the referee, in a whole game', async () => {
    for (const eye of ['stark', 'spectator']) {
      const config = '{"seats":["stark","lannister","tully"]}';
      const args = [
        'referee',
        'tiny-epic',
        '--config',
        config,
        '--seed',
        's',
        '--seat',
        eye,
        '--bots',
        'random',
      ];
      const views = [...Array(30)].map(() => `{"type":"view","seat":"${eye}"}`);
      const { out } = await tt(args, views);
      const secrets = secretsIn(
        out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      );
      for (const to of secrets) expect(to).toContain(eye);
      expect(secrets.length > 0).toBe(eye === 'stark');
    }
  });

  it('starts from the command line as people type it', async () => {
    const { code, out, err } = await ttProcess(['play', '--seed', 's'], 'q\n', MAIN);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Your hand\n[^]*Good bye\.\n$/);
  });
});
