// English for whatever has no words of its own on a terminal.

import type { Reason } from '@three-thrones/kernel';

/** Why an option is not there, or why some do not go together. */
export function reasonOf({ code, args = {}, rule }: Reason): string {
  const { words, min, max, ...rest } = args;
  if (Array.isArray(words) && typeof min === 'number' && typeof max === 'number')
    return `${code}${listOf(rest)}: ${soMany(min, max)} of ${say(words)}${ruleOf(rule)}`;
  return `${code}${listOf(args)}${ruleOf(rule)}`;
}

function soMany(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

export function ruleOf(rule: string): string {
  return rule === '0' ? '' : ` [§${rule}]`;
}

export function listOf(args: object): string {
  const parts = Object.entries(args).map(([key, value]) => `${key} ${say(value)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** A reason by a game's texts. */
export function reasonIn(texts: Readonly<Record<string, string>>, { code, rule, args = {} }: Reason): string {
  return `${wholeSentence(texts[`reason.${code}`]) ?? plainWords(code)}${listOf(args)}${ruleOf(rule)}`;
}

/** A sentence, if it can be said without filling anything in: the values stand behind it anyway. */
function wholeSentence(text: string | undefined): string | undefined {
  return text?.includes('{') ? undefined : text;
}

/** `chooseOrigin` and `no-legal-move` as a person would write them. */
export function plainWords(id: string): string {
  return id
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

/** The name of anything with an id, by a game's texts and the kinds of keys it has for names (`house.*.short`); plain words if it has none. */
export function namesIn(texts: Readonly<Record<string, string>>, kinds: readonly string[]) {
  return (id: string): string => {
    for (const kind of kinds) {
      const name = texts[kind.replace('*', id)];
      if (name !== undefined) return name;
    }
    return plainWords(id);
  };
}

/** Any plain value as a person would write it. */
export function say(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(say).join(', ') || 'nothing';
  return JSON.stringify(value) ?? 'nothing';
}
