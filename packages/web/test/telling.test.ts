// What is said while something is shown: what it is, but not how it ends before it has ended.

import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { View } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { linesOf, tellingOf } from '../src/play/director/telling.ts';

const fact = (kind: string) => ({ kind, data: {} });
const words = (text: string) => ({ text, houses: [] });
const board = {
  fact: ({ fact: { kind } }: { fact: { kind: string } }) =>
    kind === 'silent' ? undefined : words(`${kind}!`),
};

function beat(phase: Showing['phase'], weight: number, ...kinds: string[]): Showing {
  const facts = kinds.map(fact);
  const view = {} as View<unknown>;
  return {
    ...{ key: '1.0', seq: 1, facts, main: facts.at(-1)!, answer: facts, weight, isMine: false, places: [] },
    ...{ before: view, after: view, phase, lasts: 100, waits: false },
  };
}

const said = (shown: Showing, source: Parameters<typeof tellingOf>[0] = board): string[] =>
  tellingOf(source, shown).map(({ text }) => text);

describe('what is being shown, in words', () => {
  it('names a small thing at once, with what goes with it', () => {
    expect(said(beat('movement', 2, 'silent', 'gold', 'march'))).toEqual(['march!', 'gold!']);
  });

  it('has room for three lines, and for a fourth in place of the word that it is there', () => {
    const walkers = (n: number) => beat('rest', 3, ...Array.from({ length: n }, (_, at) => `walker ${at}`));
    const drawn = [1, 3, 4, 5, 8].map((n) => linesOf(board, walkers(n)).length);
    expect(drawn).toEqual([1, 3, 4, 3, 3]);
    expect(tellingOf(board, walkers(8))).toHaveLength(8);
  });

  it('does not say how a fight ends while it is fought', () => {
    expect(said(beat('movement', 4, 'decided'))).not.toContain('decided!');
    expect(said(beat('camera', 7, 'vengeance'))).not.toContain('vengeance!');
    expect(said(beat('rest', 4, 'decided'))).toEqual(['decided!']);
  });

  it('says what a board calls it until then, and the cause where there is one', () => {
    const telling = {
      ...board,
      telling: (_beat: unknown, isKnown: boolean) => words(isKnown ? 'cause!' : 'a fight'),
    };
    expect(said(beat('movement', 4, 'decided'), telling)).toEqual(['a fight']);
    expect(said(beat('rest', 3, 'cause', 'moved'), telling)).toEqual(['cause!', 'moved!']);
  });
});
