// In tests a file of words is whole, and what a page leaves for later is the same file (packages/web/build/messages.ts).

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function wholeWords(): Plugin {
  return {
    name: 'three-thrones:whole-words',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?later$/ },
      handler: async (id) => `export default ${await readFile(id.replace(/\?later$/, ''), 'utf8')}`,
    },
  };
}
