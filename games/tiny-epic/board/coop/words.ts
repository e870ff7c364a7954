// What only a cooperative table says, loaded with it.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type en from './text/en.json';

type CoopKey = keyof typeof en;

export const coopWords = defineWords<CoopKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});

export const c = coopWords.t;
