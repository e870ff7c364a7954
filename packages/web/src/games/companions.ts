// Aids for real tables, of the games that bring one.

import { catalogue, gameIds } from '@three-thrones/catalogue';
import type { Companion } from '@three-thrones/game-kit/companion.ts';
import { isRefusal } from '@three-thrones/kernel';

export function hasCompanion(game: string): boolean {
  const manifest = catalogue.find(game);
  return !isRefusal(manifest) && manifest.companion !== undefined;
}

/** The games that bring one, in the order of the catalogue. */
export function gamesWithCompanion(): readonly string[] {
  return gameIds.filter(hasCompanion);
}

/** Nothing for a game that brings none; fails if it does not come. */
export async function loadCompanion(game: string): Promise<Companion | undefined> {
  const manifest = catalogue.find(game);
  if (isRefusal(manifest)) return undefined;
  const companion = await manifest.companion?.();
  await companion?.load();
  return companion;
}
