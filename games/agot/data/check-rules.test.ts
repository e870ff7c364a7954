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

const LINK = /§(R\d*|\d+(?:\.\d+)*)/g;

/** Whatever the source quotes like '13.3', '13.1b' or 'R44' is a citation; a chapter is one behind a name or a code. */
const CITED = /'(R\d+|\d+(?:\.\d+)+[a-z]?)'|(?:\w: |'[a-z]+(?:-[a-z]+)*', )'(\d+)'/g;

const citations = (source: string) =>
  [...source.matchAll(CITED)].map(([, section, chapter]) => (section ?? chapter)!);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Every section this game cites, and 0, to which a table's own refusals lead. */
const cited = new Set(['0', ...sources(join(import.meta.dirname, '../src')).flatMap(citations)]);

/** A part cited by its letter, 13.1b, is a line of 13.1. */
const sectionOf = (citation: string) => citation.replace(/[a-z]$/, '');

/** 4.2.3 stands in 4.2, and that in 4; R40 stands in R. */
function headings(section: string): string[] {
  if (/^R\d/.test(section)) return ['R'];
  const parts = section.split('.');
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('.'));
}

const isChapter = (section: string) => headings(section).length === 0;

const links = (text: string) => [...text.matchAll(LINK)].map(([, section]) => section!).sort();

/** 1 to n, if these are its numbers, in whatever order. */
function expectCounted(numbers: readonly number[], upTo = numbers.length): void {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: upTo }, (_, at) => at + 1));
}

it('finds citations in the source', () => {
  const source = `{ rule: '13.8' }; refuse('not-adjacent', 'R38'); ask('march', '12.1b'); { words: '2' }; '3'`;
  expect(citations(source)).toEqual(['13.8', 'R38', '12.1b', '2']);
});

it('has chapters 0 to 23, rulings 1 to 115, and leaves out no number between', () => {
  const sections = Object.keys(english);
  const chapters = sections.filter((section) => isChapter(section) && section !== 'R');
  expectCounted(chapters.filter((chapter) => chapter !== '0').map(Number), 23);
  for (const chapter of chapters) {
    const parts = sections.filter((section) => section.startsWith(`${chapter}.`));
    expectCounted(parts.map((part) => Number(part.split('.')[1])));
  }
  const rulings = sections.filter((section) => headings(section).includes('R'));
  expectCounted(
    rulings.map((ruling) => Number(ruling.slice(1))),
    115,
  );
});

describe.each(languages)('%s', (_language, rules) => {
  const entries = Object.entries(rules);

  it('has every section that is cited, with its headings', () => {
    const wanted = [...cited].map(sectionOf).flatMap((section) => [section, ...headings(section)]);
    expect(wanted.filter((section) => !(section in rules))).toEqual([]);
  });

  it('has every line that is cited by its letter', () => {
    const lettered = [...cited].filter((citation) => sectionOf(citation) !== citation);
    const lacking = lettered.filter((citation) => {
      const lines = rules[sectionOf(citation)]?.text.match(/^- \*\*\S+\*\* /gm) ?? [];
      return lines.length <= citation.charCodeAt(citation.length - 1) - 'a'.charCodeAt(0);
    });
    expect(lacking).toEqual([]);
  });

  it('has the sections of English, and no other', () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('gives every chapter a title, and every section something to read', () => {
    const hasParts = (section: string) => entries.some(([other]) => headings(other).includes(section));
    expect(entries.filter(([section, { title }]) => isChapter(section) && !title)).toEqual([]);
    expect(entries.filter(([section, { text }]) => text === '' && !hasParts(section))).toEqual([]);
  });

  it('links to sections that exist, the same ones as English', () => {
    for (const [section, { text }] of entries) {
      expect(links(text).filter((link) => !(link in rules))).toEqual([]);
      expect([section, ...links(text)]).toEqual([section, ...links(english[section]!.text)]);
    }
  });

  it('has lists as long as those of English', () => {
    const lines = (text = '') => text.split('\n').filter((line) => line.startsWith('- ')).length;
    const differing = entries.filter(([section, { text }]) => lines(text) !== lines(english[section]?.text));
    expect(differing.map(([section]) => section)).toEqual([]);
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
