// The hash of a view, by which both ends notice that they have drifted apart: a sum over all its places, so that whoever
// knows what has changed need not look at the rest (docs/adr/0012).

import { type Eye, eyesOn, hidesAnything, type Hidden, isHidden, redact } from '@three-thrones/kernel';
import type { Difference } from './differences.ts';

/**
 * Every place of a view counts: a value by its path, its type and what it is, a list and a record by its path and kind.
 * Sums are taken modulo 2^32 and written as eight hexadecimal digits.
 */
export function viewHash(seen: object): string {
  return written(sumOf(ROOT, seen));
}

function written(sum: number): string {
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** The hashes of what each eye sees of one table, kept up to date change by change. */
export class ViewHashes {
  /** The sum of what everybody sees, and what each eye sees besides. */
  #everybodys: number;
  readonly #own = new Map<Eye, number>();

  constructor(table: object, eyes: Iterable<Eye>) {
    this.#everybodys = sumOf(ROOT, redact(table, 'spectator'));
    for (const eye of eyes) this.#own.set(eye, 0);
    const secrets: Secret[] = [];
    gather(ROOT, table, secrets);
    for (const { at, hidden } of secrets) {
      const closed = sumOf(at, redact(hidden, 'spectator'));
      for (const eye of hidden.to) this.#addOwn(eye, sumOf(at, redact(hidden, eye)) - closed);
    }
  }

  of(eye: Eye): string {
    return written(this.#everybodys + this.#own.get(eye)!);
  }

  /** What differed has changed. */
  follow(differing: readonly Difference[]): void {
    for (const difference of differing) this.#change(difference);
  }

  #change(difference: Difference): void {
    if ('parts' in difference) return this.follow(difference.parts);
    if ('gone' in difference) return this.#cut(difference.path, difference.after, difference.gone);
    const { path, before, after, open } = difference;
    this.#replace(hashed(ROOT, path), before, after, open);
  }

  #cut(path: string, length: number, gone: readonly unknown[]): void {
    const list = hashed(ROOT, path.slice(0, -1)); // with its last step, without the sign for its length
    for (const [at, thing] of gone.entries())
      this.#replace(hashed(list, String(length + at)), thing, undefined, !hidesAnything(thing));
  }

  #replace(at: number, before: unknown, after: unknown, isOpen: boolean): void {
    if (isOpen) {
      this.#everybodys = (this.#everybodys + sumOf(at, after) - sumOf(at, before)) | 0;
      return;
    }
    const change = (eye: Eye): number => sumOf(at, redact(after, eye)) - sumOf(at, redact(before, eye));
    const all = change('spectator');
    this.#everybodys = (this.#everybodys + all) | 0;
    const eyes = eyesOn([before, after]);
    for (const eye of eyes.has('spectator') ? this.#own.keys() : eyes)
      if (eye !== 'spectator') this.#addOwn(eye, change(eye) - all);
  }

  #addOwn(eye: Eye, more: number): void {
    const sum = this.#own.get(eye);
    if (sum !== undefined) this.#own.set(eye, (sum + more) | 0);
  }
}

/** A secret, and the hash of where it lies. */
interface Secret {
  readonly at: number;
  readonly hidden: Hidden<unknown>;
}

function gather(at: number, value: object, secrets: Secret[]): void {
  if (!Array.isArray(value) && isHidden(value)) {
    if (value.secret !== undefined) secrets.push({ at, hidden: value });
    return;
  }
  for (const key in value) {
    const inside: unknown = value[key as keyof typeof value];
    if (typeof inside === 'object' && inside !== null) gather(stepped(at, key), inside, secrets);
  }
}

const ROOT = 0x811c9dc5;
const STEP = '/';

/** The sum of a value and all that is in it; absent and undefined count nothing. `at` is the hash of its path. */
function sumOf(at: number, value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null)
    return spread(
      hashed(hashed(at, typeof value), typeof value === 'string' ? value : JSON.stringify(value)),
    );
  let sum = spread(hashed(at, Array.isArray(value) ? '[' : '{'));
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) sum = (sum + sumOf(stepped(at, String(i)), value[i])) | 0;
    return sum;
  }
  for (const key in value) {
    const inside: unknown = value[key as keyof typeof value];
    if (inside !== undefined) sum = (sum + sumOf(stepped(at, key), inside)) | 0;
  }
  return sum;
}

/** The hash of a path and one more step; the path of the whole has no step. */
function stepped(at: number, key: string): number {
  return hashed(at === ROOT ? at : hashed(at, STEP), key);
}

/** FNV-1a over the letters, going on from a hash. */
function hashed(from: number, text: string): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Every bit counts for every other: sums of hashes that are alike would be alike. */
function spread(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
