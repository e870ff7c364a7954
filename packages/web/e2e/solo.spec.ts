// Alone against the Rival: a whole game by keyboard, and its turn step by step, with the reasons.

import { AxeBuilder } from '@axe-core/playwright';
import { setUp } from '@three-thrones/tiny-epic/set-up.ts';
import en from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { answerByKeys } from './support/by-keys.ts';
import { unpainted } from './support/drawings.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const game = (key: string): string => (en as Readonly<Record<string, string>>)[key]!;

test('a whole game against the Rival by keyboard alone', async ({ page }) => {
  await page.goto('/here/new?game=tiny-epic&mode=solo&difficulty=hard&seed=alone&pace=0');
  await unpainted(page);
  const table = new Table(page);
  const pick = pickBy(5);
  let answers = 0;
  for (let state = await table.ready(); state !== 'over'; answers++)
    state = await answerByKeys(page, table, pick, answers);
  expect(answers).toBeGreaterThan(30);
  await expect(page.getByRole('row', { name: say('table.end.total') })).toBeVisible();
});

test('its turn waits for one key at each step, and says why', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('three-thrones/settings', JSON.stringify({ speed: 'step' })),
  );
  await page.goto('/here/new?game=tiny-epic&mode=solo&seed=steps');
  await unpainted(page);
  const steps = page.getByRole('list', { name: game('rival.steps') });
  const now = steps.locator('[aria-current=step]');
  const goesOn = page.locator('.caption .button');
  const entries = page.locator('.options .entry');
  // My own turn first: each question answered by its last option, what is shown sent on.
  await expect(async () => {
    if (await goesOn.isVisible()) await page.keyboard.press('Enter');
    else if ((await entries.count()) > 0) await entries.last().click({ timeout: 1_000 });
    await expect(now).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(steps.locator('> li')).toHaveCount(6);

  // It rolls, and nothing goes on by itself.
  await expect(now).toContainText(game('fact.rival.rolled').replace('{die}', '').trim());
  await expect(goesOn).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(steps.locator('.done')).toHaveCount(0);

  // One key each: the card, then its first action.
  await page.keyboard.press('Enter');
  await expect(steps.locator('.done')).toHaveCount(1);
  await expect(page.locator('.te-rival-card .te-pairs .now')).toBeVisible();
  await expect(page.locator('.te-row-plate.now')).toHaveCount(1);
  await expect(goesOn).toBeVisible();
  await page.keyboard.press(' ');
  await expect(steps.locator('.done')).toHaveCount(2);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(now.getByRole('listitem').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // Escape goes to what I am asked next.
  await page.keyboard.press('Escape');
  await expect(entries.first()).toBeVisible();
});

test('“Why there?” walks through its reasons, and any key is enough to see them all', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'why there 2', config: { mode: 'solo' }, squiresFor: 0 },
    at: ({ kind }, answered) => kind === 'battle.defenderCard' && answered > 8,
  });
  await page.goto(`${await bring(page, record)}?pace=still`);
  const asked = await new Table(page).question.innerText();
  const button = page.getByRole('button', { name: game('rival.why.there') });
  const reasons = page.getByRole('region', { name: game('rival.why.there') });
  await expect(button).toBeVisible();

  // Where nothing is to move all of it stands there at once, is lit and is said.
  await page.keyboard.press('w');
  await expect(reasons.locator('li').first()).toContainText(/rolls/);
  await expect(reasons.locator('[aria-current], .later')).toHaveCount(0);
  await expect(page.locator('.te-rival-turn[data-why*=pair][data-why*=row]')).toHaveCount(1);
  await expect(page.locator('.te-row-plate.why')).toHaveCount(1);
  await expect(page.locator('.te-why-target')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /rolls.*row.*/ })).toHaveCount(1);
  expect((await new AxeBuilder({ page }).include('.te-because').analyze()).violations).toEqual([]);
  await page.keyboard.press('1');
  await expect(reasons).toHaveCount(0);

  // Otherwise one after another; a key shows the rest, the next one puts it away, and neither answers my question.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button.click();
  await expect(reasons.locator('li').nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.te-rival-turn')).toHaveAttribute('data-why', 'pair');
  await page.keyboard.press('1');
  await expect(reasons.locator('.later')).toHaveCount(0);
  await expect(reasons.locator('[aria-current]')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(reasons).toHaveCount(0);
  await expect(new Table(page).question).toHaveText(asked);
});

test('one person is enough for a table online', async ({ page }) => {
  await page.goto('/new/tiny-epic?mode=solo');
  await page.getByRole('radio', { name: game('setting.difficulty.easy') }).check();
  await page.getByLabel(game('setting.rival.name')).selectOption('greyjoy');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  await expect(page.locator('.te-rival[data-house=greyjoy]')).toContainText(game('setting.difficulty.easy'));
  await expect(new Table(page).entries.first()).toBeVisible();
  expect(setUp.modes!.map(({ id }) => id)).toContain('solo');
});
