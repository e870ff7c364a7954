// Results that were asked for lately, and those under way: the same question is worked on once.

import { hash } from 'node:crypto';
import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { LRUCache } from 'lru-cache';

/** A letter takes two bytes at most. */
const LETTER = 2;

export class Results {
  readonly #kept: LRUCache<string, string>;
  readonly #underWay = new Map<string, Promise<string | Refusal>>();

  constructor(bytes: number) {
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: (text) => LETTER * text.length + 1 });
  }

  /** Texts are kept while there is room; refusals are not. */
  async of(key: string, make: () => Promise<string | Refusal>): Promise<string | Refusal> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    let coming = this.#underWay.get(key);
    if (!coming) {
      coming = make().finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, coming);
    }
    const made = await coming;
    if (!isRefusal(made)) this.#kept.set(key, made);
    return made;
  }
}

/** A short name for a question. Everything it depends on is in it: nobody gets the answer to another's. */
export function keyFor(what: readonly unknown[], entries: readonly string[]): string {
  return hash('sha256', `${JSON.stringify(what)}\n${entries.join('\n')}`);
}
