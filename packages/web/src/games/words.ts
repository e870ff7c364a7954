// The words a game brings itself: names of houses, heroes, places, cards. Loaded when somebody needs them.

import { catalogue } from '@three-thrones/catalogue';
import { houseNameIn } from '@three-thrones/game-kit/board/house-names.ts';
import { isRefusal } from '@three-thrones/kernel';
import { type Form, inForms } from '@three-thrones/ui/i18n/forms.ts';
import type { Values, Words } from '@three-thrones/ui/i18n/words.ts';

const read = new Map<string, Words<string>>();

/** Nothing for a game that does not exist; fails if the words do not come. */
export async function loadGameWords(game: string): Promise<void> {
  const manifest = catalogue.find(game);
  if (isRefusal(manifest)) return;
  const words = await manifest.words();
  await words.loadAll();
  read.set(game, words);
}

/** Nothing while they are not there. */
export function gameWords(game: string): Words<string> | undefined {
  return read.get(game);
}

/** A house as the game calls it, bent where the language bends it; the id while its words are not there. */
export function houseName(game: string, house: string, form?: Form): string {
  const words = read.get(game);
  return words ? houseNameIn(words, house, form) : house;
}

/** `{house}` of a message in every form. */
export function houseForms(game: string, house: string): Values {
  return inForms({ house }, (id, form) => houseName(game, id, form));
}
