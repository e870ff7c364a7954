// Layers rank in the order in which they are first heard of, and a page may hear of any style sheet first. So each of
// them begins with the order that tokens.css gives.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TOKENS = new URL('../../ui/src/tokens.css', import.meta.url);

export function layerOrder(): Plugin {
  const [order = ''] = /^@layer [^{;]+;$/m.exec(readFileSync(TOKENS, 'utf8')) ?? [];
  return {
    name: 'three-thrones:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:packages\/[a-z-]+\/src|games\/[a-z-]+\/board)\/.*\.css$/ },
      handler: (code) => ({ code: `${order}\n${code}`, map: null }),
    },
  };
}
