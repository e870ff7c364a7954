// A goal two steps away may have several ways: one is on the map, the others are offered beside it.

import { expect, it } from 'vitest';
import { type Asking, otherWays } from '../src/play/state/use-asked.ts';

const words = (hint: string) => ({ label: 'The Eyrie', hint });
const asking = {
  options: ['riverrun', 'pyke', 'far:riverrun:eyrie', 'far:pyke:eyrie', 'far:pyke:harrenhal'],
  words: {
    riverrun: { label: 'Riverrun' },
    pyke: { label: 'Pyke' },
    'far:riverrun:eyrie': words('by Riverrun'),
    'far:pyke:eyrie': words('by Pyke'),
    'far:pyke:harrenhal': words('by Pyke'),
  },
  // The first way to each has its place on the map.
  things: {
    riverrun: ['domain:riverrun'],
    pyke: ['domain:pyke'],
    'far:riverrun:eyrie': ['domain:eyrie'],
    'far:pyke:eyrie': [],
    'far:pyke:harrenhal': ['domain:harrenhal'],
  },
} as unknown as Asking;

it('offers every way but the one on the map', () => {
  expect(otherWays(asking, 'eyrie')).toEqual(['far:pyke:eyrie']);
});

it('offers nothing where there is one way, one step, or nothing pointed at', () => {
  expect(otherWays(asking, 'harrenhal')).toEqual([]);
  expect(otherWays(asking, 'riverrun')).toEqual([]);
  expect(otherWays(asking, undefined)).toEqual([]);
});
