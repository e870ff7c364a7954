// The canary: a secret word that an eye may not know must not stand in anything that eye is given.

import { type Eye, isHidden, type State } from '@three-thrones/kernel';

/** Words in secrets that are closed to an eye and stand nowhere openly. */
export interface SecretWords {
  readonly onTheTable: ReadonlySet<string>;
  readonly inSealedAnswers: ReadonlySet<string>;
}

/**
 * The words this eye must not be given. A word that also stands openly on the table is no secret; neither are
 * `openWords`, the names of kinds of things, such as those of orders that everybody has.
 * Reads the state by a way of its own: it must not believe the function it checks.
 */
export function secretWords<W>(state: State<W>, eye: Eye, openWords: readonly string[]): SecretWords {
  const { random: _, frames, ...table } = state;
  const open = new Set(openWords);
  const [onTheTable, inSealedAnswers] = [new Set<string>(), new Set<string>()];
  part(table, eye, open, onTheTable);
  for (const { said, ...frame } of frames) {
    part(frame, eye, open, onTheTable);
    part(said, eye, open, inSealedAnswers);
  }
  for (const word of open) {
    onTheTable.delete(word);
    inSealedAnswers.delete(word);
  }
  return { onTheTable, inSealedAnswers };
}

/**
 * The secret words that stand in what an eye is given. A sealed answer must not be in the view, but among my options
 * may well be the same: others were asked what I am asked.
 */
export function leakedWords(
  secrets: SecretWords,
  given: { readonly view: unknown; readonly questions: unknown },
): string[] {
  const seen = new Set<string>();
  gather(given.view, seen);
  const leaked = [...secrets.inSealedAnswers].filter((word) => seen.has(word));
  gather(given.questions, seen);
  return [...leaked, ...[...secrets.onTheTable].filter((word) => seen.has(word))];
}

function part(value: unknown, eye: Eye, open: Set<string>, closed: Set<string>): void {
  if (typeof value === 'string') open.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) part(item, eye, open, closed);
  } else if (isHidden(value) && !value.to.includes(eye)) {
    gather(value.to, open);
    gather(value.secret, closed);
  } else {
    for (const key in value) {
      open.add(key);
      part(value[key as keyof typeof value], eye, open, closed);
    }
  }
}

/** Every string in plain data, names of fields included. */
function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) gather(item, into);
  } else {
    for (const key in value) {
      into.add(key);
      gather(value[key as keyof typeof value], into);
    }
  }
}
