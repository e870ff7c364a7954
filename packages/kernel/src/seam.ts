// The seam between rules and screens, in types: what a game tells, and what it asks.

import type { Ask, Flow, Seat } from './flow.ts';
import type { Decision } from './game.ts';

/** Facts of a game that spells out none. */
export type AnyFacts = Readonly<Record<string, object>>;

/** A fact whose kind says it all. */
export type Bare = Record<string, never>;

/** Kinds of facts that carry nothing. */
export type BareKind<F> = { [K in keyof F & string]: Bare extends F[K] ? K : never }[keyof F & string];

/** What the kernel itself tells, in every game. */
export interface KernelFacts {
  /** A question was not asked, because there was one answer: whose it was, never which. */
  'only-choice': { readonly seat: Seat };
}

/** One of the facts of a list, known by its kind. */
export type FactOf<F> = {
  [K in keyof F & string]: { readonly kind: K; readonly data: F[K] };
}[keyof F & string];

/** Something to say about each kind on a list: what is missing does not compile. */
export type SayingsOf<F, R, Rest extends readonly unknown[] = []> = {
  readonly [K in keyof F]: (data: F[K], ...rest: Rest) => R;
};

/** What these sayings say about something of this kind. */
export function say<F, K extends keyof F, R, Rest extends readonly unknown[]>(
  sayings: SayingsOf<F, R, Rest>,
  kind: K,
  data: F[K],
  ...rest: Rest
): R {
  return sayings[kind](data, ...rest);
}

type AskOf<N extends string, S> =
  S extends Ask<never, never, infer K, infer D> ? { readonly [Q in `${N}.${K}`]: D } : never;

type AsksOf<F> = F extends Flow<never, never, infer N, infer S> ? AskOf<N, S[number]> : never;

type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every kind of question in these flows, and what it is about. */
export type QuestionsIn<F extends readonly unknown[]> = {
  [K in keyof All<AsksOf<F[number]>>]: All<AsksOf<F[number]>>[K];
};

/** A question whose kind tells what it is about. */
export type DecisionOf<Q> = {
  [K in keyof Q & string]: Omit<Decision, 'kind' | 'about'> & { readonly kind: K } & (undefined extends Q[K]
      ? { readonly about?: Q[K] }
      : { readonly about: Q[K] });
}[keyof Q & string];
