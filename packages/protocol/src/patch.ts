// Changed parts of a table, per eye. Computed once per answer on the whole state, redacted for each viewer.

import { type Eye, eyesOn, redact } from '@three-thrones/kernel';
import { cost, type Difference, type Grouped, LENGTH, same, STEP } from './differences.ts';

/** One changed place: where, and what stands there now; without a value, nothing does any more. */
export type Change = readonly [path: string, value: unknown] | readonly [path: string];
export type Patch = readonly Change[];

/**
 * What of those differences this eye can see. Nothing about the patch, not even how it is cut, comes from anything else:
 * that something secret has changed must not show.
 */
export function patchFor(differing: readonly Difference[], eye: Eye): Patch {
  const patch: Change[] = [];
  for (const difference of differing) addChanges(difference, eye, patch);
  return patch;
}

/** The eyes that may see more of them than others do: to everybody else they are the same patch. */
export function eyesOnPatch(differing: readonly Difference[], eyes = new Set<Eye>()): Set<Eye> {
  for (const one of differing) {
    if ('parts' in one) {
      if (!one.open) eyesOn(one.after, eyes);
      eyesOnPatch(one.parts, eyes);
    } else if (!('gone' in one) && !one.open) {
      eyesOn(one.before, eyes);
      eyesOn(one.after, eyes);
    }
  }
  return eyes;
}

function addChanges(difference: Difference, eye: Eye, patch: Change[]): void {
  const { path, after } = difference;
  if ('parts' in difference) return addGroup(difference, eye, patch);
  if ('gone' in difference || difference.open)
    return void patch.push(after === undefined ? [path] : [path, after]);
  const sees = redact(after, eye);
  if (!same(redact(difference.before, eye), sees)) patch.push(sees === undefined ? [path] : [path, sees]);
}

function totalCost(changes: Patch): number {
  let sum = 0;
  for (const [path, value] of changes) sum += cost(path, value);
  return sum;
}

function addGroup(group: Grouped, eye: Eye, patch: Change[]): void {
  const parts = patchFor(group.parts, eye);
  const whole = parts.length < 2 ? undefined : wholeOf(group, eye, totalCost(parts));
  if (whole) patch.push(whole);
  else for (const part of parts) patch.push(part);
}

/** The place as a whole, if that is no longer to tell than this. */
function wholeOf(group: Grouped, eye: Eye, most: number): Change | undefined {
  const { path, after, open } = group;
  if (open) return group.cost <= most ? [path, after] : undefined;
  const seen = redact(after, eye);
  return cost(path, seen) <= most ? [path, seen] : undefined;
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
