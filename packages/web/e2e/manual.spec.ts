// The manual: from a card on the table to its entry, finding things, and the chapters on a phone.

import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('the words of a card lead to its entry, by mouse and by finger', async ({ page, browser, baseURL }) => {
  await page.goto('/here/new?players=2&seed=manual&pace=0');
  await new Table(page).ready();
  // The hand is a strip until it is opened.
  await page.getByRole('button', { name: say('table.hand.open') }).click();
  await page.locator('.hand-strip [data-about^="card:"]').first().hover();
  const link = page.locator('.about-entry');
  const entry = (await link.getAttribute('href'))!.split('/').at(-1)!;
  // The pointer may take its time between the card and the link.
  await link.hover();
  await page.waitForTimeout(700);
  await link.click();
  await expect(page.getByRole('dialog').locator(`#${entry}`)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const hand = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...hand, baseURL: baseURL! });
  const phone = await context.newPage();
  await phone.goto('/here/new?players=2&seed=manual&pace=0');
  await new Table(phone).ready();
  await phone.locator('#drawer-hand').tap();
  const { x, y, width } = (await phone.locator('.drawer [data-about^="card:"]').first().boundingBox())!;
  const fingers = await context.newCDPSession(phone);
  const touchPoints = [{ x: x + width / 2, y: y + 20 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await phone.locator('.about-entry').waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.locator('.about-entry').tap();
  await expect(phone.getByRole('dialog').locator('.rules-entry')).toBeInViewport();
  await context.close();
});

test('the search finds sections and entries, and an anchor is an address', async ({ page }) => {
  await page.goto('/rules/tiny-epic#card-kingslayer');
  await expect(page.locator('#card-kingslayer')).toBeInViewport();
  await page.getByLabel(say('rules.search')).fill('kingslayer');
  await expect(page.locator('#card-kingslayer')).toBeVisible();
  await expect(page.locator('.rules-entry')).toHaveCount(1);
  await expect(page.locator('[id="section-18.24"]')).toBeVisible();
});

test('on a phone the chapters are one touch away, from wherever one reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/agot/card-patchface');
  await expect(page.locator('#card-patchface')).toBeInViewport();
  const index = page.getByRole('navigation', { name: say('rules.chapters') });
  await expect(index).toBeHidden();
  await page.getByRole('button', { name: say('rules.chapters') }).click();
  await index.getByRole('link', { name: 'Order tokens' }).click();
  await expect(page.locator('#orders')).toBeInViewport();
});
