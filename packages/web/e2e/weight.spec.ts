// How much a newcomer is sent: to the start page, and from there to the first question of a game.

import { catalogue } from '@three-thrones/catalogue';
import { setUp } from '@three-thrones/tiny-epic/set-up.ts';
import { START_PAGE, TABLE, weightOf, withTable } from '../scripts/measure/weight.ts';
import { expect, test } from './support/test.ts';

test('the start page is light', async ({ browser, baseURL }) => {
  const { gzip } = await weightOf(browser, baseURL!, (page) => page.locator('.game').first().waitFor());
  expect(gzip / 1_000).toBeLessThanOrEqual(START_PAGE);
});

for (const game of catalogue.ids)
  test(`so is a table of ${game}, and it brings nothing of other games`, async ({ browser, baseURL }) => {
    const { gzip, files } = await withTable(browser, baseURL!, game);
    expect(gzip / 1_000).toBeLessThanOrEqual(TABLE);
    const others = catalogue.ids.filter((id) => id !== game);
    expect(files.filter((file) => others.some((id) => file.includes(`/${id}-`)))).toEqual([]);
  });

for (const { id } of setUp.modes!.slice(1))
  test(`and one of tiny-epic, ${id}`, async ({ browser, baseURL }) => {
    const { gzip } = await withTable(browser, baseURL!, 'tiny-epic', id);
    // The Teammate's table is a little over since the reasons for its ways came with it.
    expect(gzip / 1_000).toBeLessThanOrEqual(id === 'teammate' ? 383 : TABLE);
  });
