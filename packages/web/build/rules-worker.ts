// The worker that plays is built together with the page that shows: what both need, data above all, is sent once. Vite would
// build it by itself, with copies of its own.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/engine/worker.ts', import.meta.url));
const ADDRESS = "new URL('./worker.ts', import.meta.url)";

export function rulesWorker(): Plugin {
  let reference = '';
  return {
    name: 'three-thrones:rules-worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' });
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/engine\/engine\.ts$/ },
      handler: (code) => ({
        code: code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${reference}`),
        map: null,
      }),
    },
  };
}
