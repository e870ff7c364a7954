import type { Page } from '@playwright/test';
import { playToTheEnd } from './support/agot-player.ts';
import { unpainted } from './support/drawings.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('three houses play a whole Game of Thrones online, each in a browser of its own', async ({
  page,
  newGuest,
}) => {
  const pages = [page, await (await newGuest()).newPage(), await (await newGuest()).newPage()];
  const subscriptions = pages.map(countSubscriptions);

  await page.goto('/new/agot');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
  for (const [guest, name] of [
    [pages[1]!, 'Béla'],
    [pages[2]!, 'Дарина'],
  ] as const) {
    await guest.goto(link);
    await guest.getByRole('textbox', { name: say('lobby.your-name') }).fill(name);
    await guest
      .getByRole('button', { name: say('lobby.take-seat') })
      .first()
      .click();
  }
  for (const one of pages) await one.locator('.table').waitFor();
  for (const one of pages) await unpainted(one);

  const before = subscriptions.map((count) => count());
  const played = await Promise.all(pages.map((one, seed) => playToTheEnd(one, seed + 1)));
  expect(
    subscriptions.map((count) => count()),
    'nobody lost the thread: every hash was right',
  ).toEqual(before);
  for (const { answers } of played) expect(answers).toBeGreaterThan(20);
  expect(new Set(played.flatMap(({ questions }) => questions)).size).toBeGreaterThan(20);

  const endings = await Promise.all(pages.map((one) => one.locator('.end table').innerText()));
  expect(new Set(endings).size, 'all three saw the same end').toBe(1);
  for (const one of pages) await expect(one.getByText(say('table.fair.holds'))).toBeVisible();
});

/** How often a page has asked the server for a whole table; it does so again when what it knows is wrong. */
function countSubscriptions(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"subscribe"')) count++;
    });
  });
  return () => count;
}
