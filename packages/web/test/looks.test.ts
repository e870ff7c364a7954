import { expect, it } from 'vitest';
import { looksAt, WIDTHS } from '../e2e/support/looks.ts';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';

const SCREENS = 8;

it('every screen is looked at in every language and at every width, and by axe', () => {
  for (let screen = 0; screen < SCREENS; screen++) {
    const looks = looksAt(screen);
    expect(looks.map(({ width }) => width)).toEqual(WIDTHS);
    expect(new Set(looks.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(looks.filter(({ axe }) => axe)).toHaveLength(1);
  }
});

it('eight screens are looked at in every language at every width, and by axe in all of them wide and on a phone', () => {
  const looks = Array.from({ length: SCREENS }, (_, screen) => looksAt(screen)).flat();
  const pairs = new Set(looks.map(({ language, width }) => `${language} ${width}`));
  expect(pairs.size).toBe(LANGUAGES.length * WIDTHS.length);
  const seen = (wanted: number) =>
    new Set(looks.flatMap(({ language, width, axe }) => (axe && width === wanted ? [language] : [])));
  for (const width of [1280, 390]) expect(seen(width)).toEqual(new Set(LANGUAGES));
});
