// The four languages, equals in everything.

export const LANGUAGES = ['en', 'uk', 'hu', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  hu: 'Magyar',
  fa: 'فارسی',
};

/** For numbers, dates and plurals. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  uk: 'uk-UA',
  hu: 'hu-HU',
  fa: 'fa-IR',
};

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.includes(word as Language);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'fa' ? 'rtl' : 'ltr';
}

/** The first of a reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const word = tag.toLowerCase().split('-')[0];
    if (isLanguage(word)) return word;
  }
  return 'en';
}
