// A browser plays games: it reads and writes no positions and looks at no invariants. What only tests and the command line do
// is left out of its rules.

import type { Plugin } from 'vite';

const RULES = /\/games\/[a-z-]+\/rules\/index\.ts$/;
const CHECKS = /^\.\/(?:position|notation|invariants)\.ts$/;
const LEFT_OUT = '\0three-thrones:no-checks';

export function playingOnly(): Plugin {
  return {
    name: 'three-thrones:playing-only',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler: (part, importer) =>
        importer && RULES.test(importer) && CHECKS.test(part) ? LEFT_OUT : undefined,
    },
    load: {
      filter: { id: /three-thrones:no-checks/ },
      handler: () => `const no = () => { throw new Error('not in a browser'); };
export { no as position, no as notation, no as broken };`,
    },
  };
}
