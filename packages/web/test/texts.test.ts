// Four languages say the same things, nothing is missing, nothing is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { catalogue } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '@three-thrones/ui/i18n/languages.ts';

const web = join(import.meta.dirname, '..');
const repository = join(web, '..', '..');
const ui = join(repository, 'packages', 'ui');

type Texts = Readonly<Record<string, string>>;
type Token = string | readonly [argument: string, kind?: string, format?: unknown];

function textsIn(folder: string): Readonly<Record<string, Texts>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts,
    ]),
  );
}

const texts = textsIn(join(ui, 'text'));
const english = texts['en']!;

/** The interface, what stands on the cover of every game, and what only its help says. The games' own words are checked with their data. */
const books: [string, Readonly<Record<string, Texts>>][] = [
  ['the interface', texts],
  ...catalogue.all.map(({ id }): [string, Readonly<Record<string, Texts>>] => [
    `the cover of ${id}`,
    textsIn(join(repository, 'games', id, 'cover', 'text')),
  ]),
  ...catalogue.ids.map((id): [string, Readonly<Record<string, Texts>>] => [
    `the help of ${id}`,
    textsIn(join(repository, 'games', id, 'board', 'help', 'text')),
  ]),
];

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const sources = [
  ...[join(web, 'src'), join(ui, 'src'), join(repository, 'packages', 'game-kit', 'src')],
  ...catalogue.ids.map((id) => join(repository, 'games', id, 'board')),
].flatMap((folder) => filesUnder(folder, /\.tsx?$/));

/** What an argument speaks of, whatever its form: `houseGen` is `house`, `fromIn` is `from`. */
function thingOf(argument: string): string {
  return argument.replace(/(?<=[a-z])(?:Gen|Acc|Dat|With|At|In)$/, '');
}

/** Every argument of a message with its kind, whatever branch it stands in. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue;
      const [argument, kind = '', format] = token;
      found.add(`${thingOf(argument)} ${kind}`);
      if (typeof format === 'object' && format !== null)
        for (const branch of Object.values(format)) walk(branch);
    }
  };
  walk(compileMessageOrThrow(message));
  return [...found].sort();
}

function pluralsOf(message: string): string[][] {
  const found: string[][] = [];
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string' || typeof token[2] !== 'object' || token[2] === null) continue;
      const { offset: _, ...branches } = token[2] as Record<string, unknown>;
      if (token[1] === 'plural') found.push(Object.keys(branches).filter((branch) => !/^\d+$/.test(branch)));
      for (const branch of Object.values(branches)) walk(branch);
    }
  };
  walk(compileMessageOrThrow(message));
  return found;
}

const inLanguages = books.flatMap(([name, book]) =>
  LANGUAGES.map((language) => [language, name, book] as const),
);

describe.each(inLanguages)('%s of %s', (language, _, book) => {
  const own = book[language]!;
  const model = book['en']!;
  const entries = Object.entries(own);

  it('has exactly the keys of English', () => {
    expect(Object.keys(own)).toEqual(Object.keys(model));
  });

  it('takes the same arguments as English', () => {
    const other = entries.filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(model[key] ?? '').join(),
    );
    expect(other).toEqual([]);
  });

  it('has a form for every plural of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[language]).resolvedOptions();
    const wanted = [...pluralCategories].sort().join();
    const wrong = entries.filter(([, text]) =>
      pluralsOf(text).some((forms) => [...forms].sort().join() !== wanted),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no text empty or ragged', () => {
    expect(entries.filter(([, text]) => !/^\S+(?:\s\S+)*$/.test(text))).toEqual([]);
  });
});

it('the interface is in the order of its keys', () => {
  expect(Object.keys(english)).toEqual([...Object.keys(english)].sort());
});

it('writes digits inside Persian sentences in Persian', () => {
  const latin = Object.entries(texts['fa']!).filter(([, text]) =>
    /\d/.test(text.replace(/\{[^{}]*\}|=\d+/g, '')),
  );
  expect(latin).toEqual([]);
});

describe('keys in the source', () => {
  it('all exist', () => {
    const own = sources.filter((source) =>
      /import \{[^}]*\bt\b(?! as)[^}]*\} from '(?:@three-thrones\/ui|\.{1,2})[./]*\/?(?:i18n\/)?index\.ts'/.test(
        source,
      ),
    );
    const asked = own.flatMap((source) =>
      [...source.matchAll(/(?<![.\w])t\(\s*'([^']+)'/g)].map(([, key]) => key!),
    );
    expect(asked.filter((key) => !(key in english))).toEqual([]);
  });

  it('leave none unused', () => {
    const literals = new Set(
      sources.flatMap((source) => [...source.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key!)),
    );
    /** `t(`tables.status.${status}`)`: everything that begins and ends so. */
    const patterns = sources.flatMap((source) =>
      [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{[^}]*\}([\w.-]*)`/g)].map(
        ([, start, end]) => [start!, end!] as const,
      ),
    );
    const isUsed = (key: string): boolean =>
      literals.has(key) || patterns.some(([start, end]) => key.startsWith(start) && key.endsWith(end));
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

function codesIn(folder: string): string[] {
  return filesUnder(join(repository, folder), /\.ts$/).flatMap((source) =>
    [...source.matchAll(/(?:refusal|refuse)\(\s*'([a-z-]+)'/g)].map(([, code]) => code!),
  );
}

describe('refusals', () => {
  /** Said by `tt` on a terminal, never to the page. */
  const elsewhere = [
    ...['bad-flag', 'bad-option', 'cannot-listen', 'cannot-use-data'],
    ...['no-such-ban', 'receipt-malformed', 'wrong-token'],
  ];
  const same = readFileSync(join(ui, 'src', 'i18n', 'refusal-words.ts'), 'utf8');

  it('of server, kernel and client all have a sentence', () => {
    const folders = ['packages/server/src', 'packages/kernel/src', 'packages/web/src', 'packages/ui/src'];
    const wanted = new Set(folders.flatMap(codesIn).filter((code) => !elsewhere.includes(code)));
    const silent = [...wanted].filter(
      (code) => !(`error.${code}` in english) && !new RegExp(`^ +'?${code}'?:`, 'm').test(same),
    );
    expect(silent).toEqual([]);
  });
});

describe('the page before any script', () => {
  const page = readFileSync(join(web, 'index.html'), 'utf8');

  it('describes itself in English, the language it says it is in', () => {
    expect(page).toContain('<html lang="en">');
    expect(page).toContain(`<meta name="description" content="${english['common.description']!}" />`);
  });

  it('says in every language that it needs JavaScript', () => {
    const [, said = ''] = /<noscript>([^]*)<\/noscript>/.exec(page) ?? [];
    const spoken = [...said.matchAll(/<p lang="(\w+)"([^>]*)>[^<]+<\/p>/g)];
    expect(spoken.map(([, language]) => language)).toEqual([...LANGUAGES]);
    expect(spoken.filter(([, , more]) => more?.includes('rtl')).map(([, language]) => language)).toEqual([
      'fa',
    ]);
  });
});
