// The steps of a round by name: the timing table, with the two moments at which something is fixed between windows.

import { sequence } from '../data/data.ts';

/** Windows that open inside a step. */
const INSIDE: readonly string[] = ['after_support_offer', 'during_penalties'];

/** What comes right before these: the defender is fixed (5.5), the outcome is fixed (7.14). */
const BEFORE: Readonly<Record<string, string>> = {
  active_preparation: 'fix_defender',
  after_clash_phase: 'fix_outcome',
};

export const ROUND_STEPS: readonly string[] = [
  'begin',
  ...sequence
    .filter(({ id }) => !INSIDE.includes(id))
    .flatMap(({ id }) => (BEFORE[id] ? [BEFORE[id], id] : [id])),
];

export function isAfter(step: string, than: string): boolean {
  return ROUND_STEPS.indexOf(step) > ROUND_STEPS.indexOf(than);
}
