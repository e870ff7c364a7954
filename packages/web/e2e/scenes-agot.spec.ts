// Large moments of A Game of Thrones have a stage: cards turn, fists open, houses change places, strengths are counted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { agotBefore, type Wished } from './support/agot-facts.ts';
import { goOn, held, holdAt } from './support/hold.ts';
import { bring, openBare } from './support/positions.ts';
import { latinDigits, latinWords } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

test.use({ speed: 'slow', contextOptions: { reducedMotion: 'no-preference' } });

const say = wordsIn('en');

const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../games/agot/text/en.json'), 'utf8'),
) as Record<string, string>;

/** Names of all there are of a kind. */
function namesOf(kind: string): string[] {
  const key = new RegExp(String.raw`^${kind}\.[^.]+\.name$`);
  return Object.keys(texts)
    .filter((one) => key.test(one))
    .map((one) => texts[one]!);
}

/** The table as somebody sees it just before it happens; a bot answers, and it does. */
async function lookOn(page: Page, wished: Wished): Promise<void> {
  await openBare(page);
  await page.goto(await bring(page, await agotBefore(wished)));
}

/** The same, and it stands still there. */
async function lookAt(page: Page, wished: Wished, selector: string): Promise<Locator> {
  await openBare(page);
  await holdAt(page, selector);
  await page.goto(await bring(page, await agotBefore(wished)));
  return held(page, selector);
}

/** As it stands when everything has arrived. */
async function ended(scene: Locator): Promise<void> {
  await scene.evaluate((element) => {
    for (const one of element.getAnimations({ subtree: true })) one.finish();
  });
}

const numbersIn = async (found: Locator): Promise<number[]> => (await found.allTextContents()).map(Number);

/** How many houses have their supply set. */
const sets = (told: readonly { kind: string }[]): number =>
  told.filter(({ kind }) => kind === 'supply.set').length;

test('Westeros cards turn over with what they do, and the threat is beside them', async ({ page }) => {
  const scene = await lookAt(page, { kind: 'westeros.drawn' }, '.ag-scene-westeros');
  await expect(scene.getByRole('heading', { name: texts['phase.westeros.name']! })).toBeVisible();
  await ended(scene);
  const names = await scene.locator('.ag-westeros-head b').allTextContents();
  expect(names).toHaveLength(3);
  expect(namesOf('westeros')).toEqual(expect.arrayContaining(names));
  for (const text of await scene.locator('.ag-westeros-text').all()) await expect(text).toBeVisible();
  await expect(scene.locator('.ag-threat-track')).toBeVisible();
  await expect(page.locator('.caption'), 'nothing is said twice').toBeHidden();
  await expect(scene.getByRole('button', { name: say('pace.skip') })).toBeVisible();
});

test('barrels slide on the supply track, house by house', async ({ page }) => {
  const all: Wished = { kind: 'supply.set', is: (_fact, told) => sets(told) === 6 };
  const scene = await lookAt(page, all, '.ag-scene-supply');
  await expect(scene.locator('.ag-supply-lanes > li')).toHaveCount(6);
  await expect(scene.locator('.ag-supply-lanes small').first()).toContainText('Armies:');
});

test('fists open and the highest bid goes to the top, then the track fills and its token has an owner', async ({
  page,
}) => {
  const wished: Wished = {
    kind: 'bids.revealed',
    is: (_fact, told) => told.some(({ kind }) => kind === 'track.filled'),
  };
  const scene = await lookAt(page, wished, '.ag-scene-bids');
  await ended(scene);
  const bids = await numbersIn(scene.locator('.ag-bid strong'));
  expect(bids).toHaveLength(6);
  expect(bids).toEqual(bids.toSorted((one, other) => other - one));
  await holdAt(page, '.ag-scene-track');
  await goOn(page);
  const track = await held(page, '.ag-scene-track');
  await ended(track);
  await expect(track.locator('.ag-places > li')).toHaveCount(6);
  await expect(track.locator('.ag-places > li').first().locator('.ag-place-token')).toBeVisible();
  await expect(track.locator('.ag-note')).toHaveText(/holds the|keeps the/);
});

test('bids add up against the wildlings, the card turns, and everybody it touches is named', async ({
  page,
}) => {
  const wished: Wished = {
    kind: 'wildlings.result',
    is: (_fact, told) => told.some(({ kind }) => kind === 'wildlings.card'),
  };
  const scene = await lookAt(page, wished, '.ag-scene-wild');
  await ended(scene);
  const sum = (await numbersIn(scene.locator('.ag-bid strong'))).reduce((all, bid) => all + bid, 0);
  await expect(scene.locator('.ag-watch')).toHaveText(String(sum));
  const strength = Number(await scene.locator('.ag-wall > strong').first().textContent());
  const verdict = scene.locator('.ag-wild-end');
  await expect(verdict).toContainText(sum >= strength ? 'The Night’s Watch wins' : 'The wildlings win');
  await expect(verdict).toContainText(sum >= strength ? 'Highest bid' : 'Lowest bid');
  await holdAt(page, '.ag-wild-face');
  await goOn(page);
  const card = await held(page, '.ag-wild-face');
  expect(namesOf('wildling')).toContain(await page.locator('.ag-scene-wild h2').textContent());
  await expect(card.locator('> span')).toHaveCount(3);
});

test('a combat is counted line by line before anybody has won, and mine waits for me', async ({ page }) => {
  await lookOn(page, {
    kind: 'combat.decided',
    seenBy: ({ data }) => {
      const { house, loser } = data as { house: string; loser: string };
      return [house, loser];
    },
  });
  const fight = page.locator('.ag-fight');
  await fight.locator('.board-staged-side header strong').first().waitFor({ timeout: 60_000 });
  await expect(page.locator('.caption'), 'nothing gives it away').toBeHidden();
  const next = fight.getByRole('button', { name: say('director.continue') });
  await next.waitFor();
  for (const side of await fight.locator('.board-staged-side').all()) {
    const amounts = await side.locator('.board-staged-lines b').allTextContents();
    const total = Number(await side.locator('.board-sum').last().textContent());
    const sum = amounts.reduce((all, one) => all + Number(one.replace('−', '-').replace(/[^\d-]/g, '')), 0);
    expect(total).toBe(Math.max(0, sum));
  }
  await expect(fight.locator('.board-staged-end')).toContainText('wins');
  await next.click();
  await expect(fight.getByRole('button', { name: say('director.continue') })).toHaveCount(0);
});

test('a combat of others shows its strengths and goes on by itself', async ({ page }) => {
  const wished: Wished = {
    kind: 'combat.decided',
    is: (fact) => !isOf(fact, 'stark'),
    seenBy: () => ['stark'],
  };
  const fight = await lookAt(page, wished, '.ag-fight:has(.board-staged-lines li)');
  await expect(fight.locator('.board-staged-side')).toHaveCount(2);
  await goOn(page);
  await fight.waitFor({ state: 'detached', timeout: 30_000 });
});

function isOf({ data }: { readonly data: unknown }, house: string): boolean {
  const { house: winner, loser } = data as { house: string; loser: string };
  return winner === house || loser === house;
}

test('a raided order is struck off on the map', async ({ page }) => {
  await lookAt(page, { kind: 'order.raided' }, '.ag-beat-struck');
  await expect(page.locator('.map-arrow.map-raid').first()).toBeAttached();
});

test('orders turn over on the map, and their phases are announced', async ({ page }) => {
  await lookAt(page, { kind: 'orders.revealed' }, '.ag-reveals');
  await holdAt(page, '.ag-banner');
  await goOn(page);
  await expect(await held(page, '.ag-banner')).toContainText(/Raids|Marches|Consolidate Power/);
});

test('a round begins with how everybody stands', async ({ page }) => {
  const later: Wished = {
    kind: 'round.began',
    is: ({ data }) => (data as { round: number }).round > 1,
  };
  const banner = await lookAt(page, later, '.ag-banner:has(.ag-standing)');
  await expect(banner).toContainText(/Round \d+ begins/);
  await expect(banner.locator('.ag-standing li')).toHaveCount(6);
});

test('victory has a banner with everybody’s place before the end is told', async ({ page }) => {
  await lookOn(page, { kind: 'game.won' });
  const scene = page.locator('.ag-scene-victory');
  await scene.waitFor({ timeout: 60_000 });
  await expect(page.locator('.end')).toHaveCount(0);
  await expect(scene.locator('.ag-podium li')).toHaveCount(6);
  await scene.getByRole('button', { name: say('director.continue') }).click();
  await expect(page.locator('.end')).toBeVisible();
});

test.describe('in Persian', () => {
  test.use({ locale: 'fa-IR' });

  for (const [kind, selector] of [
    ['westeros.drawn', '.ag-scene-westeros'],
    ['bids.revealed', '.ag-scene-bids, .ag-scene-wild'],
  ] as const)
    test(`${kind} reads as the table does`, async ({ page }) => {
      const scene = await lookAt(page, { kind }, selector);
      await ended(scene);
      expect(await latinDigits(page)).toEqual([]);
      expect((await latinWords(page)).filter((word) => !word.includes('Anna'))).toEqual([]);
    });
});

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything stands there at once', async ({ page }) => {
    const standing = '.ag-scene-westeros[data-phase="rest"]';
    const scene = await lookAt(page, { kind: 'westeros.drawn' }, standing);
    const moving = await scene.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    for (const text of await scene.locator('.ag-westeros-text').all()) await expect(text).toBeVisible();
  });
});
