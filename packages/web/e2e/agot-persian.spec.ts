import { agotAt, type Moment, PERSON } from './support/agot-moments.ts';
import { bring, openBare } from './support/positions.ts';
import { centre, latinDigits, latinWords } from './support/reading.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'fa-IR' });

test('the table reads from right to left, Westeros does not', async ({ page }) => {
  await openBare(page);
  await page.goto(await bring(page, await agotAt('march')));
  const table = new Table(page, 'fa');
  await table.ready();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  expect(await centre(page, '.options'), 'the options stand at the left').toBeLessThan(400);
  expect(await centre(page, '.side-tabs'), 'the log stands at the right').toBeGreaterThan(1_040);
  const west = await centre(page, '#map-area-lannisport');
  const east = await centre(page, '#map-area-kings-landing');
  expect(west, 'Lannisport lies in the west').toBeLessThan(east);
  await expect(page.locator('.map-viewport')).toHaveCSS('direction', 'ltr');
  await expect(table.question).toHaveText(/[\u0600-\u06ff]/);
});

const MOMENTS: readonly Moment[] = ['planning', 'bidding', 'march', 'combat', 'wildlings', 'end'];

test('every word and number of the table is Persian', async ({ page }) => {
  await openBare(page);
  for (const moment of MOMENTS) {
    await page.goto(await bring(page, await agotAt(moment)));
    await new Table(page, 'fa').ready();
    expect(await latinDigits(page), moment).toEqual([]);
    const words = await latinWords(page);
    expect(
      words.filter((word) => !word.includes(PERSON)),
      moment,
    ).toEqual([]);
  }
});
