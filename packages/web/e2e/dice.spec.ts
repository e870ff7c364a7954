// The dice two people shake together before their game: what they are told meanwhile, and what a reload does to it.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { bootstrap, root } from '../../../scripts/bootstrap.mjs';
import { withoutDrawings } from './support/drawings.ts';
import { letShareGo, loseShare, openForTwo, sit, withholdShare } from './support/gathering.ts';
import { openBare } from './support/positions.ts';
import { playedByBots } from './support/screens.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('two people shake the dice; one reloads between sitting down and showing, and it still begins', async ({
  page,
  newGuest,
  watch,
}) => {
  watch.expectCuts();
  const link = await openForTwo(page, 'Anna');
  await expect(title(page)).toHaveText(say('lobby.waiting', { free: 1 }));
  const guest = await (await newGuest()).newPage();
  const shown: string[] = [];
  guest.on('request', (request) => {
    if (request.url().endsWith('/reveal')) shown.push(request.postData() ?? '');
  });
  await guest.route('**/reveal', (route) => route.abort());
  await guest.goto(link);
  await sit(guest, 'Béla');

  // Béla is there, and nothing of his comes through.
  await expect(page.locator('.dice-phase')).toHaveText(say('lobby.dice.shaking'));
  await expect(title(page)).toHaveText(say('lobby.all-taken'));
  await expect(guest.locator('.dice-phase')).toHaveText(say('lobby.dice.shaking'));
  await expect.poll(() => shown.length).toBeGreaterThan(0);

  // He goes; the others see whom they wait for, and how long. Whoever only reads a list takes part as well.
  await guest.goto('/credits');
  const names = '\u2068Béla\u2069';
  await expect(page.locator('.dice-phase')).toContainText(say('lobby.dice.waiting', { names }));
  await expect(page.locator('.dice-phase [role=timer]')).toHaveText(/^24 hours/);
  await guest.unroute('**/reveal');
  await guest.goto('/');
  await page.locator('.table').waitFor();
  expect(new Set(shown).size, 'the same bytes every time').toBe(1);
  await guest.goto(link);
  for (const one of [page, guest]) {
    await new Table(one).prompt.waitFor();
  }
});

test('who has lost their share is told so, sits down again, and plays', async ({ page, newGuest, watch }) => {
  watch.expectCuts();
  const link = await openForTwo(page, 'Anna');
  const guest = await (await newGuest()).newPage();
  await withholdShare(guest);
  await guest.goto(link);
  await sit(guest, 'Béla');
  await expect(guest.locator('.dice-phase')).toBeVisible();
  await openBare(guest);
  await loseShare(guest);
  await letShareGo(guest);
  await guest.goto(link);
  await expect(guest.getByRole('alert').filter({ hasText: say('lobby.dice.share-elsewhere') })).toBeVisible();
  await guest.getByRole('button', { name: say('lobby.dice.sit-again') }).click();
  for (const one of [page, guest]) await one.locator('.table').waitFor();
});

test('a server that changes its dice after somebody sat down is not shown theirs', async ({
  page,
  newGuest,
}) => {
  const link = await openForTwo(page, 'Anna');
  const guest = await (await newGuest()).newPage();
  const shown: string[] = [];
  guest.on('request', (request) => {
    if (request.url().endsWith('/reveal')) shown.push(request.url());
  });
  const claimed = { is: false };
  await guest.route(/\/api\/tables\/[^/]+$/, async (route) => {
    const reply = await route.fetch();
    const summary = (await reply.json()) as { commitment: string };
    await route.fulfill({
      response: reply,
      json: { ...summary, ...(claimed.is && { commitment: 'f'.repeat(64) }) },
    });
  });
  await guest.goto(link);
  guest.on('response', (response) => {
    if (response.url().endsWith('/claim')) claimed.is = true;
  });
  await sit(guest, 'Béla');
  await expect(guest.getByRole('alert').filter({ hasText: say('lobby.dice.server-changed') })).toBeVisible();
  expect(shown).toEqual([]);
  await guest.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after the end the dice fit the receipt, and both files hold before `tt verify`', async ({
  page,
  baseURL,
}, info) => {
  await withoutDrawings(page);
  await playedByBots({ page, say, home: baseURL! });
  await expect(page.getByText(say('table.fair.holds'))).toBeVisible();
  await page.locator('.fairness summary').click();
  const save = async (name: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByText(name, { exact: true }).click();
    const file = info.outputPath((await download).suggestedFilename());
    await (await download).saveAs(file);
    return file;
  };
  const game = await save(say('table.fair.download'));
  const receipt = await save(say('table.fair.download-receipt'));
  const { node, env } = bootstrap();
  const main = join(root, 'packages', 'cli', 'src', 'main.ts');
  const told = await promisify(execFile)(node, [main, 'verify', game, '--receipt', receipt], { env });
  expect(told.stdout).toContain('are those on your receipt');

  // A device without the receipt claims no more than it can know.
  await page.evaluate(() => void indexedDB.deleteDatabase('three-thrones-dice'));
  await page.reload();
  await expect(page.getByText(say('table.fair.no-receipt'))).toBeVisible();
});
