// The working rules for texts (CONTRIBUTING.md), as far as a program can hold anybody to them: all catalogues, in every
// language that has been gone through.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import type { Language } from '@three-thrones/ui/i18n/languages.ts';

type Texts = Readonly<Record<string, string>>;
/** What must not be said, why or what is said instead, and under which keys: everywhere unless told. */
type Ban = readonly [words: RegExp, why: string, keys?: RegExp];

const CHECKED: readonly Language[] = ['en', 'uk', 'hu', 'fa'];

const CATALOGUES = {
  web: 'packages/ui',
  'tiny-epic': 'games/tiny-epic',
  agot: 'games/agot',
  'iron-throne': 'games/iron-throne',
  'tiny-epic-help': 'games/tiny-epic/board/help',
  'tiny-epic-coop': 'games/tiny-epic/board/coop',
  'agot-help': 'games/agot/board/help',
  'iron-throne-help': 'games/iron-throne/board/help',
  'iron-throne-stage': 'games/iron-throne/board/stage',
  'iron-throne-moments': 'games/iron-throne/board/moments',
  'iron-throne-companion': 'games/iron-throne/board/companion',
  'tiny-epic-companion': 'games/tiny-epic/board/companion',
} as const;
type Catalogue = keyof typeof CATALOGUES;
const ALL = Object.keys(CATALOGUES) as Catalogue[];

const repository = join(import.meta.dirname, '..', '..', '..');

function textsOf(catalogue: Catalogue, language: Language): Texts {
  const file = join(repository, CATALOGUES[catalogue], 'text', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/** A word of any script, from its beginning to its end. */
function word(...forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\u200c])(?:${forms.join('|')})(?![\\p{L}\\u200c])`, 'iu');
}

/** 2: a case that is missing is no reason for a colon. Hungarian has endings, and words that follow their noun. */
const PREPOSITIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['of', 'to', 'from', 'with', 'against', 'in', 'at', 'by', 'for', 'on', 'into'],
  uk: [
    ...['з', 'із', 'зі', 'проти', 'на', 'у', 'в', 'до', 'для', 'від', 'за', 'про', 'під', 'над'],
    ...['між', 'без', 'після', 'через'],
  ],
  hu: [],
  fa: ['از', 'به', 'با', 'در', 'برای', 'علیه', 'تا'],
};

/** What somebody asks everybody at the table for; a game may have proposals of its own. */
const TO_THE_TABLE = /^(?:error|table)\..*proposal/;

/** 4: words that belong to another concept, or that nobody says at a table. */
const BANS: Readonly<Record<Language, readonly Ban[]>> = {
  en: [
    [word('go on', 'goes on', 'going on', 'went on'), 'continue, resume'],
    [word('by itself', 'by themselves'), 'automatically'],
    [word('touch', 'touch again'), 'tap'],
    [word('kept'), 'saved'],
    [word('refused'), 'not allowed, declined', /^(?:table|error)\./],
    [word('run out'), 'expired'],
    [/^It needs/, 'Requires', /^prerequisite\./],
    [word('is asked of you'), 'You have nothing to decide'],
    [/(?<=\p{L} )The (?:Reach|Eyrie|Rills)/u, 'the'],
  ],
  uk: [
    [word('хід'), 'a turn; one choice is undone', /^table\.(?:keys\.)?undo$/],
    [/пропозиц/i, 'an offer; proposals are «прохання»', TO_THE_TABLE],
    [/прохан/i, 'a proposal; offers are «пропозиція»', /bargain/],
    [/(?<!обліков\p{L}+ )запис/iu, 'an entry; an account is «обліковий запис»', /^settings\.account/],
    [
      /^Сила|(?<!бойов\p{L}+ )сил[аиу] (?:геро|загон)/iu,
      'strength is «бойова сила»',
      /^(?:battle|mat|hero)\./,
    ],
    [word('місце'), 'a seat', /^table\.bargain\.place$/],
    [word('відкритий'), 'begun; public is «публічний»', /^lobby\.listed$/],
  ],
  hu: [
    [word('magától', 'maguktól'), 'automatikusan'],
    [/válaszonként/i, 'lépésenként'],
    [word('hely'), 'a seat', /^table\.bargain\.place$/],
  ],
  fa: [
    [/پیشنهاد/, 'a bid; proposals are «درخواست»', TO_THE_TABLE],
    [/به پشت/, '«رو به پایین»'],
    [/فراخوانده/, '«نیروهای کمکی»', /conscripts/],
    [/رونوشت|پرونده|پشت میز/, '«کپی», «فایل», «سر میز»'],
    [word('هر که', 'آنگاه', 'بی آن'), '«هر کس», «سپس», «بدون آن»'],
  ],
};

/** 7: what only programs speak of. */
const INTERNAL: Readonly<Record<Language, RegExp>> = {
  en: word('answers?', 'answered', 'decisions?', 'seeds?'),
  uk: /відповід(?:ь|і|ей|дю)|початкове число/i,
  hu: /(?<!\p{L})válasz(?:t|od|odat|ok|okat|ai\p{L}*)?(?!\p{L})|döntés/iu,
  fa: /پاسخ(?! نداد)/,
};

/** Arguments in brackets that are no names. */
const IN_BRACKETS = ['version', 'code'];

/** Hungarian endings follow the sound of a name: a card or a place without a form of its own stands in brackets there. */
const MAY_BRACKET: readonly Language[] = [];

/** The tables of docs/glossary.md, under the heading of their catalogue. */
const HEADINGS: Readonly<Record<string, Catalogue>> = {
  'The interface': 'web',
  'Tiny Epic Game of Thrones': 'tiny-epic',
  'A Game of Thrones: The Board Game': 'agot',
  'Game of Thrones: The Iron Throne': 'iron-throne',
};
const glossary = readFileSync(join(repository, 'docs', 'glossary.md'), 'utf8')
  .split(/^## /m)
  .flatMap((chapter) => {
    const of = HEADINGS[chapter.slice(0, chapter.indexOf('\n'))];
    const rows = [...chapter.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)];
    return of === undefined
      ? []
      : rows.map(([, key, cells]) => ({ of, key: key!, words: inColumns(cells!) }));
  });

function inColumns(cells: string): Readonly<Record<Language, string>> {
  const [en = '', uk = '', hu = '', fa = ''] = cells.split(' | ');
  return { en, uk, hu, fa };
}

/** What somebody reads: nobody reads the name of an argument. */
function read(text: string): string {
  return text.replaceAll(/\{\w+(?=[},])/g, '{');
}

/** What is said of a sentence once its names and numbers are gone. */
function skeleton(text: string): string {
  return text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/[\s.,:;→·]+/gu, ' ')
    .trim();
}

function found(texts: Texts, isWrong: (key: string, text: string) => boolean): [string, string][] {
  return Object.entries(texts).filter(([key, text]) => isWrong(key, text));
}

describe.each(CHECKED)('%s', (language) => {
  describe.each(ALL)('%s', (catalogue) => {
    const texts = textsOf(catalogue, language);

    it('2: has no name in brackets, and no preposition before a colon', () => {
      const before = PREPOSITIONS[language].map((one) => new RegExp(`(?<!\\p{L})${one}\\s*:`, 'iu'));
      const isBracketed = (text: string): boolean =>
        !MAY_BRACKET.includes(language) &&
        [...text.matchAll(/\(\{(\w+)\}/g)].some(([, argument]) => !IN_BRACKETS.includes(argument!));
      expect(found(texts, (_, text) => isBracketed(text) || before.some((one) => one.test(text)))).toEqual(
        [],
      );
    });

    it('3: says what is being decided otherwise than what has happened', () => {
      const happened = found(texts, (key) => key.startsWith('fact.')).map(([, text]) => text);
      const told = new Set(happened.map(skeleton));
      const waiting = found(texts, (key, text) => key.startsWith('waits.') && told.has(skeleton(text)));
      expect(waiting).toEqual([]);
    });

    it('4: keeps to one word for one concept', () => {
      const wrong = BANS[language].flatMap(([words, why, keys]) =>
        found(texts, (key, text) => (keys?.test(key) ?? true) && words.test(read(text))).map((text) => [
          ...text,
          why,
        ]),
      );
      expect(wrong).toEqual([]);
    });

    it('6: has no bare number behind a name: it may be a count or an index', () => {
      expect(found(texts, (_, text) => /\{(?!in|from|to)\w+\} \{\w+, number\}/.test(text))).toEqual([]);
    });

    it('7: has no internal nouns in errors', () => {
      expect(
        found(texts, (key, text) => /^(?:error|reason)\./.test(key) && INTERNAL[language].test(read(text))),
      ).toEqual([]);
    });
  });

  it('has the marks of its own script', () => {
    const marks = language === 'fa' ? /[?;]|,(?!\d)/ : /[؟؛،]/;
    // What ICU writes between arguments is read by nobody.
    const shownOf = (text: string): string => text.replaceAll(/\{\w+, ?\w+,?/g, '{');
    for (const catalogue of ALL)
      expect(found(textsOf(catalogue, language), (_, text) => marks.test(shownOf(text)))).toEqual([]);
    for (const game of gameIds) {
      const manual = readFileSync(join(repository, 'games', game, 'manual', `${language}.json`), 'utf8');
      const sections = JSON.parse(manual) as Record<string, { title?: string; text: string }>;
      const texts = Object.entries(sections).map(([key, { title = '', text }]) => [key, `${title} ${text}`]);
      expect(found(Object.fromEntries(texts) as Texts, (_, text) => marks.test(text))).toEqual([]);
    }
  });

  it('has the words of the glossary', () => {
    expect(glossary.length).toBeGreaterThan(50);
    expect(glossary.filter(({ key, words, of }) => textsOf(of, language)[key] !== words[language])).toEqual(
      [],
    );
  });

  it('bends the names of houses in the interface only where every game can', () => {
    const bends = found(textsOf('web', language), (_, text) => /\{\w+(?:Gen|Acc|Dat|With|At)\}/.test(text));
    const games = ALL.filter((one) => 'house.stark.short' in textsOf(one, 'en'));
    const able = games.filter((one) => 'house.stark.gen' in textsOf(one, language));
    expect(bends.length === 0 || able.length === games.length).toBe(true);
  });
});
