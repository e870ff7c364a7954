// A short form of scripts/forgeries.ts.

import { expect, it } from 'vitest';
import { finishedGame } from '../scripts/parts/finished.ts';
import { forgeryRun } from '../scripts/parts/forgery-run.ts';

const EACH = 20;

it('H8 no forgery passes: ground seeds, cut games, junk lines, changed names and all others', async () => {
  const games = [await finishedGame('tiny-epic', { players: 2 }, 'short')];
  const caught = await forgeryRun(games, EACH, 'short');
  expect(caught.length).toBeGreaterThan(40);
  expect(caught.map(({ kind, by, refused }) => ({ kind, by, refused }))).toEqual(
    caught.map(({ kind, by }) => ({ kind, by, refused: EACH })),
  );
  // With the server's own key every check has to stand for itself.
  for (const { kind, because, codes } of caught.filter(({ by }) => by === 'operator'))
    expect({ kind, codes }).toEqual({ kind, codes: { [because!]: EACH } });
});
