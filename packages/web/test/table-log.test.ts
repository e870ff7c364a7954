// The log: its order, and the line a moment belongs to.

import { describe, expect, it } from 'vitest';
import { lineAt, sectionsOf } from '../src/play/timeline/log-sections.ts';

type Told = Parameters<typeof sectionsOf>[1][number];

/** A fact named `2 march` is told in the second turn; one named `2` only begins it. */
const board = {
  section: ({ fact }: Told) => {
    const [turn = ''] = fact.kind.split(' ');
    return { key: turn, title: turn, round: Number(turn) };
  },
  fact: ({ fact }: Told) => {
    const [, text] = fact.kind.split(' ');
    return text === undefined ? undefined : { text, houses: ['stark'], house: 'stark' };
  },
} as unknown as Parameters<typeof sectionsOf>[0];

const sections = sectionsOf(
  board,
  ['1', '1 draft', '1 march', '2', '2 sail', '2 battle', '2 retreat'].map(
    (kind, seq): Told => ({ seq, fact: { kind, data: {} } }),
  ),
);

describe('the log', () => {
  it('does not say of an automaton that it had no choice', () => {
    const told = ['1', 'only-choice', '2', 'only-choice'].map(
      (kind, seq): Told => ({ seq, fact: { kind, data: { seat: 'stark' } } }),
    );
    const heads: Readonly<Record<string, object>> = { 2: { isAutomatic: true } };
    const spoken = sectionsOf(
      {
        section: ({ fact: { kind } }: Told) =>
          kind === 'only-choice' ? undefined : { key: kind, title: kind, round: 1, ...heads[kind] },
        fact: ({ fact: { kind } }: Told) => ({ text: kind, houses: [] }),
      },
      told,
    );
    expect(spoken.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['1', 'only-choice'], ['2']]);
  });

  it('reads forward: the oldest turn first, the newest line last', () => {
    expect(sections.map(({ key, lines }) => [key, ...lines.map(({ text }) => text)])).toEqual([
      ['1', 'draft', 'march'],
      ['2', 'sail', 'battle', 'retreat'],
    ]);
  });

  it('knows the line a moment belongs to, also where nothing was told of it', () => {
    const textAt = (seq: number): string | undefined => {
      const found = lineAt(sections, seq);
      return found && sections[found.section]!.lines.find(({ key }) => key === found.key)!.text;
    };
    expect([5, 3, 0].map(textAt)).toEqual(['battle', 'march', undefined]);
  });
});
