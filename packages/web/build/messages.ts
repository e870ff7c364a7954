// Compiles ICU messages while building, so that no parser travels to the browser.

import { readFile } from 'node:fs/promises';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const SUFFIX = '.json?messages';

export function messages(): Plugin {
  return {
    name: 'three-thrones:messages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -'?messages'.length);
      this.addWatchFile(file);
      const words = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(words).map(([key, message]) => [key, compiledOrNamed(key, message)]),
      );
      // Not as JSON by id: another plugin would parse it a second time.
      return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js' };
    },
  };
}

function compiledOrNamed(key: string, message: string): unknown {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
  }
}
