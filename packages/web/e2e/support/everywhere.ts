// What holds on every screen, in every language, theme and width: nothing serious for axe, nothing wider than the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import { everyLook, type Look, looksAt, WIDE } from './looks.ts';
import { GROUND, painted, unpainted } from './drawings.ts';
import type { Screen } from './screens.ts';
import { expect, test } from './test.ts';
import { wordsIn } from './words.ts';

/** A test for each screen that does not stand whole within another. */
export function testEverywhere(screens: readonly Screen[]): void {
  const isWhole = process.env['SCREENS'] === 'all';
  for (const [at, screen] of screens.filter(({ within }) => isWhole || within === undefined).entries())
    test(`${screen.name}: accessible and within the page, in every language and theme`, async ({
      page,
      baseURL,
    }) => {
      await holdsEverywhere(page, baseURL!, screen, isWhole ? everyLook : looksAt(at));
    });
}

/** Opens the screen and looks at it. */
async function holdsEverywhere(
  page: Page,
  home: string,
  screen: Screen,
  looks: readonly Look[],
): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: 900 });
  await unpainted(page);
  await screen.open({ page, say: wordsIn('en'), home });
  for (const { width, language, axe } of looks) {
    const where = `${screen.name}, ${language}, ${width} px`;
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await speak(page, language);
    await screen.again?.({ page, say: wordsIn(language), home });
    await expect.soft
      .poll(() => tooWide(page), { message: where, timeout: 5_000, intervals: [20, 50, 100] })
      .toEqual([]);
    if (!axe) continue;
    // Contrast is of what is painted.
    await painted(page, async () => {
      await checkAxe(page, where);
      await inTheNight(page, () => checkAxe(page, `${where}, night`, ['color-contrast']));
    });
  }
}

/** By the list that stands on every page; where it is hidden there are buttons for the same. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('.language-list select').first().selectOption(language, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The theme is colours only, so only contrast is looked at again. */
async function inTheNight(page: Page, look: () => Promise<void>): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
    }, theme);
  await wear('night');
  await look();
  await wear('day');
}

async function checkAxe(page: Page, where: string, rules?: string[]): Promise<void> {
  const isThere = await page.evaluate((ground) => {
    document.querySelector(ground)?.replaceChildren();
    return 'axe' in window;
  }, GROUND);
  // It is half a megabyte of script: once for a page is enough.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  expect.soft(grave, where).toEqual([]);
}

/** The page itself, a column of a table, or a control one cannot reach by scrolling something. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const column of document.querySelectorAll('.left-others, .wide > .right, .drawer'))
      if (column.scrollWidth > column.clientWidth + 1)
        found.push(`${column.className} is ${column.scrollWidth} wide, and shows ${column.clientWidth}`);
    const isReached = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(at).overflowX) ||
          at.matches('.map-viewport, .unseen, .skip-link')
        )
          return true;
      return false;
    };
    for (const element of document.querySelectorAll(
      'button, a, input, select, textarea, summary, h1, h2, h3',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isOut = width > 0 && height > 0 && (right > clientWidth + 1 || left < -1);
      if (isOut && !isReached(element))
        found.push(
          `${element.tagName}.${element.className} from ${Math.round(left)} to ${Math.round(right)}`,
        );
    }
    return found;
  });
}
