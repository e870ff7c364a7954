// Addresses nobody was given: each gets a page that says so, and nothing breaks.

import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

for (const address of ['/new/constructor', '/hot-seat/__proto__', '/rules/toString', '/t/%E0%A4%A'])
  test(`${address} is not found`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: say('error.not-found.title') })).toBeVisible();
  });

test('an address far too long is no table', async ({ page, watch }) => {
  await page.goto('/credits');
  await page.goto(`/t/${'a'.repeat(3_000)}`);
  await expect(page.getByRole('heading', { name: say('error.no-table.title') })).toBeVisible();
  // The browser itself notes that the server knows no such table.
  watch.faults.splice(0);
});
