import { beforeAll, describe, expect, it } from 'vitest';
import { onLanguage } from '@three-thrones/ui/i18n/words.ts';
import { houseForms, houseName, loadGameWords } from '../src/games/words.ts';
import {
  defineWords,
  formatAgo,
  formatList,
  formatNumber,
  formatSigned,
  insideSentence,
  isolate,
  LANGUAGES,
  loadWords,
  preferredLanguage,
  setLanguage,
  t,
  withDigits,
} from '@three-thrones/ui/i18n/index.ts';

const MINUTE = 60_000;

describe('words', () => {
  beforeAll(loadWords);

  it('follow the language, plurals included', async () => {
    const said: Record<string, string> = {};
    for (const language of LANGUAGES) {
      await setLanguage(language);
      said[language] = t('lobby.waiting', { free: 3 });
    }
    expect(said).toEqual({
      en: 'Waiting for 3 players',
      uk: 'Чекаємо на 3 гравців',
      hu: 'Várunk még 3 játékosra',
      fa: 'در انتظار ۳ بازیکن',
    });
  });

  it('of a book opened later come in the language that is current by then', async () => {
    await setLanguage('uk');
    const book = defineWords<'hello'>({
      en: async () => ({ default: { hello: 'Hello' } }),
      uk: async () => ({ default: { hello: 'Вітаю' } }),
      hu: async () => ({ default: { hello: 'Szia' } }),
      fa: async () => ({ default: { hello: 'سلام' } }),
    });
    await book.load();
    expect(book.t('hello')).toBe('Вітаю');
    await setLanguage('hu');
    expect(book.t('hello')).toBe('Szia');
  });

  it('bend the names of houses where the language does, and only there', async () => {
    await setLanguage('uk');
    await loadGameWords('tiny-epic');
    expect(t('table.bargain.term.fight', houseForms('tiny-epic', 'stark'))).toBe('воювати проти Старків');
    expect(t('table.talk.alone', houseForms('tiny-epic', 'nights-watch'))).toBe(
      'Поговорити з Нічною вартою наодинці',
    );
    expect(houseName('tiny-epic', 'nights-watch', 'acc')).toBe('Нічну варту');
    await setLanguage('en');
    expect(t('table.bargain.term.fight', houseForms('tiny-epic', 'stark'))).toBe('to fight against Stark');
    expect(houseName('tiny-epic', 'nobody', 'gen')).toBe('nobody');
  });

  it('write the article of a name small inside a sentence', () => {
    expect(['The Reach', 'Theon', 'Winterfell'].map(insideSentence)).toEqual([
      'the Reach',
      'Theon',
      'Winterfell',
    ]);
  });

  it('that were left for later come when one of them is wanted, and follow the language from then on', async () => {
    await setLanguage('en');
    const file = (words: Record<string, string>) => async () => ({ default: words });
    const book = defineWords<'hello' | 'thanks'>(
      {
        ...{ en: file({ hello: 'Hello' }), uk: file({ hello: 'Вітаю' }) },
        ...{ hu: file({ hello: 'Szia' }), fa: file({ hello: 'سلام' }) },
      },
      {
        later: {
          ...{ en: file({ thanks: 'Thanks' }), uk: file({ thanks: 'Дякую' }) },
          ...{ hu: file({ thanks: 'Köszönöm' }), fa: file({ thanks: 'ممنون' }) },
        },
      },
    );
    await book.load();
    await setLanguage('uk');
    expect([book.t('hello'), book.has('thanks'), book.t('thanks')]).toEqual(['Вітаю', false, '']);
    const drawnAgain = new Promise<void>((resolve) => {
      onLanguage(resolve);
    });
    await drawnAgain;
    expect([book.has('thanks'), book.t('thanks')]).toEqual([true, 'Дякую']);
    await setLanguage('fa');
    expect([book.t('hello'), book.t('thanks')]).toEqual(['سلام', 'ممنون']);
    await setLanguage('en');
  });

  it('stay as they are when a language cannot be loaded', async () => {
    await setLanguage('en');
    const book = defineWords<'hello'>({
      en: async () => ({ default: { hello: 'Hello' } }),
      uk: () => Promise.reject(new Error('no network')),
      hu: async () => ({ default: { hello: 'Szia' } }),
      fa: async () => ({ default: { hello: 'سلام' } }),
    });
    await book.load();
    await expect(setLanguage('uk')).rejects.toThrow('no network');
    expect([book.t('hello'), t('common.close')]).toEqual(['Hello', 'Close']);
    await setLanguage('hu');
    expect(book.t('hello')).toBe('Szia');
  });
});

describe('formats', () => {
  it('write Persian digits, signs and lists as the language has them', async () => {
    await setLanguage('fa');
    expect([formatNumber(12_500), formatSigned(-2), withDigits('4.2.3'), withDigits('4.2', 'en')]).toEqual([
      '۱۲٬۵۰۰',
      '\u2066\u2212۲\u2069',
      '۴.۲.۳',
      '4.2',
    ]);
    expect(formatList(['الف', 'ب', 'ج'])).toBe('الف،\u200f ب و ج');
    await setLanguage('hu');
    expect(formatList(['Anna', 'Bence', 'Csaba'])).toBe('Anna, Bence és Csaba');
    await setLanguage('en');
    expect([
      formatAgo(0, 1),
      formatAgo(0, 61 * MINUTE),
      formatAgo(0, 30 * 60 * MINUTE),
      formatSigned(2),
    ]).toEqual(['now', '1 hour ago', 'yesterday', '\u2066+2\u2069']);
  });

  it('isolate names', () => {
    expect(isolate('علی')).toBe('\u2068علی\u2069');
  });

  it('find the first language we speak', () => {
    expect(preferredLanguage(['de-AT', 'hu-HU', 'en'])).toBe('hu');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});
