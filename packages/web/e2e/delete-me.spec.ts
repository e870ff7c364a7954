// Being forgotten by the server: a guest at once, an account with its password; afterwards this device is nobody.

import { openFor } from './support/gathering.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('an account is deleted with its password, and the device is nobody then', async ({ page, watch }) => {
  watch.expectRefusals();
  const link = await openFor(page, 2, 'Anna');
  await page.goto('/settings');
  await page.getByRole('radio', { name: say('settings.account.how.new') }).check({ force: true });
  const login = `gone-${Date.now()}`;
  await page.getByLabel(say('settings.account.login')).fill(login);
  await page.getByLabel(say('settings.account.password')).fill('winter is coming');
  await page.getByRole('button', { name: say('settings.account.make') }).click();
  await expect(page.getByText(say('settings.account.made'))).toBeVisible();

  await page.getByText(say('settings.delete.account')).click();
  await expect(page.getByText(say('settings.delete.goes'))).toBeVisible();
  const remove = page.getByRole('button', { name: say('settings.delete.for-good') });
  await expect(remove).toBeDisabled();
  await page.getByLabel(say('settings.account.password')).fill('summer is coming');
  await remove.click();
  await expect(page.getByText(say('error.wrong-login'))).toBeVisible();
  await page.getByLabel(say('settings.account.password')).fill('winter is coming');
  await remove.click();
  await expect(page.getByText(say('settings.account.deleted'))).toBeVisible();
  await expect(remove, 'nobody cannot be deleted').toHaveCount(0);

  expect(await page.evaluate(() => localStorage.getItem('three-thrones/me'))).toBeNull();
  await page.goto('/tables');
  await expect(page.getByText(say('tables.none-mine'))).toBeVisible();
  await page.goto(link);
  await expect(page.locator('.chair', { hasText: 'Anna' })).toHaveCount(0);
  await page.goto('/settings');
  await page.getByLabel(say('settings.account.login')).fill(login);
  await page.getByLabel(say('settings.account.password')).fill('winter is coming');
  await page.getByRole('button', { name: say('settings.account.sign-in') }).click();
  await expect(page.getByText(say('error.wrong-login'))).toBeVisible();
});
