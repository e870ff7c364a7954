// What a house is called. Every game has the same keys for it: `house.stark.short`, `house.stark.gen` …

import type { Form } from '@three-thrones/ui/i18n/forms.ts';
import type { Words } from '@three-thrones/ui/i18n/words.ts';

/** Bent where the language bends it; the id where there are no words. */
export function houseNameIn(words: Words<string>, house: string, form?: Form): string {
  const keys = [...(form ? [`house.${house}.${form}`] : []), `house.${house}.short`];
  const key = keys.find((one) => words.has(one));
  return key === undefined ? house : words.t(key);
}
