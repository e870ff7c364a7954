// The covers of all games, on every page that names one: read before the first page is shown.

import { catalogue } from '@three-thrones/catalogue';
import type { Cover } from '@three-thrones/game-kit/cover.ts';

export interface Shelved {
  readonly id: string;
  readonly cover: Cover;
}

let shelf: readonly Shelved[] = [];

export async function loadCovers(): Promise<void> {
  shelf = await Promise.all(
    catalogue.all.map(async (game) => {
      const cover = await game.cover();
      await cover.words.load();
      return { id: game.id, cover };
    }),
  );
}

/** All games, in the order of the catalogue. */
export function allGames(): readonly Shelved[] {
  return shelf;
}

export function gameName(game: string): string {
  return coverOf(game)?.words.t('name') ?? game;
}

/** For lists, where there is little room. */
export function shortGameName(game: string): string {
  const words = coverOf(game)?.words;
  return words?.has('short') ? words.t('short') : gameName(game);
}

function coverOf(game: string): Cover | undefined {
  return shelf.find(({ id }) => id === game)?.cover;
}
