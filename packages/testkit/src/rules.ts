// The rules of a game as its players read them: whoever is shown the number of a rule finds it, in every language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Rules = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;

/** What the rules of a game are measured by. */
export interface RulesOfAGame {
  readonly languages: Readonly<Record<'en' | 'uk' | 'hu' | 'fa', Rules>>;
  /** The folder of the game's source, which cites them. */
  readonly source: string;
  /** How many sections the source cites at least: a search that finds none proves nothing. */
  readonly atLeast?: number;
}

const LINK = /§(R\d*|\d+(?:\.\d+)*)/g;

/** Whatever the source quotes like '13.3', '13.1b' or 'R44' is a citation; a chapter is one behind a name or a code. */
const CITED = /'(R\d+|\d+(?:\.\d+)+[a-z]?)'|(?:\w: |'[a-z]+(?:-[a-z]+)*', )'(\d+)'/g;

/** Tests what must hold of the rules of any game. */
export function checkRules({ languages, source, atLeast = 21 }: RulesOfAGame): void {
  const english = languages.en;
  const cited = citedIn(source);

  it('are cited by the source', () => {
    expect(cited.size).toBeGreaterThanOrEqual(atLeast);
  });

  describe.each(Object.entries(languages))('%s', (_language, rules) => {
    const entries = Object.entries(rules);

    it('has every section that is cited, with its headings', () => {
      const wanted = [...cited].map(sectionOf).flatMap((section) => [section, ...headings(section)]);
      expect(wanted.filter((section) => !(section in rules))).toEqual([]);
    });

    it('has every line that is cited by its letter', () => {
      const lettered = [...cited].filter((citation) => sectionOf(citation) !== citation);
      const missing = lettered.filter((citation) => {
        const lines = rules[sectionOf(citation)]?.text.match(/^- \*\*\S+\*\* /gm) ?? [];
        return lines.length <= citation.charCodeAt(citation.length - 1) - 'a'.charCodeAt(0);
      });
      expect(missing).toEqual([]);
    });

    it('has the sections of English, and no other', () => {
      expect(Object.keys(rules).toSorted()).toEqual(Object.keys(english).toSorted());
    });

    it('gives every section a title, and something to read', () => {
      const hasParts = (section: string) => entries.some(([other]) => headings(other).includes(section));
      expect(entries.filter(([, { title }]) => !title)).toEqual([]);
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
      const differing = entries.filter(
        ([section, { text }]) => lines(text) !== lines(english[section]?.text),
      );
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
    const words = Object.values(languages.fa).map(({ title = '', text }) =>
      `${title} ${text}`.replace(LINK, ''),
    );
    expect(words.filter((text) => stray.test(text))).toEqual([]);
  });
}

/** Every section the files of a folder cite, and 0, to which a table's own refusals lead. */
function citedIn(folder: string): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(['0', ...sources.flatMap(citations)]);
}

/** The sections a source cites. */
export function citations(source: string): string[] {
  return [...source.matchAll(CITED)].map(([, section, chapter]) => (section ?? chapter)!);
}

/** A part cited by its letter, 13.1b, is a line of 13.1. */
function sectionOf(citation: string): string {
  return citation.replace(/[a-z]$/, '');
}

/** 4.2.3 stands in 4, and there in 4.2; R40 stands in R. */
function headings(section: string): string[] {
  if (/^R\d/.test(section)) return ['R'];
  const parts = section.split('.');
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('.'));
}

function links(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, section]) => section!).sort();
}
