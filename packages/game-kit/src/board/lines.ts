// Lines of the log, and questions with a smaller line under them.

import type { Values } from '@three-thrones/ui/i18n/index.ts';
import type { FactWords, PromptText } from './board.ts';

/** Repeats what other facts say already, or too small for a line. */
export const silent = (): undefined => undefined;

type LineOf = (text: string, owner?: string, ...others: readonly (string | undefined)[]) => FactWords;

/** A line, whose doing it was, and everybody else it concerns. */
export function linesAmong<H extends string>(isHouse: (id: string) => id is H): LineOf {
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
