// Once more with the same people, after the rules were corrected: by the rules of today, and from the start of today.

import { catalogue } from '@three-thrones/catalogue';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { type House, house, ok, person } from './tables.ts';

const anna = person('Anna');
const chance = randomFrom(seeded('seed'));

/** A table of A Game of Thrones by the first rules, played to its end. */
async function finished(at: House, wanted: object): Promise<string> {
  const game = ok(await catalogue.rules('agot', 1));
  const config = ok(game.configure(wanted, chance));
  const chairs = Object.fromEntries(
    game.chairs(config).map((seat) => [seat, { person: { id: anna.id, name: anna.name } }]),
  );
  const body = { config, tempo: { kind: 'none' }, host: anna.id, chairs, serverSeed: 'secret', seed: 'seed' };
  await at.store.addTable({
    ...{ id: 'old', game: 'agot', rulesVersion: 1, status: 'over', listed: true, createdAt: 1, changedAt: 1 },
    body: JSON.stringify({ ...body, outcome: { winners: [], ranking: [] } }),
  });
  return 'old';
}

test.each([
  ['as usual', { players: 3 }, { players: 3 }],
  ['as in the print of 2011', { players: 3, profile: 'print2011' }, { players: 3, profile: 'print2011' }],
  [
    'with the Ship somebody asked for, and another switch',
    { players: 3, switches: { lannisportShip: true, tidesOfBattle: true } },
    { players: 3, switches: { lannisportShip: true, tidesOfBattle: true } },
  ],
  [
    'without the Ship somebody did not want',
    { players: 4, switches: { lannisportShip: false } },
    { players: 4, switches: { lannisportShip: false } },
  ],
])('a rematch of a table of the first rules is a table of today, %s', async (_, then, now) => {
  const at = await house();
  const next = ok(await at.tables.rematch(await finished(at, then), anna));
  const today = ok(await catalogue.rules('agot'));
  expect(next).toMatchObject({ rulesVersion: today.rulesVersion, rematchOf: 'old' });
  expect(next.config).toEqual(ok(today.configure(now, chance)));
});
