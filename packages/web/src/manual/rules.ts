// The rules of a game by section, in the reader's language where it has them, in English where it has not yet.

import { catalogue } from '@three-thrones/catalogue';
import type { Appendix } from '@three-thrones/game-kit/board/appendix.ts';
import type { Manual } from '@three-thrones/game-kit/manifest.ts';
import { isRefusal } from '@three-thrones/kernel';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';

export interface Section {
  readonly number: string;
  readonly title: string | undefined;
  readonly text: string;
  readonly language: Language;
}

/** All sections in order; nothing for a game without rules. */
export async function loadRules(game: string, language: Language): Promise<readonly Section[] | undefined> {
  const manifest = catalogue.find(game);
  if (isRefusal(manifest)) return undefined;
  const { manual } = manifest;
  const [own, english] = await Promise.all([manual[language](), manual.en()]);
  return mergeRules(own.default, english.default, language);
}

/** What stands behind the rules; nothing behind those of no game. */
export async function loadAppendix(game: string): Promise<Appendix> {
  const manifest = catalogue.find(game);
  return isRefusal(manifest) ? () => [] : manifest.appendix();
}

export function mergeRules(own: Manual, english: Manual, language: Language): Section[] {
  const numbers = [...new Set([...Object.keys(own), ...Object.keys(english)])].sort(bySection);
  return numbers.map((number) => {
    const mine = own[number];
    const { title, text } = mine ?? english[number]!;
    return { number, title, text, language: mine ? language : 'en' };
  });
}

/** The minute first; 2 before 10, 4 before 4.1; the rulings (R, R1, R2, R10) behind all chapters. */
export function bySection(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The opening chapter: a game in a minute. No rule is cited by it, so it has a name instead of a number. */
const MINUTE = 'minute';
const BEFORE_ALL = -1;
const RULINGS = Number.MAX_SAFE_INTEGER;

/** 4.2 is [4, 2]; ruling R40 is the fortieth part of a chapter that comes last. */
function partsOf(number: string): number[] {
  const ruling = /^R(\d*)$/.exec(number)?.[1];
  if (ruling === undefined)
    return number.split('.').map((part) => (part === MINUTE ? BEFORE_ALL : Number(part)));
  return ruling === '' ? [RULINGS] : [RULINGS, Number(ruling)];
}

/** Has it a number that players are shown? */
export function isNumbered({ number }: Pick<Section, 'number'>): boolean {
  return !number.startsWith(MINUTE);
}

/** What a section is part of: 13.1b of 13.1, 4.2.3 of 4.2, R40 of R, a chapter of nothing. */
function wholeOf(number: string): string | undefined {
  if (/^R\d/.test(number)) return 'R';
  if (/\d[a-z]$/.test(number)) return number.slice(0, -1);
  const dot = number.lastIndexOf('.');
  return dot < 0 ? undefined : number.slice(0, dot);
}

export function isChapter({ number }: Section): boolean {
  return wholeOf(number) === undefined;
}

/** Is it the chapter itself, or a part of it? */
export function isWithin(section: string | undefined, chapter: string): boolean {
  if (section === undefined) return false;
  return section === chapter || isWithin(wholeOf(section), chapter);
}

/** The section itself, or the nearest one it is part of. */
export function nearestSection(sections: readonly Section[], wanted: string): Section | undefined {
  const found = sections.find(({ number }) => number === wanted);
  const whole = wholeOf(wanted);
  return found ?? (whole === undefined ? undefined : nearestSection(sections, whole));
}

/** Sections that hold every word of a search, whatever the spelling of accents and joiners. */
export function searchRules(sections: readonly Section[], query: string): readonly Section[] {
  const holds = holding(query);
  return sections.filter(({ number, title, text }) => holds(`${number} ${title ?? ''} ${text}`));
}

/** Every letter typed asks the same texts again. */
const plainly = new Map<string, string>();

/** Does a text hold every word of a search? */
export function holding(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const said = plainly.get(text) ?? plain(text);
    plainly.set(text, said);
    return words.every((word) => said.includes(word));
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u200C*]/gu, '')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .toLowerCase();
}
