// The first rules, frozen in releases/v1.js, asked about support area by area. What their questions are about follows from
// notes of other shapes than today's; all other questions kept theirs.

import type { Abouts } from '@three-thrones/kernel';
import type { AreaId, HouseId } from '../data/ids.ts';
import type { Questions } from './flows.ts';

/** Areas still to declare, the one in question first; those offered so far to who has to accept them. */
interface SupportOfVersion1 {
  house: HouseId;
  areas: AreaId[];
  offered: AreaId[];
}

export const aboutInVersion1 = {
  'support.declare': (_w, { areas: [at] }: SupportOfVersion1): Questions['support.declare'] => ({
    areas: at ? [at] : [],
  }),
  'support.answer': (_w, { house, offered }: SupportOfVersion1): Questions['support.answer'] => ({
    house,
    areas: offered,
  }),
} satisfies Abouts<unknown>;

/** What only those rules refuse something for. */
export type ReasonInVersion1 = 'supports-other-side';
