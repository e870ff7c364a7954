// Every legal choice is as likely as any other, except where limits say what goes together: there every legal set may
// come, some more often than others. Knows no game and sees no table.

import { anyFitting, type Choice, type Decision, type Random } from '@three-thrones/kernel';
import type { BlindBot } from './bot.ts';

export const random: BlindBot = { looks: false, choose };

function choose(decision: Decision, chance: Random): Choice {
  const { shape, options, min, max, limits } = decision;
  if (limits) return anyFitting(decision, chance);
  if (shape === 'one') return options[chance.int(options.length)]!;
  if (shape === 'number') return min + chance.int(max - min + 1);
  return someOf(options, howMany(options.length, min, max, chance), chance);
}

/** A number of things such that in the end each set of things is equally likely, not each number. */
function howMany(among: number, min: number, max: number, chance: Random): number {
  if (min === max) return min;
  let sets = 0;
  for (let number = min; number <= max; number++) sets += setsOf(number, among);
  let left = sets * fraction(chance);
  for (let number = min; number < max; number++) {
    left -= setsOf(number, among);
    if (left < 0) return number;
  }
  return max;
}

/** How many sets of `number` things there are among `among` things. */
function setsOf(number: number, among: number): number {
  let sets = 1;
  for (let i = 1; i <= number; i++) sets = (sets * (among - number + i)) / i;
  return sets;
}

/** From 0 to below 1, fine enough for the sets of any hand. */
function fraction(chance: Random): number {
  return (chance.int(2 ** 26) * 2 ** 26 + chance.int(2 ** 26)) / 2 ** 52;
}

function someOf(options: readonly string[], number: number, chance: Random): string[] {
  const left = [...options];
  for (let i = 0; i < number; i++) {
    const j = i + chance.int(left.length - i);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  left.length = number;
  return left;
}
