// The council table in the middle: everybody's pieces whole in view, words large enough, nothing cut off and nothing under the
// question, where people play, in every language.

import type { Page } from '@playwright/test';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';
import { bring, gameAt, openBare, type Wanted } from './support/positions.ts';
import { STILL } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Look = readonly [width: number, height: number, language: Language];
type AtTable = {
  readonly round: number;
  readonly encounter?: { readonly down: boolean; readonly parts: readonly unknown[] };
};

const clash: NonNullable<Wanted['at']> = (_decision, _answered, _chair, { world }) => {
  const { encounter, round } = world as AtTable;
  return round > 2 && encounter?.down === true && encounter.parts.length > 2;
};

const TABLES: Readonly<Record<number, readonly Look[]>> = {
  3: [
    [1280, 720, 'uk'],
    [1440, 900, 'fa'],
  ],
  4: [
    [1280, 720, 'fa'],
    [1440, 900, 'hu'],
  ],
  5: [
    [1280, 720, 'en'],
    [1280, 720, 'hu'],
    [1440, 900, 'uk'],
    [1920, 1080, 'en'],
  ],
};

for (const [players, looks] of Object.entries(TABLES))
  test(`${players} at the council table: nothing is cut off`, async ({ page }) => {
    await openBare(page);
    const path = await bring(
      page,
      await gameAt({ game: 'iron-throne', seed: 'council', players: Number(players), at: clash }),
    );
    await page.goto(path + STILL);
    for (const [width, height, language] of looks) {
      await page.setViewportSize({ width, height });
      await page.locator('.table[data-layout=tray]').waitFor();
      await page.locator('.language-list select').first().selectOption(language, { force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.mouse.move(1, 1);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => faults(page), { message: `${width} ${height} ${language}` }).toEqual([]);
    }
  });

/** What is wrong with what is seen. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const question = document.querySelector('.ask .prompt')!.getBoundingClientRect();
    const k = Number(getComputedStyle(document.querySelector('.it-table')!).getPropertyValue('--k'));
    for (const piece of document.querySelectorAll('.it-fit button, .it-fit .it-score')) {
      const { left, right, top, bottom, width } = piece.getBoundingClientRect();
      const name = piece.getAttribute('aria-label') ?? piece.textContent;
      if (width === 0) found.push(`${name} is not seen`);
      if (left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom)
        found.push(`${name} is not whole on the table`);
      if (top < question.bottom && left < question.right && right > question.left)
        found.push(`${name} lies under the question`);
    }
    for (const words of document.querySelectorAll('.it-fit *, .tray .it-mat *, .table-top *')) {
      const isWords = [...words.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if (!isWords || words.closest('.unseen, svg') || !words.checkVisibility({ visibilityProperty: true }))
        continue;
      const size = parseFloat(getComputedStyle(words).fontSize) * (words.closest('.it-fit') ? k : 1);
      // Figures on pieces are signs: the piece says them.
      const least = words.closest('[aria-hidden=true]') ? 11 : 13.9;
      if (size < least) found.push(`“${words.textContent}” is written ${size.toFixed(1)} px high`);
    }
    // What a panel holds is reached by scrolling it; the panel itself must be seen.
    const isScrolled = (part: Element): boolean => {
      const panel = part.parentElement?.closest('.right > section');
      return panel instanceof Element && getComputedStyle(panel).overflowY === 'auto';
    };
    for (const part of document.querySelectorAll('.tray *, .right *, .table-top *, .in-turn *')) {
      if (isScrolled(part) || part.parentElement?.closest('.it-ladder')) continue;
      if (part.closest('.unseen, svg, .board-hand, [role=tabpanel], .options, .table-more, bdi')) continue;
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      if (width > 1 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
        found.push(`${part.className} “${part.textContent.slice(0, 24)}” is outside the window`);
    }
    return [...new Set(found)];
  });
}
