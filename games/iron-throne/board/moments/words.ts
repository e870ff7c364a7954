// What the timing strip, the negotiation, the encounter and the scenes say.

import { defineWords } from '@three-thrones/ui/i18n/words.ts';
import type { Values } from '@three-thrones/ui/i18n/index.ts';
import type en from './text/en.json';

export type MomentsKey = keyof typeof en;

export const momentsWords = defineWords<MomentsKey>({
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  uk: () => import('./text/uk.json', { with: { type: 'json' } }),
  hu: () => import('./text/hu.json', { with: { type: 'json' } }),
  fa: () => import('./text/fa.json', { with: { type: 'json' } }),
});

export const m = momentsWords.t;

/** A message whose key is put together from ids; a test proves that every such message is there. */
export function momentWords(key: string, values?: Values): string {
  return momentsWords.t(key as MomentsKey, values);
}
