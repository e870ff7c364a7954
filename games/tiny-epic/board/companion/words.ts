// What only the companion of a real table says.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type en from './text/en.json';

export type CompanionKey = keyof typeof en;

export const companionWords = defineWords<CompanionKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});

export const c = companionWords.t;
