// The seam between rules and screens, in types: what a game tells, and what it asks.

import type { Ask, Choice, Flow, Seat, Step } from './flow.ts';
import type { Decision, Frame, Game, View } from './game.ts';

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

/** Something to say about some of the kinds on a list. */
export type SomeSayingsOf<F, R, Rest extends readonly unknown[] = []> = Partial<SayingsOf<F, R, Rest>>;

/** What these sayings say about something of this kind. */
export function say<F, K extends keyof F, R, Rest extends readonly unknown[]>(
  sayings: SayingsOf<F, R, Rest>,
  kind: K,
  data: F[K],
  ...rest: Rest
): R {
  return sayings[kind](data, ...rest);
}

/** The same, where there need not be anything to say. */
export function sayIfAny<F, K extends keyof F, R, Rest extends readonly unknown[]>(
  sayings: SomeSayingsOf<F, R, Rest>,
  kind: K,
  data: F[K],
  ...rest: Rest
): R | undefined {
  return sayings[kind]?.(data, ...rest);
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

/** What questions are about, by kind, computed from the arguments of their flow. */
export type Abouts<W> = Readonly<Record<string, (w: W, args: never, seat: Seat) => object | undefined>>;

/**
 * Rules that were frozen before a question could say what it is about, as today's screens need them: their questions say it
 * as today's of the same kind do, or as `changed` says where their flows keep other notes. Facts weigh what they weigh today.
 */
export function withAbout<W, C>(
  frozen: Game<W, C>,
  today: Pick<Game<W>, 'flows' | 'weight'>,
  changed: Abouts<W> = {},
): Game<W, C> {
  const known = new Map<string, Ask<W, never>['about']>();
  for (const { name, steps } of today.flows)
    for (const step of steps) if (step.type === 'ask') known.set(`${name}.${step.name}`, step.about);
  const said = (flow: string, step: Step<W, never>): Step<W, never> => {
    if (step.type !== 'ask') return step;
    const kind = `${flow}.${step.name}`;
    return { ...step, about: Object.hasOwn(changed, kind) ? changed[kind] : known.get(kind) };
  };
  const flows = frozen.flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map((step) => said(flow.name, step)),
  }));
  return { ...frozen, flows, ...(today.weight && { weight: today.weight }) };
}

/** The notes of a flow that is under way, the innermost one of that name: for a game's own queries, never for screens. */
export function notesOf<F, N extends keyof F & string>(
  { frames }: Pick<View<unknown>, 'frames'>,
  flow: N,
): F[N] | undefined {
  const found = frames.findLast((frame) => frame.flow === flow);
  return found && (found.args as F[N]);
}

/** The step a view stands at: for a game's own queries, never for screens. */
export function stepOf({ frames }: Pick<View<unknown>, 'frames'>): Pick<Frame, 'flow' | 'at'> | undefined {
  return frames.at(-1);
}

/** What a seat has answered to a question that waits for others too, as far as this view shows it. */
export function answerOf({ frames }: Pick<View<unknown>, 'frames'>, seat: Seat): Choice | undefined {
  return frames.at(-1)?.said?.[seat]?.secret;
}
