// The words of the interface: `t('lobby.title')`. Boards define their own with `defineWords`.

import type en from '../../text/en.json';
import { defineWords } from './words.ts';

export type Key = keyof typeof en;

const words = defineWords<Key>(
  {
    en: () => import('../../text/en.json', { with: { type: 'json' } }),
    uk: () => import('../../text/uk.json', { with: { type: 'json' } }),
    hu: () => import('../../text/hu.json', { with: { type: 'json' } }),
    fa: () => import('../../text/fa.json', { with: { type: 'json' } }),
  },
  {
    later: {
      en: () => import('../../text/en.json?later', { with: { type: 'json' } }),
      uk: () => import('../../text/uk.json?later', { with: { type: 'json' } }),
      hu: () => import('../../text/hu.json?later', { with: { type: 'json' } }),
      fa: () => import('../../text/fa.json?later', { with: { type: 'json' } }),
    },
  },
);

export const { t } = words;
export const hasKey = words.has;
export const hasAllKeys = words.hasAll;
export const loadWords = words.load;

export * from './format.ts';
export * from './forms.ts';
export * from './languages.ts';
export { defineWords, setLanguage, useLanguage, type Values } from './words.ts';
