// Proves that the four languages speak of the same things, and of nothing else.
import { describe, expect, it } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fa from '../text/fa.json' with { type: 'json' };
import hu from '../text/hu.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import housesJson from './houses.json' with { type: 'json' };
import { ACTIONS, BATTLE_TYPES, DOMAINS, HEROES, HOUSES, PLOT_CARDS } from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import plotCardsJson from './plot-cards.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
const english: Texts = en;
const languages: readonly (readonly [string, Texts])[] = [
  ['en', en],
  ['uk', uk],
  ['hu', hu],
  ['fa', fa],
];

/** Keys that follow from the ids. General terms and the words of play are listed by the English file. */
const keysOfIds = [
  ...HOUSES.flatMap((id) => [`house.${id}.name`, `house.${id}.short`, `ability.${id}.text`]),
  ...DOMAINS.flatMap((id) => ['name', 'from', 'to', 'in'].map((form) => `domain.${id}.${form}`)),
  ...ACTIONS.flatMap((id) => [`action.${id}.name`, `action.${id}.text`]),
  ...BATTLE_TYPES.flatMap((id) => [`battle.${id}.name`, `battle.${id}.text`]),
  ...PLOT_CARDS.flatMap((id) => [`card.${id}.name`, `card.${id}.event`]),
  ...HEROES.flatMap((id) => [`hero.${id}.name`, `hero.${id}.event`]),
];

/** Names of the ICU arguments: braces at odd depth hold arguments, at even depth branches of a plural. */
function placeholders(message = ''): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [brace, name] of message.matchAll(/[{}]\s*(\w*)/g)) {
    depth += brace.startsWith('{') ? 1 : -1;
    if (brace.startsWith('{') && depth % 2 === 1) names.add(name ?? '');
  }
  return [...names].sort();
}

/** The categories each plural of a message tells apart. */
function pluralsOf(message: string): string[][] {
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
function numbers(message = ''): string[] {
  const latin = message.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0)));
  return (latin.match(/\d+/g) ?? []).sort();
}

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

it('reads the arguments of an ICU message', () => {
  expect(placeholders('{house} takes {n, plural, one {# token} other {# tokens of {owner}}}')).toEqual([
    'house',
    'n',
    'owner',
  ]);
});

it('reads the categories of a plural', () => {
  expect(
    pluralsOf('{n, plural, one {# {house} token} other {# tokens}} of {all, plural, other {#}}'),
  ).toEqual([['one', 'other'], ['other']]);
});

describe.each(languages)('%s', (language, texts) => {
  const entries = Object.entries(texts);

  it('has a text for every id, and speaks of what English speaks of, in its order', () => {
    const keys = Object.keys(texts);
    expect(keysOfIds.filter((key) => !(key in texts))).toEqual([]);
    expect(keys).toEqual(Object.keys(english));
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
    const differing = entries.filter(([key, text]) => !same(placeholders(text), placeholders(english[key])));
    expect(differing).toEqual([]);
  });

  it('names the same numbers as English in events and abilities', () => {
    const rules = entries.filter(([key]) => /\.(event|text)$/.test(key));
    expect(rules.filter(([key, text]) => !same(numbers(text), numbers(english[key])))).toEqual([]);
  });

  it('calls actions and battle icons as the terms do', () => {
    for (const id of ACTIONS) expect(texts[`action.${id}.name`]).toBe(texts[`term.${id}`]);
    for (const id of BATTLE_TYPES) expect(texts[`battle.${id}.name`]).toBe(texts[`term.${id}`]);
  });
});

it('English has the names of the data files', () => {
  for (const { id, name } of housesJson.houses) expect(english[`house.${id}.name`]).toBe(name);
  for (const { id, name } of mapJson.domains) expect(english[`domain.${id}.name`]).toBe(name);
  for (const { id, name } of plotCardsJson.cards) expect(english[`card.${id}.name`]).toBe(name);
  for (const { id, name } of housesJson.heroes) expect(english[`hero.${id}.name`]).toBe(name);
});

it('Persian has Persian digits and letters, and no stray joiners', () => {
  const stray = /[0-9٠-٩يك]|[دذرزژوا\s]\u200c|\u200c[\s.،؛:]/;
  expect(Object.entries(fa).filter(([, text]) => stray.test(text))).toEqual([]);
});
