// The list of games with the toy on it. Programs take their catalogue as an argument; the page is built with this file in
// the place of the real list (packages/web/e2e/support/toy-page.config.ts).

import { catalogue as real, catalogueOf } from '../../catalogue/src/index.ts';
import { manifest as heir } from './games/heir/manifest.ts';

export * from '../../catalogue/src/index.ts';

export const catalogue = catalogueOf(Object.fromEntries([...real.all, heir].map((game) => [game.id, game])));

export const gameIds = catalogue.ids;
