// Whatever lies on a table has its entry in the manual, in every language, and whatever leads there arrives.

import { CARDS, ORDERS, TIDES, TRACKS, UNIT_KINDS, WILDLINGS } from '@three-thrones/agot/data/ids.ts';
import tablesJson from '@three-thrones/agot/data/tables.json' with { type: 'json' };
import westerosJson from '@three-thrones/agot/data/westeros.json' with { type: 'json' };
import agotEnglish from '@three-thrones/agot/text/en.json' with { type: 'json' };
import ironHousesJson from '@three-thrones/iron-throne/data/houses.json' with { type: 'json' };
import ironEnglish from '@three-thrones/iron-throne/text/en.json' with { type: 'json' };
import { ACTIONS, BATTLE_TYPES, HEROES, HOUSES, PLOT_CARDS } from '@three-thrones/tiny-epic/data/ids.ts';
import housesJson from '@three-thrones/tiny-epic/data/houses.json' with { type: 'json' };
import plotCardsJson from '@three-thrones/tiny-epic/data/plot-cards.json' with { type: 'json' };
import tinyEpicEnglish from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Appendix, Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { chapterOf, searchAppendix } from '../src/manual/entries.ts';
import { loadBoard } from '../src/games/boards.ts';
import { loadAppendix, loadRules } from '../src/manual/rules.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

const thingsOf = (kind: string, ids: readonly string[]): Thing[] => ids.map((id): Thing => `${kind}:${id}`);

/** Ids of what has words under a prefix and a suffix. */
function explained(words: object, start: string, end = ''): string[] {
  return Object.keys(words)
    .filter((key) => key.startsWith(start) && key.endsWith(end))
    .map((key) => key.slice(start.length, key.length - end.length))
    .filter((id) => !id.includes('.'));
}

/** Ids of what has a name under a prefix, dots and all. */
function named(words: object, start: string): string[] {
  return Object.keys(words)
    .filter((key) => key.startsWith(start) && key.endsWith('.name'))
    .map((key) => key.slice(start.length, -'.name'.length));
}

const GAMES: Readonly<Record<string, readonly Thing[]>> = {
  'tiny-epic': [
    ...thingsOf('card', [...PLOT_CARDS, ...HEROES]),
    ...thingsOf('house', HOUSES),
    ...thingsOf('pool', HOUSES),
    ...thingsOf('ability', HOUSES),
    ...thingsOf('action', ACTIONS),
    ...thingsOf('die', ACTIONS),
    ...thingsOf('slot', ACTIONS),
    ...thingsOf('force', HOUSES),
    ...thingsOf(
      'term',
      explained(tinyEpicEnglish, 'about.').filter((id) => `term.${id}` in tinyEpicEnglish),
    ),
  ],
  agot: [
    ...thingsOf('card', CARDS),
    ...thingsOf('order', ORDERS),
    ...thingsOf('unit', UNIT_KINDS),
    ...thingsOf('tide', TIDES),
    ...thingsOf('wildling', WILDLINGS),
    ...thingsOf(
      'westeros',
      westerosJson.decks.flatMap(({ cards }) => cards.map(({ id }) => id)),
    ),
    ...thingsOf('token', TRACKS),
    ...thingsOf('track', explained(agotEnglish, 'track.', '.text')),
    ...thingsOf('term', explained(agotEnglish, 'term.', '.text')),
    ...thingsOf('term', explained(agotEnglish, 'phase.', '.text')),
  ],
  'iron-throne': [
    ...ironHousesJson.houses.flatMap(({ id, characters, leaders, deck }) => [
      ...thingsOf('house', [id]),
      ...thingsOf('board', [id]),
      ...thingsOf(
        'character',
        characters.map((one) => one.id),
      ),
      ...thingsOf(
        'leader',
        leaders.map((one) => one.id),
      ),
      ...thingsOf(
        'card',
        deck.map((one) => one.id),
      ),
    ]),
    ...thingsOf('event', named(ironEnglish, 'event.')),
    ...thingsOf(
      'moment',
      named(ironEnglish, 'moment.').filter((id) => id !== 'special'),
    ),
    ...thingsOf(
      'term',
      explained(ironEnglish, 'about.').filter((id) => `term.${id}` in ironEnglish),
    ),
  ],
};

/** A whole board is compiled first, on machines that have other things to do. */
const LOADING = 60_000;

beforeAll(loadWords);

describe.each(Object.entries(GAMES))('the appendix of %s', (game, things) => {
  let appendix: Appendix;
  let board: AnyBoard;
  beforeAll(async () => {
    appendix = await loadAppendix(game);
    board = (await loadBoard(game))!;
  }, LOADING);
  const entries = (): readonly Entry[] => appendix().flatMap((chapter) => chapter.entries);

  describe.each(LANGUAGES)('in %s', (language) => {
    beforeAll(() => setLanguage(language));

    it('has an entry for every thing, and every link to one arrives', () => {
      const chapters = appendix();
      const lost = things.filter((thing) => !chapterOf(chapters, board.entryOf(thing) ?? ''));
      expect(lost).toEqual([]);
    });

    it('says something in every entry, and leaves no key or argument in it', () => {
      const broken = /undefined|NaN|\[object|[{}\uE000-\uE002]|^\s*$|\b[a-z]+\.[a-z-]+\.[a-z]+\b/;
      const wrong = entries().filter(
        ({ title, face, lines, needs = [] }) =>
          [title, ...face, ...lines, ...needs].some((text) => broken.test(text)) ||
          [title, ...lines].length === 0,
      );
      expect(wrong.map(({ anchor }) => anchor)).toEqual([]);
      const silent = entries().filter(
        ({ anchor, lines }) => !anchor.startsWith('box-') && lines.length === 0,
      );
      expect(silent.map(({ anchor }) => anchor)).toEqual([]);
    });

    it('gives every entry and chapter an address of its own', async () => {
      const places = appendix().flatMap(({ id, entries: inside }) => [
        id,
        ...inside.map(({ anchor }) => anchor),
      ]);
      const sections = (await loadRules(game, language))!.map(({ number }) => number);
      expect(new Set([...places, ...sections]).size).toBe(places.length + sections.length);
    });

    it('finds an entry by its title', () => {
      const chapters = appendix();
      const lost = entries().filter(
        ({ anchor, title }) => !chapterOf(searchAppendix(chapters, title), anchor),
      );
      expect(lost.map(({ anchor }) => anchor)).toEqual([]);
    });
  });
});

it('does not lead from places and people to an entry', async () => {
  const [tinyEpic, agot] = [await loadBoard('tiny-epic'), await loadBoard('agot')];
  expect(tinyEpic!.entryOf('domain:riverrun')).toBeUndefined();
  expect(agot!.entryOf('area:pyke')).toBeUndefined();
  expect(agot!.entryOf('constructor:queen')).toBeUndefined();
});

describe('what the data says', () => {
  beforeAll(() => setLanguage('en'));

  it('is marked where a value is reconstructed, and only there', async () => {
    const chapters = (await loadAppendix('tiny-epic'))();
    const marked = chapters.flatMap(({ entries }) =>
      entries.filter(({ isReconstructed }) => isReconstructed).map(({ anchor }) => anchor),
    );
    for (const { id, ...card } of plotCardsJson.cards)
      expect([id, marked.includes(`card-${id}`)]).toEqual([
        id,
        JSON.stringify(card).includes('"reconstructed"'),
      ]);
    expect(marked).toContain('card-cersei-lannister');
    expect(marked).not.toContain('card-jaime-lannister');
  });

  it('is marked so on leaders and cards of The Iron Throne, as their rows say', async () => {
    const chapters = (await loadAppendix('iron-throne'))();
    const all = chapters.flatMap(({ entries }) => entries);
    const isMarked = (anchor: string) => all.find((entry) => entry.anchor === anchor)!.isReconstructed;
    for (const { leaders, deck } of ironHousesJson.houses) {
      for (const { id, source } of leaders)
        expect([id, isMarked(`leader-${id}`)]).toEqual([id, source.endsWith('reconstructed')]);
      for (const { id, source } of deck)
        expect([id, isMarked(`card-${id}`)]).toEqual([id, source.endsWith('reconstructed')]);
    }
    expect(isMarked('leader-stark.leader.eddard')).toBe(false);
    expect(isMarked('event-event.special.most_influence')).toBe(true);
  });

  it('keeps the expansion in a chapter of its own', async () => {
    const chapters = (await loadAppendix('tiny-epic'))();
    const added = new Set(
      [...plotCardsJson.cards, ...housesJson.heroes].flatMap(({ id, set }) =>
        set === 'ice-and-fire' ? [`card-${id}`] : [],
      ),
    );
    expect(added.size).toBe(17 + 2);
    for (const { id, entries } of chapters)
      expect([id, entries.filter(({ anchor }) => added.has(anchor)).length]).toEqual([
        id,
        id === 'expansion' ? added.size : 0,
      ]);
  });

  it('has every Rival Card and Solo Hero, with both targets in all three rows', async () => {
    const rival = (await loadAppendix('tiny-epic'))().find(({ id }) => id === 'rival')!;
    const cards = rival.entries.filter(({ anchor }) => anchor.startsWith('rival-card-'));
    expect([cards.length, rival.entries.length]).toEqual([12, 12 + 7]);
    expect(cards[0]!.lines[0]).toBe(
      'March, from north to south: White Harbor, Shield Islands and Highgarden',
    );
    expect(cards[0]!.lines[3]).toMatch(/^Whisper and Event: /);
  });

  it('counts the fifteen order tokens of a house and all that is in the box', async () => {
    const orders = (await loadAppendix('agot'))().find(({ id }) => id === 'orders')!;
    expect(tablesJson.orders.tokens.reduce((sum, { copies }) => sum + copies, 0)).toBe(15);
    expect(orders.introWords).toContain('15');
    const [box] = (await loadAppendix('tiny-epic'))();
    expect(box!.entries.map(({ title }) => title)).toContain(`${plotCardsJson.counts.base} × Plot Card`);
  });

  it('has the battle icons, each with its words', async () => {
    const chapters = (await loadAppendix('tiny-epic'))();
    expect(chapters.find(({ id }) => id === 'battle-icons')!.entries).toHaveLength(BATTLE_TYPES.length);
  });
});
