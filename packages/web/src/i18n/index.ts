// The words of the interface: `t('lobby.title')`. Boards define their own with `defineWords`.

import type en from '../../text/en.json';
import { defineWords } from './words.ts';

export type Key = keyof typeof en;

const words = defineWords<Key>({
  en: () => import('../../text/en.json?messages'),
  uk: () => import('../../text/uk.json?messages'),
  hu: () => import('../../text/hu.json?messages'),
  fa: () => import('../../text/fa.json?messages'),
});

export const { t } = words;
export const hasKey = words.has;
export const loadWords = words.load;

export * from './format.ts';
export * from './languages.ts';
export { defineWords, language, onLanguage, setLanguage, useLanguage, type Values, type Words } from './words.ts';
