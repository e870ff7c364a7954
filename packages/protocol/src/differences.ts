// What differs between two tables, place by place. Each place is looked at once, and nothing is made for what is the same:
// this runs for every answer, over all that lies on the table.

import { hidesAnything, isHidden } from '@three-thrones/kernel';

/**
 * A place that differs between two states. A secret counts as one place, whatever changed inside. Where the place as a
 * whole may be shorter to tell than its parts, both are here: which of them depends on who reads it.
 */
export type Difference = Changed | Cut | Grouped;

interface Told {
  /** About how long it gets when everything of it is told. */
  readonly cost: number;
}

interface Changed extends Told {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  /** No secret lies there, neither before nor after: everybody sees the same. */
  readonly open: boolean;
}

/** A list that has become shorter, and what is no longer in it. */
interface Cut extends Told {
  readonly path: string;
  readonly after: number;
  readonly gone: readonly unknown[];
}

export interface Grouped extends Told {
  readonly path: string;
  readonly after: unknown;
  readonly parts: readonly Difference[];
  /** No secret lies there now: everybody sees the whole alike. */
  readonly open: boolean;
}

/** Between the steps of a path. */
export const STEP = '/';
/** A list that has become shorter says how long it is now. */
export const LENGTH = '#';

/** Everything that differs between two plain data, piece by piece. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  if (before !== after) compare([], before, after, found);
  return found;
}

/** The steps to where it is. */
type Path = (string | number)[];
type Data = Readonly<Record<string, unknown>>;

/** Most of a table has not changed: what is the same is passed over without asking any more about it than that. */
function compare(path: Path, before: unknown, after: unknown, found: Difference[]): void {
  const first = found.length;
  if (!areAlike(before, after) || !compareParts(path, before, after, found)) {
    if (found.length > first) found.length = first;
    if (!same(before, after)) found.push(changed(path, before, after));
  } else if (found.length > first + 1 && path.length > 0) {
    group(path, after, found, first);
  }
}

/** Whether both have parts, and of the same kind. */
function areAlike(before: unknown, after: unknown): before is object {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return false;
  return Array.isArray(before) === Array.isArray(after);
}

function changed(at: Path, before: unknown, after: unknown): Changed {
  const path = at.join(STEP);
  const open = !hidesAnything(before) && !hidesAnything(after);
  return { path, before, after, open, cost: cost(path, after) };
}

/** False if they are secrets: those have no parts for anybody. */
function compareParts(path: Path, before: unknown, after: unknown, found: Difference[]): boolean {
  if (!Array.isArray(before)) return compareRecords(path, before as Data, after as Data, found);
  compareLists(path, before, after as unknown[], found);
  return true;
}

function compareLists(
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
  found: Difference[],
): void {
  for (let at = 0; at < after.length; at++) {
    const was = before[at];
    const is = after[at];
    if (was !== is) compareAt(path, at, was, is, found);
  }
  if (after.length < before.length) found.push(cut([...path, LENGTH].join(STEP), before, after.length));
}

function cut(path: string, before: readonly unknown[], length: number): Cut {
  return { path, after: length, gone: before.slice(length), cost: cost(path, length) };
}

function compareRecords(path: Path, before: Data, after: Data, found: Difference[]): boolean {
  const first = found.length;
  let gone = 0;
  for (const _ in before) gone++;
  for (const key in after) {
    if (key === 'to' && (isHidden(before) || isHidden(after))) return false;
    const was = before[key];
    const is = after[key];
    if (was !== undefined || key in before) gone--;
    if (was !== is) compareAt(path, key, was, is, found);
  }
  if (gone === 0) return true;
  if (isHidden(before)) return false;
  // What is no longer there is told first.
  const parts = found.splice(first);
  for (const key in before) if (!(key in after)) compareAt(path, key, before[key], undefined, found);
  for (const part of parts) found.push(part);
  return true;
}

function compareAt(
  path: Path,
  key: string | number,
  before: unknown,
  after: unknown,
  found: Difference[],
): void {
  path.push(key);
  compare(path, before, after, found);
  path.pop();
}

/** The last differences lie in one place: it is remembered as a whole where that may be shorter. */
function group(at: Path, after: unknown, found: Difference[], first: number): void {
  const path = at.join(STEP);
  const parts = found.slice(first);
  if (!mayBeShorter(path, after, parts)) return;
  found.length = first;
  found.push({ path, after, parts, open: !hidesAnything(after), cost: cost(path, after) });
}

/** Brackets, quotes and commas around one change. */
const FRAME = 6;

/** About how long a change gets. */
export function cost(path: string, value: unknown): number {
  return path.length + FRAME + lengthOf(value);
}

/** Of its JSON, which is not written out for it: letters that take more than one there are rare, and count as one. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return digitsOf(value);
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 'null'.length;
  let length = 1;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) length += lengthOf(value[at]) + 1;
    return Math.max(length, 2);
  }
  for (const key in value) {
    const inside: unknown = value[key as keyof typeof value];
    if (inside !== undefined) length += key.length + 4 + lengthOf(inside);
  }
  return Math.max(length, 2);
}

function digitsOf(value: number): number {
  if (value >= 0 && value < 10) return 1;
  return String(value).length;
}

/** Whether there can be an eye for which the whole is the shorter patch; if not, the whole need not be remembered. */
function mayBeShorter(path: string, after: unknown, parts: readonly Difference[]): boolean {
  let most = 0;
  for (const part of parts) most += part.cost;
  return leastLength(after, most - path.length) + path.length + FRAME <= most;
}

/** No eye's JSON of this is shorter; not looked into any further once it is beyond the limit. */
function leastLength(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 1;
  if (!Array.isArray(value) && isHidden(value)) return '{"to":[]}'.length;
  let length = 2;
  for (const key in value) {
    if (length > limit) break;
    const inside = leastLength(value[key as keyof typeof value], limit - length);
    length += Array.isArray(value) ? inside + 1 : inside + key.length + 4;
  }
  return length - 1;
}

/** Equal data, whatever the order of their keys; absent and undefined are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b);
  if (Array.isArray(b)) return false;
  const one = a as Data;
  const other = b as Data;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (!(key in one) && other[key] !== undefined) return false;
  return true;
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !same(a[at], b[at])) return false;
  return true;
}
