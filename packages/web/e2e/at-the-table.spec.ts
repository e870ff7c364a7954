// What a table promises its players: reasons, undo, another language in the middle of a question.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('touching what is no option says why not, with the rule behind it', async ({ page }) => {
  await openBare(page);
  const marching = await gameAt({
    seed: 'rose',
    at: ({ kind }, answered) => kind.startsWith('movement.chooseDestination') && answered > 100,
  });
  await page.goto(await bring(page, marching));
  const table = new Table(page);
  await table.ready();
  const asked = await table.question.innerText();

  const { x, y } = await noOption(page);
  await page.mouse.click(x, y);
  const bubble = page.locator('.bubble');
  await expect(bubble).toContainText(/\S+ \S+ \S+/);
  await expect(page.getByRole('alert')).toContainText(/\S+ \S+/);
  const rule = bubble.getByRole('link');
  await expect(rule).toHaveAttribute('href', /^\/rules\/tiny-epic\/\d+(\.\d+)*$/);
  // It opens over the table, which stays behind it.
  await rule.click();
  await expect(page.getByRole('dialog').locator('.rule').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.question).toHaveText(asked);
});

for (const width of [390, 768, 1440])
  test(`pointing at an option moves nothing, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openBare(page);
    // A few options, and more than a small screen shows at once.
    for (const [least, most] of [
      [2, 4],
      [5, 9],
    ] as const) {
      const asked = await gameAt({
        seed: 'sun',
        players: 2,
        at: ({ shape, options }, answered) =>
          shape === 'one' && options.length >= least && options.length <= most && answered > 40,
      });
      await page.goto(await bring(page, asked));
      const table = new Table(page);
      await table.ready();
      for (const option of await table.entries.elementHandles()) {
        const before = (await option.boundingBox())!;
        await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
        await page.waitForTimeout(300); // what it leads to is found out meanwhile
        expect(await option.boundingBox()).toEqual(before);
      }
    }
  });

test('looking back shows the fights of then, not those of now', async ({ page }) => {
  await openBare(page);
  const fought = await gameAt({
    game: 'agot',
    seed: 'crow',
    squiresFor: 0,
    at: ({ kind }, answered) => kind === 'planning.placeOrders' && answered > 150,
  });
  await page.goto(await bring(page, fought));
  await new Table(page).ready();
  const last = page.locator('.ag-last');
  await expect(last).toBeVisible();
  await page.keyboard.press('t');
  const moment = page.locator('.timeline input[type=range]');
  await moment.fill('5');
  await expect(page.locator('.stage[data-past=true]')).toBeVisible();
  await expect(last).toHaveCount(0);
  await moment.fill(String(fought.answers.length));
  await expect(last).toBeVisible();
  await expect(page.locator('.board-staged-fight'), 'what is long over is not shown again').toHaveCount(0);
});

test('Z takes an answer back, and the button says how far one can go', async ({ page }) => {
  await openBare(page);
  const leaving = await gameAt({ seed: 'wolf', at: ({ kind }) => kind === 'movement.chooseOrigin' });
  await page.goto(await bring(page, leaving));
  const table = new Table(page);
  await table.ready();
  const asked = await table.question.innerText();
  const options = await table.entries.allInnerTexts();
  const undo = page.getByRole('button', { name: table.say('table.undo') });

  await table.movesOn(table.entries.first(), (button) => button.click());
  await table.ready();
  await expect(table.question).not.toHaveText(asked);
  await expect(undo).toContainText(/\d/);
  await page.keyboard.press('z');
  await expect(table.question).toHaveText(asked);
  expect(await table.entries.allInnerTexts()).toEqual(options);
});

test('the language changes in the middle of a question, and nothing else does', async ({ page }) => {
  await openBare(page);
  const choosing = await gameAt({
    seed: 'wolf',
    at: ({ kind, options }) => kind === 'whisper.discard' && options.length > 2,
  });
  await page.goto(await bring(page, choosing));
  const table = new Table(page);
  await table.ready();
  await table.entries.nth(1).click();
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    await page.locator('.language-list select').selectOption(language, { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    texts.add(await table.page.locator('.prompt h1').innerText());
    await expect(page.locator('.options [aria-checked=true]')).toHaveCount(1);
    await expect(page.locator('.options')).not.toContainText(/[a-z]+\.[a-z-]+\.[a-z]+/);
  }
  expect(texts.size).toBe(LANGUAGES.length);
  // The answer given in another language counts like any other.
  const persian = new Table(page, 'fa');
  await persian.movesOn(persian.confirm, (button) => button.click());
  await persian.ready();
  await expect(page.locator('.prompt h1')).toHaveText(/[\u0600-\u06ff]/);
});

/** A point of the map inside a domain that cannot be chosen now, with nothing lying over it. */
function noOption(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    for (const domain of document.querySelectorAll('.map-area:not([data-target])')) {
      const { left, top, width, height } = domain.getBoundingClientRect();
      for (const across of [0.5, 0.35, 0.65, 0.2, 0.8])
        for (const down of [0.5, 0.35, 0.65]) {
          const [x, y] = [left + across * width, top + down * height];
          if (document.elementFromPoint(x, y)?.closest('.map-area') === domain) return { x, y };
        }
    }
    throw new Error('every domain is an option');
  });
}
