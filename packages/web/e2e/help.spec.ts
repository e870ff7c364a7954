// Help at the table: "?" opens a page of this game over it, rules open there too, and nothing on the table is lost.

import type { Page } from '@playwright/test';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function sitDown(page: Page, game: string, players = 3): Promise<Table> {
  await page.goto(`/here/new?game=${game}&players=${players}&seed=help&pace=0`);
  const table = new Table(page);
  await table.ready();
  return table;
}

for (const [game, goal, word] of [
  ['tiny-epic', /most victory points after 6 rounds/, 'fief'],
  ['agot', /whoever controls 7 of them wins at once/, 'muster'],
  ['iron-throne', /all 5 influence tokens on the boards of other houses wins at once/, 'window'],
] as const) {
  test(`${game}: the help says goal, numbers, words, rules and keys`, async ({ page }) => {
    const table = await sitDown(page, game);
    const asked = await table.question.innerText();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help).toContainText(goal);
    // My numbers are those on the screen.
    const race = await page.locator('.race span').innerText();
    await expect(help.locator('.help-race')).toHaveText(race);
    await expect(help.locator('.help-standing dt').nth(2)).toBeVisible();

    await help.getByRole('tab', { name: say('help.page.words') }).click();
    const words = help.locator('.help-words dt');
    await expect(words.nth(20)).toBeAttached();
    const all = await words.count();
    await help.getByLabel(say('help.words.search')).fill(word);
    await expect.poll(() => words.count()).toBeLessThan(all);
    await expect(words.first()).toBeVisible();

    // By arrows as everywhere.
    await help.getByRole('tab', { name: say('help.page.words') }).press('ArrowRight');
    await expect(help.getByRole('tab', { name: say('help.page.rules') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(help.locator('.rule-picture').first()).toBeVisible();
    await help.getByRole('tab', { name: say('help.page.keys') }).click();
    await expect(help.locator('kbd').first()).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(table.question).toHaveText(asked);
  });

  test(`${game}: on a phone the line of the race opens the help`, async ({ newGuest }) => {
    const page = await (await newGuest(PHONE)).newPage();
    await sitDown(page, game);
    await dismissHints(page);
    await page.locator('.race').tap();
    const help = page.getByRole('dialog');
    await expect(help).toContainText(goal);
    const { width } = (await help.boundingBox())!;
    expect(width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await help.getByRole('button', { name: say('common.close') }).tap();
    await expect(help).toHaveCount(0);
    // It is among the tools too. They lie where the cross was: two quick touches of one place are a double tap.
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: say('common.more') }).tap();
    await page.getByRole('button', { name: say('help.title'), exact: true }).tap();
    await expect(help).toContainText(goal);
  });
}

async function dismissHints(page: Page): Promise<void> {
  const close = page.locator('.hint-line').getByRole('button');
  while ((await close.count()) > 0) await close.first().click();
}

test('orders that have been placed survive a look at the rule', async ({ page }) => {
  const table = await sitDown(page, 'agot');
  await table.entries.first().click();
  await expect(page.locator('.entry[aria-checked="true"]')).toHaveCount(1);
  await page.locator('.prompt .rule-link').click();
  const help = page.getByRole('dialog');
  await expect(help.locator('.rules-passage .rule').first()).toContainText(/order/i);
  await help.getByRole('button', { name: say('help.rules.whole') }).click();
  await expect(help.locator('.rules-text .rule').nth(10)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.entry[aria-checked="true"]')).toHaveCount(1);
});

test('what is met for the first time is explained once on this device', async ({ page }) => {
  const table = await sitDown(page, 'agot');
  const hint = page.locator('.hint-line');
  await expect(hint).toContainText('Goal');
  await hint.getByRole('button').click();
  await expect(hint).toContainText('One order in every area');
  // A hint that could be read is not shown again, at this table or another.
  await page.waitForTimeout(3_000);
  await sitDown(page, 'agot', 4);
  await expect(table.question).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('hints can be switched off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: say('settings.hints') }).uncheck();
  await sitDown(page, 'tiny-epic');
  await expect(page.locator('.hint-line')).toHaveCount(0);
  await expect(page.locator('.race')).toBeVisible();
});

test('a tip leads to its rule, over the table', async ({ page }) => {
  await sitDown(page, 'tiny-epic');
  await page.locator('.te-opponent .board-seat-figure').first().hover();
  const rule = page.locator('.about .rule-link').last();
  await expect(rule).toHaveAttribute('href', '/rules/tiny-epic/16.1');
  await rule.click();
  await expect(page.getByRole('dialog').locator('.rules-passage')).toContainText('Winner and ties');
});

test('in Persian the help is mirrored, and its numbers are Persian', async ({ newGuest }) => {
  const context = await newGuest(PHONE);
  const page = await context.newPage();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'فارسی' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await page.goto('/here/new?game=agot&players=3&seed=help&pace=0');
  await new Table(page, 'fa').ready();
  // The question mark of a Persian keyboard.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '؟', bubbles: true })),
  );
  const help = page.getByRole('dialog');
  await expect(help.locator('.help-standing')).toContainText(/[۰-۹]/);
  await expect(help.locator('.help-standing')).not.toContainText(/[0-9]/);
  const close = (await help.getByRole('button', { name: wordsIn('fa')('common.close') }).boundingBox())!;
  expect(close.x).toBeLessThan(100);
});

for (const [device, options] of [
  ['with room', {}],
  ['on a phone', PHONE],
] as const)
  test.describe(device, () => {
    test.use(options);

    test("one's own notes are in the bar, or behind the gear, or one key away, and there again after a reload", async ({
      page,
    }) => {
      await sitDown(page, 'iron-throne', 4);
      const button = page.getByRole('button', { name: say('table.notes'), exact: true });
      // The bar of a phone has room for the rounds and two buttons.
      if (device === 'on a phone') await page.getByRole('button', { name: say('common.more') }).click();
      await button.click();
      const sheet = page.getByRole('textbox', { name: say('table.notes') });
      await expect(sheet).toBeFocused();
      await sheet.fill('Cersei owes me a hostage');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      await new Table(page).ready();
      await page.keyboard.press('n');
      await expect(sheet).toHaveValue('Cersei owes me a hostage');
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    });
  });

test('before its first round a game speaks of no round, and of no map where it has none', async ({
  page,
}) => {
  await sitDown(page, 'iron-throne', 4);
  await expect(page.locator('.table')).not.toContainText(/round 0/i);
  await expect(page.locator('.it-round')).toContainText('Set-up');
  await expect(page.locator('.in-words summary')).toHaveText(say('table.in-words.table'));
});
