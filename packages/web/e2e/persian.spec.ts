import type { Page } from '@playwright/test';
import { bring, gameAt } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('fa');

test.use({ locale: 'fa-IR' });

test('the page reads from right to left, the map does not', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  expect(await centre(page, '.brand'), 'the name stands at the right').toBeGreaterThan(720);
  expect(await latinDigits(page)).toEqual([]);

  const marching = await gameAt({
    seed: 'rose',
    at: ({ kind }, answered) => kind.startsWith('movement.chooseDestination') && answered > 100,
  });
  await page.goto(await bring(page, marching));
  const table = new Table(page, 'fa');
  await table.ready();

  const map = await centre(page, '.map-viewport');
  expect(await centre(page, '.options'), 'the options stand left of the map').toBeLessThan(map - 300);
  expect(await centre(page, '.side-tabs'), 'the log stands at the right').toBeGreaterThan(1_040);
  const west = await centre(page, '#map-area-casterly-rock');
  const east = await centre(page, '#map-area-kings-landing');
  expect(west, 'Casterly Rock lies in the west').toBeLessThan(east);
  await expect(page.locator('.map-viewport')).toHaveCSS('direction', 'ltr');

  // Words begin at the right edge of their boxes, whatever stands before them.
  for (const part of ['.prompt h1', '.options h2', '.entry b']) {
    await expect(page.locator(part).first()).toHaveCSS('direction', 'rtl');
    expect(await gapAtStart(page, part), part).toBeLessThan(3);
  }
  await expect(page.getByRole('list', { name: /./ }).first()).toContainText(/[۰-۹]/);
  expect(await latinDigits(page)).toEqual([]);
});

test('numbers of the rules, the lobby and the end are Persian too', async ({ page }) => {
  await page.goto('/rules/tiny-epic/12');
  await expect(page.locator('.rule a.number').first()).toHaveText(/[۰-۹]/);
  await page.goto('/new/tiny-epic');
  await expect(page.getByRole('radio').first()).toBeAttached();
  expect(await latinDigits(page)).toEqual([]);
  await page.goto(await bring(page, await gameAt({ seed: 'stag' })));
  await expect(page.getByRole('row', { name: say('table.end.total') })).toContainText(/[۰-۹]/);
  expect(await latinDigits(page)).toEqual([]);
});

async function centre(page: Page, selector: string): Promise<number> {
  const { x, width } = (await page.locator(selector).first().boundingBox())!;
  return x + width / 2;
}

/** How far the first line of a text is from the edge at which it begins. */
function gapAtStart(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.abs(element.getBoundingClientRect().right - words.getBoundingClientRect().right);
    });
}

/** Visible texts with digits of another script. Names of keys and codes keep theirs. */
function latinDigits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isOurs =
        /[0-9]/.test(nodeValue ?? '') &&
        !parentElement?.closest('kbd, code, input, [lang]:not([lang=fa]), .credits');
      if (isOurs && parentElement!.checkVisibility()) found.push(nodeValue!.trim());
    }
    return found;
  });
}
