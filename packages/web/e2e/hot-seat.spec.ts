import { unpainted } from './support/drawings.ts';
import { expect, test } from './support/test.ts';
import { pickBy, Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('two people play a whole game on one phone, and a curtain falls between them', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('start.hot-seat') })
    .first()
    .click();
  await page.getByRole('textbox', { name: say('lobby.name-of-player', { number: 1 }) }).fill('Anna');
  await page.getByRole('textbox', { name: say('lobby.name-of-player', { number: 2 }) }).fill('Béla');
  await unpainted(page);
  await page.getByRole('button', { name: say('hot-seat.begin') }).click();

  const table = new Table(page, 'en', 'finger');
  let curtains = 0;
  const answers = await table.playToTheEnd(pickBy(11), async () => {
    curtains++;
    const [title, secrets] = await page.evaluate(() => [
      document.querySelector('h1')?.innerText,
      document.querySelectorAll('.board-card, .options, .map-frame, .log').length,
    ]);
    expect(title).toMatch(/Anna|Béla/);
    expect(secrets, 'neither a card nor an option is behind it, not even for a screen reader').toBe(0);
  });
  expect(answers).toBeGreaterThan(100);
  expect(curtains).toBeGreaterThan(20);
  await expect(page.getByRole('row', { name: say('table.end.total') })).toBeVisible();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Anna' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Béla' })).toBeVisible();
});
