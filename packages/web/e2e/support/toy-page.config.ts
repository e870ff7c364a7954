// The page with the toy game of docs/add-a-game.md in its catalogue: the real one, but for the list of games. Nothing is
// compressed and there is no copy for later, as nobody waits for either.

import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import real from '../../vite.config.ts';

const TOY = fileURLToPath(new URL('../../../testkit/toy/catalogue.ts', import.meta.url));

function isNeeded(plugin: PluginOption): boolean {
  return !/pwa|compress/.test((plugin as Plugin).name);
}

export default mergeConfig(
  { ...real, plugins: (real.plugins ?? []).flat().filter(isNeeded) },
  { resolve: { alias: { '@three-thrones/catalogue': TOY } }, build: { minify: false } },
);
