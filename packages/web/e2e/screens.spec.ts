// What holds on every screen, in every language and theme: nothing serious for axe, nothing wider than the page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { type Screen, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const WIDTHS = [320, 390, 768, 1280, 1920];

for (const screen of screens) {
  test(`${screen.name}: accessible and within the page, in every language and theme`, async ({
    page,
    baseURL,
  }) => {
    await screen.open({ page, say: wordsIn('en'), home: baseURL! });
    for (const language of LANGUAGES) {
      await speak(page, language);
      await again(screen, page, language, baseURL!);
      await checkAxe(page, `${screen.name}, ${language}`);
      await inTheNight(page, () => checkAxe(page, `${screen.name}, ${language}, night`, ['color-contrast']));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await again(screen, page, language, baseURL!);
        const where = `${screen.name}, ${language}, ${width} px`;
        // A table lays itself out anew; what counts is where it comes to rest.
        await expect.soft.poll(() => tooWide(page), { message: where, timeout: 3_000 }).toEqual([]);
        if (width === 390 && language === 'en') await checkAxe(page, `${screen.name}, phone`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

async function again(screen: Screen, page: Page, language: Language, home: string): Promise<void> {
  await screen.again?.({ page, say: wordsIn(language), home });
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

/** The drawing of the map is hidden from screen readers and full of paths: looking at each takes most of the time. */
const DRAWINGS = ['.te-layer:not(.te-top)', '.te-pictures'];

async function checkAxe(page: Page, where: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const drawing of DRAWINGS) if ((await page.locator(drawing).count()) > 0) axe.exclude(drawing);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  expect.soft(grave, where).toEqual([]);
}

/** The page itself, or a control one cannot reach by scrolling something. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    const isReached = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(at).overflowX) ||
          at.matches('.te-viewport, .unseen, .skip-link')
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
