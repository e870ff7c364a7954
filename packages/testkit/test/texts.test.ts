// How the checks of texts read a message.

import { expect, test } from 'vitest';
import { numbers, placeholders, pluralsOf } from '../src/texts.ts';

test('the arguments of an ICU message', () => {
  expect(placeholders('{house} takes {n, plural, one {# token} other {# tokens of {owner}}}')).toEqual([
    'house',
    'n',
    'owner',
  ]);
  expect(placeholders('{house} {who, select, you {march} other {marches with {n}}}')).toEqual([
    'house',
    'n',
    'who',
  ]);
});

test('the categories of a plural', () => {
  expect(
    pluralsOf('{n, plural, one {# {house} token} other {# tokens}} of {all, plural, other {#}}'),
  ).toEqual([['one', 'other'], ['other']]);
});

test('a message without plurals has no categories', () => {
  expect(pluralsOf('{house} takes {n} tokens')).toEqual([]);
});

test('numbers, Persian ones too', () => {
  expect(numbers('12 of 3, then 3')).toEqual(['12', '3', '3']);
  expect(numbers('۱۲ از ۳، سپس ۳')).toEqual(['12', '3', '3']);
});
