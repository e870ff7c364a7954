// Windows of The Iron Throne: the strip says where we are and who may act; whoever wants to be asked is asked, and whoever
// lets windows go by is not.

import { bring, gameAt, openBare, type Wanted } from './support/positions.ts';
import { STILL } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A window for which I hold a card. */
const withCard: NonNullable<Wanted['at']> = ({ kind, options }) => kind === 'card.play' && options.length > 1;

test('a window waits for whoever holds a card, until it is let go by', async ({ page }) => {
  await openBare(page);
  const path = await bring(
    page,
    await gameAt({ game: 'iron-throne', seed: 'windows', players: 4, at: withCard }),
  );
  await page.goto(path + STILL);
  const strip = page.locator('.it-timing');
  await expect(strip.locator('.it-track [aria-current=step]')).toHaveCount(1);
  // What I hold is lit as mine, and others are named only by what they might hold.
  await expect(strip.locator('.it-who.now.own')).toHaveCount(1);
  await expect(strip.locator('.it-who.held:not(.own)')).toHaveCount(0);
  const pass = page.locator('.options [data-option=pass]');
  await expect(pass).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(pass).toBeVisible();

  await strip.locator('.it-pass select').selectOption('always');
  await expect(pass).toHaveCount(0);
  await expect(strip.locator('.it-pass')).toHaveAttribute('data-on', 'true');
});
