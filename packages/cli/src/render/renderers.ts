// How a game is shown on a terminal: by its own renderer, or plainly.

import type { Listing, Manifest } from '@three-thrones/catalogue';
import type { Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';

export async function rendererOf(game: Listing | Manifest): Promise<Renderer> {
  return 'terminal' in game ? game.terminal() : (await import('./plain.ts')).plainTable;
}
