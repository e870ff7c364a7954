// From a thing on the table to its entry in the appendix. Apart from the appendix itself, which a table does not load.

import { entriesOf } from '@three-thrones/game-kit/board/appendix.ts';

/** Leaders, character cards, houses and words have entries of their own; moments stand in the timing table. */
export const entryOf = entriesOf({
  ...{ leader: 'leader', card: 'card', house: 'house', board: 'house' },
  ...{ character: 'character', moment: 'moment', event: 'event', term: 'term' },
});
