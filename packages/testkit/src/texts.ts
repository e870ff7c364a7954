// Texts of a game: four languages that speak of the same things, and of nothing else.

import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

/** What the texts of a game are measured by. */
export interface TextsOfAGame {
  readonly languages: Readonly<Record<'en' | 'uk' | 'hu' | 'fa', Texts>>;
  /** Keys that follow from the ids. General terms and the words of play are listed by the English file. */
  readonly keysOfIds: readonly string[];
  /** Keys of the texts that tell a rule, whose numbers count. */
  readonly rules: RegExp;
}

/** Tests what must hold of the texts of any game. */
export function checkTexts({ languages, keysOfIds, rules }: TextsOfAGame): void {
  const english = languages.en;

  describe.each(Object.entries(languages))('%s', (language, texts) => {
    const entries = Object.entries(texts);

    it('has a text for every id, and speaks of what English speaks of, in its order', () => {
      expect(keysOfIds.filter((key) => !(key in texts))).toEqual([]);
      expect(Object.keys(texts).filter((key) => !FORM_KEY.test(key))).toEqual(Object.keys(english));
    });

    it('bends the name of every house, or of none', () => {
      const bent = Object.keys(texts).filter((key) => FORM_KEY.test(key));
      const houses = Object.keys(texts).filter((key) => /^house\..+\.short$/.test(key));
      const all = houses.flatMap((key) => FORMS.map((form) => key.replace(/short$/, form)));
      expect(bent.sort()).toEqual(bent.length === 0 && !usesForms(texts) ? [] : all.sort());
    });

    it('tells apart the plurals of its language', () => {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const lacking = entries.filter(([, text]) =>
        pluralsOf(text).some((told) => categories.some((category) => !told.includes(category))),
      );
      expect(lacking).toEqual([]);
    });

    it('leaves no text empty or ragged', () => {
      expect(entries.filter(([, text]) => !/^\S+( \S+)*$/.test(text))).toEqual([]);
    });

    it('uses the same placeholders as English', () => {
      const differing = entries.filter(
        ([key, text]) => !FORM_KEY.test(key) && !same(things(text), things(english[key])),
      );
      expect(differing).toEqual([]);
    });

    it('names the same numbers as English where it tells a rule', () => {
      const told = entries.filter(([key]) => rules.test(key));
      expect(told.filter(([key, text]) => !same(numbers(text), numbers(english[key])))).toEqual([]);
    });
  });

  it('Persian has Persian digits and letters, and no stray joiners', () => {
    // `=0` of a plural is no text: nobody reads it.
    const stray = /(?<!=)[0-9٠-٩يك]|[دذرزژوا\s]\u200c|\u200c[\s.،؛:]/;
    expect(Object.entries(languages.fa).filter(([, text]) => stray.test(text))).toEqual([]);
  });
}

/** Forms a language may have of the name of a house: of, as an object, to, with, at. */
const FORMS = ['gen', 'acc', 'dat', 'with', 'at'];
const FORM_KEY = new RegExp(`^house\\..+\\.(?:${FORMS.join('|')})$`);

/** What an argument speaks of, whatever its form: `houseGen` is `house`, `placeFrom` is `place`. */
function thingOf(argument: string): string {
  return argument.replace(/(?<=[a-z])(?:Gen|Acc|Dat|With|At|Mid|From|To|In)$/, '');
}

function things(message: string | undefined): string[] {
  return [...new Set(placeholders(message).map(thingOf))].sort();
}

/** Whether a text asks for a house in a form of its own. */
function usesForms(texts: Texts): boolean {
  return Object.values(texts).some((text) =>
    placeholders(text).some((argument) => /[a-z](?:Gen|Acc|Dat|With|At)$/.test(argument)),
  );
}

/** Names of the ICU arguments: braces at odd depth hold arguments, at even depth branches of a plural. */
export function placeholders(message = ''): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [brace, name] of message.matchAll(/[{}]\s*(\w*)/g)) {
    depth += brace.startsWith('{') ? 1 : -1;
    if (brace.startsWith('{') && depth % 2 === 1) names.add(name ?? '');
  }
  return [...names].sort();
}

/** The categories each plural of a message tells apart. */
export function pluralsOf(message: string): string[][] {
  return [...message.matchAll(/\w+, plural,/g)].map(({ index, 0: start }) => {
    const categories: string[] = [];
    let depth = 0;
    for (const [, word = '', brace] of message.slice(index + start.length).matchAll(/(=?\w*)\s*([{}])/g)) {
      if (brace === '{' && depth++ === 0) categories.push(word);
      if (brace === '}' && depth-- === 0) break;
    }
    return categories.sort();
  });
}

/** Digits of a text, Persian ones read as Latin. */
export function numbers(message = ''): string[] {
  const latin = message.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0)));
  return (latin.match(/\d+/g) ?? []).sort();
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
