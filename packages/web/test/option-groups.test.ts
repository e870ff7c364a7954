// Which options stand under the thumb.

import { describe, expect, it } from 'vitest';
import { type Entry, entriesAtHand } from '../src/play/options/option-groups.ts';

const main = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ id: `m${at + 1}`, label: '' }));
const skip: Entry = { id: 'skip', label: '', weight: 'aside' };

const ids = (all: readonly Entry[], touched?: string): string =>
  entriesAtHand(all, touched)
    .map(({ id }) => id)
    .join(' ');

describe('options at hand', () => {
  it('are all of them if they are few', () => {
    expect(ids([...main(3), skip], 'm2')).toBe('m1 m2 m3 skip');
  });

  it('leave room for the way to the others', () => {
    expect(ids(main(6))).toBe('m1 m2 m3 m4 m5 m6');
    expect(ids(main(7))).toBe('m1 m2 m3 m4 m5');
    expect(ids([...main(6), skip])).toBe('m1 m2 m3 m4 skip');
    expect(ids([...main(20), skip])).toBe('skip');
  });

  it('stay where they are when one of them is touched', () => {
    for (const touched of ['m1', 'm2', 'm5']) expect(ids(main(7), touched)).toBe('m1 m2 m3 m4 m5');
    expect(ids([...main(6), skip], 'skip')).toBe('m1 m2 m3 m4 skip');
  });

  it('make room for one that is touched elsewhere', () => {
    expect(ids(main(7), 'm7')).toBe('m7 m2 m3 m4 m5');
    expect(ids([...main(6), skip], 'm6')).toBe('m6 m2 m3 m4 skip');
    expect(ids([...main(20), skip], 'm12')).toBe('m12 skip');
  });
});
