// What scenarios of combat share.

import type { AreaId } from '../data/ids.ts';

/** Somebody far away with an order still to resolve: the round stands still when the combat is over. */
export const MARTELL_WAITS: Partial<Record<AreaId, string>> = { sunspear: 'martell 1F consolidate-special' };
export const STARK_WAITS: Partial<Record<AreaId, string>> = { winterfell: 'stark 1F consolidate-special' };
