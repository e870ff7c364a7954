import type { Page } from '@playwright/test';
import { broughtWithBots, sitWithCode } from './support/online.ts';
import { gameAt } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('an account brings the seats of one device to another, and the list says whose turn it is', async ({
  page,
  newGuest,
  baseURL,
}) => {
  const asked = await gameAt({ seed: 'crow', players: 2, at: (_, answered) => answered > 20 });
  const { path, code } = await broughtWithBots(baseURL!, asked);

  // As a guest at a table, then with an account: nothing changes at the table.
  await page.goto(path);
  await sitWithCode(page, code);
  await new Table(page).ready();
  const login = `anna-${Date.now()}`;
  await page.goto('/settings');
  await page.getByRole('radio', { name: say('settings.account.how.new') }).check({ force: true });
  await enter(page, login, 'winter is coming');
  await page.getByRole('button', { name: say('settings.account.make') }).click();
  await expect(page.getByText(say('settings.account.made'))).toBeVisible();
  await page.goto(path);
  await new Table(page).ready();

  const phone = await (await newGuest()).newPage();
  await phone.goto('/settings');
  await enter(phone, login, 'winter is coming');
  await phone.getByRole('button', { name: say('settings.account.sign-in') }).click();
  await expect(
    phone.getByRole('button', { name: say('settings.account.sign-out'), exact: true }),
  ).toBeVisible();
  await phone.goto('/');
  const row = phone.locator('.table-row', { hasText: say('tables.status.your-turn') });
  await row.getByRole('link').click();
  await expect(phone).toHaveURL(new RegExp(path));
  await new Table(phone).ready();

  await phone.goto('/settings');
  await phone.getByRole('button', { name: say('settings.account.sign-out'), exact: true }).click();
  await expect(phone.getByText(say('settings.account.signed-out'))).toBeVisible();
  await phone.goto('/tables');
  await expect(phone.getByText(say('tables.none-mine'))).toBeVisible();
});

test('what a guest holds on a device comes along when they sign in there', async ({
  page,
  newGuest,
  baseURL,
}) => {
  const asked = await gameAt({ seed: 'crow', players: 2, at: (_, answered) => answered > 20 });
  const { path, code } = await broughtWithBots(baseURL!, asked);
  const login = `bela-${Date.now()}`;
  const elsewhere = await (await newGuest()).newPage();
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('radio', { name: say('settings.account.how.new') }).check({ force: true });
  await enter(elsewhere, login, 'winter is coming');
  await elsewhere.getByRole('button', { name: say('settings.account.make') }).click();
  await expect(elsewhere.getByText(say('settings.account.made'))).toBeVisible();

  await page.goto(path);
  await sitWithCode(page, code);
  await new Table(page).ready();
  await page.goto('/settings');
  await enter(page, login, 'winter is coming');
  await page.getByRole('button', { name: say('settings.account.sign-in') }).click();
  await expect(
    page.getByRole('button', { name: say('settings.account.sign-out'), exact: true }),
  ).toBeVisible();
  for (const device of [page, elsewhere]) {
    await device.goto(path);
    expect(await new Table(device).ready()).toBe('asked');
  }

  // Signed out elsewhere: the table says so, and signing in brings back to it.
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('button', { name: say('settings.account.sign-out-everywhere') }).click();
  await expect(page.getByRole('heading', { name: say('lobby.signed-out.title') })).toBeVisible();
  await enter(page, login, 'winter is coming');
  await page.getByRole('button', { name: say('settings.account.sign-in') }).click();
  expect(await new Table(page).ready()).toBe('asked');
});

async function enter(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel(say('settings.account.login'), { exact: true }).fill(login);
  await page.getByLabel(say('settings.account.password'), { exact: true }).fill(password);
}
