// The game of docs/add-a-game.md in the page: built with it in the list, found on the shelf, played by clicking.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type House, openHouse } from './support/house.ts';
import { buildToyPage, TOY_MAIN } from './support/toy-page.ts';
import { pickBy, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const say = wordsIn('en');
const web = mkdtempSync(join(tmpdir(), 'three-thrones-toy-'));
let house: House;

test.beforeAll(async () => {
  await buildToyPage(web);
  house = await openHouse({ web, main: TOY_MAIN });
});

test.afterAll(async () => {
  await house?.close();
  rmSync(web, { recursive: true, force: true });
});

test('the toy game stands on the shelf and is played to its end by clicking', async ({ page }) => {
  await page.goto(house.address);
  const box = page.getByRole('article').filter({ hasText: 'Three cards, one inheritance.' });
  await box.getByRole('button', { name: say('start.play-now') }).click();
  const table = new Table(page);
  await table.ready();
  await expect(table.question).toHaveText('Put one card face down');

  // By touching the card itself, then from the list.
  const hand = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(hand).toHaveCount(3);
  await table.movesOn(hand.first(), (card) => card.click());
  await expect(hand).toHaveCount(2);
  await table.playToTheEnd(pickBy(1));
  await expect(page.locator('.end')).toContainText(/(Stark|Lannister) inherits/);
});
