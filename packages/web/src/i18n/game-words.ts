// The words a game brings itself: names of houses, heroes, places, cards. Loaded when somebody needs them.

import type tinyEpic from '@three-thrones/tiny-epic/text/en.json';
import { defineWords, type Words } from './words.ts';

export type TinyEpicKey = keyof typeof tinyEpic;

export const tinyEpicWords = defineWords<TinyEpicKey>({
  en: () => import('@three-thrones/tiny-epic/text/en.json?messages'),
  uk: () => import('@three-thrones/tiny-epic/text/uk.json?messages'),
  hu: () => import('@three-thrones/tiny-epic/text/hu.json?messages'),
  fa: () => import('@three-thrones/tiny-epic/text/fa.json?messages'),
});

const books: Readonly<Record<string, Words<string>>> = { 'tiny-epic': tinyEpicWords as Words<string> };

export function gameWords(game: string): Words<string> | undefined {
  return books[game];
}

/** A house as the game calls it; the id while its words are not there. */
export function houseName(game: string, house: string): string {
  const words = gameWords(game);
  const key = `house.${house}.short`;
  return words?.has(key) ? words.t(key) : house;
}
