// What somebody has seen of a table, and what is told to whoever comes back to it.

import { describe, expect, it } from 'vitest';
import { attend, type Attention, type Look } from '../src/play/attention/absence.ts';
import { clockAnswers } from '../src/tables/clock-answers.ts';

const look = (now: number, seq: number, isThere = true): Look => ({ now, seq, isThere });

function after(start: Attention, ...looks: readonly Look[]): Attention {
  return looks.reduce(attend, start);
}

const WATCHING: Attention = { seen: 20 };

describe('somebody at a table', () => {
  it('has seen what came while the page was in view', () => {
    expect(after(WATCHING, look(1_000, 25), look(60_000, 40))).toEqual({ seen: 40 });
  });

  it('is told what came while it was not, and has not seen it before', () => {
    const gone = after(WATCHING, look(1_000, 20, false), look(30_000, 29, false));
    expect(gone.seen).toBe(20);
    expect(attend(gone, look(60_000, 29))).toEqual({ seen: 29, missed: { from: 20, to: 29 } });
  });

  it('is told nothing after a moment, or where little happened', () => {
    expect(after(WATCHING, look(1_000, 20, false), look(2_000, 29))).toEqual({ seen: 29 });
    expect(after(WATCHING, look(1_000, 20, false), look(60_000, 22))).toEqual({ seen: 22 });
  });

  it('is told all of it who goes away again before having read it', () => {
    const back = after(WATCHING, look(0, 20, false), look(60_000, 29));
    expect(after(back, look(61_000, 30), look(62_000, 30, false), look(90_000, 36)).missed).toEqual({
      from: 20,
      to: 36,
    });
  });

  it('is told what came since the last visit, and nothing at the first', () => {
    const opened = { goneAt: Number.NEGATIVE_INFINITY };
    expect(attend({ seen: 20, ...opened }, look(0, 29)).missed).toEqual({ from: 20, to: 29 });
    expect(attend({ seen: undefined, ...opened }, look(0, 29))).toEqual({ seen: 29 });
  });
});

it('knows which answers the clock gave, and for whom', () => {
  const log = [
    { seq: 4, fact: { kind: 'clock.ranOut', data: { seat: 'stark' } } },
    { seq: 4, fact: { kind: 'die.drafted', data: { seat: 'stark' } } },
    { seq: 5, fact: { kind: 'clock.ranOut', data: { seat: 'tyrell' } } },
    { seq: 6, fact: { kind: 'die.drafted', data: { seat: 'stark' } } },
  ];
  expect([...clockAnswers(log, 'stark')]).toEqual([4]);
});
