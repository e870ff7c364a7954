// Looking at the table: what is explained, where the map is, and what can be told apart on it.

import type { Page } from '@playwright/test';
import { bringAbout, momentBefore } from './support/before.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Somebody is asked where to go, in the middle of a game. */
async function midGame(page: Page): Promise<void> {
  await openBare(page);
  const record = await gameAt({
    seed: 'looking',
    at: ({ kind }, answered) => kind.startsWith('movement.') && answered > 60,
  });
  await page.goto(await bring(page, record));
  await new Table(page).ready();
}

/** How the map lies in its window. */
function mapAt(page: Page): Promise<string> {
  return page
    .locator('.board-map-stage [style*="translate"]')
    .first()
    .evaluate((plane) => (plane as HTMLElement).style.transform);
}

const scaleOf = (transform: string): string => /scale\(([^)]+)\)/.exec(transform)?.[1] ?? '';

test('a tip comes after a movement and a while, and not to a pointer at rest', async ({ page }) => {
  await midGame(page);
  const thing = page.locator('.te-mat [data-about]:visible').first();
  const about = await thing.getAttribute('data-about');
  const tip = page.locator('.about');
  await page.mouse.move(700, 5);
  await thing.hover();
  await page.waitForTimeout(200);
  await expect(tip).toHaveCount(0);
  await expect(tip).toBeVisible();
  await page.mouse.move(700, 5);
  await expect(tip).toHaveCount(0);
  // Something comes to lie under it.
  await page.evaluate((id) => {
    const under = document.createElement('b');
    under.style.cssText = 'position:fixed;inset:0 0 auto;block-size:20px;z-index:99';
    under.setAttribute('data-about', id!);
    document.querySelector('.table')!.append(under);
  }, about);
  await page.waitForTimeout(1_200);
  await expect(tip).toHaveCount(0);
  await page.mouse.move(704, 7);
  await expect(tip).toBeVisible();
});

test('a sign without words says what it is, and the timeline has room for a whole game', async ({ page }) => {
  await midGame(page);
  await page.keyboard.press('t');
  const slider = page.locator('.timeline input[type=range]');
  await slider.waitFor();
  expect((await slider.boundingBox())!.width).toBeGreaterThan(240);
  const silent = await page
    .locator('button:visible, a:visible')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => (one as HTMLElement).innerText.trim() === '' && !one.closest('[title], [data-about]'),
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(silent).toEqual([]);
});

test('the map keeps the zoom that somebody gave it, from question to question', async ({ page }) => {
  await midGame(page);
  const zoomIn = page.locator('.map-controls button').first();
  await zoomIn.click();
  await zoomIn.click();
  await page.waitForTimeout(600);
  const before = await mapAt(page);
  const table = new Table(page);
  for (let answers = 0; answers < 3; answers++) await table.answer(() => 0);
  await page.waitForTimeout(600);
  expect(scaleOf(await mapAt(page))).toBe(scaleOf(before));
});

test.describe('while others act', () => {
  test.use({ speed: 'normal', contextOptions: { reducedMotion: 'no-preference' } });

  /** Every place of the map while so many things are shown. */
  async function mapWhileShown(page: Page, { isHeld }: { readonly isHeld: boolean }): Promise<Set<string>> {
    // One march after another: mine, and then those of the others.
    const { record, choice } = await momentBefore({
      game: 'agot',
      is: (told) => told.some(({ kind }) => kind === 'march.declared'),
    });
    await openBare(page);
    await page.goto(await bring(page, record));
    await new Table(page).ready();
    if (isHeld) await page.locator('.map-controls button').last().click();
    const seen = new Set([await mapAt(page)]);
    await bringAbout(page, choice);
    for (const until = Date.now() + 12_000; Date.now() < until; await page.waitForTimeout(200))
      seen.add(await mapAt(page));
    return seen;
  }

  test('the map goes to what is shown', async ({ page }) => {
    expect((await mapWhileShown(page, { isHeld: false })).size).toBeGreaterThan(1);
  });

  test('a map that is held stays where it is', async ({ page }) => {
    expect((await mapWhileShown(page, { isHeld: true })).size).toBe(1);
  });
});

test('step by step back in time the map goes along', async ({ page }) => {
  await midGame(page);
  await page.keyboard.press('t');
  await page.locator('.timeline').waitFor();
  const seen = new Set<string>();
  for (let steps = 0; steps < 12; steps++) {
    await page.locator('.timeline button').first().click();
    await page.waitForTimeout(250);
    seen.add(await mapAt(page));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test.describe('the ground', () => {
  test.use({ ground: true });

  for (const theme of ['day', 'night'])
    test(`land and sea can be told apart by ${theme}`, async ({ page }) => {
      await page.addInitScript((wanted) => {
        localStorage.setItem(
          'three-thrones/settings',
          JSON.stringify({ theme: wanted, speed: 'at-once', soundAsked: true }),
        );
      }, theme);
      await midGame(page);
      const shot = await page.screenshot();
      const { land, sea } = await page.evaluate(lightOf, shot.toString('base64'));
      test.info().annotations.push({ type: 'light', description: `${land.toFixed(3)} ${sea.toFixed(3)}` });
      expect((Math.max(land, sea) + 0.05) / (Math.min(land, sea) + 0.05)).toBeGreaterThan(1.25);
    });
});

/** In the page: how light land and sea are in a picture of it, from 0 to 1. */
async function lightOf(picture: string): Promise<{ land: number; sea: number }> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext('2d')!;
  brush.drawImage(image, 0, 0);
  const lights = { land: [] as number[], sea: [] as number[] };
  const { left, top, width, height } = document.querySelector('.board-map-stage')!.getBoundingClientRect();
  const linear = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  for (let across = 0.03; across < 1; across += 0.02)
    for (let down = 0.03; down < 1; down += 0.02) {
      const [x, y] = [left + across * width, top + down * height];
      const found = document.elementFromPoint(x, y);
      if (!found?.closest('.board-map-stage') || found.closest('button, .map-controls')) continue;
      const [red, green, blue] = brush.getImageData(x, y, 1, 1).data;
      const light = 0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!);
      lights[found.closest('[data-area]') ? 'land' : 'sea'].push(light);
    }
  const middle = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return { land: middle(lights.land), sea: middle(lights.sea) };
}
