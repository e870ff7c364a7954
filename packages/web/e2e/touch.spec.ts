// A finger on the table: one touch where nothing is at stake, two where a fight begins, and one that is held only asks.

import type { Locator, Page } from '@playwright/test';
import type { DomainId } from '@three-thrones/tiny-epic/data/ids.ts';
import { isHostile, type World } from '@three-thrones/tiny-epic/rules/queries.ts';
import { broughtTable, sitWithCode } from './support/online.ts';
import { bring, gameAt, type Wanted, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('where a fight begins a place is touched twice, and let go by the sea', async ({ page }) => {
  const foes = new Set<string>();
  const { question } = await openAt(page, {
    seed: 'rose',
    at: ({ kind, seat, options }, answered, _chair, state) => {
      if (kind !== 'movement.chooseDestination' || answered < 60) return false;
      const hostile = options.filter((id) => isHostile(state.world as World, seat, id as DomainId));
      for (const id of hostile) foes.add(`map-area-${id}`);
      return hostile.length > 0;
    },
  });
  const outlook = page.locator('.stage-outlook');
  // Where the map is asked about it has the room.
  await expect(page.locator('.drawer')).toBeHidden();
  const asked = await question.innerText();
  const [foe] = foes;
  const [place] = await touchable(page, `#${foe}`);

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
});

test('an army is touched once to begin with, and Undo takes the whole march back', async ({
  page,
  baseURL,
}) => {
  // Bots would go on at once; the person across has not answered yet, so that all of it can be taken back.
  const record = await gameAt({
    seed: 'rose',
    players: 2,
    at: ({ kind }, answered) => isMove(kind, answered),
  });
  const { path, seatForCode } = await broughtTable(baseURL!, record);
  await page.goto(path);
  await sitWithCode(page, await seatForCode(Object.keys(record.players)[0]!));
  const table = new Table(page, 'en', 'finger');
  await table.ready();
  const { question } = table;
  const asked = await question.innerText();
  const again = page.locator('.main-options .entry', { hasText: 'Choose again' });
  const [army] = await touchable(page, '.map-area[data-target]');
  await tap(page, army!);
  await expect(question).not.toHaveText(asked);
  await again.tap();
  await expect(question).toHaveText(asked);

  await tap(page, (await touchable(page, '.map-area[data-target]'))[0]!);
  await expect(again).toBeVisible();
  await tap(page, (await touchable(page, '.map-area[data-target]:not([data-far])'))[0]!);
  // The march is done, and the same person is asked what comes next.
  await expect(again).toBeHidden();
  await expect(question).not.toHaveText(asked);
  await page.locator('.undo').tap();
  await expect(question).toHaveText(asked);
  await expect(again, 'what was begun is taken back with the rest').toBeHidden();
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

test('what can be undone is done with one touch', async ({ page }) => {
  const { question } = await openAt(page, { seed: 'raven', at: () => true });
  const asked = await question.innerText();
  await page.locator('.drawer [data-open=true]').first().tap();
  await expect(page.locator('.undo').or(page.locator('.narrowed')).first()).toBeVisible();
  await expect(page.locator('.stage-outlook')).toBeHidden();
  if (await page.locator('.undo').isVisible()) {
    await page.locator('.undo').tap();
    await expect(question).toHaveText(asked);
  }
});

test('a card that is touched is read, with what can be done with it', async ({ page }) => {
  const { question, say } = await openAt(page, {
    seed: 'raven',
    at: ({ kind }) => kind === 'battle.attackerCard',
  });
  const asked = await question.innerText();
  const sheet = page.locator('.card-sheet');
  // In a fight the odds lie where the hand does.
  await page.getByRole('tab', { name: say('table.drawer.hand') }).tap();
  await page.locator('.board-card[data-open=true]').first().tap();
  await expect(sheet).toContainText(/\w/);
  await expect(question).toHaveText(asked);
  await sheet.getByRole('button').first().tap();
  await expect(sheet).toBeHidden();
  await expect(question).not.toHaveText(asked);
});

test('what is not asked about says what it is', async ({ page }) => {
  const { question } = await openAt(page, {
    seed: 'rose',
    at: ({ kind }, answered) => isMove(kind, answered),
  });
  const asked = await question.innerText();
  await tap(page, (await touchable(page, '.map-area:not([data-target])'))[0]!);
  await expect(page.locator('.bubble-tells')).toContainText(/\w/);
  await expect(question).toHaveText(asked);
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
      // A browser takes a touch beside something for a touch on it: what is left out must be further away.
      const wide = left === undefined ? [-5, 0, 5] : [-28, -14, 0, 14, 28];
      const spot = spots.find(({ x, y }) => wide.every((near) => is(x + near, y) && is(x, y + near)));
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
