// What only the help and the appendix say, loaded with them: words of the table, its moments and how one stands.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type en from './text/en.json';

type HelpKey = keyof typeof en;

export const helpWords = defineWords<HelpKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});
