// A phone held sideways: the map stands beside the question, and nobody has to scroll the page for the first options.

import type { Page } from '@playwright/test';
import { bring, gameAt, type Wanted, openBare } from './support/positions.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const PHONES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
];

const games: Readonly<Record<string, Wanted>> = {
  'Tiny Epic': { seed: 'sideways', at: ({ kind }, answered) => kind === 'turn.placeDie' && answered > 20 },
  'A Game of Thrones': { game: 'agot', seed: 'sideways', players: 4, at: ({ shape }) => shape === 'one' },
};

test.use({ hasTouch: true, viewport: PHONES[0]! });

for (const [name, wanted] of Object.entries(games))
  for (const language of ['en', 'fa'] as const)
    test(`${name}, ${language}: the question and its first options are in sight`, async ({ page }) => {
      await openBare(page);
      await page.evaluate((spoken) => {
        localStorage.setItem('three-thrones/settings', JSON.stringify({ language: spoken }));
      }, language);
      await page.goto(await bring(page, await gameAt(wanted)));
      await new Table(page, language).ready();
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await expect
          .poll(() => outOfSight(page), { message: `${phone.width} × ${phone.height}` })
          .toEqual([]);
      }
    });

/** What should be seen at once and is not: the question, two options, the tabs, and a map one can point at. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [
      document.querySelector('h1')!,
      ...[...document.querySelectorAll('.main-options .entry')].slice(0, 2),
      document.querySelector('.tab-bar')!,
      document.querySelector('.stage')!,
    ];
    const isOut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    };
    const found = seen.filter(isOut).map(({ className, tagName }) => `${tagName}.${className}`);
    const { width, height } = document.querySelector('.stage')!.getBoundingClientRect();
    if (width < 200 || height < 240) found.push(`a map of ${width} × ${height}`);
    return found;
  });
}
