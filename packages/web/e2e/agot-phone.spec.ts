// Orders on a phone, with a crowded map: touch an area, touch a token, and in the end send them all.

import type { Page } from '@playwright/test';
import { agotAt } from './support/agot-moments.ts';
import { bring, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a phone places all orders by touching areas and tokens', async ({ page }) => {
  await openBare(page);
  await page.goto(await bring(page, await agotAt('planning')));
  const table = new Table(page);
  await table.ready();
  await expect(table.confirm).toHaveAttribute('aria-disabled', 'true');

  const areas = await page.locator('.map-area[data-target]').evaluateAll((all) => all.map(({ id }) => id));
  expect(areas.length).toBeGreaterThan(3);
  for (const [turn, area] of areas.entries()) {
    await touchArea(page, area);
    const free = page.locator('.ag-ring-token:not([aria-disabled=true])');
    // A small thumb's width is the least, and nothing of the ring lies beyond the edge.
    for (const box of await boxesOf(page, '.ag-ring-token')) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(390);
      expect(box.bottom).toBeLessThanOrEqual(844);
    }
    const token = free.nth(turn % (await free.count()));
    // One touch places it: it can be changed until all are sent.
    await token.tap();
    await expect(page.locator('.ag-ring')).toBeHidden();
  }
  // Whatever was moved from one area to another leaves a gap: the areas that call for an order say so.
  for (let gaps = 0; gaps < 20 && (await page.locator('.map-area[data-target]').count()) > 0; gaps++) {
    await touchArea(page, (await page.locator('.map-area[data-target]').first().getAttribute('id'))!);
    const token = page.locator('.ag-ring-token:not([aria-disabled=true])').nth(gaps);
    await token.tap();
  }
  await expect(page.locator('.ag-plan')).toContainText(`${areas.length} of ${areas.length}`);

  // Touched again, an area takes another token.
  const before = await page.locator(`#${areas[0]}`).getAttribute('aria-label');
  await touchArea(page, areas[0]!);
  await expect(page.locator('.ag-ring-token[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${areas[0]}`)).toHaveAttribute('aria-label', before!);

  await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
  const asked = await table.question.innerText();
  await table.confirm.tap();
  await expect(table.question).not.toHaveText(asked);
});

/** At a point around which nothing lies over it, as a finger would. */
async function touchArea(page: Page, id: string): Promise<void> {
  const spot = await page.evaluate((wanted) => {
    const area = document.getElementById(wanted)!;
    const { left, top, width, height } = area.getBoundingClientRect();
    const steps = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);
    // From the middle outwards.
    steps.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    const isThere = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('.map-area') === area;
    for (const down of steps)
      for (const across of steps) {
        const [x, y] = [left + across * width, top + down * height];
        if ([-6, 0, 6].every((near) => isThere(x + near, y) && isThere(x, y + near))) return { x, y };
      }
    throw new Error(`${wanted} cannot be touched`);
  }, id);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.ag-ring').waitFor();
}

function boxesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, bottom, width, height };
    }),
  );
}
