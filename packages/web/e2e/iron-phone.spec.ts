// The Iron Throne with a finger on a phone, in Persian: from the first question to the end nothing is cut off, and no word
// or number is of another script.

import { unpainted } from './support/drawings.ts';
import { tooWide } from './support/everywhere.ts';
import { dealBy } from './support/iron-deal.ts';
import { latinDigits, latinWords } from './support/reading.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fa-IR' });

/** To read all of the page takes longer than to answer. */
const READ_EVERY = 6;

test('a whole Iron Throne by touch on a phone, in Persian', async ({ page }) => {
  await page.goto('/here/new?game=iron-throne&players=3&seed=touch&pace=0');
  await unpainted(page);
  const table = new Table(page, 'fa', 'finger');
  const pick = pickBy(6);
  const faults = new Set<string>();
  let answers = 0;
  for (let state = await table.ready(); state !== 'over'; answers++) {
    if (answers % READ_EVERY === 0)
      for (const found of [latinDigits, latinWords, tooWide])
        for (const one of await found(page)) faults.add(one);
    state = (await dealBy(table, pick, (button) => button.tap())) ?? (await table.answer(pick));
  }
  expect(answers).toBeGreaterThan(15);
  await expect(page.locator('.end tfoot')).toContainText(/[۰-۹]/);
  for (const found of [latinDigits, latinWords, tooWide])
    for (const one of await found(page)) faults.add(one);
  expect([...faults]).toEqual([]);
});
