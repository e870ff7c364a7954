// What the routes about tables have in common.

import { NEEDS_KEY, TAKES_KEY } from './openapi.ts';
import { AT_A_TABLE, WITH_A_KEY } from './refusals.ts';

const tags = ['tables'];
export const mine = { tags, security: NEEDS_KEY };
export const open = { tags, security: TAKES_KEY };
export const bySomebody = { config: { by: 'somebody' as const } };
export const byAnybody = { config: { by: 'anybody' as const } };
export const signedIn = [...WITH_A_KEY, ...AT_A_TABLE] as const;
