// Changed parts of a table, per eye. Computed once per answer on the whole state, redacted for each viewer.

import { type Eye, hash, hashShown, type Hidden, isHidden, redact } from '@three-thrones/kernel';

/** One changed place: where, and what stands there now; without a value, nothing does any more. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];
export type Patch = readonly Change[];

/**
 * A place that differs between two states. A secret counts as one place, whatever changed inside. Where the place as a
 * whole may be shorter to tell than its parts, both are here: which of them depends on who reads it.
 */
type Difference =
  | { readonly path: string; readonly before: unknown; readonly after: unknown }
  | { readonly path: string; readonly after: unknown; readonly parts: readonly Difference[] };

const STEP = '/';
/** A list that has become shorter says how long it is now. */
const LENGTH = '#';

/** Everything that differs between two plain data, piece by piece. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  if (!same(before, after)) compare('', before, after, found);
  return found;
}

/** Two things that differ. */
function compare(path: string, before: unknown, after: unknown, found: Difference[]): void {
  const parts = partsOf(path, before, after);
  if (!parts) found.push({ path, before, after });
  else if (parts.length < 2 || path === '' || !mayBeShorter(path, after, parts)) found.push(...parts);
  else found.push({ path, after, parts });
}

/** The differences inside two things of the same kind; nothing to look into in plain values and secrets. */
function partsOf(path: string, before: unknown, after: unknown): Difference[] | undefined {
  const parts: Difference[] = [];
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let at = 0; at < after.length; at++)
      if (!same(before[at], after[at])) compare(join(path, String(at)), before[at], after[at], parts);
    if (after.length < before.length)
      parts.push({ path: join(path, LENGTH), before: before.length, after: after.length });
    return parts;
  }
  if (!isRecord(before) || !isRecord(after) || isHidden(before) || isHidden(after)) return undefined;
  for (const key in before)
    if (!(key in after)) parts.push({ path: join(path, key), before: before[key], after: undefined });
  for (const key in after)
    if (!same(before[key], after[key])) compare(join(path, key), before[key], after[key], parts);
  return parts;
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
export function patchFor(changed: readonly Difference[], eye: Eye): Patch {
  const patch: Change[] = [];
  for (const difference of changed) addChanges(difference, eye, patch);
  return patch;
}

function addChanges(difference: Difference, eye: Eye, patch: Change[]): void {
  const { path, after } = difference;
  if (!('parts' in difference)) {
    const saw = redact(difference.before, eye);
    const sees = redact(after, eye);
    if (!same(saw, sees)) patch.push(sees === undefined ? [path] : [path, sees]);
    return;
  }
  const parts = patchFor(difference.parts, eye);
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

/**
 * The hash of a view, by which both ends notice that they have drifted apart. What everybody sees is hashed once for
 * all viewers; an eye's own secrets are few.
 */
export function viewHash(seen: object): string {
  return hashOf(everybodys(seen), secretsIn(seen));
}

/** As `viewHash` of each eye's view, from the whole table. */
export function viewHashes(table: object): (eye: Eye) => string {
  const open = everybodys(table);
  const secrets = secretsIn(table);
  return (eye) => {
    const own = secrets.filter(([, { to }]) => to.includes(eye));
    return hashOf(
      open,
      own.map(([path, hidden]) => [path, redact(hidden, eye)]),
    );
  };
}

/** A secret and where it lies. */
type Secret = readonly [path: string, hidden: Hidden<unknown>];

function hashOf(open: string, own: readonly Secret[]): string {
  return (own.length === 0 ? open : hash([open, own])).slice(0, 8);
}

function everybodys(seen: object): string {
  return hashShown(seen, (record) => (isHidden(record) ? redact(record, 'spectator') : record));
}

/** In an order that does not depend on how the two ends came by them. */
function secretsIn(seen: object): Secret[] {
  const secrets: Secret[] = [];
  gather([], seen, secrets);
  return secrets.sort(([one], [other]) => (one < other ? -1 : 1));
}

function gather(path: string[], value: object, secrets: Secret[]): void {
  if (!Array.isArray(value) && isHidden(value)) {
    if (value.secret !== undefined) secrets.push([path.join(STEP), value]);
    return;
  }
  for (const key in value) {
    const inside: unknown = value[key as keyof typeof value];
    if (typeof inside !== 'object' || inside === null) continue;
    path.push(key);
    gather(path, inside, secrets);
    path.pop();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}${STEP}${key}`;
}

/** Equal data, whatever the order of their keys; absent and undefined are the same. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (!(key in one) && other[key] !== undefined) return false;
  return true;
}
