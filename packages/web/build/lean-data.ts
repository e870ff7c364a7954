// The data of the games carry where each value comes from and what each word means, for those who read and check
// them. A browser plays without that.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const DATA = /\/games\/[a-z-]+\/data\/[a-z-]+\.json$/;

/** What explains a value and is never read by a rule. */
const EXPLAINS = /^(?:schema|sources?|notes|confidence|scan|text|[a-z]+(?:Source|Glossary))$/;

export function leanData(): Plugin {
  return {
    name: 'three-thrones:lean-data',
    enforce: 'pre',
    load: {
      filter: { id: DATA },
      async handler(id) {
        this.addWatchFile(id);
        return JSON.stringify(JSON.parse(await readFile(id, 'utf8'), lean));
      },
    },
  };
}

/** For `JSON.parse`: what explains is left out, but for the mark of a value that is ours: the manual shows it. */
function lean(key: string, value: unknown): unknown {
  return EXPLAINS.test(key) && value !== 'reconstructed' ? undefined : value;
}
