// Generic code knows no game: nothing that only one game says stands in it. The words are taken from the games.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

/** Whatever runs, shows or keeps any game. The pictures of the kit are one book for all games. */
const [web, ui, kit, ...others] = [
  ...['web', 'ui', 'game-kit', 'kernel', 'match', 'bots', 'protocol', 'server', 'cli', 'testkit'],
].map((name) => join(repository, 'packages', name, 'src')) as [string, string, string, ...string[]];

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Every `id` in plain data, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Ids of data and lists of ids, kinds of questions and of facts, reasons. */
async function wordsOf(id: string): Promise<string[]> {
  const folder = join(repository, 'games', id);
  const data = filesUnder(join(folder, 'data'), /\.json$/).flatMap((file) => idsIn(JSON.parse(read(file))));
  const lists = Object.values((await import(join(folder, 'data', 'ids.ts'))) as Record<string, unknown>);
  const facts = [...read(join(folder, 'rules', 'facts.ts')).matchAll(/^ {2}'([\w.-]+)':/gm)];
  const rules = await catalogue.rules(id);
  const flows = 'flows' in rules ? rules.flows : [];
  return [
    ...data,
    ...lists.flatMap((list) => (Array.isArray(list) ? (list as string[]) : [])),
    ...facts.map(([, kind]) => kind!),
    ...flows.flatMap(({ name, steps }) =>
      steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
    ),
  ];
}

/** Strings of a source, without what explains it and without what it imports. */
function stringsIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export) [^;]*? from '[^']*';$/gm, '')
    .replaceAll(/import\('[^']*'\)/g, '');
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, back]) => (single ?? double ?? back)!,
  );
}

/** The words of a string as ids are written: `card-kingslayer`, and `turn.placeDie` too. */
function wordsIn(text: string): string[] {
  return [...text.split(/[^\w.-]+/), ...text.split(/[^\w-]+/)];
}

/** Found in a file: each word with where it stands. */
function foundIn(files: readonly string[], words: ReadonlySet<string>): string[] {
  return files.flatMap((file) => {
    const said = new Set(stringsIn(read(file)).flatMap(wordsIn));
    return [...said]
      .filter((word) => words.has(word))
      .map((word) => `${file.slice(repository.length + 1)}: ${word}`);
  });
}

/** Ids that are plain English too, where generic code means the plain word. */
const ORDINARY = new Set([
  'secret', // what a view leaves out
  'reveal', // a barrier to undo, and the second half of shaking dice
  'immediate', // a transaction
  'cancel', // a button
  'support', // a promise one can make in any game
  'card', // a sound
  'hostility', // the sign of any fight in the kit
  'results', // of a measurement
  'green', // ink of a map, and in the loop all are measured by
  'white',
]);

const isPlain = (word: string): boolean => ORDINARY.has(word);

/** The classes a style sheet speaks of. */
function classesIn(css: string): string[] {
  return [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);
}

const sheets = (folder: string): string[] => filesUnder(folder, /\.css$/).map(read);

describe('generic code', () => {
  const sources = [web, ui, kit, ...others].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
  const screens = [web, ui].flatMap((folder) => filesUnder(folder, /\.tsx?$/));

  it('names no game', () => {
    const ids = new Set(catalogue.ids);
    expect(foundIn(sources, ids)).toEqual([]);
  });

  it.each(catalogue.ids)('says no word of %s', async (id) => {
    const words = new Set((await wordsOf(id)).filter((word) => !isPlain(word)));
    expect(words.size).toBeGreaterThan(10);
    expect(foundIn(sources, words)).toEqual([]);
  });

  it('uses no sign that boards bring along', () => {
    const drawn = read(join(kit, 'board', 'art', 'signs.svg')).matchAll(/id="icon-([\w-]+)"/g);
    const signs = new Set([...drawn].map(([, name]) => name!).filter((name) => !isPlain(name)));
    expect(signs.size).toBeGreaterThan(30);
    expect(foundIn(screens, signs)).toEqual([]);
  });

  it.each(catalogue.ids)('has no class of the board of %s', (id) => {
    const styled = new Set([web, ui, kit].flatMap(sheets).flatMap(classesIn));
    const set = new Set(
      [web, ui, kit]
        .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
        .flatMap((file) => stringsIn(read(file)).flatMap(wordsIn)),
    );
    // A class that generic code both sets and styles is its own, though a board may have a word about it.
    const isShared = (name: string): boolean => styled.has(name) && set.has(name);
    const names = sheets(join(repository, 'games', id, 'board')).flatMap(classesIn);
    const own = new Set(names.filter((name) => name.includes('-') && !isShared(name)));
    expect(own.size).toBeGreaterThan(0);
    expect(
      [web, ui]
        .flatMap(sheets)
        .flatMap(classesIn)
        .filter((name) => own.has(name)),
    ).toEqual([]);
    expect(foundIn(screens, own)).toEqual([]);
  });
});
