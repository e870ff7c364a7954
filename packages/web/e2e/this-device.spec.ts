// Games on this device when something is wrong: nothing is lost in silence, and there is always a way out.

import type { BrowserContext, Page } from '@playwright/test';
import type { LocalRecord } from '../src/engine/records.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const WORKER = /assets\/worker-.*\.js/;

function goodGame(): Promise<LocalRecord> {
  return gameAt({ seed: 'rose', at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 30 });
}

/** The game as it is stored. */
function stored(page: Page, id: string): Promise<LocalRecord | undefined> {
  return page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('three-thrones');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').get(key);
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    id,
  );
}

/** Runs this in the worker before anything else. */
async function inWorker(context: BrowserContext, script: string): Promise<void> {
  await context.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

const FULL = `const put = IDBObjectStore.prototype.put;
self.isFull = true;
IDBObjectStore.prototype.put = function (...given) {
  if (self.isFull) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, given);
};
new BroadcastChannel('room').onmessage = ({ data }) => { self.isFull = !data; };`;

test.describe('a game that cannot be opened says why, and can be deleted', () => {
  const broken: Readonly<Record<string, (good: LocalRecord) => unknown>> = {
    'other rules': (good) => ({ ...good, id: 'broken', rulesVersion: 999 }),
    'nothing but its id': () => ({ id: 'broken' }),
    'no players': ({ players: _, ...good }) => ({ ...good, id: 'broken' }),
    'answers that do not hold': (good) => ({ ...good, id: 'broken', answers: good.answers.slice(3) }),
    'a branch of nonsense': (good) => ({ ...good, id: 'broken', branch: { seen: {}, eye: 'nobody' } }),
  };
  for (const [name, breaking] of Object.entries(broken))
    test(name, async ({ page }) => {
      await openBare(page);
      await bring(page, breaking(await goodGame()) as LocalRecord);
      await page.goto('/here/broken');
      await expect(page.getByRole('heading', { name: say('error.unreadable.title') })).toBeVisible();
      if (name === 'other rules') await expect(page.locator('.message')).toContainText('999');
      else await expect(page.locator('.message')).toContainText(say('error.game-unreadable'));
      await page.getByRole('button', { name: say('tables.delete'), exact: true }).click();
      expect(await stored(page, 'broken')).toBeDefined();
      await page.getByRole('button', { name: say('tables.delete-for-good') }).click();
      await expect(page).toHaveURL(/\/tables$/);
      await expect(page.getByText(say('tables.none-mine'))).toBeVisible();
      expect(await stored(page, 'broken')).toBeUndefined();
    });
});

test('a broken game does not hide the others, and can be deleted from the list', async ({ page }) => {
  await openBare(page);
  await page.evaluate(() => localStorage.setItem('three-thrones/tables', '[null,{"id":7}]'));
  const good = await goodGame();
  await bring(page, good);
  await bring(page, { id: 'broken' } as LocalRecord);
  await page.goto('/tables');
  const rows = page.getByRole('region', { name: say('tables.mine') }).locator('.table-row');
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ hasText: say('tables.status.unreadable') });
  await row.getByRole('button').click();
  await row.getByRole('button', { name: say('tables.delete') }).click();
  await expect(rows).toHaveCount(1);
  expect(await stored(page, good.id)).toBeDefined();
});

test('without room the game goes on, and says that it is not kept', async ({ page, context }) => {
  await inWorker(context, FULL);
  await openBare(page);
  const good = await goodGame();
  await page.goto(`${await bring(page, good)}?pace=0`);
  const table = new Table(page);
  await table.ready();
  const notice = page.locator('.trouble');
  await expect(notice).toHaveCount(0);
  await table.answer(pickBy(1));
  await expect(notice).toHaveText(say('error.not-kept'));
  await page.keyboard.press('t');
  await page.getByRole('button', { name: say('table.what-if'), exact: true }).click();
  await expect(page.locator('.bubble')).toContainText(say('error.device-full'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect((await stored(page, good.id))?.answers).toHaveLength(good.answers.length);

  await page.evaluate(`new BroadcastChannel('room').postMessage(true)`);
  await table.answer(pickBy(2));
  await expect(notice).toHaveCount(0);
  expect((await stored(page, good.id))?.answers.length).toBeGreaterThan(good.answers.length + 1);
});

test('two windows with one game: the other follows, and neither overwrites it', async ({ page, context }) => {
  await openBare(page);
  const good = await goodGame();
  const path = `${await bring(page, good)}?pace=0`;
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  const [here, there] = [new Table(page), new Table(other)];
  await here.ready();
  await there.ready();
  const said = await page.locator('.log li').count();
  for (let answers = 0; answers < 3; answers++) await here.answer(pickBy(1));
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(said);
  await expect(there.question).toHaveText(await here.question.innerText());
  await expect.poll(() => other.locator('.log li').count()).toBe(await page.locator('.log li').count());

  // As if a window had gone on that tells nobody.
  await there.answer(pickBy(4));
  await expect(here.question).toHaveText(await there.question.innerText());
  await bring(page, good);
  // The first of the list may only begin something; what declines is sent at once.
  const declines = page.locator('.prompt-aside').last();
  await ((await declines.isVisible()) ? declines : here.entries.first()).click();
  if (await here.confirm.isVisible()) await here.confirm.click();
  const bubble = page.locator('.bubble');
  await expect(bubble).toContainText(say('error.went-on-elsewhere'));
  expect((await stored(page, good.id))?.answers).toHaveLength(good.answers.length);
  await here.ready();
  await expect(here.question).not.toHaveText('');

  await other.goto('/tables');
  const name = say('tables.delete-game', { name: 'Tiny Epic' });
  await other.getByRole('button', { name }).click();
  await other.getByRole('button', { name }).click();
  await expect(page.getByText(say('error.deleted-elsewhere'))).toBeVisible();
  expect(await stored(page, good.id)).toBeUndefined();
});

test('a reload at a hot seat does not lift the curtain', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    ...{ seed: 'curtain', players: 2, people: 2 },
    at: ({ kind }, answered, chair) => chair === 0 && answered > 20 && kind === 'turn.placeDie',
  });
  await page.goto(await bring(page, record));
  const table = new Table(page);
  for (let opened = 0; opened < 2; opened++) {
    expect(await table.ready()).toBe('curtain');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
    await table.movesOn(page.locator('.curtain .button.primary'), (button) => button.click());
    await table.ready();
    await page.reload();
  }
});

test('looking back after an undo shows what is, not what was taken back', async ({ page }) => {
  await openBare(page);
  const good = await goodGame();
  await page.goto(`${await bring(page, good)}?pace=0`);
  const table = new Table(page);
  await table.ready();
  const moment = good.answers.length + 1;
  /** Everything on the table that has a name, at that moment. */
  const seen = async (): Promise<string> => {
    await page.keyboard.press('t');
    await page.locator('.timeline input[type=range]').fill(String(moment));
    await expect(page.locator('.timeline output')).toContainText(String(moment));
    await page.waitForTimeout(500);
    const names = await page
      .locator('.map-frame [aria-label], main [aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('; '));
    await page
      .getByRole('button', { name: say('table.keys.back-to-now') })
      .last()
      .click();
    return names;
  };
  await table.answer(() => 0);
  await table.answer(() => 0);
  const takenBack = await seen();
  for (let undone = 0; undone < 2; undone++) {
    const asked = await table.question.innerText();
    await page.keyboard.press('z');
    await expect(table.question).not.toHaveText(asked);
  }
  await table.answer((count) => count - 1);
  await table.answer(() => 0);
  const now = await seen();
  await page.reload();
  await table.ready();
  const truth = await seen();
  expect(takenBack).not.toBe(truth);
  expect(now).toBe(truth);
});

test('rules that do not come are asked for again', async ({ page, context, watch }) => {
  watch.expectCuts();
  await context.route(WORKER, (route) => route.abort());
  await page.goto('/');
  const play = page.getByRole('button', { name: say('start.play-now') }).first();
  await play.click();
  await expect(page.locator('.note.bad')).toContainText(say('error.rules-not-here'));
  await page.goto('/here/any');
  await expect(page.getByText(say('error.rules-not-here'))).toBeVisible();
  await page.goto('/');
  await play.click();
  await expect(page.locator('.note.bad')).toBeVisible();
  await context.unroute(WORKER);
  await play.click();
  await new Table(page).ready();
});

test('a board that does not come is asked for again', async ({ page, context, watch }) => {
  watch.expectCuts();
  await openBare(page);
  const path = await bring(page, await goodGame());
  const board = /assets\/tiny-epic-board-.*\.js/;
  await context.route(board, (route) =>
    route.request().frame().url().includes('/here/') ? route.abort() : route.continue(),
  );
  await page.goto(path);
  await expect(page.getByText(say('error.board-not-here'))).toBeVisible();
  await context.unroute(board);
  await page.getByRole('button', { name: say('common.try-again') }).click();
  await new Table(page).ready();
});

test('a table that cannot be laid says why; the next address is tried anew', async ({ page }) => {
  await page.goto('/here/new?game=tiny-epic&players=99');
  await expect(page.locator('.message')).toContainText(say('error.config-player-count'));
  await page.evaluate(() => {
    history.pushState(null, '', '/here/new?game=tiny-epic&players=2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await new Table(page).ready();
});

test('where nothing may be kept, that is said', async ({ page, context }) => {
  const forbidden = `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`;
  await context.addInitScript(forbidden);
  await inWorker(context, forbidden);
  await page.goto('/');
  await page
    .getByRole('button', { name: say('start.play-now') })
    .first()
    .click();
  await expect(page.locator('.note.bad')).toContainText(say('error.device-keeps-nothing'));
  for (const address of ['/here/any', '/here/new']) {
    await page.goto(address);
    await expect(page.getByText(say('error.device-keeps-nothing'))).toBeVisible();
  }
});
