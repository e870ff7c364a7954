// Compiles ICU messages while building, so that no parser travels to the browser. In tests they are compiled as they
// are read.
//
// A folder of words may have a list of parts, `parts.json`: what begins as it says there goes into a file of its own,
// `en.json?later`, which is fetched once somebody wants such a word. In tests and programs, a file is whole.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Words are the files in folders called `text`. */
const WORDS = /\/text\/[a-z]{2}\.json(?:\?[a-z]+)?$/;

type Parts = Readonly<
  Record<string, { readonly words: readonly string[]; readonly butNot: readonly string[] }>
>;

export function messages(): Plugin {
  return {
    name: 'three-thrones:messages',
    enforce: 'pre',
    load: {
      filter: { id: WORDS },
      async handler(id) {
        const [file = id, query] = id.split('?');
        this.addWatchFile(file);
        const words = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
        const partOf = await partsIn(dirname(file));
        const compiled = Object.entries(words)
          .filter(([key]) => partOf(key) === query)
          .map(([key, message]) => [key, compile(key, message)]);
        return { code: JSON.stringify(Object.fromEntries(compiled)), moduleType: 'json' };
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

/** Which part a word belongs to; none, if it is said at once. */
async function partsIn(folder: string): Promise<(key: string) => string | undefined> {
  const list = await readFile(join(folder, 'parts.json'), 'utf8').catch(() => '{}');
  const parts = Object.entries(JSON.parse(list) as Parts);
  const beginsLike = (starts: readonly string[], key: string) =>
    starts.some((start) => key.startsWith(start));
  return (key) =>
    parts.find(([, { words, butNot }]) => beginsLike(words, key) && !beginsLike(butNot, key))?.[0];
}
