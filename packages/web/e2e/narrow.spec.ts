// A mouse in a narrow window: what it rests upon stays where it is.

import { bring, gameAt } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const kind of ['event.chooseCard', 'battle.attackerCard'])
  test(`${kind}: pointing at a card does not push it away`, async ({ page }) => {
    await page.goto('/credits');
    const many = await gameAt({
      seed: 'reed',
      at: ({ kind: asked, options }) => asked === kind && options.length > 4,
    });
    await page.goto(await bring(page, many));
    await new Table(page).ready();
    const cards = page.locator('.drawer [data-open=true]');
    const edge = async (): Promise<number> => (await page.locator('.table-sheet').boundingBox())!.y;
    const still = await edge();
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      await card.hover();
      await expect(page.locator('.stage-outlook, .entry.hot').first()).toBeVisible();
      expect(await edge()).toBe(still);
    }
  });
