// The first rules, frozen in releases/v1.js, asked for both Marches of The King's Roads with one question. All other questions
// keep the notes they have today.

import type { Abouts } from '@three-thrones/kernel';
import type { Questions } from './flows.ts';
import type { EventArgs } from './kit.ts';

export const aboutInVersion1 = {
  'multi-march.perform': (_w, { count = 0 }: EventArgs): Questions['multi-march.perform'] => ({
    n: count + 1,
  }),
} satisfies Abouts<unknown>;
