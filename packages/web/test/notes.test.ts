// One's own notes lie on the device, a sheet for each seat of a table.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepNotes, LONGEST, notesOf } from '../src/play/notes/kept-notes.ts';

const sheet = { id: 'table', eye: 'stark' };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('notes', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  it('are there again at their own table and seat, and nowhere else', () => {
    expect(keepNotes(sheet, 'Tywin is played')).toBe(true);
    expect(notesOf(sheet)).toBe('Tywin is played');
    expect(notesOf({ ...sheet, eye: 'lannister' })).toBe('');
    expect(notesOf({ ...sheet, id: 'another' })).toBe('');
    keepNotes(sheet, '');
    expect(notesOf(sheet)).toBe('');
  });

  it('take no more room than there is: the oldest sheet goes, a long one is cut', () => {
    for (let table = 0; table < 61; table++) keepNotes({ ...sheet, id: `${table}` }, `${table}`);
    expect(notesOf({ ...sheet, id: '0' })).toBe('');
    expect(notesOf({ ...sheet, id: '1' })).toBe('1');
    keepNotes(sheet, 'a'.repeat(LONGEST + 1));
    expect(notesOf(sheet)).toHaveLength(LONGEST);
  });

  it('say so where the device keeps nothing', () => {
    const no = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: no, setItem: no });
    expect(keepNotes(sheet, 'a')).toBe(false);
    expect(notesOf(sheet)).toBe('');
  });

  it('are not confused by what another version has kept', () => {
    localStorage.setItem('three-thrones/notes', '{"table/stark":7}');
    expect(notesOf(sheet)).toBe('');
    localStorage.setItem('three-thrones/notes', 'no JSON');
    expect(notesOf(sheet)).toBe('');
  });
});
