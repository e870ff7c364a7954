// Picking several options that go together: what a touch adds, replaces or may not add, and what is still missing.

import { countsOf, limitsOver } from './choice.ts';
import type { Limit, Reason } from './flow.ts';
import type { Decision } from './game.ts';

type Question = Pick<Decision, 'rule' | 'min' | 'max' | 'limits'>;

export type Picked = { readonly picked: readonly string[] } | { readonly reason: Reason };

/**
 * One more option, or one less if it was picked already. Where only one of a kind may be picked the new one takes the
 * place of the old; where there is no room for more the limit says why.
 */
export function pick(decision: Question, before: readonly string[], option: string): Picked {
  if (before.includes(option)) return { picked: before.filter((id) => id !== option) };
  const { limits = [], max, rule } = decision;
  const over = limitsOver(limits);
  const mine = over(option);
  const single = mine.filter((limit) => limits[limit]!.max === 1);
  const kept = before.filter((id) => !over(id).some((limit) => single.includes(limit)));
  const counts = countsOf(limits, kept);
  const full = mine.find((limit) => counts[limit]! >= limits[limit]!.max);
  if (full !== undefined) return { reason: reasonOf(limits[full]!) };
  if (max === 1 && kept.length === 1) return { picked: [option] };
  if (kept.length >= max) return { reason: { code: 'too-many', rule, args: { max } } };
  return { picked: [...kept, option] };
}

/** The limits that want more than has been picked. */
export function lacking({ limits = [] }: Question, picked: readonly string[]): readonly Reason[] {
  const counts = countsOf(limits, picked);
  return limits.filter(({ min }, limit) => counts[limit]! < min).map(reasonOf);
}

/** Whether this is an answer. */
export function isEnough({ min, max, limits = [] }: Question, picked: readonly string[]): boolean {
  if (picked.length < min || picked.length > max) return false;
  const counts = countsOf(limits, picked);
  return limits.every((limit, at) => counts[at]! >= limit.min && counts[at]! <= limit.max);
}

function reasonOf({ code, rule, args }: Limit): Reason {
  return args === undefined ? { code, rule } : { code, rule, args };
}
