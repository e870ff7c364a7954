// An answer held against its question.

import type { Choice, Limit } from './flow.ts';
import { type Decision, type Refusal, refusal } from './game.ts';

/** Why a choice is no answer to this question, or nothing. */
export function illegal(decision: Decision, choice: unknown): Refusal | undefined {
  const { rule, options, min, max, shape } = decision;
  if (shape === 'one') {
    if (typeof choice !== 'string') return refusal('malformed-choice', rule, { wanted: 'one option' });
    return options.includes(choice) ? undefined : refusal('not-an-option', rule, { option: choice });
  }
  if (shape === 'number') {
    if (typeof choice !== 'number' || !Number.isSafeInteger(choice))
      return refusal('malformed-choice', rule, { wanted: 'a whole number' });
    return choice >= min && choice <= max ? undefined : refusal('out-of-range', rule, { min, max });
  }
  if (!Array.isArray(choice)) return refusal('malformed-choice', rule, { wanted: 'a list of options' });
  for (const [at, option] of choice.entries()) {
    if (typeof option !== 'string') return refusal('malformed-choice', rule, { wanted: 'a list of options' });
    if (!options.includes(option)) return refusal('not-an-option', rule, { option });
    if (choice.indexOf(option) !== at) return refusal('chosen-twice', rule, { option });
  }
  if (choice.length < min) return refusal('too-few', rule, { min });
  if (choice.length > max) return refusal('too-many', rule, { max });
  return overLimit(decision, choice as readonly string[]);
}

/** The answer to a question that leaves no choice. Limits are not looked at: where there are some, somebody is asked. */
export function onlyAnswer({ shape, options, min, max, limits }: Decision): Choice | undefined {
  switch (shape) {
    case 'one':
      return options.length === 1 ? options[0] : undefined;
    case 'number':
      return min === max ? min : undefined;
    case 'some':
      if (limits) return undefined;
      if (max === 0) return [];
      return min === options.length ? [...options] : undefined;
  }
}

function overLimit({ limits }: Decision, choice: readonly string[]): Refusal | undefined {
  if (!limits) return undefined;
  const counts = countsOf(limits, choice);
  const at = limits.findIndex(({ min, max }, limit) => counts[limit]! < min || counts[limit]! > max);
  if (at < 0) return undefined;
  const { code, rule, args, words, min, max } = limits[at]!;
  return refusal(code, rule, { ...args, words, min, max });
}

/** Whether an option may still be chosen beside these, as far as limits are concerned. */
export function roomFor({ limits }: Decision, chosen: readonly string[], option: string): boolean {
  if (!limits) return true;
  const counts = countsOf(limits, chosen);
  return limitsOver(limits)(option).every((limit) => counts[limit]! < limits[limit]!.max);
}

/** How many of these options count for each limit. */
export function countsOf(limits: readonly Limit[], chosen: readonly string[]): number[] {
  const over = limitsOver(limits);
  const counts = limits.map(() => 0);
  for (const option of chosen) for (const limit of over(option)) counts[limit]!++;
  return counts;
}

/**
 * Finds the limits an option counts for, by their place in the list: once for each, however many of its words an option
 * has. A question may have a hundred options and dozens of limits, so words are looked up, not compared.
 */
export function limitsOver(limits: readonly Limit[]): (option: string) => number[] {
  const byWord = new Map<string, number[]>();
  for (const [limit, { words }] of limits.entries()) {
    for (const word of words) {
      const found = byWord.get(word);
      if (found) found.push(limit);
      else byWord.set(word, [limit]);
    }
  }
  return (option) => {
    const over: number[] = [];
    for (const word of wordsIn(option)) {
      const found = byWord.get(word);
      if (found) for (const limit of found) if (!over.includes(limit)) over.push(limit);
    }
    return over;
  };
}

/** Options come again and again, in one game after another; as many are remembered as any game has, and more. */
const REMEMBERED = 4_096;
const known = new Map<string, readonly string[]>();

/** The words of an option. */
function wordsIn(option: string): readonly string[] {
  let words = known.get(option);
  if (!words) {
    words = option.split(':');
    if (known.size >= REMEMBERED) known.clear();
    known.set(option, words);
  }
  return words;
}
