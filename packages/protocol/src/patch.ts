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
/** A list that has become shorter says how long it is now. */
const LENGTH = '#';

/** Everything that differs between two plain data: piece by piece, or as a whole where that is shorter. */
export function differences(before: unknown, after: unknown): Difference[] {
  return compare('', before, after);
}

function compare(path: string, before: unknown, after: unknown): Difference[] {
  if (before === after) return [];
  const whole: Difference = { path, before, after };
  const parts = partsOf(path, before, after);
  if (!parts) return same(before, after) ? [] : [whole];
  if (parts.length < 2 || path === '') return parts;
  return cost(parts) < cost([whole]) ? parts : [whole];
}

/** The differences inside two things of the same kind; nothing to look into in plain values and secrets. */
function partsOf(path: string, before: unknown, after: unknown): Difference[] | undefined {
  const inside = (key: string, one: unknown, other: unknown): Difference[] =>
    compare(join(path, key), one, other);
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.flatMap((item: unknown, at) => inside(String(at), before[at], item));
    if (after.length >= before.length) return parts;
    return [...parts, { path: join(path, LENGTH), before: before.length, after: after.length }];
  }
  if (!isRecord(before) || !isRecord(after) || isHidden(before) || isHidden(after)) return undefined;
  const gone = Object.keys(before).filter((key) => !(key in after));
  return [
    ...gone.map((key) => ({ path: join(path, key), before: before[key], after: undefined })),
    ...Object.keys(after).flatMap((key) => inside(key, before[key], after[key])),
  ];
}

/** About how long a patch gets. */
function cost(parts: readonly Difference[]): number {
  return parts.reduce(
    (sum, { path, after }) => sum + path.length + 6 + (JSON.stringify(after)?.length ?? 0),
    0,
  );
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

/**
 * The hash of a view, by which both ends notice that they have drifted apart. What everybody sees is hashed once for
 * all viewers; an eye's own secrets are few.
 */
export function viewHash(open: string, seen: object): string {
  const own: Hidden<unknown>[] = [];
  secretsIn(seen, own);
  return (own.length === 0 ? open : hash([open, own])).slice(0, 8);
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
