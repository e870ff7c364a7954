// Secrets are closed by default: a value in a `Hidden` reaches only the eyes named in it.

import { copy } from './copy.ts';
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
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && isHidden(value)) return true;
  for (const key in value) {
    const item: unknown = value[key as keyof typeof value];
    if (typeof item === 'object' && hidesAnything(item)) return true;
  }
  return false;
}

/** The eyes that may see something in there which others may not: everybody else sees the same. */
export function eyesOn(value: unknown, eyes = new Set<Eye>()): Set<Eye> {
  for (const { to } of secretsIn(value)) for (const eye of to) eyes.add(eye);
  return eyes;
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
  return areHidden(secretsIn(before), secretsIn(after));
}

/** The same, where the secrets of both are known. */
export function areHidden(lay: readonly Hidden<unknown>[], lie: readonly Hidden<unknown>[]): boolean {
  let [were, are] = [lay.length, lie.length];
  // From the end, so that one that came or went does not make all behind it look moved; then from the beginning.
  while (were > 0 && are > 0 && isSameSecret(lay[were - 1]!, lie[are - 1]!)) {
    were--;
    are--;
  }
  let balance: Balance | undefined;
  for (let at = 0; at < were || at < are; at++) {
    const was = at < were ? lay[at] : undefined;
    const is = at < are ? lie[at] : undefined;
    if (was && is && isSameSecret(was, is)) continue;
    balance ??= new Map();
    countBoth(was, is, balance);
  }
  if (balance) for (const more of balance.values()) if (more !== 0) return false;
  return true;
}

/** Whether anybody was shown one of these secrets: by what lies there afterwards, or by what was told on the way. */
export function hasRevealed(
  lay: readonly Hidden<unknown>[],
  lie: readonly Hidden<unknown>[],
  told: unknown,
): boolean {
  if (!areHidden(lay, lie)) return true;
  const said = linesOf(secretsIn(told));
  if (said.length === 0) return false;
  const known = new Set(linesOf(lay));
  return said.some((line) => !known.has(line));
}

/** Every secret, in the order in which they lie there. Looked for in every answer: it reads each thing once. */
export function secretsIn(value: unknown, found: Hidden<unknown>[] = []): Hidden<unknown>[] {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      if (typeof item === 'object') secretsIn(item, found);
    }
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
function isSameSecret(one: Hidden<unknown>, other: Hidden<unknown>): boolean {
  return isSame(one.to, other.to) && isSame(one.secret, other.secret);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (!Array.isArray(one) || !Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++)
    if (one[at] !== other[at] && !isSame(one[at], other[at])) return false;
  return true;
}

/** Things by audience and value: how many more there were than there are. */
type Balance = Map<string, number>;

/** Of a pile that has lost or gained some things only those are written out: the others lie at its two ends. */
function countBoth(
  was: Hidden<unknown> | undefined,
  is: Hidden<unknown> | undefined,
  balance: Balance,
): void {
  const [before, after] = [was ? thingsIn(was) : [], is ? thingsIn(is) : []];
  let [from, ends, lasts] = [0, before.length, after.length];
  if (was && is && isSame(was.to, is.to)) {
    while (from < ends && from < lasts && isSame(before[from], after[from])) from++;
    while (from < ends && from < lasts && isSame(before[ends - 1], after[lasts - 1])) {
      ends--;
      lasts--;
    }
  }
  if (was) count(was, before.slice(from, ends), 1, balance);
  if (is) count(is, after.slice(from, lasts), -1, balance);
}

function count(hidden: Hidden<unknown>, things: readonly unknown[], by: 1 | -1, balance: Balance): void {
  const audience = audienceOf(hidden);
  for (const thing of things) {
    const line = lineOf(audience, thing);
    balance.set(line, (balance.get(line) ?? 0) + by);
  }
}

function thingsIn({ secret }: Hidden<unknown>): readonly unknown[] {
  return Array.isArray(secret) ? secret : [secret];
}

function audienceOf({ to }: Hidden<unknown>): string {
  return to.length < 2 ? (to[0] ?? '') : [...to].sort().join(',');
}

/** A secret thing, written as audience and value. */
function lineOf(audience: string, thing: unknown): string {
  return `${audience}|${JSON.stringify(thing)}`;
}

function linesOf(secrets: readonly Hidden<unknown>[]): string[] {
  return secrets.flatMap((one) => thingsIn(one).map((thing) => lineOf(audienceOf(one), thing)));
}

/** A copy of a secret, for games that write down what a copy of their world is: that takes half the time. */
export function copyHidden<T>(hidden: Hidden<T>): Hidden<T> {
  const { to, secret, counted } = hidden;
  // Closed, in somebody's view: what is left of it varies.
  if (secret === undefined) return copy(hidden);
  if (counted) return { to: to.slice(), secret: copy(secret), counted };
  return { to: to.slice(), secret: copy(secret) };
}
