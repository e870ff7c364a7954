// A key that is held down, a click that comes twice, and keys while the timeline's slider has the focus.

import type { Page } from '@playwright/test';
import { bring, gameAt, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('Enter held down answers one question', async ({ page }) => {
  const bidding = await gameAt({
    game: 'agot',
    seed: 'held',
    players: 3,
    squiresFor: 0,
    at: ({ kind }) => kind === 'track.bid',
  });
  await openBare(page);
  await page.goto(await bring(page, bidding));
  const table = new Table(page);
  await table.ready();
  await table.movesOn(table.confirm, () => page.keyboard.down('Enter'));
  // A tie may be settled first; then the next track is bid for.
  while ((await page.locator('.stepper').count()) === 0) await table.answer(() => 0);
  const next = await table.question.innerText();
  await hold(page, 'Enter');
  await expect(table.question).toHaveText(next);
});

test('Enter held down on an option of the list answers one question', async ({ page }) => {
  await page.goto('/here/new?players=2&seed=held&pace=0');
  const table = new Table(page);
  await table.ready();
  await table.entries.first().focus();
  await table.movesOn(table.entries.first(), () => page.keyboard.down('Enter'));
  const next = await table.question.innerText();
  await hold(page, 'Enter');
  await expect(table.question).toHaveText(next);
});

test('a double click on Undo takes one answer back, and so does a held Z', async ({ page }) => {
  const placing = await gameAt({
    seed: 'twice',
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 30,
  });
  await openBare(page);
  await page.goto(await bring(page, placing));
  const table = new Table(page);
  await table.ready();
  const undo = page.locator('.undo');
  const steps = async (): Promise<number> =>
    (await undo.count()) === 0 ? 0 : Number(/\d+/.exec(await undo.locator('small').innerText())![0]);
  const now = async () => ({ asked: await table.question.innerText(), steps: await steps() });
  /** Answers until one could go back twice, and tells what was there before the last answer. */
  const twoBack = async () => {
    let [before, after] = [await now(), await now()];
    for (let tries = 0; (before.steps < 1 || after.steps <= before.steps) && tries < 8; tries++) {
      before = await now();
      await table.answer(() => 0);
      after = await now();
    }
    expect(before.steps).toBeGreaterThan(0);
    expect(after.steps).toBeGreaterThan(before.steps);
    return before;
  };
  // What was sent with one press, however many answers that is, is taken back with one.
  const before = await twoBack();
  await undo.dblclick();
  await page.waitForTimeout(500);
  // The question stands there at once, and what it leads to when that is found out.
  await expect.poll(now).toEqual(before);
  const again = await twoBack();
  await hold(page, 'z');
  await expect.poll(now).toEqual(again);
});

test('the keys of the timeline work while its slider has the focus', async ({ page }) => {
  const game = await gameAt({ seed: 'slider', at: (_, answered) => answered > 20 });
  await openBare(page);
  await page.goto(await bring(page, game));
  await new Table(page).ready();
  await page.keyboard.press('t');
  const slider = page.getByRole('slider', { name: say('table.timeline') });
  const last = Number(await slider.inputValue());
  await slider.focus();
  await page.keyboard.press(',');
  await expect(slider).toHaveValue(String(last - 1));
  // Stepping goes on while its key is held.
  await hold(page, ',', 4);
  await expect(slider).toHaveValue(String(last - 5));
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
});

/** Down, and down again as a keyboard repeats it; then up, and some time for whatever comes of it. */
async function hold(page: Page, key: string, times = 12): Promise<void> {
  for (let at = 0; at < times; at++) {
    await page.keyboard.down(key);
    await page.waitForTimeout(50);
  }
  await page.keyboard.up(key);
  await page.waitForTimeout(500);
}
