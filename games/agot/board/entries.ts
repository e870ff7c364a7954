// From a thing on the table to its entry in the appendix. Apart from the appendix itself, which a table does not load.

import { entriesOf } from '@three-thrones/game-kit/board/appendix.ts';

export const entryOf = entriesOf({
  ...{ card: 'card', order: 'order', unit: 'unit', track: 'track', token: 'token', term: 'term' },
  ...{ westeros: 'westeros', wildling: 'wildling', tide: 'tide' },
});
