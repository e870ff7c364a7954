// The words of the client as its pages show them, so that tests name things as a reader does.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, LOCALES } from '@three-thrones/ui/i18n/languages.ts';
import type en from '@three-thrones/ui/text/en.json';

export type Key = keyof typeof en;
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const read = new Map<Language, Say>();

export function wordsIn(language: Language): Say {
  const known = read.get(language);
  if (known) return known;
  const file = join(import.meta.dirname, '..', '..', '..', 'ui', 'text', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<Key, string>;
  const locale = LOCALES[language];
  const messages = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]),
  );
  const words = setupI18n({ locale, messages: { [locale]: messages } });
  const say: Say = (key, values) => words._(key, values);
  read.set(language, say);
  return say;
}
