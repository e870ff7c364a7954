// What holds on every screen, in every language and theme: nothing serious for axe, nothing wider than the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { GROUND, withoutDrawings } from './drawings.ts';
import type { Screen } from './screens.ts';
import { expect } from './test.ts';
import { wordsIn } from './words.ts';

/** The width at which everything is looked at. */
const USUAL = 1280;

/**
 * The others, each in the languages that could break it: all of them where there is least room; of the others the one with the
 * longest words and the one that reads from right to left.
 */
const OTHERS: Readonly<Record<number, readonly Language[]>> = {
  320: LANGUAGES,
  390: ['en'],
  768: ['hu', 'fa'],
  1920: ['en'],
};

/** A language that reads from left to right, and one from right to left. */
const DIRECTIONS: readonly Language[] = ['en', 'fa'];

/** Opens the screen and looks at it everywhere. */
export async function holdsEverywhere(page: Page, home: string, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: USUAL, height: 900 });
  await withoutDrawings(page);
  await screen.open({ page, say: wordsIn('en'), home });
  const inLanguages = async (
    languages: readonly Language[],
    look: (where: string, language: Language) => Promise<void>,
  ) => {
    for (const language of languages) {
      await speak(page, language);
      await screen.again?.({ page, say: wordsIn(language), home });
      await look(`${screen.name}, ${language}`, language);
    }
  };
  const fits = (where: string, width: number): Promise<void> =>
    expect.soft
      .poll(() => tooWide(page), {
        message: `${where}, ${width} px`,
        timeout: 5_000,
        intervals: [20, 50, 100],
      })
      .toEqual([]);
  await inLanguages(LANGUAGES, async (where, language) => {
    await fits(where, USUAL);
    // A language changes words and, one of them, the direction; the theme changes colours: each is looked at for that.
    if (DIRECTIONS.includes(language)) await checkAxe(page, where);
    if (language === 'en')
      await inTheNight(page, () => checkAxe(page, `${where}, night`, ['color-contrast']));
  });
  // Width by width: a table that changes its layout is built anew, one that changes its language is not.
  for (const [at, languages] of Object.entries(OTHERS)) {
    const width = Number(at);
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await inLanguages(languages, async (where) => {
      await fits(where, width);
      if (width === 390) await checkAxe(page, `${where}, phone`);
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
