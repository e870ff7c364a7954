// Everything the game says, in the reader's language.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type en from './en.json';

export type IronThroneKey = keyof typeof en;

export const ironThroneWords = defineWords<IronThroneKey>(
  {
    en: () => import('./en.json', { with: { type: 'json' } }),
    uk: () => import('./uk.json', { with: { type: 'json' } }),
    hu: () => import('./hu.json', { with: { type: 'json' } }),
    fa: () => import('./fa.json', { with: { type: 'json' } }),
  },
  {
    later: {
      en: () => import('./en.json?later', { with: { type: 'json' } }),
      uk: () => import('./uk.json?later', { with: { type: 'json' } }),
      hu: () => import('./hu.json?later', { with: { type: 'json' } }),
      fa: () => import('./fa.json?later', { with: { type: 'json' } }),
    },
  },
);
