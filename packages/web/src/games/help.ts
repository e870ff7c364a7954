// What a game brings to explain itself at the table.

import { catalogue } from '@three-thrones/catalogue';
import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { isRefusal } from '@three-thrones/kernel';

/** Nothing for a game that does not exist; fails if it does not come. */
export async function loadHelp(game: string): Promise<AnyHelp | undefined> {
  const manifest = catalogue.find(game);
  if (isRefusal(manifest)) return undefined;
  const help = await manifest.help();
  await help.load();
  return help;
}
