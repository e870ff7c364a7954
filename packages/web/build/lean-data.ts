// The data of the games carry where each value comes from and what each word means, for those who read and check
// them. A browser plays without that, and without whatever no code of the game has a name for.

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const DATA = /\/games\/[a-z-]+\/data\/[a-z-]+\.json$/;

/** What explains a value and is never read by a rule. */
const EXPLAINS = /^(?:schema|sources?|notes|confidence|scan|text|[a-zA-Z]+(?:Source|Glossary))$/;

/** What is only checked: printed names, which come as words, and what a list beside it says again. */
const CHECKED = /^(?:name|comment|borders|extra(?:Effects|Prerequisites)|notAdjacentButTouchingAtCorner)$/;

/** Folders of a game that a browser gets nothing of, or its data in another way. */
const ELSEWHERE = /^(?:node_modules|test|terminal|scripts|releases|data\/.*\.test\.ts)/;

export function leanData(): Plugin {
  const named = new Map<string, ReadonlySet<string>>();
  return {
    name: 'three-thrones:lean-data',
    enforce: 'pre',
    load: {
      filter: { id: DATA },
      async handler(id) {
        this.addWatchFile(id);
        const game = join(id, '..', '..');
        if (!named.has(game)) named.set(game, namesIn(game));
        return JSON.stringify(leanJson(await readFile(id, 'utf8'), named.get(game)));
      },
    },
  };
}

/** Every word in the code of a game, and in the keys of its texts: rules to choose are called by these. */
export function namesIn(game: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of readdirSync(game, { recursive: true, encoding: 'utf8' })) {
    if (ELSEWHERE.test(file) || !/\.tsx?$|^text\/en\.json$/.test(file)) continue;
    for (const [name] of readFileSync(join(game, file), 'utf8').matchAll(/[\w$]+/g)) names.add(name);
  }
  return names;
}

/** Numbers and ids stand for things, and are not asked for by name. */
const IS_AN_ID = /^\d|-/;

/** Data as a browser gets them; with `named`, less what it has no name for. */
export function leanJson(text: string, named?: ReadonlySet<string>): unknown {
  const isUnread = (key: string): boolean =>
    named !== undefined && key !== '' && !IS_AN_ID.test(key) && !named.has(key);
  return JSON.parse(text, function (this: object, key: string, value: unknown): unknown {
    return isUnread(key) && !('op' in this) ? undefined : lean.call(this, key, value);
  });
}

/** The mark of a value that is ours: the manual shows it. */
const OURS = 'reconstructed';

/**
 * For `JSON.parse`: what explains is left out, but for the mark. An operation of an effect is all rule: where it says
 * `source`, it means where something is taken from.
 */
function lean(this: object, key: string, value: unknown): unknown {
  if ('op' in this) return value;
  if (CHECKED.test(key)) return undefined;
  if (!EXPLAINS.test(key)) return value;
  return isOurs(value) ? OURS : undefined;
}

/** A part of it is enough: `public+reconstructed`, or one of several values. */
function isOurs(value: unknown): boolean {
  if (typeof value === 'string') return value === OURS || value.endsWith(`+${OURS}`);
  return typeof value === 'object' && value !== null && Object.values(value).some(isOurs);
}
