// One player with a Teammate against the Night King: a whole game, its turn step by step, and how it ends for both.

import board from '@three-thrones/tiny-epic/board/coop/text/en.json' with { type: 'json' };
import en from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { unpainted } from './support/drawings.ts';
import { tooWide } from './support/everywhere.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const game = (key: string): string => (en as Readonly<Record<string, string>>)[key]!;

test('a whole game from the start page to its end', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('.game').filter({ has: page.locator('#game-tiny-epic') });
  await card.getByLabel(say('lobby.mode')).selectOption('teammate');
  await card.getByRole('button', { name: say('start.play-now') }).click();
  await page.locator('.te-teammate').waitFor();
  await page.goto(`${page.url()}?pace=0`);
  await unpainted(page);
  const table = new Table(page);
  await expect(page.locator('.te-king')).toBeVisible();
  const answers = await table.playToTheEnd(pickBy(3));
  expect(answers).toBeGreaterThan(30);
  const titles = [en['end.title.treaty-won'], en['end.title.treaty-lost']];
  expect(titles).toContain(await page.locator('#end-title').innerText());
  const company = page.locator('.end-company li');
  await expect(company).toHaveCount(2);
  await expect(company.last()).toContainText(game('teammate.mat'));
  expect(await page.locator('.side-tabs').innerText()).not.toMatch(/Rival(?! Card)/);
});

test('its turn is told step by step, as a friend’s', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'teammate steps', players: 1, config: { mode: 'coop' }, squiresFor: 0 },
    at: ({ kind }, answered) => kind === 'rivalMove.chooseTarget' && answered > 20,
  });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${await bring(page, record)}?pace=still`);
    await expect(new Table(page).question).toHaveText(game('prompt.teammateMove.chooseTarget'));
    expect(await tooWide(page)).toEqual([]);
    if (width < 700) await page.getByRole('tab', { name: game('term.teammate') }).click();
    const steps = page.getByRole('list', { name: game('teammate.steps') });
    await expect(steps.locator('> li')).toHaveCount(6);
    await expect(steps.locator('[aria-current=step]')).toContainText(game('rival.step.you'));
    await expect(page.locator('.te-rival-turn[data-friend=true] .te-rival-card')).toBeVisible();
  }
});

test('what lies before my turn: its mat, the turns of the round and the threat', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'teammate mine', players: 1, config: { mode: 'coop', rival: 'stark' }, squiresFor: 0 },
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 10,
  });
  await page.goto(`${await bring(page, record)}?pace=still`);
  const mat = page.locator('.te-teammate[data-house=stark]');
  await expect(mat).toContainText(game('teammate.mat'));
  await expect(mat).toContainText(game('teammate-hero.stark.ability'));
  await expect(page.locator('.te-beads .te-bead')).toHaveCount(4);
  await expect(page.locator('.te-ranger').getByText(board['card.title'])).toBeVisible();
  await mat.getByRole('button').click();
  await expect(page.getByText(/White Walker/).first()).toBeVisible();
});

test('its house is chosen where the table is laid', async ({ page }) => {
  await page.goto('/hot-seat/tiny-epic?mode=teammate');
  await expect(page.locator('.chair')).toHaveCount(1);
  await page.getByLabel(game('setting.teammate.name')).selectOption('tully');
  await page.getByRole('button', { name: say('hot-seat.begin') }).click();
  await expect(page.locator('.te-teammate[data-house=tully]')).toBeVisible();
});
