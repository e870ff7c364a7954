// The only list of games. Each is loaded when somebody sits down to it, not before.

import { type Game, isRefusal, type Refusal, refusal, withAbout } from '@three-thrones/kernel';

/** A game without its types: all that a program can know of it that runs any game. */
export type AnyGame = Game<unknown>;

/** One entry of the list. */
export interface Listing {
  /** The rules as they are today: every new game is played by them. */
  load(): Promise<AnyGame>;
  /** Earlier rules by version, frozen: a game goes on by the rules it began with. */
  readonly released?: Readonly<Record<number, () => Promise<AnyGame>>>;
  /** How many people it takes, how many usually play it, and how many the base game seats. */
  readonly players: { readonly least: number; readonly usual: number; readonly most: number };
  /** The configuration of a plain game for so many players. */
  configFor(players: number): unknown;
}

/** Games by id. Programs take it as an argument, so that a test can bring a game of its own. */
export interface Catalogue {
  readonly ids: readonly string[];
  find(id: string): Listing | Refusal;
  /** The rules of that version, or today's. */
  rules(id: string, version?: number): Promise<AnyGame | Refusal>;
}

export function catalogueOf(listings: Readonly<Record<string, Listing>>): Catalogue {
  const ids = Object.keys(listings);
  const find = (id: string): Listing | Refusal =>
    Object.hasOwn(listings, id) ? listings[id]! : refusal('no-such-game', '0', { game: id, games: ids });
  return {
    ids,
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

/** A game's own types end here: whoever runs any game treats its world as closed. */
export function anyGame<W, C>(game: Game<W, C>): AnyGame {
  return game as unknown as AnyGame;
}

export const catalogue = catalogueOf({
  'tiny-epic': {
    load: async () => anyGame((await import('@three-thrones/tiny-epic')).tinyEpic),
    released: {
      1: async () => {
        const [frozen, today] = await Promise.all([
          import('@three-thrones/tiny-epic/releases/v1.js'),
          import('@three-thrones/tiny-epic'),
        ]);
        return withAbout(frozen.tinyEpic, anyGame(today.tinyEpic), today.aboutInVersion1);
      },
    },
    players: { least: 2, usual: 3, most: 4 },
    configFor: (players) => ({ players }),
  },
  agot: {
    load: async () => anyGame((await import('@three-thrones/agot')).agot),
    released: {
      1: async () => {
        const [frozen, today] = await Promise.all([
          import('@three-thrones/agot/releases/v1.js'),
          import('@three-thrones/agot'),
        ]);
        return withAbout(frozen.agot, anyGame(today.agot), today.aboutInVersion1);
      },
    },
    players: { least: 3, usual: 4, most: 6 },
    configFor: (players) => ({ players }),
  },
});

export const gameIds = catalogue.ids;
