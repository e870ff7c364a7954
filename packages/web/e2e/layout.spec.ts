// The map gets the height of the window, and nothing beside it is cut off: measured where people play, in every language.

import type { Page } from '@playwright/test';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import type { LocalRecord } from '../src/engine/records.ts';
import { agotAt } from './support/agot-moments.ts';
import { broughtTable, sitWithCode, strangersTable } from './support/online.ts';
import { bring, gameAt, openBare } from './support/positions.ts';
import { STILL } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

type Look = readonly [width: number, height: number, language: Language];

/** Over all the tables every size with every language once. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  marching: [
    [1280, 720, 'en'],
    [1440, 900, 'fa'],
    [1920, 1080, 'hu'],
  ],
  drafting: [
    [1280, 720, 'hu'],
    [1440, 900, 'uk'],
  ],
  planning: [
    [1280, 720, 'uk'],
    [1440, 900, 'en'],
    [1920, 1080, 'fa'],
  ],
  combat: [
    [1280, 720, 'fa'],
    [1440, 900, 'hu'],
    [1920, 1080, 'en'],
  ],
};

const positions: Readonly<Record<string, () => Promise<LocalRecord>>> = {
  marching: () =>
    gameAt({ seed: 'rose', at: ({ kind }, n) => kind.startsWith('movement.chooseDest') && n > 150 }),
  drafting: () =>
    gameAt({ seed: 'lion', players: 4, at: ({ kind }, n) => kind === 'turn.placeDie' && n > 60 }),
  planning: () => agotAt('planning'),
  combat: () => agotAt('combat'),
};

for (const [name, looks] of Object.entries(LOOKS))
  test(`${name}: the whole map is large and nothing is cut off`, async ({ page }) => {
    await openBare(page);
    const path = await bring(page, await positions[name]!());
    await page.goto(path + STILL);
    for (const look of looks) {
      await wear(page, look);
      expect(await faults(page), look.join(' ')).toEqual([]);
      expect(await handOverMap(page), look.join(' ')).toEqual([]);
    }
  });

test('six at a table online, with clocks: every house has its panel, and the log stays', async ({
  page,
  baseURL,
}) => {
  const record = await agotAt('planning');
  const { path, seatForCode } = await broughtTable(baseURL!, record);
  const [mine, ...others] = Object.keys(record.players);
  for (const seat of others) await seatForCode(seat);
  // Clocks are said by the server; the table was brought without.
  await page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replace('"deflate":true', '"deflate":false')));
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as object;
      const left = Object.fromEntries(Object.keys(record.players).map((seat) => [seat, 5_999_000]));
      const clocks = { left, running: others, paused: false };
      socket.send(
        JSON.stringify('view' in message || 'clocks' in message ? { ...message, clocks } : message),
      );
    });
  });
  await page.goto(path);
  await sitWithCode(page, await seatForCode(mine!));
  for (const look of [
    [1280, 720, 'hu'],
    [1440, 900, 'uk'],
  ] as const) {
    await wear(page, look);
    await expect(page.locator('.seat-clock'), look.join(' ')).toHaveCount(others.length);
    for (const clock of await page.locator('.seat-clock').all())
      await expect(clock).toBeInViewport({ ratio: 1 });
    expect(await faults(page), look.join(' ')).toEqual([]);
  }
});

test('who watches sees the map and the log, and no empty panels', async ({ page, baseURL }) => {
  const { path, seatBot } = await strangersTable(baseURL!);
  await seatBot('tyrell');
  await page.goto(path);
  await page.getByRole('button', { name: wordsIn('en')('tables.watch') }).click();
  await wear(page, [1280, 720, 'en']);
  await expect(page.locator('.options, .hand-strip, .mat-fold')).toHaveCount(0);
  expect(await page.locator('.side-tabs').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(400);
  expect(await faults(page)).toEqual([]);
});

async function wear(page: Page, [width, height, language]: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator('.table[data-layout=wide]').waitFor();
  await page.locator('.language-list select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  // The map follows the window with its next frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));
}

/** What is wrong with what is seen. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };

    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const map = document.querySelector('.map-plane')!.getBoundingClientRect();
    if (map.height < innerHeight * 0.8) found.push(`the map is ${Math.round(map.height)} high`);
    if (map.top < stage.top - 12 || map.bottom > stage.bottom + 12)
      found.push('the map is not whole in view');
    for (const text of document.querySelectorAll<SVGTextElement>('.map-names text')) {
      if (!isSeen(text)) continue;
      const { b, d } = text.getScreenCTM()!;
      const size =
        parseFloat(getComputedStyle(text.querySelector('tspan') ?? text).fontSize) * Math.hypot(b, d);
      if (size < 11) found.push(`${text.textContent} is written ${size.toFixed(1)} px high`);
    }

    // A fight is never cut; other previews may be longer than a low window. Names of people have any length.
    const scrolls = '.options, [role=tabpanel], .board-card, .board-outlook:not(:has(.board-sides)), bdi';
    for (const element of document.querySelectorAll('.table-top *, .left *, .right *, .ask *')) {
      if (!isSeen(element) || element.closest('.unseen, svg')) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const what = `${element.tagName}.${element.className} “${element.textContent.slice(0, 24)}”`;
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (isOut && !element.parentElement!.closest(scrolls)) found.push(`${what} is outside the window`);
      const isOnMap = left < stage.right - 1 && right > stage.left + 1;
      if (isOnMap) found.push(`${what} lies over the map`);
      const isHeld = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowY);
      const isCut =
        element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      if (isHeld && isCut && !element.closest(scrolls)) found.push(`${what} is cut off`);

      const isWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      const size = parseFloat(getComputedStyle(element).fontSize);
      // Keys and ticks are signs: those who do not see them miss nothing.
      const least = element.closest('[aria-hidden=true]') ? 13 : 14;
      if (isWords && size < least) found.push(`${what} is written ${size} px high`);
    }
    return [...new Set(found)];
  });
}

/** The hand opens beside the map. */
async function handOverMap(page: Page): Promise<string[]> {
  await page.locator('.hand-strip').hover();
  await expect(page.locator('.hand-strip[data-open=true]')).toBeVisible();
  const over = await page.evaluate(() => {
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    return [...document.querySelectorAll('.hand-strip .board-card')]
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < stage.right - 6 && right > stage.left + 6;
      })
      .map(({ textContent }) => textContent.slice(0, 24));
  });
  await page.mouse.move(1, 1);
  await expect(page.locator('.hand-strip[data-open=false]')).toBeVisible();
  return over;
}
