import { expect, it } from 'vitest';
import { countedTo } from '@three-thrones/ui/counted.tsx';

it('counts within its bounds, also in a frame from before it began', () => {
  expect([-0.4, 0, 0.5, 1, 1.6].map((part) => countedTo(0, 2, part))).toEqual([0, 0, 1, 2, 2]);
  expect([-0.4, 0.5, 2].map((part) => countedTo(6, 0, part))).toEqual([6, 3, 0]);
});
