// Proves that whoever is shown the number of a rule finds it, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../rules/en.json' with { type: 'json' };
import fa from '../rules/fa.json' with { type: 'json' };
import hu from '../rules/hu.json' with { type: 'json' };
import uk from '../rules/uk.json' with { type: 'json' };

type Rules = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;
const english: Rules = en;
const languages: readonly (readonly [string, Rules])[] = [
  ['en', en],
  ['uk', uk],
  ['hu', hu],
  ['fa', fa],
];

const LINK = /§(\d+(?:\.\d+)*)/g;

/** Prompts name their rule as `rule: '4.1.1'`; reasons and mistakes put it behind their code. */
const CITED = /(?:\brule: |'[a-z]+(?:-[a-z]+)*', )'(\d+(?:\.\d+)*)'/g;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Every section this game cites, and 0, to which a table's own refusals lead. */
const cited = new Set([
  '0',
  ...sources(join(import.meta.dirname, '../src')).flatMap((source) =>
    [...source.matchAll(CITED)].map(([, rule]) => rule!),
  ),
]);

/** 4.2.3 stands in 4.2, and that in 4. */
function headings(section: string): string[] {
  const parts = section.split('.');
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('.'));
}

const links = (text: string) => [...text.matchAll(LINK)].map(([, section]) => section!).sort();

it('finds the citations in the source', () => {
  expect([...cited]).toEqual(expect.arrayContaining(['1.2', '3.2', '4.1.1', '5.3', '18.21', '27.6']));
});

describe.each(languages)('%s', (_language, rules) => {
  const entries = Object.entries(rules);

  it('has every section that is cited, with its headings', () => {
    const wanted = [...cited].flatMap((section) => [section, ...headings(section)]);
    expect(wanted.filter((section) => !(section in rules))).toEqual([]);
  });

  it('has no section that English lacks', () => {
    expect(Object.keys(rules).filter((section) => !(section in english))).toEqual([]);
  });

  it('gives every chapter a title, and every section something to read', () => {
    const hasParts = (section: string) => entries.some(([other]) => other.startsWith(`${section}.`));
    expect(entries.filter(([section, { title }]) => !section.includes('.') && !title)).toEqual([]);
    expect(entries.filter(([section, { text }]) => text === '' && !hasParts(section))).toEqual([]);
  });

  it('links to sections that exist, the same ones as English', () => {
    for (const [section, { text }] of entries) {
      expect(links(text).filter((link) => !(link in rules))).toEqual([]);
      expect([section, ...links(text)]).toEqual([section, ...links(english[section]!.text)]);
    }
  });

  it('uses no sign the reader does not understand', () => {
    const words = entries.flatMap(([, { title = '', text }]) => [title, text]);
    expect(words.filter((text) => /[{}<>_`#\t]|[^\S\n] |[^\S\n]$|^\s|\n{3}/.test(text))).toEqual([]);
    expect(words.filter((text) => text.split('**').length % 2 === 0)).toEqual([]);
  });
});

it('Persian has Persian digits and letters, and no stray joiners', () => {
  const stray = /[0-9٠-٩يك]|[دذرزژوا\s]\u200c|\u200c[\s.،؛:]/;
  const words = Object.values<Rules[string]>(fa).map(({ title = '', text }) =>
    `${title} ${text}`.replace(LINK, ''),
  );
  expect(words.filter((text) => stray.test(text))).toEqual([]);
});
