// A mouse in a narrow window, with and without a finger beside it: what it rests upon stays where it is.

import type { Page } from '@playwright/test';
import { bring, gameAt } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const CASES = [
  ['event.chooseCard', false],
  ['battle.attackerCard', true],
] as const;

for (const [kind, hasTouch] of CASES)
  test.describe(`${kind}, ${hasTouch ? 'a mouse and a finger' : 'a mouse'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch });

    test('pointing at a card or an option does not push it away', async ({ page }) => {
      await openAt(page, kind);
      const edge = async (): Promise<number> => (await page.locator('.table-sheet').boundingBox())!.y;
      const still = await edge();
      const all = await page.locator('.drawer [data-open=true], .main-options .entry[data-option]').all();
      expect(all.length).toBeGreaterThan(5);
      for (const one of all) {
        await one.hover();
        await expect(page.locator('.stage-outlook, .entry.hot').first()).toBeAttached();
        expect(await edge()).toBe(still);
      }
    });
  });

async function openAt(page: Page, kind: string): Promise<void> {
  await page.goto('/credits');
  const wanted = await gameAt({
    seed: 'reed',
    at: (asked) => asked.kind === kind && asked.options.length > 4,
  });
  await page.goto(await bring(page, wanted));
  await new Table(page).ready();
}
