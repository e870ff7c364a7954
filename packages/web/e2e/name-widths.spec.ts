// How wide the names of Tiny Epic's domains are in the font they are drawn in: by these numbers units, Heroes and badges
// keep off them (test/map-clear.test.ts). `UPDATE_WIDTHS=1` writes them.

import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_DOMAINS } from '@three-thrones/tiny-epic/data/ids.ts';
import { broken } from '@three-thrones/game-kit/board/map/names.ts';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';
import { expect, test } from './support/test.ts';

const KEPT = new URL('../../../games/tiny-epic/board/test/support/name-widths.json', import.meta.url);

type Widths = Readonly<Record<string, Readonly<Record<string, number>>>>;

test('the names of the domains are as wide as they were measured', async ({ page }) => {
  await page.goto('/credits');
  const measured: Record<string, Record<string, number>> = {};
  for (const language of LANGUAGES) {
    await page.locator('.language-list select').first().selectOption(language, { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    measured[language] = await page.evaluate(async (texts) => {
      const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
      await document.fonts.load(`800 19px ${serif}`, texts.join(' '));
      const brush = document.createElement('canvas').getContext('2d')!;
      brush.textRendering = 'geometricPrecision';
      brush.font = `800 19px ${serif}`;
      return Object.fromEntries(
        texts.map((text) => [text, Math.round(brush.measureText(text).width * 10) / 10]),
      );
    }, textsIn(language));
  }
  if (process.env['UPDATE_WIDTHS'] !== undefined)
    writeFileSync(KEPT, `${JSON.stringify(measured, undefined, 2)}\n`);
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Widths;
  const off = Object.entries(measured).flatMap(([language, widths]) =>
    Object.entries(widths).filter(([text, width]) => !(Math.abs(width - (kept[language]?.[text] ?? 0)) < 1)),
  );
  expect(off).toEqual([]);
});

/** Every name, and its halves, for a long one may stand in two lines. */
function textsIn(language: string): string[] {
  const file = new URL(`../../../games/tiny-epic/text/${language}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const names = ALL_DOMAINS.map((id) => words[`domain.${id}.name`]!);
  return [...new Set(names.flatMap((name) => [name, ...broken(name)]))];
}
