// Two answers that many questions have.

import type { YesNo } from './prompts.ts';

export const YES_NO: readonly YesNo[] = ['yes', 'no'];

export function isYes(said: YesNo): boolean {
  return said === 'yes';
}
