import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { piecesOf } from '../src/rules-reader/rich-text.tsx';
import { bySection, loadRules, mergeRules, nearestSection, searchRules } from '../src/rules-reader/rules.ts';

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

  it('are English where a language has none', () => {
    expect(mergeRules(persian, english, 'fa').map(({ number, language }) => `${number} ${language}`)).toEqual(
      ['2 fa', '2.9 en', '2.10 en', '10 en'],
    );
  });

  it('are found by what they are part of', () => {
    const sections = mergeRules({}, english, 'en');
    expect(nearestSection(sections, '2.9.4')?.number).toBe('2.9');
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

  it.each(LANGUAGES)(
    'of Tiny Epic in %s keep to the format, and their links lead somewhere',
    async (language) => {
      const sections = (await loadRules('tiny-epic', language))!;
      const wrong = sections.filter(
        ({ number, text }) => !/^\d+(?:\.\d+)*$/.test(number) || typeof text !== 'string',
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

  it('do not exist for other games', async () => {
    expect(await loadRules('chess', 'en')).toBeUndefined();
  });
});
