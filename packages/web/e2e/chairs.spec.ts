// Chairs: who takes which, who has left one, and what becomes of those nobody has taken.

import type { Page } from '@playwright/test';
import { broughtWithBots, sitWithCode } from './support/online.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';
import { openMore } from './support/more.ts';

const say = wordsIn('en');
const wordsOf = (key: Parameters<typeof say>[0]) => new RegExp(say(key, { house: '' }));

/** Who sits where, as the server has it: names, bots, and nobody. */
async function sitters(page: Page, path: string): Promise<string[]> {
  const reply = await page.request.get(path.replace('/t/', '/api/tables/'));
  const { chairs } = (await reply.json()) as { chairs: { person?: { name: string }; bot?: string }[] };
  return chairs.map(({ person, bot }) => person?.name ?? bot ?? '');
}

test('on a slow line one person takes one chair; host and lists follow', async ({ page, newGuest }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('start.invite') })
    .first()
    .click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: say('lobby.link') }).inputValue();

  const guest = await (await newGuest()).newPage();
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await guest.route('**/claim', async (route) => {
    await slow;
    await route.continue();
  });
  await guest.goto(link);
  // Whoever waits in the room is there.
  await expect(guest.locator('.chair', { hasText: 'Anna' }).locator('.presence.here')).toBeVisible();
  await guest.getByRole('textbox', { name: say('lobby.your-name') }).fill('Béla');
  const take = guest.getByRole('button', { name: wordsOf('lobby.take-seat-of') });
  await take.first().click();
  await expect(take.nth(0)).toBeDisabled();
  await expect(take.nth(1)).toBeDisabled();
  arrive();
  await expect(take).toHaveCount(0);
  expect((await sitters(page, new URL(link).pathname)).toSorted()).toEqual(['', 'Anna', 'Béla']);

  // A list that lies open hears of it when the game has begun.
  await guest.goto('/tables');
  const row = guest.getByRole('region', { name: say('tables.mine') }).locator('.table-row');
  await expect(row).toContainText(say('tables.status.gathering'));
  await page.getByRole('button', { name: wordsOf('lobby.bot-for') }).click();
  await page.locator('.table').waitFor();
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).not.toContainText(say('tables.status.gathering'));
});

test('a hot seat goes online: asked first, then with names, a link, a bot, and a code that stays', async ({
  page,
  newGuest,
}) => {
  await openBare(page);
  const record = await gameAt({
    seed: 'kin',
    people: 3,
    at: (_, answered, chair) => answered > 9 && chair === 1,
  });
  await bring(page, record);
  await page.goto('/tables');
  await page.getByText(say('tables.online'), { exact: true }).click();
  await expect(page.getByText(say('tables.online.explained'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText(say('tables.online'), { exact: true }).click();
  await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: say('lobby.your-name') })).toHaveValue('Béla');
  await page.getByRole('button', { name: say('tables.online.confirm'), exact: true }).click();

  // The code is a quiet item among the people, there until it is saved, also after a reload.
  await page.locator('.table').waitFor();
  await expect(page.getByText(say('recovery.title'))).toHaveCount(0);
  await page.reload();
  await openMore(page, say);
  await page.getByRole('button', { name: say('table.people') }).click();
  const code = page.getByRole('dialog').getByText(say('recovery.title'));
  await code.click();
  await page.getByRole('button', { name: say('recovery.kept') }).click();
  await expect(code).toHaveCount(0);
  await page.keyboard.press('Escape');
  const path = new URL(page.url()).pathname;
  expect(await sitters(page, path)).toEqual(['', 'Béla', '']);

  await page.getByRole('button', { name: say('lobby.free-seats', { free: 2 }) }).click();
  const link = await page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
  await page
    .getByRole('button', { name: wordsOf('lobby.bot-for') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: wordsOf('lobby.bot-for') })).toHaveCount(1);
  await page.keyboard.press('Escape');

  const guest = await (await newGuest()).newPage();
  await guest.goto(link);
  const take = guest.getByRole('button', { name: wordsOf('lobby.take-seat-of') });
  await take.click();
  await expect(guest.getByText(say('lobby.name-first'))).toBeVisible();
  await guest.getByRole('textbox', { name: say('lobby.your-name') }).fill('Csaba');
  await take.click();
  await guest.locator('.table').waitFor();
  expect(await sitters(page, path)).toEqual(['squire', 'Béla', 'Csaba']);
  await expect(page.locator('.table-pill')).toHaveCount(0);
});

test('who has taken a seat elsewhere is told so where it was', async ({ page, newGuest, baseURL }) => {
  const asked = await gameAt({ seed: 'crow', players: 2, at: (_, answered) => answered > 20 });
  const { path, code } = await broughtWithBots(baseURL!, asked);
  await page.goto(path);
  await sitWithCode(page, code);
  await new Table(page).ready();
  expect(await sitters(page, path)).toEqual(['Дарина', 'squire']);

  const phone = await (await newGuest()).newPage();
  await phone.goto(path);
  await sitWithCode(phone, code);
  await expect(page.getByRole('heading', { name: say('lobby.moved.title') })).toBeVisible();
  expect(await sitters(page, path)).toEqual(['Дарина', 'squire']);
  await sitWithCode(page, code);
  await expect(phone.getByRole('heading', { name: say('lobby.moved.title') })).toBeVisible();
});
