// A mouse in a narrow window, with and without a finger beside it: what it rests upon stays where it is.

import type { Page } from '@playwright/test';
import { bring, gameAt, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

interface Case {
  readonly kind: string;
  readonly hasTouch: boolean;
  readonly options: RegExp;
  /** So many things can be pointed at. */
  readonly least: number;
}

const CASES: Readonly<Record<string, Case>> = {
  'cards in hand': { kind: 'event.chooseCard', hasTouch: false, options: /./u, least: 6 },
  'cards in hand, with a finger beside it': {
    kind: 'event.chooseCard',
    hasTouch: true,
    options: /./u,
    least: 6,
  },
  'cards to fight with, and the odds': {
    kind: 'battle.attackerCard',
    hasTouch: true,
    options: /./u,
    least: 4,
  },
  'an option and the card that stands for it': {
    kind: 'loss.chooseLoss',
    hasTouch: false,
    options: /-/u,
    least: 2,
  },
  'an option, and a panel that tells what it leads to': {
    kind: 'loss.chooseLoss',
    hasTouch: false,
    options: /^[a-z]+$/u,
    least: 1,
  },
};

for (const [name, { kind, hasTouch, options, least }] of Object.entries(CASES))
  test.describe(name, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch });

    test('is not pushed away by pointing at it', async ({ page }) => {
      await openBare(page);
      const wanted = await gameAt({
        seed: 'weir',
        // Chance loses battles that a squire would not fight.
        squiresFor: 0,
        at: (asked) =>
          asked.kind === kind &&
          asked.options.length >= least - 1 &&
          asked.options.some((one) => options.test(one)),
      });
      await page.goto(await bring(page, wanted));
      await new Table(page).ready();
      const still = await edge(page);
      const all = await page.locator('.drawer [data-open=true], .main-options .entry[data-option]').all();
      expect(all.length).toBeGreaterThanOrEqual(least);
      for (const one of all) {
        await one.hover();
        await expect(page.locator('.stage-outlook, .entry.hot').first()).toBeAttached();
        // What it leads to is found out in a worker, and may come later.
        const told = '.stage-outlook section, .drawer[data-drawer=outlook] section, .board-barrier';
        await expect(page.locator(told).first()).toBeAttached();
        expect(await edge(page)).toBe(still);
      }
    });
  });

async function edge(page: Page): Promise<number> {
  return (await page.locator('.table-sheet').boundingBox())!.y;
}
