// The data of the games carry where each value comes from and what each word means, for those who read and check
// them. A browser plays without that.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const DATA = /\/games\/[a-z-]+\/data\/[a-z-]+\.json$/;

/** What explains a value and is never read by a rule. */
const EXPLAINS = /^(?:schema|sources?|notes|confidence|scan|text|[a-z]+(?:Source|Glossary))$/;

/** What is only checked: printed names, which come as words, and what a list beside it says again. */
const CHECKED = /^(?:name|comment|borders|extra(?:Effects|Prerequisites)|notAdjacentButTouchingAtCorner)$/;

export function leanData(): Plugin {
  return {
    name: 'three-thrones:lean-data',
    enforce: 'pre',
    load: {
      filter: { id: DATA },
      async handler(id) {
        this.addWatchFile(id);
        return JSON.stringify(leanJson(await readFile(id, 'utf8')));
      },
    },
  };
}

/** Data as a browser gets them. */
export function leanJson(text: string): unknown {
  return JSON.parse(text, lean);
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
