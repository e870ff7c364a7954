// The rules of a game by section, in the reader's language where it has them, in English where it has not yet.

import type { Language } from '../i18n/languages.ts';

/** A file `games/<id>/rules/<language>.json`: sections by number. README.md beside those files says more. */
export type RulesFile = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;

export interface Section {
  readonly number: string;
  readonly title: string | undefined;
  readonly text: string;
  readonly language: Language;
}

type Loaders = Readonly<Record<Language, () => Promise<{ default: RulesFile }>>>;

const games: Readonly<Record<string, Loaders>> = {
  'tiny-epic': {
    en: () => import('@three-thrones/tiny-epic/rules/en.json'),
    uk: () => import('@three-thrones/tiny-epic/rules/uk.json'),
    hu: () => import('@three-thrones/tiny-epic/rules/hu.json'),
    fa: () => import('@three-thrones/tiny-epic/rules/fa.json'),
  },
};

/** All sections in order; nothing for a game without rules. */
export async function loadRules(game: string, language: Language): Promise<readonly Section[] | undefined> {
  const loaders = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!loaders) return undefined;
  const [own, english] = await Promise.all([loaders[language](), loaders.en()]);
  return mergeRules(own.default, english.default, language);
}

export function mergeRules(own: RulesFile, english: RulesFile, language: Language): Section[] {
  const numbers = [...new Set([...Object.keys(own), ...Object.keys(english)])].sort(bySection);
  return numbers.map((number) => {
    const mine = own[number];
    const { title, text } = mine ?? english[number]!;
    return { number, title, text, language: mine ? language : 'en' };
  });
}

/** 2 before 10, 4 before 4.1. */
export function bySection(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function isChapter({ number }: Section): boolean {
  return !number.includes('.');
}

/** The section itself, or the nearest one it is part of. */
export function nearestSection(sections: readonly Section[], wanted: string): Section | undefined {
  for (let number = wanted; number !== ''; number = number.slice(0, Math.max(0, number.lastIndexOf('.')))) {
    const found = sections.find((section) => section.number === number);
    if (found) return found;
  }
  return undefined;
}

/** Sections that hold every word of a search, whatever the spelling of accents and joiners. */
export function searchRules(sections: readonly Section[], query: string): readonly Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter((section) => {
    const text = plain(`${section.number} ${section.title ?? ''} ${section.text}`);
    return words.every((word) => text.includes(word));
  });
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
