// Changed parts of a table, per eye. Computed once per answer on the whole state, redacted for each viewer.

import { type Eye, hidesAnything, isHidden, redact } from '@three-thrones/kernel';

/** One changed place: where, and what stands there now; without a value, nothing does any more. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];
export type Patch = readonly Change[];

/**
 * A place that differs between two states. A secret counts as one place, whatever changed inside. Where the place as a
 * whole may be shorter to tell than its parts, both are here: which of them depends on who reads it.
 */
export type Difference = Changed | Cut | Grouped;

interface Changed {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  /** No secret lies there, neither before nor after: everybody sees the same. */
  readonly open: boolean;
}

/** A list that has become shorter, and what is no longer in it. */
interface Cut {
  readonly path: string;
  readonly after: number;
  readonly gone: readonly unknown[];
}

interface Grouped {
  readonly path: string;
  readonly after: unknown;
  readonly parts: readonly Difference[];
}

const STEP = '/';
/** A list that has become shorter says how long it is now. */
const LENGTH = '#';

/** Everything that differs between two plain data, piece by piece; each place is looked at once. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare([], before, after, found);
  return found;
}

type Path = (string | number)[];

function compare(path: Path, before: unknown, after: unknown, found: Difference[]): void {
  if (before === after) return;
  const parts = partsOf(path, before, after);
  if (!parts) {
    if (!same(before, after)) found.push(changed(path, before, after));
  } else if (parts.length > 0) {
    if (parts.length < 2 || path.length === 0 || !mayBeShorter(path.join(STEP), after, parts))
      found.push(...parts);
    else found.push({ path: path.join(STEP), after, parts });
  }
}

function changed(path: Path, before: unknown, after: unknown): Changed {
  return { path: path.join(STEP), before, after, open: !hidesAnything(before) && !hidesAnything(after) };
}

/**
 * The differences inside two things of the same kind; nothing to look into in plain values and secrets. Most of a table has
 * not changed: what is the same is passed over without asking any more about it than that.
 */
function partsOf(path: Path, before: unknown, after: unknown): Difference[] | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return undefined;
  if (Array.isArray(before)) return Array.isArray(after) ? partsOfList(path, before, after) : undefined;
  if (Array.isArray(after)) return undefined;
  const parts: Difference[] = [];
  const one = before as Record<string, unknown>;
  const other = after as Record<string, unknown>;
  let more = 0;
  for (const key in other) {
    if (key === 'to' && (isHidden(before) || isHidden(after))) return undefined;
    const [was, is] = [one[key], other[key]];
    more += was === undefined ? 0 : 1;
    if (was !== is) compareAt(path, key, was, is, parts);
  }
  for (const _ in one) more--;
  if (more === 0) return parts;
  if (isHidden(before)) return undefined;
  const gone: Difference[] = [];
  for (const key in one) if (!(key in other)) compareAt(path, key, one[key], undefined, gone);
  return [...gone, ...parts];
}

function partsOfList(path: Path, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const parts: Difference[] = [];
  for (let at = 0; at < after.length; at++)
    if (before[at] !== after[at]) compareAt(path, at, before[at], after[at], parts);
  if (after.length < before.length)
    parts.push({
      path: [...path, LENGTH].join(STEP),
      after: after.length,
      gone: before.slice(after.length),
    });
  return parts;
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

/** Whether there can be an eye for which the whole is the shorter patch; if not, the whole need not be remembered. */
function mayBeShorter(path: string, after: unknown, parts: readonly Difference[]): boolean {
  const most = totalCost(parts.map((part) => [part.path, part.after]));
  return leastLength(after, most - path.length) + path.length + FRAME <= most;
}

/** Brackets, quotes and commas around one change. */
const FRAME = 6;

/** About how long a change gets. */
function cost([path, value]: Change): number {
  return path.length + FRAME + (JSON.stringify(value)?.length ?? 0);
}

function totalCost(changes: Patch): number {
  return changes.reduce((sum, change) => sum + cost(change), 0);
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

/**
 * What of those differences this eye can see. Nothing about the patch, not even how it is cut, comes from anything else:
 * that something secret has changed must not show.
 */
export function patchFor(differing: readonly Difference[], eye: Eye): Patch {
  const patch: Change[] = [];
  for (const difference of differing) addChanges(difference, eye, patch);
  return patch;
}

/** Whether every eye sees the same of them. */
export function areOpen(differing: readonly Difference[]): boolean {
  return differing.every((one) =>
    'parts' in one ? areOpen(one.parts) && !hidesAnything(one.after) : 'gone' in one || one.open,
  );
}

function addChanges(difference: Difference, eye: Eye, patch: Change[]): void {
  const { path, after } = difference;
  if ('parts' in difference) return addGroup(difference, eye, patch);
  if ('gone' in difference || difference.open)
    return void patch.push(after === undefined ? [path] : [path, after]);
  const sees = redact(after, eye);
  if (!same(redact(difference.before, eye), sees)) patch.push(sees === undefined ? [path] : [path, sees]);
}

function addGroup({ path, after, parts: within }: Grouped, eye: Eye, patch: Change[]): void {
  const parts = patchFor(within, eye);
  const whole: Change | undefined = parts.length < 2 ? undefined : [path, redact(after, eye)];
  if (whole && cost(whole) <= totalCost(parts)) patch.push(whole);
  else patch.push(...parts);
}

/** A view with the changes made; the old view stays as it was. */
export function applyPatch<T extends object>(seen: T, patch: Patch): T {
  let next = seen;
  for (const [path, value] of patch) next = put(next, path.split(STEP), value) as T;
  return next;
}

function put(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(data)) {
    if (key === LENGTH) return data.slice(0, value as number);
    const list: unknown[] = [...(data as unknown[])];
    list[Number(key)] = rest.length > 0 ? put(list[Number(key)], rest, value) : value;
    return list;
  }
  const record: Record<string, unknown> = isRecord(data) ? { ...data } : {};
  const next = rest.length > 0 ? put(record[key!], rest, value) : value;
  if (next === undefined) delete record[key!];
  else record[key!] = next;
  return record;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal data, whatever the order of their keys; absent and undefined are the same. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  if (Array.isArray(a)) return a.every((item, at) => same(item, (b as unknown[])[at]));
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (!(key in one) && other[key] !== undefined) return false;
  return true;
}
