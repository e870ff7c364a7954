// What was begun and not sent lies on the device until its question is gone.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, forgetDraft, keepDraft } from '../src/play/state/drafts.ts';

const place = { id: 'table', eye: 'stark' };

/** As a browser has it. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  it('is there again for its own question, at its own table and seat', () => {
    keepDraft(place, '12-stark', { shown: '12-stark', picked: ['winterfell:march-0'] });
    keepDraft(place, '12-stark', { number: 3 });
    expect(draftOf(place, '12-stark')).toEqual({
      question: '12-stark',
      shown: '12-stark',
      picked: ['winterfell:march-0'],
      number: 3,
    });
    expect(draftOf(place, '13-stark')).toBeUndefined();
    expect(draftOf({ ...place, id: 'another' }, '12-stark')).toBeUndefined();
    expect(draftOf({ ...place, eye: 'lannister' }, '12-stark')).toBeUndefined();
  });

  it('is replaced by the next one and can be forgotten', () => {
    keepDraft(place, '12-stark', { picked: ['a'] });
    keepDraft(place, '14-stark', { own: ['winterfell'], staying: [] });
    expect(draftOf(place, '12-stark')).toBeUndefined();
    expect(draftOf(place, '14-stark')).toMatchObject({ own: ['winterfell'] });
    forgetDraft(place);
    expect(draftOf(place, '14-stark')).toBeUndefined();
  });

  it('is nothing where it cannot be read or kept', () => {
    localStorage.setItem('three-thrones.draft.table.stark', '{"question":"1-a","picked":[1]}');
    expect(draftOf(place, '1-a')).toBeUndefined();
    localStorage.setItem('three-thrones.draft.table.stark', 'no JSON');
    expect(draftOf(place, '1-a')).toBeUndefined();
    const full = (): never => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    keepDraft(place, '1-a', { number: 1 });
    forgetDraft(place);
    expect(draftOf(place, '1-a')).toBeUndefined();
  });
});
