// Names of what every table has, in the reader's language, each marked as the thing it names. Every game has the same
// keys for them: `house.stark.short`, `area.winterfell.name`, `area.winterfell.from` …

import { formatList, inForms, insideSentence, type Values } from '@three-thrones/ui/i18n/index.ts';
import type { Words } from '@three-thrones/ui/i18n/words.ts';
import { linked } from '@three-thrones/ui/rich.ts';
import { houseNameIn } from './house-names.ts';

type Id = string;

/** Whether an id is one of these. */
export const has =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);

/** What a game's words can say of any of its ids. */
export function sayingsIn<K extends string>(words: Words<K>) {
  return {
    t: words.t,
    /** A message whose key is put together from ids; the tests prove that every such message is there. */
    say: (key: string, values?: Values): string => words.t(key as K, values),
    hasWords: (key: string): boolean => words.has(key),
  };
}

export function housesIn(words: Words<string>) {
  const house = (id: Id): string => linked(`house:${id}`, houseNameIn(words, id));
  return {
    house,
    /** Houses under the names a message has for them, in all their forms: `{owner}`, `{ownerGen}`, `{ownerAt}` … */
    housed: (named: Readonly<Record<string, Id>>): Values =>
      inForms(named, (id, form) => linked(`house:${id}`, houseNameIn(words, id, form))),
    houses: (ids: readonly Id[]): string => formatList(ids.map(house)),
  };
}

/** Places, by what a place is called among the things of the table: `area`, `domain`. */
export function placesNamed(words: Words<string>, kind: string) {
  const place = (id: Id): string => linked(`${kind}:${id}`, words.t(`${kind}.${id}.name`));
  /** A place with the preposition or ending of its language: from Winterfell, to Winterfell, in Winterfell. */
  const placed = (id: Id, how: 'from' | 'to' | 'in'): string =>
    linked(`${kind}:${id}`, words.t(`${kind}.${id}.${how}`));
  return {
    place,
    placed,
    /** A place by its name and in every form: `{place}`, `{placeMid}` (inside a sentence), `{placeFrom}`, `{placeTo}`, `{placeIn}`. */
    placeForms: (id: Id): Values => ({
      place: place(id),
      placeMid: linked(`${kind}:${id}`, insideSentence(words.t(`${kind}.${id}.name`))),
      placeFrom: placed(id, 'from'),
      placeTo: placed(id, 'to'),
      placeIn: placed(id, 'in'),
    }),
  };
}
