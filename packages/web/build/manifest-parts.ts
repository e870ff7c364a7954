// A manifest names all parts of a game; a browser carries those it can use: it is no terminal.

import type { Plugin } from 'vite';

const MANIFEST = /\/games\/[a-z-]+\/manifest\.ts$/;
const TERMINAL = /^\.\/terminal\//;
const LEFT_OUT = '\0three-thrones:left-out';

export function manifestParts(): Plugin {
  return {
    name: 'three-thrones:manifest-parts',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler: (part, importer) =>
        importer && MANIFEST.test(importer) && TERMINAL.test(part) ? LEFT_OUT : undefined,
    },
    load: {
      filter: { id: /three-thrones:left-out/ },
      handler: () => 'export {};',
    },
  };
}
