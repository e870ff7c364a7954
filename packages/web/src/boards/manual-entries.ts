// From a thing on the table to its entry in the manual. Apart from the manual itself, which a table does not load.

import type { Thing } from '../ui/rich.ts';

/** Different things on the table that are explained by one entry. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tiny-epic': {
    ...{ card: 'card', action: 'action', die: 'action', slot: 'action', term: 'term' },
    ...{ house: 'house', pool: 'house', ability: 'house' },
  },
  agot: {
    ...{ card: 'card', order: 'order', unit: 'unit', track: 'track', token: 'token', term: 'term' },
    ...{ westeros: 'westeros', wildling: 'wildling', tide: 'tide' },
  },
};

/** The entry that explains a thing on the table. */
export function entryOf(game: string, thing: Thing): string | undefined {
  const [kind, id] = thing.split(':') as [string, string];
  if (kind === 'force') return 'term-force-track';
  const own = Object.hasOwn(KINDS, game) ? KINDS[game]?.[kind] : undefined;
  return own === undefined ? undefined : `${own}-${id}`;
}
