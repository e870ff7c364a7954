// What can be chosen when a table is laid: which of the two houses one plays.

import type { SetUp } from '@three-thrones/game-kit/set-up.ts';
import { HOUSES } from './data/ids.ts';

export const setUp: SetUp = { houses: HOUSES.map((id) => ({ id, leaders: [] })) };
