// What is heard: one sound for a beat, that of what it is about, and never two of a kind at once.

import { SOUNDS } from '@three-thrones/game-kit/board/sounds.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import type { Fact } from '@three-thrones/kernel';
import { sound } from '@three-thrones/tiny-epic/board/words/index.ts';
import type { Told } from '@three-thrones/tiny-epic/board/types.ts';
import { describe, expect, it } from 'vitest';
import { isDue } from '../src/play/sound/sound.ts';
import { soundOf } from '../src/play/director/use-director.ts';

const heard = (kind: string, data: object = {}, eye = 'stark') =>
  sound({ seq: 1, fact: { kind, data } } as Told, eye);

describe('sounds of facts', () => {
  it('are those of what happens', () => {
    expect(heard('army.moved', { mode: 'sail' })).toBe('water');
    expect(heard('army.moved', { mode: 'march' })).toBe('boots');
    expect(heard('dice.rolled')).toBe('dice');
    expect(heard('alliance.taken')).toBe('horn');
    expect(heard('points.gained')).toBe('chime');
    expect(heard('round.began')).toBe('bell');
    expect(heard('alliances.counted')).toBeUndefined();
  });

  it('tell a battle of mine from those of others', () => {
    const battle = { winner: 'stark', loser: 'tully' };
    expect(heard('battle.decided', battle)).toBe('verdict');
    expect(heard('battle.decided', battle, 'tyrell')).toBe('swords');
  });

  it('belong to what a beat is about; where that is silent, to the first that is not', () => {
    const board = {
      sound: ({ fact: { kind } }: { fact: Fact }) => SOUNDS.find((name) => name === kind),
    } as unknown as AnyBoard;
    const fact = (kind: string): Fact => ({ kind, data: {} });
    const beat = (main: string, ...kinds: string[]) =>
      ({ seq: 1, main: fact(main), facts: [...kinds, main].map(fact) }) as unknown as Beat;
    expect(soundOf(board, beat('horn', 'coin'), 'stark')).toBe('horn');
    expect(soundOf(board, beat('silence', 'nothing', 'coin', 'paper'), 'stark')).toBe('coin');
    expect(soundOf(board, beat('silence'), 'stark')).toBeUndefined();
  });
});

it('never two of a kind within 120 ms', () => {
  expect(isDue('coin', 10_000)).toBe(true);
  expect(isDue('coin', 10_119)).toBe(false);
  expect(isDue('horn', 10_119)).toBe(true);
  expect(isDue('coin', 10_120)).toBe(true);
});
