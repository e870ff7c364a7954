// Compiles ICU messages while building, so that no parser travels to the browser. In tests they are compiled as they
// are read.
//
// A folder of words may have a list, `later.json`: what begins like that goes into a second file, `en.json?later`, which is
// fetched once somebody wants such a word. In tests and programs, a file is whole.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Words are the files in folders called `text`. */
const WORDS = /\/text\/[a-z]{2}\.json(?:\?later)?$/;

interface Split {
  readonly later: readonly string[];
  readonly butNot: readonly string[];
}

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
        const isLater = await laterIn(dirname(file));
        const compiled = Object.entries(words)
          .filter(([key]) => isLater(key) === (query === 'later'))
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

async function laterIn(folder: string): Promise<(key: string) => boolean> {
  const list = await readFile(join(folder, 'later.json'), 'utf8').catch(() => undefined);
  if (list === undefined) return () => false;
  const { later, butNot } = JSON.parse(list) as Split;
  const beginsLike = (starts: readonly string[], key: string) =>
    starts.some((start) => key.startsWith(start));
  return (key) => beginsLike(later, key) && !beginsLike(butNot, key);
}
