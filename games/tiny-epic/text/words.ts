// Everything the game says, in the reader's language.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type en from './en.json';

export type TinyEpicKey = keyof typeof en;

export const tinyEpicWords = defineWords<TinyEpicKey>(
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
    solo: {
      en: () => import('./en.json?solo', { with: { type: 'json' } }),
      uk: () => import('./uk.json?solo', { with: { type: 'json' } }),
      hu: () => import('./hu.json?solo', { with: { type: 'json' } }),
      fa: () => import('./fa.json?solo', { with: { type: 'json' } }),
    },
    coop: {
      en: () => import('./en.json?coop', { with: { type: 'json' } }),
      uk: () => import('./uk.json?coop', { with: { type: 'json' } }),
      hu: () => import('./hu.json?coop', { with: { type: 'json' } }),
      fa: () => import('./fa.json?coop', { with: { type: 'json' } }),
    },
    teammate: {
      en: () => import('./en.json?teammate', { with: { type: 'json' } }),
      uk: () => import('./uk.json?teammate', { with: { type: 'json' } }),
      hu: () => import('./hu.json?teammate', { with: { type: 'json' } }),
      fa: () => import('./fa.json?teammate', { with: { type: 'json' } }),
    },
  },
);
