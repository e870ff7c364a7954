// How much a newcomer is sent: to the start page, and from there to the first question of a game.

import { catalogue } from '@three-thrones/catalogue';
import { START_PAGE, TABLE, weightOf, withTable } from '../scripts/measure/weight.ts';
import { expect, test } from './support/test.ts';

/** Kilobytes of games that are still over the budget: no more than this. Tiny Epic brings the rules of all its modes. */
const STILL: Readonly<Record<string, number>> = { 'tiny-epic': 430, agot: 405 };

test('the start page is light', async ({ browser, baseURL }) => {
  const { gzip } = await weightOf(browser, baseURL!, (page) => page.locator('.game').first().waitFor());
  expect(gzip / 1_000).toBeLessThanOrEqual(START_PAGE);
});

for (const game of catalogue.ids)
  test(`so is a table of ${game}, and it brings nothing of other games`, async ({ browser, baseURL }) => {
    const { gzip, files } = await withTable(browser, baseURL!, game);
    expect(gzip / 1_000).toBeLessThanOrEqual(STILL[game] ?? TABLE);
    const others = catalogue.ids.filter((id) => id !== game);
    expect(files.filter((file) => others.some((id) => file.includes(`/${id}-`)))).toEqual([]);
  });
