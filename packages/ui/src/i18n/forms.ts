// Names as a sentence bends them. A language whose names change has their forms beside the name (`house.stark.gen`);
// where a language has none, the plain name stands for all of them.

import type { Values } from './words.ts';

/** Of the Starks, the Starks as an object, to the Starks, with the Starks, at the Starks'. */
export const FORMS = ['gen', 'acc', 'dat', 'with', 'at'] as const;
export type Form = (typeof FORMS)[number];

/** `{house}` in every form a message may ask for: `{houseGen}`, `{houseDat}`, `{houseWith}` … */
export function inForms(
  named: Readonly<Record<string, string>>,
  word: (id: string, form?: Form) => string,
): Values {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, id]): [string, string][] => [
      [name, word(id)],
      ...FORMS.map((form): [string, string] => [formOf(name, form), word(id, form)]),
    ]),
  );
}

/** The name of a place inside a sentence: English says “the Reach” there. No other language has names that begin so. */
export function insideSentence(name: string): string {
  return name.replace(/^The (?=\p{Lu})/u, 'the ');
}

/** The placeholder of a form: `house` and `gen` are `houseGen`. */
function formOf(name: string, form: string): string {
  return `${name}${form.charAt(0).toUpperCase()}${form.slice(1)}`;
}
