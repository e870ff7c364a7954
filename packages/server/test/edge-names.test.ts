import { isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, foldedName } from '../src/people/names.ts';

const why = (name: string): unknown => {
  const clean = cleanName(name);
  return isRefusal(clean) ? clean.args?.['why'] : undefined;
};

describe('names in every script pass as they are', () => {
  it.each([
    ['English', ['Arya Stark', "D'Arcy O’Neil", 'Zoë Brontë-Smith', 'Ned #1', '<b>Hodor</b>']],
    ['Ukrainian', ['Олена Їжакевич', 'Дем’ян', "Мар'яна Ґудзь", 'Сергій', 'Юрій Щербак']],
    ['Hungarian', ['Őry Csilla', 'Szabó Győző', 'Kiss Ágnes', 'Dózsa György', 'Tűzkő Ödön']],
    ['Persian', ['می‌خواهم', 'زهرا کریمی', 'علی‌رضا', 'محمّدُ', 'پژمان ۱۲', 'نرگس خانه‌ای']],
    ['emoji', ['🐉', '👩‍👧 Дені', '❤️‍🔥', '👩🏽‍🚀', '1️⃣', '🏳️‍🌈']],
  ])('%s', (_script, names) => {
    for (const name of names) expect(cleanName(name), name).toBe(name.normalize('NFC'));
  });

  it('however they were typed: one spelling is kept', () => {
    expect(cleanName('Ａｒｙａ')).toBe('Arya');
    expect(cleanName('Gyo\u030bző')).toBe('Győző');
  });
});

describe('Invisible names (U+3164, U+2800) and stacked marks pass', () => {
  it.each([
    ['\u3164', 'empty'],
    ['\u2800', 'empty'],
    ['\u115f\u1160', 'empty'],
    ['\uffa0', 'empty'],
    [' \u00a0\u2003 ', 'empty'],
    ['\u0301\u0302', 'empty'],
    ['\ufe0f', 'empty'],
    ['\u{e0100}', 'empty'],
    ['Arya\u3164', 'invisible'],
    ['Ar\u034fya', 'invisible'],
    ['Ar\u2800ya', 'invisible'],
    ['Arya\u{e0100}', 'invisible'],
    ['Arya\u200d', 'invisible'],
    ['\u200cArya', 'invisible'],
    ['Ar\u200c\u200dya', 'invisible'],
    ['7\u200c7', 'invisible'],
    ['Arya\ufe0f', 'invisible'],
    ['Arya\u180b', 'invisible'],
    ['Ar\u00adya', 'unprintable'],
    ['a\u0300\u0301\u0302\u0303', 'stacked-marks'],
    [`Z${'\u0335\u0336'.repeat(5)}`, 'stacked-marks'],
    ['\u0301x', 'stacked-marks'],
  ])('%j is refused: %s', (name, reason) => {
    expect(why(name)).toBe(reason);
  });

  it('in chat a tower of marks is cut, and what shows nothing is not said', () => {
    expect(cleanText(`He${'\u0335'.repeat(60)} comes`)).toBe(`He${'\u0335'.repeat(8)} comes`);
    expect(cleanText('سلامٌّ')).toBe('سلامٌّ');
    expect(isRefusal(cleanText('\u3164\u2800'))).toBe(true);
  });
});

describe('Copies of another’s name', () => {
  it.each([
    ['Arya', 'ARYA'],
    ['Arya', 'Аrуа'],
    ['Arya', 'A r y a'],
    ['Arya', 'Ar.ya'],
    ['Arya', 'Ar\u200cya'],
    ['Arya', 'Áryå'],
    ['Arya', 'Αrya'],
    ['Robb', 'R0bb'],
    ['Ella', 'ElIa'],
    ['Нона', 'Hoha'],
    ['ΝΙΚΟΣ', 'NIKOΣ'],
    ['Дем’ян', "Дем'ян"],
    ['Демʼян', 'Демян'],
    ['علی', 'علي'],
    ['علی‌رضا', 'علیرضا'],
    ['Ödön', 'ÖDÖN'],
    ['Győző', 'Gyozo'],
  ])('%s and %s look the same', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it.each([
    ['Arya', 'Anya'],
    ['Ella', 'Elia'],
    ['Ian', 'Jan'],
    ['Олена', 'Олег'],
    ['Csilla', 'Csaba'],
    ['علی', 'عالی'],
    ['🐉', '🔥'],
    ['!!!', '???'],
    ['Arya 1', 'Arya 2'],
  ])('%s and %s do not', (one, other) => {
    expect(foldedName(one)).not.toBe(foldedName(other));
  });
});
