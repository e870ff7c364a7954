// Compiles ICU messages while building, so that no parser travels to the browser. In tests they are compiled as they
// are read.

import { readFile } from 'node:fs/promises';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Words are the files in folders called `text`. */
const WORDS = /\/text\/[a-z]{2}\.json$/;

export function messages(): Plugin {
  return {
    name: 'three-thrones:messages',
    enforce: 'pre',
    load: {
      filter: { id: WORDS },
      async handler(id) {
        this.addWatchFile(id);
        const words = JSON.parse(await readFile(id, 'utf8')) as Record<string, string>;
        const compiled = Object.entries(words).map(([key, message]) => [key, compile(key, message)]);
        return JSON.stringify(Object.fromEntries(compiled));
      },
    },
  };
}

function compile(key: string, message: string): unknown {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
  }
}
