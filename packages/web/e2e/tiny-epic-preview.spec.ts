// What the panel beside the options says of a card before it is laid, and that the table keeps still.

import { card } from '@three-thrones/tiny-epic/data/data.ts';
import type { CardId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Locator, Page } from '@playwright/test';
import { momentBefore } from './support/before.ts';
import { bring, gameAt, type Wanted, openBare } from './support/positions.ts';
import { STILL } from './support/screens.ts';
import { expect, test } from './support/test.ts';

async function openAt(page: Page, at: NonNullable<Wanted['at']>): Promise<void> {
  await openBare(page);
  await page.goto((await bring(page, await gameAt({ seed: 'outlook', at }))) + STILL);
  await page.locator('.options .entry').first().waitFor();
}

const shows = (icon: string) => (option: string) =>
  option !== 'pass' && card(option as CardId).battle.type === icon;

test('a Secret may be anything, and a Retreat is a choice', async ({ page }) => {
  await openAt(
    page,
    ({ kind, options }) =>
      kind === 'battle.attackerCard' && options.some(shows('secret')) && options.some(shows('retreat')),
  );
  const outlook = page.locator('.board-outlook');
  const entry = (icon: string) =>
    page.locator('.options .entry', { has: page.getByText(icon, { exact: true }) }).first();

  await entry('Secret').hover();
  await expect(outlook.getByRole('row').filter({ hasText: ': Secret' })).toContainText('0–5');

  await entry('Retreat').hover();
  await expect(outlook).toContainText(
    'You may retreat before strengths are compared. Then nobody wins and nobody loses a unit.',
  );
});

test('the Action Mat is as high while dice are drafted as while they are placed', async ({ page }) => {
  const height = () => page.locator('.board-plate').evaluate((mat) => mat.getBoundingClientRect().height);
  await openAt(page, ({ kind }) => kind === 'draft.takeDie');
  const drafting = await height();
  await openAt(page, ({ kind }) => kind === 'turn.placeDie');
  expect(await height()).toBe(drafting);
  await openAt(page, ({ kind }) => kind === 'battle.attackerCard');
  expect(await height()).toBe(drafting);
});

test('no option moves while the mouse goes over them, whatever each leads to', async ({ page }) => {
  const { record } = await momentBefore({ is: (told) => told.some(({ kind }) => kind === 'battle.started') });
  await openBare(page);
  await page.goto((await bring(page, record)) + STILL);
  const entries = page.locator('.options .entry');
  await entries.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const first = await lie(entries);
  const fights: boolean[] = [];
  for (const entry of await entries.all()) {
    await entry.hover();
    await expect(entry).toHaveClass(/hot/);
    // Until the panel has followed.
    await page.waitForTimeout(100);
    fights.push(await page.locator('.work .board-sides').isVisible());
    expect(await lie(entries)).toEqual(first);
  }
  expect(fights, 'some lead into battle').toContain(true);
});

test('that there is no way back is said in a place kept for it', async ({ page }) => {
  await openAt(page, ({ kind, options }) => kind === 'event.chooseCard' && options.length > 2);
  const entries = page.locator('.options .entry');
  await entries.locator('.barrier').first().waitFor();
  const said = await lie(entries);
  await entries.locator('.barrier').evaluateAll((all) => all.forEach((sign) => sign.remove()));
  expect(await lie(entries)).toEqual(said);
});

/** Where they lie in their list, which may be scrolled. */
function lie(entries: Locator): Promise<readonly string[]> {
  return entries.evaluateAll((all) => {
    const { left, top } = all[0]!.getBoundingClientRect();
    return all.map((entry) => {
      const at = entry.getBoundingClientRect();
      return [at.left - left, at.top - top, at.width, at.height].map(Math.round).join(' ');
    });
  });
}
