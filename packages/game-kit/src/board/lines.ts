// Lines of the log, and questions with a smaller line under them.

import { type FactOf, say, sayIfAny, type SayingsOf, type SomeSayingsOf } from '@three-thrones/kernel';
import type { Values } from '@three-thrones/ui/i18n/index.ts';
import type { FactWords, PromptText } from './board.ts';

interface Told<Facts> {
  readonly fact: FactOf<Facts>;
}

/** What is said of each fact that is told. */
export function ofFacts<Facts, R>(sayings: SayingsOf<Facts, R>): (told: Told<Facts>) => R {
  return ({ fact: { kind, data } }) => say(sayings, kind, data);
}

/** What is said of some of the facts that are told. */
export function ofSomeFacts<Facts, R, Rest extends readonly unknown[]>(
  sayings: SomeSayingsOf<Facts, R, Rest>,
): (told: Told<Facts>, ...rest: Rest) => R | undefined {
  return ({ fact: { kind, data } }, ...rest) => sayIfAny(sayings, kind, data, ...rest);
}

/** Repeats what other facts say already, or too small for a line. */
export const silent = (): undefined => undefined;

type LineOf = (text: string, owner?: string, ...others: readonly (string | undefined)[]) => FactWords;

/** A line, whose doing it was, and everybody else it concerns. */
export function linesAmong(isHouse: (id: string) => id is string): LineOf {
  return (text, owner, ...others) => {
    const houses = [owner, ...others].filter((id) => id !== undefined && isHouse(id));
    return { text, ...(owner !== undefined && isHouse(owner) && { house: owner }), houses };
  };
}

/** Questions that have a smaller line under them. */
export type WithDetail<Key extends string> = {
  [K in Key & `prompt.${string}`]: `${K}.detail` extends Key ? K : never;
}[Key & `prompt.${string}`];

/** Both lines of a question. */
export function promptIn<Key extends string>(
  t: (key: Key, values?: Values) => string,
  key: WithDetail<Key>,
  values: Values,
): PromptText {
  return { title: t(key, values), detail: t(`${key}.detail` as Key, values) };
}
