// The canary: a secret word that an eye may not know must not stand in anything that eye is given.

import { type Eye, isHidden, type State } from '@three-thrones/kernel';

/** The words of a state, parted by what one eye may know. */
interface Words {
  readonly open: Set<string>;
  /** Words on the table in secrets that are closed to this eye. */
  readonly closed: Set<string>;
  /** Words in sealed answers that are closed to this eye. */
  readonly sealed: Set<string>;
}

/**
 * The secret words of others that this eye finds in what it is given. A word that also stands openly on the table is
 * no secret; neither are `openWords`, the names of kinds of things, such as those of orders everybody has. A sealed
 * answer must not be in the view, but among my options may well be the same: others were asked what I am.
 */
export function leakedWords<W>(
  state: State<W>,
  eye: Eye,
  given: { readonly view: unknown; readonly questions: unknown },
  openWords: readonly string[] = [],
): string[] {
  const words = wordsOf(state, eye);
  const isKnown = (word: string) => words.open.has(word) || openWords.includes(word);
  const [seen, asked] = [new Set<string>(), new Set<string>()];
  gather(given.view, seen);
  gather(given.questions, asked);
  const found = [...words.closed].filter((word) => seen.has(word) || asked.has(word));
  found.push(...[...words.sealed].filter((word) => seen.has(word)));
  return found.filter((word) => !isKnown(word));
}

/** Reads the state by a way of its own: it must not believe the function it checks. */
function wordsOf<W>({ random: _, ...state }: State<W>, eye: Eye): Words {
  const words: Words = { open: new Set(), closed: new Set(), sealed: new Set() };
  const { frames, ...table } = state;
  part(table, eye, words.open, words.closed);
  for (const { said, ...frame } of frames) {
    part(frame, eye, words.open, words.closed);
    part(said, eye, words.open, words.sealed);
  }
  return words;
}

function part(value: unknown, eye: Eye, open: Set<string>, closed: Set<string>): void {
  if (typeof value === 'string') open.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (isHidden(value) && !value.to.includes(eye)) {
    gather(value.to, open);
    gather(value.secret, closed);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) open.add(key);
    part(item, eye, open, closed);
  }
}

/** Every string in plain data, names of fields included. */
function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) gather(item, into);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    into.add(key);
    gather(item, into);
  }
}
