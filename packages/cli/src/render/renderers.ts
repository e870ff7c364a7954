// Which renderer belongs to which game.

import type { Renderer } from './renderer.ts';

/** Renderers are loaded with their games. A game's own types end here: each is only given what its own rules have made. */
const RENDERERS: Readonly<Record<string, () => Promise<Renderer>>> = {
  agot: async () => (await import('./agot.ts')).agotTable,
  'tiny-epic': async () => (await import('./tiny-epic.ts')).tinyEpicTable,
};

export async function rendererOf(game: string): Promise<Renderer> {
  const load = Object.hasOwn(RENDERERS, game) ? RENDERERS[game] : undefined;
  return load ? load() : (await import('./plain.ts')).plainTable;
}
