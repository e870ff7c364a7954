// Together against the Night King: a whole game online, one on each device; around one device without a curtain; what comes
// over the Wall as scenes; and how it ends for all.

import type { Fact } from '@three-thrones/kernel';
import type { Page } from '@playwright/test';
import board from '@three-thrones/tiny-epic/board/coop/text/en.json' with { type: 'json' };
import en from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { bringAbout, momentBefore } from './support/before.ts';
import { unpainted } from './support/drawings.ts';
import { tooWide } from './support/everywhere.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const COOP = { mode: 'coop' };

test('two play a whole game against the Night King online, and win or lose together', async ({
  page,
  newGuest,
}) => {
  await page.goto('/new/tiny-epic?mode=coop');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: say('lobby.your-name') }).fill('Anna');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  const link = await page.getByRole('textbox', { name: say('lobby.link') }).inputValue();

  const guest = await (await newGuest({ viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: say('lobby.your-name') }).fill('Béla');
  await guest.getByRole('button', { name: say('lobby.take-seat') }).click();
  for (const one of [page, guest]) await unpainted(one);

  const tables = [page, guest].map((one) => new Table(one));
  await expect(page.locator('.te-king')).toBeVisible();
  await expect(page.locator('.te-open-hand .te-mini').first(), 'the other hand lies open').toBeVisible();
  await expect(guest.locator('.te-coop-chips li')).toHaveCount(3);
  const pick = pickBy(7);
  const answers = await Promise.all(tables.map((table) => table.playToTheEnd(pick)));
  for (const count of answers) expect(count).toBeGreaterThan(20);

  const titles = [en['end.title.treaty-won'], en['end.title.treaty-lost']];
  const [mine, theirs] = await Promise.all([page, guest].map((one) => one.locator('#end-title').innerText()));
  expect(titles).toContain(mine);
  expect(theirs, 'it ends alike for both').toBe(mine);
  for (const one of [page, guest]) {
    await expect(one.locator('.podium')).toHaveCount(0);
    await expect(one.locator('.end-company li')).toHaveCount(2);
    await expect(one.getByText(say('table.fair.holds'))).toBeVisible();
  }
});

test('around one device whoever is asked sees their hand at once, without a curtain', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'together', players: 2, people: 2, config: COOP, squiresFor: 0 },
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 20,
  });
  await page.goto(await bring(page, record));
  const table = new Table(page);
  const [first, second] = ['Anna', 'Béla'];
  const seen = new Set<string>();
  for (let answers = 0; answers < 40 && seen.size < 2; answers++) {
    expect(await table.ready()).toBe('asked');
    await expect(page.locator('.curtain, .asked-openly')).toHaveCount(0);
    const mates = await page.locator('.te-mate bdi').innerText();
    seen.add(mates);
    await table.answer(pickBy(answers));
  }
  expect([...seen].sort()).toEqual([first, second]);
});

/** What lies over the table first, and may wait for somebody. */
const LARGE: readonly string[] = ['battle.decided', 'battle.retreat', 'scoring.tally'];

/** It is told, and nothing larger with it. */
const tells = (kind: string) => (told: readonly Fact[]) =>
  told.some((fact) => fact.kind === kind) &&
  !told.some((fact) => fact.kind !== kind && LARGE.includes(fact.kind));

async function openBefore(page: Page, kind: string): Promise<void> {
  const { record, choice } = await momentBefore({ players: 2, rules: COOP, is: tells(kind) });
  await openBare(page);
  await page.evaluate((kept) => localStorage.setItem('three-thrones/settings', JSON.stringify(kept)), {
    ...{ motion: 'full', speed: 'normal', soundAsked: true },
  });
  await page.goto(await bring(page, record));
  await page.locator('.te-king').waitFor();
  await bringAbout(page, choice);
}

for (const [kind, scene] of [
  ['wall.fell', '.te-wall-falls'],
  ['ranger.revealed', '.te-night-card'],
  ['terror.evoked', '.te-evoked'],
  ['king.moved', '.te-night-told'],
] as const)
  test(`${kind} is seen as a scene`, async ({ page }) => {
    await openBefore(page, kind);
    await expect(page.locator(scene).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(scene)).toHaveCount(0);
  });

test('a scoring counts for the Treaty, beside the Night King', async ({ page }) => {
  await openBefore(page, 'scoring.tally');
  const ceremony = page.locator('.te-scoring');
  await expect(ceremony.locator('.board-lane')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(ceremony).toHaveCount(0);
});

test('what comes next is told, and drawn on the map; a low window cuts nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'ahead', players: 2, config: COOP, squiresFor: 0 },
    // Past round 1: no attack can come after it at so small a table
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 60,
  });
  await page.goto(`${await bring(page, record)}?pace=still`);
  await expect(page.locator('.te-ranger').first()).toBeVisible();
  await expect(page.locator('.te-ranger').getByText(board['card.title'])).toBeVisible();
  expect(await page.locator('.te-ahead use[href="#te-king-ghost"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-area="thenn"]').count()).toBeGreaterThan(0);
  expect(await tooWide(page)).toEqual([]);
});
