// In tests a file of words is whole, and each of its parts is the same file (packages/web/build/messages.ts).

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function wholeWords(): Plugin {
  return {
    name: 'three-thrones:whole-words',
    enforce: 'pre',
    load: {
      filter: { id: /\/text\/[a-z]{2}\.json\?[a-z]+$/ },
      handler: async (id) => `export default ${await readFile(id.replace(/\?[a-z]+$/, ''), 'utf8')}`,
    },
  };
}
