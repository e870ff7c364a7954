// The words a game brings itself: names of houses, heroes, places, cards. Loaded when somebody needs them.

import type agot from '@three-thrones/agot/text/en.json';
import type tinyEpic from '@three-thrones/tiny-epic/text/en.json';
import { defineWords, type Words } from './words.ts';

export type TinyEpicKey = keyof typeof tinyEpic;

export const tinyEpicWords = defineWords<TinyEpicKey>({
  en: () => import('@three-thrones/tiny-epic/text/en.json'),
  uk: () => import('@three-thrones/tiny-epic/text/uk.json'),
  hu: () => import('@three-thrones/tiny-epic/text/hu.json'),
  fa: () => import('@three-thrones/tiny-epic/text/fa.json'),
});

export type AgotKey = keyof typeof agot;

export const agotWords = defineWords<AgotKey>({
  en: () => import('@three-thrones/agot/text/en.json'),
  uk: () => import('@three-thrones/agot/text/uk.json'),
  hu: () => import('@three-thrones/agot/text/hu.json'),
  fa: () => import('@three-thrones/agot/text/fa.json'),
});

const books: Readonly<Record<string, Words<string>>> = { 'tiny-epic': tinyEpicWords, agot: agotWords };

export function gameWords(game: string): Words<string> | undefined {
  return Object.hasOwn(books, game) ? books[game] : undefined;
}

/** A house as the game calls it; the id while its words are not there. */
export function houseName(game: string, house: string): string {
  const words = gameWords(game);
  const key = `house.${house}.short`;
  return words?.has(key) ? words.t(key) : house;
}
