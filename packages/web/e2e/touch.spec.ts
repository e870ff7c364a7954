// A finger on the table: the first touch shows what it leads to, the second means it, and one that is held only asks.

import type { Locator, Page } from '@playwright/test';
import { bring, gameAt, type Wanted, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a place on the map is touched twice, and let go by the sea and by Undo', async ({ page }) => {
  const { question } = await openAt(page, {
    seed: 'rose',
    at: ({ kind }, answered) => isMove(kind, answered),
  });
  const outlook = page.locator('.stage-outlook');
  // Where the map is asked about it has the room.
  await expect(page.locator('.drawer')).toBeHidden();
  const asked = await question.innerText();
  const [place] = await touchable(page, '.map-area[data-target]');

  await tap(page, place!);
  await expect(outlook).toBeVisible();
  await expect(question).toHaveText(asked);
  const { y, height } = (await outlook.boundingBox())!;
  expect(place!.y < y || place!.y > y + height, 'the place that was touched is seen').toBe(true);

  await tap(page, (await touchable(page, '.map-viewport', '.map-area'))[0]!);
  await expect(outlook).toBeHidden();

  // The map has not moved under the finger.
  await tap(page, place!);
  await expect(outlook).toBeVisible();
  await tap(page, place!);
  await expect(question).not.toHaveText(asked);

  await page.locator('.undo').tap();
  await expect(question).toHaveText(asked);
  await expect(outlook).toBeHidden();
});

test('an option that is held shows all of its words, and one that is touched answers', async ({ page }) => {
  const { question, entries } = await openAt(page, {
    seed: 'raven',
    at: ({ kind }) => kind === 'action.perform',
  });
  const asked = await question.innerText();
  const option = entries.first();
  await hold(page, option);
  await expect(page.locator('.about')).toContainText(await option.locator('b').innerText());
  await expect(question).toHaveText(asked);
  await option.tap();
  await expect(question).not.toHaveText(asked);
});

test('what comes up after the first touch of a die says something', async ({ page }) => {
  const { question } = await openAt(page, { seed: 'raven', at: () => true });
  const asked = await question.innerText();
  await page.locator('.drawer [data-open=true]').first().tap();
  await expect(page.locator('.stage-outlook')).toContainText(/\w/);
  await expect(question).toHaveText(asked);
  await page.locator('.stage-outlook .icon-button').tap();
  await expect(page.locator('.stage-outlook')).toBeHidden();
});

async function openAt(page: Page, wanted: Wanted): Promise<Table> {
  await openBare(page);
  await page.goto(await bring(page, await gameAt(wanted)));
  const table = new Table(page, 'en', 'finger');
  await table.ready();
  return table;
}

function isMove(kind: string, answered: number): boolean {
  return kind === 'movement.chooseOrigin' && answered >= 150;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Points at which a finger touches these and nothing else, least of all what is left out. */
function touchable(page: Page, selector: string, without?: string): Promise<Spot[]> {
  return page.locator(selector).evaluateAll((all, left) => {
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    return all.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const is = (x: number, y: number): boolean => {
        const there = document.elementFromPoint(x, y);
        return element.contains(there) && !(left !== undefined && there?.closest(`${left}, [data-area]`));
      };
      const spots = steps.flatMap((down) =>
        steps.map((across) => ({ x: box.left + across * box.width, y: box.top + down * box.height })),
      );
      const spot = spots.find(({ x, y }) => [-5, 0, 5].every((near) => is(x + near, y) && is(x, y + near)));
      return spot ? [spot] : [];
    });
  }, without);
}

function tap(page: Page, { x, y }: Spot): Promise<void> {
  return page.touchscreen.tap(x, y);
}

async function hold(page: Page, on: Locator): Promise<void> {
  const { x, y, width, height } = (await on.boundingBox())!;
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.about').waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
