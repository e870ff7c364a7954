// Changed parts of a table, per eye. Computed once per answer on the whole state, redacted for each viewer.

import { type Eye, hash, type Hidden, isHidden, redact } from '@three-thrones/kernel';

/** One changed place: where, and what stands there now; without a value, nothing does any more. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];
export type Patch = readonly Change[];

/** A place that differs between two states. A secret counts as one place, whatever changed inside. */
interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const STEP = '/';

/** Everything that differs between two plain data, outermost where something appears or vanishes. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare('', before, after, found);
  return found;
}

function compare(path: string, before: unknown, after: unknown, found: Difference[]): void {
  if (before === after) return;
  if (!isRecord(before) || !isRecord(after) || isHidden(before) || isHidden(after)) {
    if (!same(before, after)) found.push({ path, before, after });
    return;
  }
  for (const key in before) if (!(key in after)) found.push({ path: join(path, key), before: before[key], after: undefined });
  for (const key in after) compare(join(path, key), before[key], after[key], found);
}

/** What of those differences this eye can see. */
export function patchFor(changed: readonly Difference[], eye: Eye): Patch {
  const patch: Change[] = [];
  for (const { path, before, after } of changed) {
    const [seen, sees] = [redact(before, eye), redact(after, eye)];
    if (same(seen, sees)) continue;
    patch.push(sees === undefined ? [path] : [path, sees]);
  }
  return patch;
}

/** A view with the changes made; the old view stays as it was. */
export function applyPatch<T extends object>(seen: T, patch: Patch): T {
  let next = seen;
  for (const [path, value] of patch) next = put(next, path.split(STEP), value) as T;
  return next;
}

function put(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
  const copy: Record<string, unknown> = isRecord(data) ? { ...data } : {};
  const next = rest.length > 0 ? put(copy[key!], rest, value) : value;
  if (next === undefined) delete copy[key!];
  else copy[key!] = next;
  return copy;
}

/**
 * The hash of a view, by which both ends notice that they have drifted apart. What everybody sees is hashed once for
 * all viewers; an eye's own secrets are few.
 */
export function viewHash(open: string, seen: object): string {
  const own: Hidden<unknown>[] = [];
  secretsIn(seen, own);
  return own.length === 0 ? open : hash([open, own]);
}

/** The part of `viewHash` that is the same for all. */
export function openHash(seen: object): string {
  return hash(redact(seen, 'spectator'));
}

function secretsIn(value: unknown, own: Hidden<unknown>[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) secretsIn(item, own);
  else if (!isHidden(value)) for (const key in value) secretsIn(value[key as keyof typeof value], own);
  else if (value.secret !== undefined) own.push(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}${STEP}${key}`;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
