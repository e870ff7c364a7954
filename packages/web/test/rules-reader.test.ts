import { gameIds } from '@three-thrones/catalogue';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@three-thrones/ui/i18n/languages.ts';
import { piecesOf } from '../src/manual/rich-text.tsx';
import {
  bySection,
  isChapter,
  isWithin,
  loadRules,
  mergeRules,
  nearestSection,
  searchRules,
} from '../src/manual/rules.ts';

const english = {
  '2': { title: 'Two', text: '' },
  '10': { title: 'Ten', text: '' },
  '2.10': { text: 'Eighth' },
  '2.9': { text: 'The **Hand** rolls' },
};
const persian = { '2': { title: 'دو', text: 'می‌آید' } };

describe('sections', () => {
  it('stand in the order of their numbers', () => {
    expect(['10', '2.10', '2', '2.9', '2.9.1'].sort(bySection)).toEqual(['2', '2.9', '2.9.1', '2.10', '10']);
  });

  it('put the rulings last, under a chapter of their own', () => {
    const numbers = ['R10', '23', 'R2', '3.1', 'R', '3'].sort(bySection);
    expect(numbers).toEqual(['3', '3.1', '23', 'R', 'R2', 'R10']);
    const sections = mergeRules(
      {},
      Object.fromEntries(numbers.map((number) => [number, { text: '' }])),
      'en',
    );
    expect(sections.filter(isChapter).map(({ number }) => number)).toEqual(['3', '23', 'R']);
    expect(nearestSection(sections, 'R10')?.number).toBe('R10');
    expect(nearestSection(sections, 'R99')?.number).toBe('R');
  });

  it('begin with the game in a minute', () => {
    expect(['0', 'minute.2', 'R', 'minute', 'minute.1', '0.1'].sort(bySection)).toEqual([
      'minute',
      'minute.1',
      'minute.2',
      '0',
      '0.1',
      'R',
    ]);
    expect(isWithin('minute.1', 'minute')).toBe(true);
  });

  it('know the chapter they are in', () => {
    expect(isWithin('R40', 'R')).toBe(true);
    expect(isWithin('4.2.1', '4')).toBe(true);
    expect(isWithin('4', '4')).toBe(true);
    expect(isWithin('40', '4')).toBe(false);
    expect(isWithin(undefined, 'R')).toBe(false);
  });

  it('are English where a language has none', () => {
    expect(mergeRules(persian, english, 'fa').map(({ number, language }) => `${number} ${language}`)).toEqual(
      ['2 fa', '2.9 en', '2.10 en', '10 en'],
    );
  });

  it('are found by what they are part of', () => {
    const sections = mergeRules({}, english, 'en');
    expect(nearestSection(sections, '2.9.4')?.number).toBe('2.9');
    expect(nearestSection(sections, '2.9b')?.number).toBe('2.9');
    expect(nearestSection(sections, '7.1')).toBeUndefined();
  });

  it('are found by their words, joiners and capitals aside', () => {
    const sections = mergeRules(persian, english, 'fa');
    expect(searchRules(sections, 'hand ROLLS').map(({ number }) => number)).toEqual(['2.9']);
    expect(searchRules(sections, 'ميآيد').map(({ number }) => number)).toEqual(['2']);
    expect(searchRules(sections, ' ')).toHaveLength(4);
  });
});

describe('texts', () => {
  it('hold bold words and links to sections', () => {
    expect(piecesOf('A **bold** word, see §4.2.1.')).toEqual([
      'A ',
      { bold: 'bold' },
      ' word, see ',
      { section: '4.2.1' },
      '.',
    ]);
  });

  it('link to rulings too', () => {
    expect(piecesOf('See §R40, and §R.')).toEqual([
      'See ',
      { section: 'R40' },
      ', and ',
      { section: 'R' },
      '.',
    ]);
  });

  it.each(gameIds.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s in %s keep to the format, and their links lead somewhere',
    async (game, language) => {
      const sections = (await loadRules(game, language))!;
      const wrong = sections.filter(
        ({ number, text }) =>
          !/^(?:R\d*|(?:minute|\d+)(?:\.\d+[a-z]?)*)$/.test(number) || typeof text !== 'string',
      );
      expect(wrong).toEqual([]);
      const links = sections.flatMap(({ text }) =>
        piecesOf(text).flatMap((piece) =>
          typeof piece === 'object' && 'section' in piece ? [piece.section] : [],
        ),
      );
      expect(links.filter((link) => !nearestSection(sections, link))).toEqual([]);
    },
  );

  it.each(gameIds)('of %s begin with a minute and have a title each', async (game) => {
    for (const language of LANGUAGES) {
      const sections = (await loadRules(game, language))!;
      expect(sections[0]!.number).toBe('minute');
      expect(sections.filter(({ title }) => title === undefined || title === '')).toEqual([]);
    }
  });

  it.each(gameIds)(
    'of %s bend no number in Hungarian: it stands in brackets or after a colon',
    async (game) => {
      const bare = (await loadRules(game, 'hu'))!.filter(({ text }) =>
        /§/.test(text.replace(/\([^()]*\)|: §[\dR.]+/g, '')),
      );
      expect(bare.map(({ number }) => number)).toEqual([]);
    },
  );

  it('do not exist for other games', async () => {
    expect(await loadRules('chess', 'en')).toBeUndefined();
  });
});
