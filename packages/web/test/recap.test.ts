// What is told of what others did: few things, the large ones and those that touch me, in their order.

import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { describe, expect, it } from 'vitest';
import { recapOf } from '../src/play/showing/recap.ts';

const WEIGHTS: Record<string, number> = { coin: 1, move: 2, turn: 3, battle: 4, alliance: 5, score: 7 };

interface Data {
  readonly seat?: string;
  readonly by?: string;
  readonly who?: readonly string[];
}

const board = {
  weight: ({ kind }: { kind: string }) => WEIGHTS[kind] ?? 0,
  fact: ({ fact: { kind, data } }: { fact: { kind: string; data: Data } }) =>
    kind === 'silent' ? undefined : { text: kind, house: data.by, houses: data.who ?? [] },
} as unknown as AnyBoard;

const told = (seq: number, kind: string, data: Data = {}) => ({ seq, fact: { kind, data } });
const texts = (log: ReturnType<typeof told>[], after = 0) =>
  recapOf(board, log, after, 'ann').map(({ words, more }) => [words.text, ...more.map(({ text }) => text)]);

describe('a recap', () => {
  it('tells what happened after an answer, not before, and not what I did myself', () => {
    const log = [told(1, 'battle'), told(2, 'turn', { by: 'ann' }), told(3, 'turn', { by: 'bob' })];
    expect(texts(log, 1)).toEqual([['turn']]);
    expect(texts(log)).toEqual([['battle'], ['turn']]);
  });

  it('tells what the clock answered for me', () => {
    const ranOut = { seq: 2, fact: { kind: 'clock.ranOut', data: { seat: 'ann' } } };
    expect(texts([ranOut, told(2, 'turn', { by: 'ann' })])).toEqual([['turn', 'clock.ranOut']]);
  });

  it('puts small things with the large one of their answer, and leaves them out where there is none', () => {
    const log = [told(1, 'coin'), told(2, 'coin'), told(2, 'move'), told(2, 'coin'), told(2, 'coin')];
    expect(texts(log)).toEqual([['move', 'coin', 'coin']]);
  });

  it('keeps large things of one answer apart, unless they are alike', () => {
    const log = [told(1, 'battle'), told(1, 'alliance'), told(1, 'score'), told(1, 'score')];
    expect(texts(log)).toEqual([['battle'], ['alliance'], ['score', 'score']]);
  });

  it('has five things at most, in their order, and what touches me goes first', () => {
    const log = [
      told(1, 'move', { by: 'bob', who: ['ann'] }),
      ...[2, 3, 4, 5, 6].map((seq) => told(seq, 'turn', { by: 'bob' })),
      told(7, 'battle'),
    ];
    const moments = recapOf(board, log, 0, 'ann');
    expect(moments.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 7]);
    expect(moments[0]!.isMine).toBe(true);
  });

  it('says nothing of what nobody is told', () => {
    expect(texts([told(1, 'silent')])).toEqual([]);
  });
});
