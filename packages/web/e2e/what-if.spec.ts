// From any moment of a game one may go on another way; the game itself stays as it is.

import { broughtWithBots, sitWithCode } from './support/online.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a game on this device: another answer than back then, and back to the game', async ({ page }) => {
  await openBare(page);
  const record = await gameAt({
    seed: 'rose',
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 60,
  });
  const mine = Object.keys(record.players)[0]!;
  // A moment at which I was asked: what I answered then, I answer differently now.
  const back = record.answers.findLastIndex(({ seat }) => seat === mine);
  await page.goto(await bring(page, record));
  const table = new Table(page);
  await table.ready();
  const asked = await table.question.innerText();
  const told = await page.locator('.log li').count();

  await page.keyboard.press('t');
  await page.locator('.timeline input[type=range]').fill(String(back));
  await expect(page.locator('.timeline output')).toContainText(String(back));
  await page.getByRole('button', { name: table.say('table.what-if'), exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(record.id));
  expect(await table.ready()).toBe('asked');
  await expect(page.locator('.table-brand small')).toHaveText(table.say('table.what-if.line'));
  expect(await page.locator('.log li').count()).toBeGreaterThan(0);
  const pick = pickBy(7);
  for (let answers = 0; answers < 6; answers++) if ((await table.answer(pick)) !== 'asked') break;
  const branch = page.url();

  // It is a game like any other: it can be left and taken up again.
  await page.reload();
  await table.ready();
  await expect(page.locator('.table-brand small')).toHaveText(table.say('table.what-if.line'));

  await page.getByRole('link', { name: table.say('table.what-if.back') }).click();
  await table.ready();
  await expect(page).toHaveURL(new RegExp(record.id));
  await expect(table.question).toHaveText(asked);
  expect(await page.locator('.log li').count()).toBe(told);

  // On the list of tables it says what it is, and it can be thrown away.
  await page.goto('/tables');
  const row = page.locator('.table-row', { has: page.locator(`a[href="${new URL(branch).pathname}"]`) });
  await expect(row).toContainText(table.say('table.what-if'));
  await row.getByRole('button').click();
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await page.goto(branch);
  await expect(page.getByRole('heading', { name: table.say('error.no-table.title') })).toBeVisible();
});

test('a game online: nobody there notices, and what I cannot see is not brought along', async ({
  page,
  baseURL,
}) => {
  const record = await gameAt({
    seed: 'lion',
    people: 1,
    at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 40,
  });
  const { path, code } = await broughtWithBots(baseURL!, record);
  await page.goto(path);
  await sitWithCode(page, code);
  const table = new Table(page);
  await table.ready();
  const asked = await table.question.innerText();
  await page.keyboard.press('t');
  await page.getByRole('button', { name: table.say('table.what-if'), exact: true }).click();
  await expect(page).toHaveURL(/\/here\//);
  await table.ready();
  await expect(table.question).toHaveText(asked);

  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('three-thrones');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
  expect(kept).toContain('"branch"');
  expect(kept).not.toContain('"random"');
  expect(kept).not.toContain(record.seed);

  await table.answer(pickBy(3));
  await page.getByRole('link', { name: table.say('table.what-if.back') }).click();
  await table.ready();
  await expect(table.question).toHaveText(asked);
});
