// What the panel beside the options says of a card before it is laid, and that the table keeps still.

import { card } from '@three-thrones/tiny-epic/data/data.ts';
import type { CardId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { Page } from '@playwright/test';
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
