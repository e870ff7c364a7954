// Looking something up during a game, and the way back; keys that stay where they are.

import { openMore } from './support/more.ts';
import { expect, test } from './support/test.ts';
import { Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('a rule opens over the table, and from its page and the settings there is a way back', async ({
  page,
}) => {
  await page.goto('/here/new?players=2&seed=rule&pace=0');
  await new Table(page).ready();
  const table = page.url();
  const back = page.getByRole('link', { name: say('common.back-to-table') });

  const rule = page.locator('.prompt .rule-link');
  await rule.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('help.rules.whole') })
    .click();
  await page.getByRole('dialog').locator('.fold summary').click();
  await page.getByRole('dialog').locator('.rules-index a').nth(3).click();
  await expect(page.getByRole('dialog').locator('.rules-passage .rule').first()).toBeInViewport();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(table);

  // The link is a link: it can be opened beside the table as well.
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    rule.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(beside.locator('.rule[aria-current]')).toBeInViewport();
  await beside.close();

  await openMore(page, say);
  await page.getByRole('link', { name: say('settings.title') }).click();
  await page.reload();
  await back.click();
  await new Table(page).ready();
  expect(page.url()).toBe(table);

  // Whoever comes from the start page did not leave a table.
  await page.goto('/');
  await page.getByRole('link', { name: say('settings.title') }).click();
  await expect(page.getByRole('heading', { name: say('settings.title') })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('who answers from the list with Enter stays in the list', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=keys&pace=0');
  const table = new Table(page);
  await table.ready();
  await page.keyboard.press('l');
  for (let answers = 0; answers < 3; answers++) {
    await expect(table.entries.first()).toBeFocused();
    await table.movesOn(table.entries.first(), () => page.keyboard.press('Enter'));
  }
});
