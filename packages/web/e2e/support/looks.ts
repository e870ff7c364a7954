// In which language and at which width each screen is looked at.
//
// Not every screen in every combination: each screen in every language, at every width and in both themes once, and over all the
// screens every language at every width. `npm run screens-all` looks at all of them.

import { LANGUAGES, type Language } from '@three-thrones/ui/i18n/languages.ts';

/** From the smallest phone to a desk; the others follow the layouts between. */
export const WIDTHS = [320, 390, 768, 1280, 1920] as const;

type Width = (typeof WIDTHS)[number];

/** The widths at which axe looks: one with everything side by side, one with everything in drawers. */
export const WIDE: Width = 1280;
const PHONE: Width = 390;

/** One way to look at a screen. */
export interface Look {
  readonly width: Width;
  readonly language: Language;
  /** Whether axe looks as well, at everything; otherwise only whether all fits. */
  readonly axe: boolean;
}

export const everyLook: readonly Look[] = WIDTHS.flatMap((width) =>
  LANGUAGES.map((language) => ({ width, language, axe: width === WIDE || width === PHONE })),
);

/** What is looked at of the screen with this number: from one to the next the languages move on by one width. */
export function looksAt(screen: number): readonly Look[] {
  // Axe sees half of the screens as on a desk, half as on a phone, and each half in every language.
  const axeAt = Math.floor(screen / LANGUAGES.length) % 2 === 0 ? WIDE : PHONE;
  return WIDTHS.map((width, at) => ({
    width,
    language: LANGUAGES[(at + screen) % LANGUAGES.length]!,
    axe: width === axeAt,
  }));
}
