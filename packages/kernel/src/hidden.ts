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
 * Most secrets lie where they lay; only what differs is written out and counted.
 */
export function hideTheSame(before: unknown, after: unknown): boolean {
  const balance = new Map<string, number>();
  weigh(before, after, balance);
  for (const more of balance.values()) if (more !== 0) return false;
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

/** Counts what is hidden on one side and not at the same place of the other. */
function weigh(before: unknown, after: unknown, balance: Map<string, number>): void {
  if (typeof before !== 'object' || before === null) return count(after, -1, balance);
  if (typeof after !== 'object' || after === null) return count(before, 1, balance);
  if (Array.isArray(before) && Array.isArray(after)) {
    const most = Math.max(before.length, after.length);
    for (let at = 0; at < most; at++) weigh(before[at], after[at], balance);
    return;
  }
  if (Array.isArray(before) || Array.isArray(after) || isHidden(before) || isHidden(after)) {
    if (isSamePlain(before, after)) return;
    count(before, 1, balance);
    return count(after, -1, balance);
  }
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const key in one) {
    const [was, is] = [one[key], other[key]];
    if (typeof was === 'object' || typeof is === 'object') weigh(was, is, balance);
  }
  for (const key in other) if (!(key in one)) count(other[key], -1, balance);
}

function count(value: unknown, by: 1 | -1, balance: Map<string, number>): void {
  for (const line of linesOf(value)) balance.set(line, (balance.get(line) ?? 0) + by);
}

/** Equal plain data with their keys in any order. */
function isSamePlain(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let keys = 0;
  for (const key in a) {
    if (!(key in b) || !isSamePlain(a[key], b[key])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

/** Every secret, written as audience and value. */
function linesOf(value: unknown, lines: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return lines;
  if (Array.isArray(value)) {
    for (const item of value) linesOf(item, lines);
  } else if (isHidden(value)) {
    const audience = value.to.length < 2 ? (value.to[0] ?? '') : [...value.to].sort().join(',');
    const things = Array.isArray(value.secret) ? (value.secret as unknown[]) : [value.secret];
    for (const thing of things) lines.push(`${audience}|${JSON.stringify(thing)}`);
  } else {
    for (const key in value) linesOf(value[key as keyof typeof value], lines);
  }
  return lines;
}
