import { unpainted } from './support/drawings.ts';
import { expect, test } from './support/test.ts';
import { playToTheEnd } from './support/agot-player.ts';
import { isWhole, openLate } from './support/late.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('two people play a whole game on one phone, and a curtain falls between them', async ({ newGuest }) => {
  const page = await (await newGuest(PHONE)).newPage();
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
  expect(curtains).toBeGreaterThan(15);
  await expect(page.getByRole('row', { name: say('table.end.total') })).toBeVisible();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Anna' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Béla' })).toBeVisible();
});

test('what all may see is asked without a curtain, by name, and one can still look alone', async ({
  page,
}) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'openly', players: 2, people: 2 },
    at: ({ kind }, answered) => kind === 'draft.takeDie' && answered > 20,
  });
  await page.goto(await bring(page, record));
  const table = new Table(page);
  expect(await table.ready()).toBe('asked');
  await expect(page.locator('.asked-openly')).toContainText(/Anna|Béla/);
  await expect(page.locator('.board-hand .board-card'), 'nobody’s hand is in sight').toHaveCount(0);
  await page.getByRole('button', { name: say('table.curtain.look-alone') }).click();
  await expect(page.locator('.curtain h1')).toContainText(/Anna|Béla/);
  await page.getByRole('button', { name: say('table.curtain.lift') }).click();
  await expect(page.locator('.board-card').first()).toBeVisible();
  await expect(page.locator('.asked-openly')).toHaveCount(0);
});

test('three people play A Game of Thrones around one desk, with a curtain only where something is hidden', async ({
  page,
}) => {
  await openLate(page, { seed: 'desk', people: 3 }, async () => {
    await page.goto('/hot-seat/agot');
    await page.getByRole('button', { name: say('hot-seat.begin') }).click();
  });
  await unpainted(page);
  await page.locator('.curtain, .table').first().waitFor();
  const { answers, curtains } = await playToTheEnd(page, 5);
  expect(answers).toBeGreaterThan(isWhole ? 100 : 25);
  expect(curtains).toBeGreaterThan(isWhole ? 10 : 5);
  expect(curtains).toBeLessThan(answers / 2);
});
