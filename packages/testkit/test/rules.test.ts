import { expect, it } from 'vitest';
import { citations } from '../src/rules.ts';

it('finds citations in the source', () => {
  const source = `{ rule: '13.8' }; refuse('not-adjacent', 'R38'); ask('march', '12.1b'); { words: '2' }; '3'`;
  expect(citations(source)).toEqual(['13.8', 'R38', '12.1b', '2']);
});
