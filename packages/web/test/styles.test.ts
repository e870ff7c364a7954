// What holds for every style sheet: one layer, the one of its floor; colours, sizes of text and spaces from the tokens;
// a handful of widths at which something changes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..');

const FOLDERS = [
  ...['packages/ui/src', 'packages/game-kit/src', 'packages/web/src'],
  ...gameIds.map((game) => `games/${game}/board`),
];

/** Letters, and the list of what every page wears: neither says how anything looks. */
const APART = ['packages/ui/src/fonts.css', 'packages/ui/src/styles.css'];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
).filter((file) => file.endsWith('.css') && !APART.includes(file));

const TOKENS = 'packages/ui/src/tokens.css';
const LAYERS = ['tokens', 'base', 'kit', 'pages', 'play', 'game'];

/** The widths at which something may change, from the narrowest up; both sides of one are the same breakpoint. */
const WIDTHS: Readonly<Record<string, string>> = {
  360: 'the narrowest phones',
  430: 'phones',
  560: 'dialogs and lists in one column',
  639: 'sideways',
  640: 'sideways: a phone that lies on its side',
  700: 'tablets',
  701: 'tablets',
  860: 'the bar over pages without words',
  1000: 'pages in one column',
  1180: 'the bar over pages without the names of languages',
  1330: 'desks with less room for the columns of a table',
  1699: 'desks where the hand is folded',
  1700: 'large desks: larger letters, and the hand stays open',
};

/** Games are drawn by hand: how many colours and widths of their own their boards have, and no more. */
const OF_BOARDS = { colours: 431, widths: ['420'] };

/** Spaces made to measure, which the scale does not have; no more of them. */
const MADE_TO_MEASURE = 50;

function textOf(file: string): string {
  return readFileSync(join(repository, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
}

function layerOf(file: string): string {
  if (file === TOKENS) return 'tokens';
  if (file === 'packages/ui/src/base.css') return 'base';
  if (file.startsWith('packages/ui/')) return 'kit';
  if (isOfBoards(file)) return 'game';
  return file.startsWith('packages/web/src/play/') ? 'play' : 'pages';
}

function isOfBoards(file: string): boolean {
  return file.startsWith('packages/game-kit/') || file.startsWith('games/');
}

function declarations(text: string, properties: RegExp): string[] {
  return [...text.matchAll(/(?<=[{;]\s*)([\w-]+):([^;{}]+)(?=[;}])/g)]
    .filter(([, property]) => properties.test(property!))
    .map(([, , value]) => value!);
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi;
const PIXELS = /(?<![\w.-])[\d.]+px\b/g;
const scale = new Set(Array.from(textOf(TOKENS).matchAll(/--space-\d+: (\d+px)/g), ([, value]) => value!));
const [boards, ours] = [true, false].map((isBoard) =>
  sheets.filter((file) => file !== TOKENS && isOfBoards(file) === isBoard),
) as [string[], string[]];

describe.each(sheets)('%s', (file) => {
  const text = textOf(file);

  it('is one layer, that of its floor', () => {
    const layers = text.trim().match(/^@layer [^{;]+[;{]/gm);
    const order = file === TOKENS ? [`@layer ${LAYERS.join(', ')};`] : [];
    expect(layers).toEqual([...order, `@layer ${layerOf(file)} {`]);
    expect(text.trim().match(/^[^\s@}]/gm)).toBeNull();
  });

  it('changes at named widths only', () => {
    const found = [...text.matchAll(/@media[^{]*/g)].flatMap(([media]) =>
      Array.from(media.matchAll(/width: (\d+)px/g), ([, width]) => width!),
    );
    const known = [...Object.keys(WIDTHS), ...(boards.includes(file) ? OF_BOARDS.widths : [])];
    expect(found.filter((width) => !known.includes(width))).toEqual([]);
  });
});

describe.each(ours)('%s takes from the tokens', (file) => {
  const text = textOf(file);

  it('every colour', () => expect(text.match(COLOUR)).toBeNull());

  it('every size of text', () => {
    const sizes = declarations(text, /^font(-size)?$/);
    expect(sizes.filter((size) => /[\d.](px|rem)\b/.test(size))).toEqual([]);
  });

  it('every space the scale has', () => {
    const spaces = declarations(text, SPACES).filter((value) => !/\b(calc|max|min)\(/.test(value));
    expect(spaces.flatMap((value) => value.match(PIXELS) ?? []).filter((px) => scale.has(px))).toEqual([]);
  });
});

/** By night a sheet is dark, and what lies on wood, iron or shade stays dark by day and by night. */
it.each(ours)('%s writes in the colour of the sheet only on what turns with it', (file) => {
  const written = (textOf(file).match(/\{[^{}]*\}/g) ?? []).filter((rule) =>
    /[{;\s]color: var\(--paper/.test(rule),
  );
  expect(written.filter((rule) => !/background: var\(--(ok|no|rule|ink)\)/.test(rule))).toEqual([]);
});

const SPACES = /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/;

it('few spaces are made to measure', () => {
  const odd = ours.flatMap((file) =>
    declarations(textOf(file), SPACES).flatMap((value) => value.match(PIXELS) ?? []),
  );
  expect(odd.length).toBeLessThanOrEqual(MADE_TO_MEASURE);
});

/** A class with the prefix of a game: `.te-hand`. Each game has one prefix, and no other sheet names it. */
const PREFIXED = /\.([a-z]{2})-[a-z]/g;

function prefixesIn(files: readonly string[]): Set<string> {
  const text = files.map(textOf).join('\n');
  return new Set(Array.from(text.matchAll(PREFIXED), ([, prefix]) => prefix!));
}

const prefixes = gameIds.map((game) => {
  const own = sheets.filter((file) => file.startsWith(`games/${game}/`));
  return { game, found: [...prefixesIn(own)] };
});

it.each(prefixes)('the classes of $game have one prefix', ({ found }) => {
  expect(found.length).toBeLessThanOrEqual(1);
});

it('what is not of a game names no class of one', () => {
  const named = prefixesIn(sheets.filter((file) => !file.startsWith('games/')));
  expect(prefixes.flatMap(({ found }) => found).filter((prefix) => named.has(prefix))).toEqual([]);
});

it('no sheet is long', () => {
  const long = boards.filter((file) => textOf(file).split('\n').length > 300);
  expect(long).toEqual([]);
});

it('boards get no more colours of their own', () => {
  const colours = boards.flatMap((file) => textOf(file).match(COLOUR) ?? []);
  expect(colours.length).toBeLessThanOrEqual(OF_BOARDS.colours);
});

it('every token that is used is there', () => {
  const css = sheets.map(textOf).join('\n');
  const made = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name));
  const wanted = Array.from(
    css.matchAll(/var\((--(?:space|text|radius|shade|gleam)-[\w-]+)/g),
    ([, name]) => name,
  );
  expect(wanted.filter((name) => !made.has(name))).toEqual([]);
});

/** What follows a `:has(…)` in a selector: what is styled by it. */
const STYLED_BY_HAS = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^,{]*[\s>+~]([^\s>+~,{]+)\s*(?=[,{])/g;

it.each(sheets)('%s: what a :has() decides about has a name', (file) => {
  // Otherwise the browser looks at every element of the page again whenever anything comes or goes.
  const styled = Array.from(textOf(file).matchAll(STYLED_BY_HAS), ([, subject]) => subject!);
  expect(styled.filter((subject) => /^(?:\*|:not\()/.test(subject))).toEqual([]);
});
