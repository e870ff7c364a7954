// What a person typed, as a choice.

import type { Choice, Decision } from '@three-thrones/kernel';

/** The choice, or a hint at what could be typed instead. Whether it is legal is for the rules to say. */
export function choiceFrom(decision: Decision, said: string): { choice: Choice } | { hint: string } {
  if (decision.shape === 'one') return oneFrom(decision, said);
  if (decision.shape === 'some') return someFrom(decision, said);
  if (/^-?\d+$/.test(said)) return { choice: Number(said) };
  return { hint: `A number from ${decision.min} to ${decision.max}, please; h for help.` };
}

function oneFrom({ options }: Decision, said: string): { choice: Choice } | { hint: string } {
  if (said === '' && options.length === 1) return { choice: options[0]! };
  const option = optionOf(options, said);
  return option === undefined
    ? { hint: `A number from 1 to ${options.length}, please; h for help.` }
    : { choice: option };
}

function someFrom({ options }: Decision, said: string): { choice: Choice } | { hint: string } {
  const hint = `Numbers from 1 to ${options.length} with spaces between, or 0 for none; h for help.`;
  if (said === '0') return { choice: [] };
  const words = said.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { hint };
  const chosen: string[] = [];
  for (const word of words) {
    const option = optionOf(options, word);
    if (option === undefined) return { hint };
    if (!chosen.includes(option)) chosen.push(option);
  }
  return { choice: chosen };
}

/** An option by its number or by its own name. */
function optionOf(options: readonly string[], said: string): string | undefined {
  return /^\d+$/.test(said) ? options[Number(said) - 1] : options.find((option) => option === said);
}
