// Secrets are closed by default: a value in a `Hidden` reaches only the eyes named in it.

import type { Seat } from './flow.ts';

/** Who looks: a seat, or anybody who merely watches. */
export type Eye = Seat | 'spectator';

/** A secret and the seats that may see it. In the view of every other eye the secret is missing. */
export interface Hidden<T> {
  to: readonly Seat[];
  secret?: T;
  /** Everybody may know how many things lie in this pile. */
  counted?: true;
  /** Stands in a view instead of the secret of a counted pile. */
  count?: number;
}

/** A single secret value. */
export function hide<T>(secret: T, to: readonly Seat[]): Hidden<T> {
  return { to, secret };
}

/** Secret things whose number everybody may know, such as a hand or a deck. */
export function pile<T>(things: T[], to: readonly Seat[]): Hidden<T[]> {
  return { to, secret: things, counted: true };
}

/** The secret itself: for rules, and for views of an eye that may see it. */
export function look<T>(hidden: Hidden<T>): T {
  if (hidden.secret === undefined)
    throw new Error(`a secret of ${hidden.to.join(', ') || 'nobody'} is closed here`);
  return hidden.secret;
}

/** How many things lie in a counted pile, in a state or in anybody's view of it. */
export function size(hidden: Hidden<readonly unknown[]>): number {
  return hidden.secret?.length ?? hidden.count ?? 0;
}

/** Known by its parts, seen by whomever: of a closed single secret nothing is left but whom it is for. */
export function isHidden(value: object): value is Hidden<unknown> {
  if (!('to' in value) || !Array.isArray(value.to)) return false;
  return 'secret' in value || 'counted' in value || Object.keys(value).length === 1;
}

/** Whether a secret lies anywhere in plain data. */
export function hidesAnything(value: unknown): boolean {
  return typeof value === 'object' && secretsIn(value).length > 0;
}

/** What this eye may see of any plain data: the one place where secrets are taken out. */
export function redact<T>(value: T, eye: Eye): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item, eye)) as T;
  if (isHidden(value)) return seen(value, eye) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = redact(value[key], eye);
  return out as T;
}

/** Always with its parts in the same order: how a secret came to lie there is no business of anybody's. */
function seen(hidden: Hidden<unknown>, eye: Eye): Hidden<unknown> {
  const out: Hidden<unknown> = { to: [...hidden.to] };
  const isOpen = hidden.secret !== undefined && hidden.to.includes(eye);
  if (isOpen) out.secret = redact(hidden.secret, eye);
  if (hidden.counted) out.counted = true;
  if (hidden.counted && !isOpen) out.count = size(hidden as Hidden<readonly unknown[]>);
  return out;
}

/**
 * Whether two tables hide the same things from the same eyes: then nobody has been shown anything on the way from one to
 * the other. A pile counts thing by thing, so that a card may go from a hand to a face-down place of the same owner.
 * Most secrets lie where they lay; only those that do not are written out and counted.
 */
export function hideTheSame(before: unknown, after: unknown): boolean {
  const lay = secretsIn(before);
  const lie = secretsIn(after);
  let balance: Map<string, number> | undefined;
  for (let at = 0; at < lay.length || at < lie.length; at++) {
    if (isSameSecret(lay[at], lie[at])) continue;
    balance ??= new Map();
    count(lay[at], 1, balance);
    count(lie[at], -1, balance);
  }
  if (balance) for (const more of balance.values()) if (more !== 0) return false;
  return true;
}

/** Whether anybody was shown a secret: by what lies there afterwards, or by what was told on the way. */
export function hasRevealed(before: unknown, after: unknown, told: unknown): boolean {
  if (!hideTheSame(before, after)) return true;
  const said = linesOf(told);
  if (said.length === 0) return false;
  const known = new Set(linesOf(before));
  return said.some((line) => !known.has(line));
}

/** Every secret, in the order in which they lie there. Looked for in every answer: it reads each thing once. */
function secretsIn(value: unknown, found: Hidden<unknown>[] = []): Hidden<unknown>[] {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') secretsIn(item, found);
    return found;
  }
  const before = found.length;
  for (const key in value) {
    if (key === 'to' && isHidden(value)) {
      found.length = before;
      found.push(value);
      return found;
    }
    const item: unknown = value[key as keyof typeof value];
    if (typeof item === 'object') secretsIn(item, found);
  }
  return found;
}

/** For certain; of two piles in another order it need not be said. */
function isSameSecret(one: Hidden<unknown> | undefined, other: Hidden<unknown> | undefined): boolean {
  return (
    one !== undefined && other !== undefined && isSame(one.to, other.to) && isSame(one.secret, other.secret)
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++)
    if (one[at] !== other[at] && !isSame(one[at], other[at])) return false;
  return true;
}

function count(hidden: Hidden<unknown> | undefined, by: 1 | -1, balance: Map<string, number>): void {
  if (!hidden) return;
  for (const line of linesOf(hidden)) balance.set(line, (balance.get(line) ?? 0) + by);
}

/** Every secret, written as audience and value. */
function linesOf(value: unknown): string[] {
  return secretsIn(value).flatMap(({ to, secret }) => {
    const audience = to.length < 2 ? (to[0] ?? '') : [...to].sort().join(',');
    const things = Array.isArray(secret) ? (secret as unknown[]) : [secret];
    return things.map((thing) => `${audience}|${JSON.stringify(thing)}`);
  });
}
