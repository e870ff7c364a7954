// From a thing on the table to its entry in the appendix. Apart from the appendix itself, which a table does not load.

import { entriesOf } from '@three-thrones/game-kit/board/appendix.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

const byKind = entriesOf({
  ...{ card: 'card', action: 'action', die: 'action', slot: 'action', term: 'term' },
  ...{ house: 'house', pool: 'house', ability: 'house' },
  ...{ 'rival-card': 'rival-card', 'solo-hero': 'solo-hero', ranger: 'ranger', token: 'token' },
});

/** Every place of the force track is explained at once. */
export function entryOf(thing: Thing): string | undefined {
  return thing.startsWith('force:') ? 'term-force-track' : byKind(thing);
}
