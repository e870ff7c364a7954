// The words a game brings itself: names of houses, heroes, places, cards. Loaded when somebody needs them.

import type agot from '@three-thrones/agot/text/en.json';
import type tinyEpic from '@three-thrones/tiny-epic/text/en.json';
import { type Form, inForms } from './forms.ts';
import { defineWords, type Values, type Words } from './words.ts';

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

/** A house as the game calls it, bent where the language bends it; the id while its words are not there. */
export function houseName(game: string, house: string, form?: Form): string {
  const words = gameWords(game);
  const keys = [...(form ? [`house.${house}.${form}`] : []), `house.${house}.short`];
  const key = keys.find((one) => words?.has(one));
  return key === undefined ? house : words!.t(key);
}

/** `{house}` of a message in every form. */
export function houseForms(game: string, house: string): Values {
  return inForms({ house }, (id, form) => houseName(game, id, form));
}
