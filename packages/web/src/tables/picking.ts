// Picking several options that go together: what a touch adds, replaces or may not add, and what is still missing.

import type { Decision, Limit, Reason } from '@three-thrones/kernel';

type Question = Pick<Decision, 'rule' | 'min' | 'max' | 'limits'>;

export type Picked = { readonly picked: readonly string[] } | { readonly reason: Reason };

/**
 * One more option, or one less if it was picked already. Where only one of a kind may be picked the new one takes the
 * place of the old; where there is no room for more the limit says why.
 */
export function pick(decision: Question, before: readonly string[], option: string): Picked {
  if (before.includes(option)) return { picked: before.filter((id) => id !== option) };
  const limits = (decision.limits ?? []).filter((limit) => isUnder(limit, option));
  const single = limits.filter(({ max }) => max === 1);
  const kept = before.filter((id) => !single.some((limit) => isUnder(limit, id)));
  const full = limits.find((limit) => countOf(limit, kept) >= limit.max);
  if (full) return { reason: reasonOf(full) };
  if (decision.max === 1 && kept.length === 1) return { picked: [option] };
  if (kept.length >= decision.max)
    return { reason: { code: 'too-many', rule: decision.rule, args: { max: decision.max } } };
  return { picked: [...kept, option] };
}

/** The limits that want more than has been picked. */
export function lacking({ limits = [] }: Question, picked: readonly string[]): readonly Reason[] {
  return limits.filter((limit) => countOf(limit, picked) < limit.min).map(reasonOf);
}

/** Whether this is an answer. */
export function isEnough(decision: Question, picked: readonly string[]): boolean {
  const { min, max, limits = [] } = decision;
  return (
    picked.length >= min &&
    picked.length <= max &&
    limits.every((limit) => countOf(limit, picked) >= limit.min && countOf(limit, picked) <= limit.max)
  );
}

function isUnder({ words }: Limit, option: string): boolean {
  return option.split(':').some((word) => words.includes(word));
}

function countOf(limit: Limit, picked: readonly string[]): number {
  return picked.filter((id) => isUnder(limit, id)).length;
}

function reasonOf({ code, rule, args }: Limit): Reason {
  return args === undefined ? { code, rule } : { code, rule, args };
}
