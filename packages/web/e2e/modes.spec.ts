// The ways to play a game, where a table is laid: what can be chosen follows the mode, and every mode that is offered begins.

import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';
import { setUp } from '@three-thrones/tiny-epic/set-up.ts';
import en from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const game = (key: string): string => (en as Readonly<Record<string, string>>)[key]!;
const [usual, ...others] = setUp.modes!;

test('with the expansion five sit down, two more houses among them', async ({ page }) => {
  await page.goto('/hot-seat/tiny-epic');
  const counts = page.getByRole('group', { name: say('lobby.players') }).getByRole('radio');
  await expect(counts).toHaveCount(3);
  await page.getByRole('switch', { name: game('setting.iceAndFire.name') }).check();
  await expect(counts).toHaveCount(4);
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByText(say('lobby.houses-and-leaders')).click();
  await page.getByLabel(say('lobby.house-of', { number: 1 })).selectOption('targaryen');
  await page.getByLabel(say('lobby.house-of', { number: 5 })).selectOption('nights-watch');
  await expect(page.locator('.chair[data-house="targaryen"]')).toBeVisible();

  // Without the box its houses are gone, and so is the fifth chair.
  await page.getByRole('switch', { name: game('setting.iceAndFire.name') }).uncheck();
  await expect(page.locator('.chair')).toHaveCount(4);
  await expect(page.getByLabel(say('lobby.house-of', { number: 1 }))).toHaveValue('');
  await expect(page.locator('.chair[data-house="targaryen"]')).toHaveCount(0);

  await page.getByRole('switch', { name: game('setting.iceAndFire.name') }).check();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: say('hot-seat.begin') }).click();
  await page.locator('.table, .curtain').first().waitFor();
});

test('an address says how a table is to be laid, and what cannot be is said in words', async ({ page }) => {
  await page.goto('/here/new?game=tiny-epic&players=5&iceAndFire=true&seed=five&pace=0');
  await page.locator('.table').waitFor();
  await page.goto('/here/new?game=tiny-epic&players=5&seed=five');
  await expect(page.getByText(say('error.config-player-count'))).toBeVisible();
  await page.goto('/here/new?game=tiny-epic&players=2&difficulty=hard');
  await expect(page.getByText(say('error.config-not-in-this-mode'))).toBeVisible();
});

for (const { id, players } of others)
  test(`one plays at once, ${id}`, async ({ page }) => {
    await page.goto('/');
    const card = page.locator('.game').filter({ has: page.locator('#game-tiny-epic') });
    await card.getByLabel(say('lobby.mode')).selectOption(id);
    await expect(card.getByRole('link', { name: say('start.invite') })).toHaveCount(
      players({}).most > 1 ? 1 : 0,
    );
    await card.getByRole('button', { name: say('start.play-now') }).click();
    await page.locator('.table').waitFor();
    // The next visit begins as this one did.
    await page.goto('/');
    await expect(card.getByLabel(say('lobby.mode'))).toHaveValue(id);
  });

for (const { id, players } of [usual, ...others])
  test(`a table is laid on this device, ${id}`, async ({ page }) => {
    await page.goto(`/hot-seat/tiny-epic?mode=${id}`);
    if (others.length > 0)
      await expect(page.getByRole('radio', { name: game(`mode.${id}.name`) })).toBeChecked();
    await expect(page.locator('.chair')).toHaveCount(players({}).least);
    await page.getByRole('button', { name: say('hot-seat.begin') }).click();
    await page.locator('.table, .curtain').first().waitFor();
  });

for (const language of LANGUAGES)
  test(`a set-up can be read and used by everybody in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('three-thrones/settings', JSON.stringify({ language: chosen })),
      language,
    );
    for (const { id } of [usual, ...others]) {
      await page.goto(`/new/tiny-epic?mode=${id}`);
      await page.locator('.set-up').waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map((one) => [one.id, ...one.nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
