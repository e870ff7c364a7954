// The table of A Game of Thrones at the moments that look different.

import { type Moment, agotAt } from './agot-moments.ts';
import { bring, openBare } from './positions.ts';
import { goTo, type Screen, STILL } from './screens.ts';

const MOMENTS: readonly Moment[] = [
  'planning',
  'a westeros card',
  'bidding',
  'muster',
  'march',
  'support',
  'combat',
  'wildlings',
  'end',
];

export const agotScreens: readonly Screen[] = MOMENTS.map((moment) => ({
  name: `agot, ${moment}`,
  // Both are bids of power; the wildlings bring their card as well.
  ...(moment === 'bidding' && { within: 'agot, wildlings' }),
  open: async (visit) => {
    await openBare(visit.page, visit.home);
    await goTo(visit, (await bring(visit.page, await agotAt(moment))) + STILL);
    await visit.page.locator('.table').waitFor();
  },
}));
