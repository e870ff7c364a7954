// Every game brings every part, and each part opens: what a manifest lacks is noticed here, not by a player. The toy game
// of docs/add-a-game.md is held to the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Budgets, Manifest } from '@three-thrones/game-kit/manifest.ts';
import type { Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';
import { begin, isRefusal } from '@three-thrones/kernel';
import { catalogue as withToy } from '@three-thrones/testkit/toy/catalogue.ts';
import { LANGUAGES, loadWords, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { Words } from '@three-thrones/ui/i18n/words.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

function folderOf(id: string): string {
  const isReal = catalogue.ids.includes(id);
  return join(repository, ...(isReal ? ['games'] : ['packages', 'testkit', 'toy', 'games']), id);
}

/** A part that is added to the type is missed here until the test opens it too. */
const PARTS: Readonly<
  Record<keyof Omit<Manifest, 'released' | 'openQuestions' | 'companion'>, 'value' | 'opens'>
> = {
  ...{ id: 'value', players: 'value', manual: 'value', budgets: 'value' },
  ...{ load: 'opens', configFor: 'opens', cover: 'opens', setUp: 'opens', words: 'opens' },
  ...{ appendix: 'opens', board: 'opens', help: 'opens', terminal: 'opens' },
};
const BOARD_PARTS: Readonly<Record<keyof Omit<AnyBoard['parts'], 'Scene' | 'Card'>, true>> = {
  ...{ Tracks: true, Chips: true, Others: true, Stage: true },
  ...{ Preview: true, Mat: true, Hand: true, Actions: true },
};
const BOARD_WORDS: Readonly<
  Record<
    keyof Omit<
      AnyBoard,
      | ('parts' | 'icons' | 'kinds' | 'places' | 'promises' | 'placeMenu' | 'hints' | 'aspect' | 'ahead')
      | ('arrangement' | 'automaton' | 'goesBy' | 'isApart' | 'loadFor' | 'origin' | 'roundName' | 'telling')
    >,
    true
  >
> = {
  ...{ load: true, houseName: true, rounds: true, prompt: true, waits: true, option: true, things: true },
  ...{ fact: true, section: true, sound: true, reason: true, isFight: true, about: true, entryOf: true },
  ...{ nameOf: true, ending: true, inWords: true, race: true, hint: true, weight: true },
};
const TERMINAL: Readonly<Record<keyof Renderer, true>> = {
  ...{ table: true, name: true, question: true, option: true, fact: true, reason: true },
};
const BUDGETS: Readonly<Record<keyof Budgets, true>> = {
  ...{ decisionsPerSecond: true, gamesPerSecond: true, answersPerSecond: true },
};

/** Which of these are no functions. */
function notCallable(object: object, names: object): string[] {
  const found = object as Readonly<Record<string, unknown>>;
  return Object.keys(names).filter((name) => typeof found[name] !== 'function');
}

const SIGNS = new Set(
  ['ui/src/art/interface.svg', 'game-kit/src/board/art/signs.svg'].flatMap((file) =>
    [...readFileSync(join(repository, 'packages', file), 'utf8').matchAll(/id="icon-([\w-]+)"/g)].map(
      ([, name]) => name!,
    ),
  ),
);

/** Each language in turn, and English again in the end. */
async function inEveryLanguage(words: Words<string>, check: (language: string) => void): Promise<void> {
  await words.load();
  for (const language of LANGUAGES) {
    await setLanguage(language);
    check(language);
  }
  await setLanguage('en');
}

/** Which of these keys have no words. */
function unsaid(words: Words<string>, keys: readonly string[]): string[] {
  return keys.filter((key) => !words.has(key) || words.t(key).trim() === '');
}

/** Cards of any kind, wherever the data have them: rows of lists that are called so. */
function cardsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const rows = Array.isArray(inner) && /^(?:cards|heroes)$/.test(name) ? (inner as { id?: unknown }[]) : [];
    return [...rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])), ...cardsIn(inner)];
  });
}

function cardsOf(id: string): string[] {
  const folder = join(folderOf(id), 'data');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return [...new Set(files.flatMap((name) => cardsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')))))];
}

// The appendix takes titles of chapters from the interface.
beforeAll(loadWords);

describe.each(withToy.all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has every part', () => {
    const parts = Object.entries(PARTS);
    expect(parts.filter(([part]) => !(part in game)).map(([part]) => part)).toEqual([]);
    expect(notCallable(game, Object.fromEntries(parts.filter(([, kind]) => kind === 'opens')))).toEqual([]);
  });

  it('has its rules, and every earlier version of them', async () => {
    const rules = await game.load();
    expect(rules.id).toBe(id);
    for (const players of Object.values(game.players))
      expect(isRefusal(begin(rules, game.configFor(players), 'seed'))).toBe(false);
    const released = Object.keys(game.released ?? {}).map(Number);
    expect(released).toEqual(Array.from({ length: rules.rulesVersion - 1 }, (_, at) => at + 1));
    for (const version of released)
      expect(await game.released![version]!()).toMatchObject({ id, rulesVersion: version });
  });

  it('says what can be chosen, in every language', async () => {
    const { houses, leaderKey, rules: always = [], modes = [] } = await game.setUp();
    const rules = [...always, ...modes.flatMap((mode) => mode.rules ?? [])];
    expect(houses.length).toBeGreaterThanOrEqual(game.players.most);
    const leaders = houses.flatMap((house) => house.leaders);
    expect(leaders.length > 0).toBe(leaderKey !== undefined);
    const keys = [
      ...houses.flatMap((house) => [`house.${house.id}.name`, `house.${house.id}.short`]),
      ...leaders.map((leader) => leaderKey!(leader)),
      ...rules.flatMap(({ words, values, isHouse }) => [
        `setting.${words}.name`,
        `setting.${words}.text`,
        ...values
          .filter((value) => typeof value === 'string' && !isHouse)
          .map((value) => `setting.${words}.${value}`),
      ]),
      ...modes.flatMap((mode) => [`mode.${mode.id}.name`, `mode.${mode.id}.text`]),
    ];
    const words = await game.words();
    await inEveryLanguage(words, (language) => expect(unsaid(words, keys), language).toEqual([]));
  });

  it('plays every mode it offers, with as few and as many as it says, and names it on the cover', async () => {
    const [rules, { modes = [], houses }, { words, ...cover }] = await Promise.all([
      ...([game.load(), game.setUp(), game.cover()] as const),
    ]);
    for (const mode of modes) {
      const { least, usual, most } = mode.players({});
      for (const players of [least, usual, most]) {
        const seats = (mode.houses?.({}) ?? houses).slice(0, players).map((house) => house.id);
        const config = { ...mode.config, seats };
        expect([mode.id, players, isRefusal(begin(rules, config, 'seed'))]).toEqual([
          mode.id,
          players,
          false,
        ]);
      }
    }
    const named = (cover.modes ?? []).map((mode) => mode.id);
    expect(named).toEqual(modes.length > 1 ? modes.map((mode) => mode.id) : []);
    const keys = named.map((mode) => `mode.${mode}`);
    await inEveryLanguage(words, (language) => expect(unsaid(words, keys), language).toEqual([]));
  });

  it.each(LANGUAGES)('names every card of its data in %s', (language) => {
    const cards = cardsOf(id);
    expect(cards.length).toBeGreaterThan(5);
    const file = join(folderOf(id), 'text', `${language}.json`);
    const named = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).flatMap(
      (key) => /^[a-z-]+\.(.+)\.name$/.exec(key)?.[1] ?? [],
    );
    expect(cards.filter((one) => !named.includes(one))).toEqual([]);
  });

  it.each(LANGUAGES)('has rules to read in %s', async (language) => {
    const { default: manual } = await game.manual[language]();
    const { default: english } = await game.manual.en();
    expect(Object.keys(manual)).toEqual(Object.keys(english));
    expect(Object.keys(manual)).toContain('0');
    expect(Object.values(manual).filter(({ title = '' }) => title.trim() === '')).toEqual([]);
  });

  it('has a board with all its parts', async () => {
    const board = await game.board();
    expect(notCallable(board.parts, BOARD_PARTS)).toEqual([]);
    expect(notCallable(board, BOARD_WORDS)).toEqual([]);
    expect(Object.values(board.icons).filter((name) => !SIGNS.has(name))).toEqual([]);
    expect(Object.keys(board.kinds).length).toBeGreaterThan(0);
    await board.load();
    const { houses } = await game.setUp();
    expect(houses.filter((house) => board.houseName(house.id) === house.id)).toEqual([]);
  });

  it('has an appendix with every card in it', async () => {
    const chapters = (await game.appendix())();
    expect(chapters.filter(({ title, icon }) => title === '' || !SIGNS.has(icon))).toEqual([]);
    const entries = chapters.flatMap((chapter) => chapter.entries);
    expect(entries.filter(({ title }) => title.trim() === '')).toEqual([]);
    const anchors = entries.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    const missing = cardsOf(id).filter((one) => !anchors.some((anchor) => anchor.endsWith(`-${one}`)));
    expect(missing).toEqual([]);
  });

  it('has a table on the terminal', async () => {
    expect(notCallable(await game.terminal(), TERMINAL)).toEqual([]);
  });

  it('has budgets', () => {
    expect(Object.keys(game.budgets).sort()).toEqual(Object.keys(BUDGETS).sort());
    expect(Object.values(game.budgets).filter((share) => !(share > 0))).toEqual([]);
  });
});

it.each(withToy.all.map((game) => [game.id, game] as const))(
  'the cover of %s has a picture, and words in every language',
  async (_id, game) => {
    const { words, picture } = await game.cover();
    expect(picture.src).toMatch(/\S/);
    expect(picture.viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
    const keys = ['name', 'line', ...picture.names.map(({ key }) => key)];
    const all: Words<string> = words;
    await inEveryLanguage(all, (language) => expect(unsaid(all, keys), language).toEqual([]));
  },
);
