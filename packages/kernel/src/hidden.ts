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
 * Every secret of a state, written as audience and value, in a fixed order: two states with the same ledger
 * have shown nobody anything. A pile counts thing by thing, so that a card may go from a hand to a face-down
 * place of the same owner without anything having been shown.
 */
export function ledger(value: unknown): string {
  return linesOf(value).sort().join('\n');
}

/** Whether anybody was shown a secret: by what lies there afterwards, or by what was told on the way. */
export function hasRevealed(before: unknown, after: unknown, told: unknown): boolean {
  const known = linesOf(before).sort();
  const left = linesOf(after).sort();
  if (known.length !== left.length || known.some((line, at) => line !== left[at])) return true;
  return linesOf(told).some((line) => !known.includes(line));
}

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
