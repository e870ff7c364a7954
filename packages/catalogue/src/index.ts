// The only list of games.

import { manifest as agot } from '@three-thrones/agot/manifest';
import type { AnyGame, Listing, Manifest } from '@three-thrones/game-kit/manifest.ts';
import { manifest as ironThrone } from '@three-thrones/iron-throne/manifest';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { manifest as tinyEpic } from '@three-thrones/tiny-epic/manifest';

export { anyGame } from '@three-thrones/game-kit/manifest.ts';
export type { AnyGame, Listing, Manifest };

/** Games by id. Programs take it as an argument, so that a test can bring a game of its own. */
export interface Catalogue<M extends Listing = Listing> {
  readonly ids: readonly string[];
  readonly all: readonly M[];
  find(id: string): M | Refusal;
  /** The rules of that version, or today's. */
  rules(id: string, version?: number): Promise<AnyGame | Refusal>;
}

export function catalogueOf<M extends Listing>(listings: Readonly<Record<string, M>>): Catalogue<M> {
  const ids = Object.keys(listings);
  const find = (id: string): M | Refusal =>
    Object.hasOwn(listings, id) ? listings[id]! : refusal('no-such-game', '0', { game: id, games: ids });
  return {
    ids,
    all: Object.values(listings),
    find,
    async rules(id, version) {
      const listing = find(id);
      if (isRefusal(listing)) return listing;
      const { released = {}, load } = listing;
      if (version !== undefined && Object.hasOwn(released, version)) return released[version]!();
      const today = await load();
      if (version === undefined || version === today.rulesVersion) return today;
      return refusal('another-rules-version', '0', { rulesVersion: version });
    },
  };
}

/** Games that can be played, in the order in which they are shown. */
const manifests: readonly Manifest[] = [tinyEpic, agot, ironThrone];

export const catalogue = catalogueOf(Object.fromEntries(manifests.map((game) => [game.id, game])));

export const gameIds = catalogue.ids;
