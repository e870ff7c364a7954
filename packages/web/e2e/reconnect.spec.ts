import type { Page } from '@playwright/test';
import { broughtTable, sitWithCode } from './support/online.ts';
import { gameAt } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wireTo } from './support/wire.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');

test('the connection breaks in the middle of a battle, and nothing is lost', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectCuts();
  const wire = await wireTo(baseURL!);
  const battle = await gameAt({
    seed: 'kraken',
    players: 2,
    at: ({ kind, options }) => kind === 'battle.attackerCard' && options.length > 2,
  });
  const [mine, theirs] = Object.keys(battle.players);
  const { path, seatBot, seatForCode } = await broughtTable(baseURL!, battle);
  await seatBot(theirs!);

  await page.goto(wire.address + path);
  await sitWithCode(page, await seatForCode(mine!));
  const table = new Table(page);
  await table.ready();
  await expect(table.question).toContainText('Battle');
  const told = await log(page);

  wire.cut();
  await expect(page.getByText(say('table.connection.again'))).toBeVisible();
  // The table is still there, and so is the question; an answer waits for the connection.
  await expect(table.question).toContainText('Battle');
  await sayHello(page, baseURL + path);
  const card = table.entries.first();
  await table.movesOn(card, async (button) => {
    await button.click();
    await page.waitForTimeout(8_000);
    wire.mend();
  });
  await expect(page.getByText(say('table.connection.again'))).toBeHidden({ timeout: 20_000 });

  await expect(page.locator('#side-talk sup'), 'what was said meanwhile').toHaveText('1');

  // The battle has gone on, once, and whoever opens the page anew sees the same.
  await table.ready();
  const seen = await log(page);
  expect(seen.length).toBeGreaterThan(told.length);
  const fresh = await page.context().newPage();
  await fresh.goto(wire.address + path);
  await new Table(fresh).ready();
  expect(await log(fresh)).toEqual(seen);
  await expect(fresh.locator('.te-reveal'), 'what was fought before is old news').toHaveCount(0);
  await expect(new Table(fresh).question).toHaveText(await table.question.innerText());
  wire.close();
});

test('a connection that is dead without knowing it is noticed, and replaced', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectCuts();
  const wire = await wireTo(baseURL!);
  const record = await gameAt({
    seed: 'stag',
    players: 2,
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 10,
  });
  const [mine, theirs] = Object.keys(record.players);
  const { path, seatBot, seatForCode } = await broughtTable(baseURL!, record);
  await seatBot(theirs!);
  await page.goto(wire.address + path);
  await sitWithCode(page, await seatForCode(mine!));
  const table = new Table(page);
  await table.ready();
  const told = await log(page);

  wire.mute();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const began = Date.now();
  await table.movesOn(table.entries.first(), (button) => button.click());
  expect(Date.now() - began, 'long before a person would reload the page').toBeLessThan(12_000);
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(told.length);
  wire.close();
});

/** Somebody who watches the table on a wire of their own says something. */
async function sayHello(page: Page, address: string): Promise<void> {
  const watcher = await page.context().newPage();
  await watcher.goto(address);
  await watcher.getByRole('button', { name: say('tables.watch') }).click();
  await watcher.getByRole('tab', { name: say('table.talk') }).click();
  await watcher.getByRole('button', { name: say('table.phrase.hello') }).click();
  await expect(watcher.locator('.messages > li')).toHaveCount(1);
  await watcher.close();
}

/** What has happened, as the log tells it. */
function log(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: say('table.log'), exact: true })
    .getByRole('listitem')
    .allInnerTexts();
}
