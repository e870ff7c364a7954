import type { Page } from '@playwright/test';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';
import { agotAt } from './support/agot-moments.ts';
import { withoutDrawings } from './support/drawings.ts';
import { tooWide } from './support/everywhere.ts';
import { broughtTable, broughtWithBots, sitWithCode } from './support/online.ts';
import { gameAt } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
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
  const { path, code } = await broughtWithBots(baseURL!, battle);

  await page.goto(wire.address + path);
  await sitWithCode(page, code);
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
  await expect(fresh.locator('.board-staged-fight'), 'what was fought before is old news').toHaveCount(0);
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
  const { path, code } = await broughtWithBots(baseURL!, record);
  await page.goto(wire.address + path);
  await sitWithCode(page, code);
  const table = new Table(page);
  await table.ready();
  const told = await log(page);

  wire.mute();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.locator('.connection'), 'said at once').toBeVisible({ timeout: 1_500 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const began = Date.now();
  await table.movesOn(table.entries.first(), (button) => button.click());
  expect(Date.now() - began, 'long before a person would reload the page').toBeLessThan(12_000);
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(told.length);
  wire.close();
});

for (const game of ['tiny-epic', 'agot'])
  test(`on a phone a broken connection pushes nothing off the screen, ${game}`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.expectCuts();
    const wire = await wireTo(baseURL!);
    const record =
      game === 'agot' ? await agotAt('planning') : await gameAt({ seed: 'stag', at: () => true });
    const { path, seatForCode } = await broughtTable(baseURL!, record);
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutDrawings(page);
    await page.goto(wire.address + path);
    await sitWithCode(page, await seatForCode(Object.keys(record.players)[0]!));
    const speak = async (language: string): Promise<void> => {
      await page.locator('.table-tools .language-list select').selectOption(language, { force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    };
    // The words of every language are here before the wire is cut.
    for (const language of LANGUAGES.toReversed()) await speak(language);
    const map = page.locator('.stage');
    const whole = await map.boundingBox();
    wire.cut();
    for (const language of LANGUAGES) {
      await speak(language);
      await expect(page.getByText(wordsIn(language)('table.connection.again'))).toBeInViewport({ ratio: 1 });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await tooWide(page), `${language}, ${width} px`).toEqual([]);
        expect(await map.evaluate(({ clientWidth }) => clientWidth)).toBe(width);
      }
    }
    await speak('en');
    expect(await map.boundingBox()).toEqual(whole);
    wire.close();
  });

test('what happened while nobody looked at the page is told when somebody does', async ({
  page,
  baseURL,
}) => {
  const record = await gameAt({
    seed: 'stag',
    players: 3,
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 10,
  });
  const { path, code } = await broughtWithBots(baseURL!, record);
  await withoutDrawings(page);
  await page.goto(path);
  await sitWithCode(page, code);
  await new Table(page).ready();
  const away = page.getByRole('region', { name: say('director.recap') });
  await expect(away).toHaveCount(0);

  await look(page, false);
  const left = Date.now();
  // The same person plays on elsewhere; the bots answer.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(path);
  const table = new Table(elsewhere);
  await table.ready();
  for (let answers = 0; answers < 5; answers++) await table.answer(pickBy(answers));
  await page.waitForTimeout(Math.max(0, 5_500 - (Date.now() - left)));
  await expect(away).toHaveCount(0);
  await look(page, true);
  await expect(away.getByRole('listitem').first()).toBeVisible();
  await away.getByRole('button', { name: say('director.recap.my-turn') }).click();
  await expect(away).toHaveCount(0);
});

/** The page comes into view, or goes out of it. */
function look(page: Page, isThere: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isThere);
}

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
