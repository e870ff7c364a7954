// Any game at all, without art: what lies on the table, name by name.

import { isHidden, size } from '@three-thrones/kernel';
import { listOf, reasonOf, say } from '@three-thrones/game-kit/terminal/plain-words.ts';
import type { Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';

export const plainTable: Renderer = {
  table: ({ seen }) =>
    Object.entries(seen.world as object).map(([name, thing]) => `${name}: ${thingOf(thing)}`),
  name: (seat) => seat,
  question: ({ kind }) => kind,
  option: (option) => option,
  fact: ({ kind, data }) => `${kind}${listOf(data)}`,
  reason: reasonOf,
};

function thingOf(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return say(thing);
  if (isClosed(thing)) return 'hidden';
  if (isHidden(thing))
    return thing.secret === undefined ? `${size(thing as never)} hidden` : say(thing.secret);
  return Object.entries(thing)
    .map(([name, inner]) => `${name} ${thingOf(inner)}`)
    .join('; ');
}

/** A single secret of somebody else: nothing is left of it but its owners. */
function isClosed(thing: object): boolean {
  return Object.keys(thing).join() === 'to';
}
