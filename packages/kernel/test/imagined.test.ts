// Looking at the table as it would be leaves it as it is.

import { expect, test } from 'vitest';
import { imagined, replacing } from '../src/index.ts';

interface Table {
  map: Record<string, number>;
  army?: string;
}

test('what is imagined is there while looking, and gone afterwards', () => {
  const table: Table = { map: { pyke: 3 } };
  expect(imagined(replacing(table.map, 'pyke', 2), () => table.map['pyke'])).toBe(2);
  expect(imagined(replacing(table, 'army', 'stark'), () => table.army)).toBe('stark');
  expect(table).toEqual({ map: { pyke: 3 } });
  expect(Object.keys(table)).toEqual(['map']);
});

test('something can be imagined away', () => {
  const table: Table = { map: {}, army: 'stark' };
  expect(imagined(replacing(table, 'army', undefined), () => 'army' in table)).toBe(false);
  expect(table.army).toBe('stark');
});

test('imaginings nest', () => {
  const table: Table = { map: { pyke: 3 } };
  const inner = (): number[] => [
    imagined(replacing(table.map, 'pyke', 1), () => table.map['pyke']!),
    table.map['pyke']!,
  ];
  expect(imagined(replacing(table.map, 'pyke', 2), inner)).toEqual([1, 2]);
  expect(table.map['pyke']).toBe(3);
});

test('the table is put back although looking fails', () => {
  const table: Table = { map: { pyke: 3 } };
  const failing = (): never =>
    imagined(replacing(table.map, 'pyke', 2), () => {
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(table.map['pyke']).toBe(3);
});
