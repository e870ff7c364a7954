import { unpainted } from './support/drawings.ts';
import { expect, test } from './support/test.ts';
import { pickBy, Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test.use({ viewport: { width: 1180, height: 720 } });

test('two people play a whole game online, one at a desk and one on a phone', async ({ page, newGuest }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('start.invite') })
    .first()
    .click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: say('lobby.link') }).inputValue();

  const phone = { viewport: { width: 390, height: 844 } };
  const guest = await (await newGuest(phone)).newPage();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: say('lobby.your-name') }).fill('Béla');
  await guest.getByRole('button', { name: say('lobby.take-seat') }).click();
  for (const one of [page, guest]) {
    await unpainted(one);
  }

  const pick = pickBy(4);
  const answers = await Promise.all([page, guest].map((one) => new Table(one).playToTheEnd(pick)));
  for (const count of answers) expect(count).toBeGreaterThan(40);

  for (const one of [page, guest]) {
    await expect(one.getByRole('row', { name: say('table.end.total') })).toBeVisible();
    await expect(one.getByText(say('table.fair.holds'))).toBeVisible();
  }

  // Once more: the other hears of it at the finished table, and both sit where they sat.
  await page.getByRole('button', { name: say('table.end.again') }).click();
  await expect(page.getByRole('button', { name: say('lobby.leave-seat') })).toBeVisible();
  await guest.getByRole('button', { name: say('lobby.go-there') }).click();
  for (const one of [page, guest]) {
    await expect(one.locator('.prompt')).toBeVisible();
  }
});
