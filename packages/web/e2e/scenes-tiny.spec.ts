// What happens is shown as a scene: a scoring step by step, an alliance under its banner, a battle line by line.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '@three-thrones/kernel';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import type { Page } from '@playwright/test';
import { bringAbout, type Moment, momentBefore } from './support/before.ts';
import { goOn, held, holdAt } from './support/hold.ts';
import { bring, openBare } from './support/positions.ts';
import { expect, test } from './support/test.ts';

const PERSIAN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../games/tiny-epic/text/fa.json'), 'utf8'),
) as Record<string, string>;

const has = (kind: string) => (told: readonly Fact[]) => told.some((fact) => fact.kind === kind);

interface Chosen {
  /** Where the show stands still. */
  readonly hold?: readonly [selector: string, text?: string];
  readonly language?: Language;
  readonly motion?: 'full' | 'reduced';
}

async function open(page: Page, { record, choice }: Moment, { hold, ...chosen }: Chosen = {}): Promise<void> {
  await openBare(page);
  if (hold) await holdAt(page, ...hold);
  await page.evaluate((kept) => localStorage.setItem('three-thrones/settings', JSON.stringify(kept)), {
    motion: 'full',
    speed: 'normal',
    soundAsked: true,
    ...chosen,
  });
  await page.goto(await bring(page, record));
  await bringAbout(page, choice);
}

const scoring = () =>
  momentBefore({
    is: (told) =>
      has('scoring.tally')(told) &&
      has('round.began')(told) &&
      told.some(
        ({ kind, data }) => kind === 'points.gained' && 'reason' in data && data.reason === 'objectives',
      ),
  });

test('a scoring goes step by step, says what failed, and waits while it is paused', async ({ page }) => {
  const now = '.board-steps > [data-at="now"] h3';
  await open(page, await scoring(), { hold: [now, 'House objectives'] });
  const ceremony = page.getByRole('region', { name: 'Scoring', exact: true });
  await expect(ceremony).toBeVisible();
  await expect(ceremony.locator('.board-lane')).toHaveCount(3);
  await expect(ceremony.locator(now)).toHaveText('House objectives');
  await expect(ceremony.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(ceremony.locator('.te-my-objectives [data-reached="false"]').first()).toContainText(
    /recruited/,
  );
  await expect(ceremony.locator('.board-chip-line[data-reached="true"]').first()).toBeVisible();
  await expect(ceremony.locator('.te-lit').first()).toBeAttached();
  await page.waitForTimeout(2500);
  await expect(ceremony.locator(now)).toHaveText('House objectives');
  await ceremony.getByRole('button', { name: 'Faster' }).click();
  await expect(ceremony.getByText('Fast', { exact: true })).toBeVisible();
  await holdAt(page, '.te-round');
  await ceremony.getByRole('button', { name: 'Resume' }).click();
  await expect(await held(page, '.te-round')).toContainText(/Round \d begins/);
  const die = '.te-thrown .te-die-face';
  await holdAt(page, die);
  await goOn(page);
  await expect(await held(page, die)).toBeVisible();
});

test('a scoring can be skipped: my question is there at once', async ({ page }) => {
  await open(page, await scoring(), { hold: ['.te-scoring'] });
  await expect(page.locator('.te-scoring')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.te-scoring')).toHaveCount(0);
});

test('without movement everything of a scoring stands at once, in Persian', async ({ page }) => {
  await open(page, await scoring(), { language: 'fa', motion: 'reduced' });
  const ceremony = page.getByRole('region', { name: PERSIAN['scene.scoring.title']!, exact: true });
  await expect(ceremony).toBeVisible();
  await expect(
    ceremony.locator('.board-steps > [data-at="later"], .board-steps > [data-at="now"]'),
  ).toHaveCount(0);
  await expect(ceremony.getByText(PERSIAN['end.row.castles']!).first()).toBeVisible();
  const [first] = await ceremony.locator('.board-lane-mark .shield').all();
  const [lane, mark] = await Promise.all([
    ceremony.locator('.board-lane-rule').first().boundingBox(),
    first!.boundingBox(),
  ]);
  // Lanes run from right to left.
  expect(mark!.x).toBeGreaterThan(lane!.x + lane!.width * 0.3);
});

test('an alliance turns under its banner', async ({ page }) => {
  await open(page, await momentBefore({ is: has('alliance.taken') }), { hold: ['.te-alliance'] });
  const banner = page.locator('.te-alliance').first();
  await expect(banner).toBeVisible();
  await expect(banner.locator('.board-from-to-end')).toHaveCount(2);
  await expect(banner.locator('.te-token').first()).toBeVisible();
});

test('a battle of mine is counted line by line, and waits for me', async ({ page }) => {
  const moment = await momentBefore({
    is: (told, seat) =>
      told.some(({ kind, data }) => kind === 'battle.decided' && 'winner' in data && data.winner === seat),
  });
  await open(page, moment);
  const fight = page.locator('.te-fight');
  await expect(fight).toBeVisible();
  await expect(fight.locator('.board-staged-side')).toHaveCount(2);
  await expect(fight.locator('.board-staged-lines li').first()).toBeVisible();
  const next = fight.getByRole('button', { name: 'Continue' });
  await expect(next).toBeVisible();
  await expect(fight).toContainText(/wins/);
  await page.waitForTimeout(1500);
  await expect(fight).toBeVisible();
  await next.click();
  await expect(fight).toHaveCount(0);
});

test('sound is offered once, and has a volume', async ({ page }) => {
  const { record } = await momentBefore({ is: has('alliance.taken') });
  await openBare(page);
  await page.evaluate(() => localStorage.setItem('three-thrones/settings', '{}'));
  await page.goto(await bring(page, record));
  const offer = page.locator('.sound-offer');
  await offer.getByRole('button', { name: 'On' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Sound' }).first().hover();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(offer).toHaveCount(0);
});
