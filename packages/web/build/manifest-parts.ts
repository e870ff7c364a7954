// A manifest names all parts of a game; a bundle carries those it can use. The page shows games and plays none, the
// worker plays them and shows none, and neither is a terminal.

import type { Plugin } from 'vite';

const MANIFEST = /\/games\/[a-z-]+\/manifest\.ts$/;
const PLAYED = /^\.\/(?:rules|releases)\//;
const TERMINAL = /^\.\/terminal\//;
const LEFT_OUT = '\0three-thrones:left-out';

export function manifestParts(user: 'page' | 'worker'): Plugin {
  const isUsed = (part: string): boolean => !TERMINAL.test(part) && PLAYED.test(part) === (user === 'worker');
  return {
    name: 'three-thrones:manifest-parts',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler: (part, importer) =>
        importer && MANIFEST.test(importer) && part.startsWith('./') && !isUsed(part) ? LEFT_OUT : undefined,
    },
    load: {
      filter: { id: /three-thrones:left-out/ },
      handler: () => 'export {};',
    },
  };
}
