// The words a game's rules are written in: flows of named steps. Code lives here, never in the state.

import type { AnyFacts, BareKind } from './facts.ts';
import type { Random } from './random.ts';

/** Who answers questions: one chair at the table. */
export type Seat = string;

/** Why something is not possible, as data; the client puts it into the reader's language. */
export interface Reason<C extends string = string> {
  readonly code: C;
  readonly rule: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** What an answer looks like: one of the options, some of them, or a number. */
export type Shape = 'one' | 'some' | 'number';

/** An answer to a question of this shape with these options. */
export type ChoiceOf<S extends Shape, C extends string> = S extends 'one'
  ? C
  : S extends 'some'
    ? readonly C[]
    : number;

/**
 * How many of some options may be chosen together: those that have one of these words among the words of their id, which
 * colons part. `{ words: ['winterfell'], min: 1, max: 1 }` wants exactly one of `winterfell:march` and `winterfell:raid`.
 */
export interface Limit<C extends string = string> extends Reason<C> {
  readonly words: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Any answer, as it comes over the border. */
export type Choice = string | readonly string[] | number;

/** Answers by seat. */
export type Said<T> = Readonly<Record<Seat, T>>;

/**
 * What a step may do besides changing the world: draw chance, tell a fact, leave its flow early, end the game. `F` is the
 * game's list of facts: what is not on it cannot be told.
 */
export interface Table<F extends { [K in keyof F]: object } = AnyFacts> {
  readonly random: Random;
  tell<K extends BareKind<F>>(kind: K, data?: F[K]): void;
  /** What takes some work to put together is given as a function: nobody carries it out where nobody listens. */
  tell<K extends keyof F & string>(kind: K, data: F[K] | (() => F[K])): void;
  leave(): void;
  /** Whatever is under way, nothing is carried out after this step. */
  end(): void;
}

/** A sub-flow to run next, with its plain arguments. */
export interface Sub {
  readonly flow: string;
  readonly args: object;
}

/** A step that does something. */
export interface Do<W, A> {
  readonly type: 'do';
  readonly name: string;
  readonly when: ((w: W, a: A) => boolean) | undefined;
  run(w: W, a: A, table: Table): void;
}

/** A step that runs a sub-flow once, or one after another while there is a next one. */
export interface Call<W, A> {
  readonly type: 'call' | 'each';
  readonly name: string;
  readonly when: ((w: W, a: A) => boolean) | undefined;
  next(w: W, a: A, table: Table): Sub | undefined;
}

/** A step that asks, as the kernel runs it; games write an `AskOne` or an `AskAll`. `D` is what the question is about. */
export interface Ask<W, A, N extends string = string, D extends object | undefined = object | undefined> {
  readonly type: 'ask';
  readonly name: N;
  rule(w: W, a: A): string;
  readonly shape: Shape;
  /** One seat at a time, or all of `who` at once in any order. */
  readonly together: boolean;
  readonly sealed: boolean;
  readonly again: boolean;
  /** Everybody can tell whether it leaves a choice; missing in rules that were frozen before there was such a thing. */
  readonly openly?: boolean;
  readonly when: ((w: W, a: A) => boolean) | undefined;
  who(w: W, a: A): readonly Seat[];
  options(w: W, a: A, seat: Seat): readonly string[];
  readonly refuse: ((w: W, a: A, seat: Seat, option: string) => Reason | undefined) | undefined;
  /** Missing in rules that were frozen before there was such a thing. */
  readonly refusing?: ((w: W, a: A, seat: Seat) => (option: string) => Reason | undefined) | undefined;
  readonly elsewhere: ((w: W, a: A, seat: Seat, option: string) => Reason | undefined) | undefined;
  readonly between: ((w: W, a: A, seat: Seat) => readonly [min: number, max: number]) | undefined;
  readonly limits: ((w: W, a: A, seat: Seat) => readonly Limit[]) | undefined;
  /** Missing in rules that were frozen before there was such a thing, and where the kind of the question says it all. */
  readonly about?: ((w: W, a: A, seat: Seat) => D) | undefined;
  resolve(w: W, a: A, said: Said<never>, table: Table): void;
}

/** What a game wrote for the answer of one seat. */
export type ResolveOne = (w: never, a: never, choice: never, table: Table, seat: Seat) => void;

/** By the `resolve` that was made of it: whoever puts another in its place has put this one aside too. */
const ofOneSeat = new WeakMap<Ask<never, never>['resolve'], ResolveOne>();

/** How one seat's answer is carried out without a record of seats, where the rules were written with the words below. */
export function resolveOneOf<W, A>({ resolve }: Ask<W, A>): ResolveOne | undefined {
  return ofOneSeat.get(resolve);
}

/** The three kinds of step there are. */
export type Step<W, A> = Do<W, A> | Call<W, A> | Ask<W, A>;

/** Steps in the order of the rulebook; a frame remembers one by its name. */
export interface Flow<
  W,
  A,
  N extends string = string,
  S extends readonly Step<W, A>[] = readonly Step<W, A>[],
> {
  readonly name: N;
  readonly steps: S;
}

interface Question<W, A, C extends string, S extends Shape, D extends object | undefined, R extends string> {
  /** The section of the rules that asks this. */
  rule: string | ((w: W, a: A) => string);
  shape?: S;
  when?: (w: W, a: A) => boolean;
  /** Everything a person would expect to be able to choose … */
  options: (w: W, a: A, seat: Seat) => readonly C[];
  /** … less what the rules refuse, with the reason. */
  refuse?: (w: W, a: A, seat: Seat, option: C) => Reason<R> | undefined;
  /** The same where all options need to know something that is found out once: looks at the table, then at each option. */
  refusing?: (w: W, a: A, seat: Seat) => (option: C) => Reason<R> | undefined;
  /** Why something far from the options cannot be chosen; looked at only when somebody tries it. */
  elsewhere?: (w: W, a: A, seat: Seat, option: string) => Reason<R> | undefined;
  /** Bounds of `some` (how many) and `number` (which). */
  between?: (w: W, a: A, seat: Seat) => readonly [min: number, max: number];
  /** Which options of `some` go together; the first that does not hold is the one a refusal names. */
  limits?: S extends 'some' ? (w: W, a: A, seat: Seat) => readonly Limit<R>[] : never;
  /**
   * Everybody can tell whether this leaves a choice: then nobody is asked who has none, and the only answer counts. Where it
   * follows from what a hand holds, asking anyway keeps that secret.
   */
  openly?: true;
  /** Ask the same again until `when` or `who` says nobody is left. */
  again?: true;
  /**
   * What the question speaks of besides what lies on the table, for words and screens: plain data, made of public things
   * only. Nobody computes it who only searches.
   */
  about?: (w: W, a: A, seat: Seat) => D;
}

/** A question to one seat. */
export interface AskOne<
  W,
  A,
  C extends string,
  S extends Shape,
  D extends object | undefined = undefined,
  F extends { [K in keyof F]: object } = AnyFacts,
  R extends string = string,
> extends Question<W, A, C, S, D, R> {
  who: (w: W, a: A) => Seat | undefined;
  resolve: (w: W, a: A, choice: ChoiceOf<S, C>, table: Table<F>, seat: Seat) => void;
}

/** A question to several seats at once. */
export interface AskAll<
  W,
  A,
  C extends string,
  S extends Shape,
  D extends object | undefined = undefined,
  F extends { [K in keyof F]: object } = AnyFacts,
  R extends string = string,
> extends Question<W, A, C, S, D, R> {
  who: (w: W, a: A) => readonly Seat[];
  /** Answers stay hidden from the others until all are in. */
  sealed?: true;
  resolve: (w: W, a: A, said: Said<ChoiceOf<S, C>>, table: Table<F>) => void;
}

function question<W, A, N extends string, C extends string, S extends Shape, D extends object | undefined>(
  name: N,
  q: Question<W, A, C, S, D, string>,
) {
  const { rule } = q;
  return {
    type: 'ask' as const,
    name,
    rule: typeof rule === 'string' ? () => rule : rule,
    shape: q.shape ?? ('one' as const),
    again: q.again ?? false,
    openly: q.openly ?? false,
    when: q.when,
    options: q.options,
    refuse: q.refuse as Ask<W, A>['refuse'],
    refusing: q.refusing as Ask<W, A>['refusing'],
    elsewhere: q.elsewhere,
    between: q.between,
    limits: q.limits as Ask<W, A>['limits'],
    about: q.about,
  };
}

/**
 * The vocabulary of one game: `W` is its world, `F` maps each flow's name to its arguments, `Facts` each kind of fact to its
 * data, `Code` is every reason it refuses something for. Arguments are plain data: they are the bookmark's margin notes and are saved with the game.
 */
export function rulesOf<
  W,
  F extends { [N in keyof F]: object },
  Facts extends { [K in keyof Facts]: object } = AnyFacts,
  Code extends string = string,
>() {
  type Told = Table<Facts>;
  type Next<A> = (w: W, a: A, table: Told) => Sub | undefined;
  type When<A> = (w: W, a: A) => boolean;
  return {
    /** A named list of steps; the names of those that ask are the kinds of its questions. */
    flow<N extends keyof F & string, const S extends readonly Step<W, F[N]>[]>(
      name: N,
      steps: S,
    ): Flow<W, F[N], N, S> {
      const names = new Set<string>();
      for (const one of steps) {
        if (names.has(one.name)) throw new Error(`flow ${name} has two steps called ${one.name}`);
        names.add(one.name);
      }
      return { name, steps };
    },
    /** Do something. */
    step<A>(name: string, run: (w: W, a: A, table: Told) => void, when?: When<A>): Do<W, A> {
      return { type: 'do', name, run, when };
    },
    /** Ask one seat. */
    ask<
      A,
      C extends string,
      S extends Shape = 'one',
      D extends object | undefined = undefined,
      const N extends string = string,
    >(name: N, q: AskOne<W, A, C, S, D, Facts, Code>): Ask<W, A, N, NoInfer<D>> {
      const resolve = (w: W, a: A, said: Said<ChoiceOf<S, C>>, table: Told): void => {
        for (const seat in said) q.resolve(w, a, said[seat]!, table, seat);
      };
      ofOneSeat.set(resolve, q.resolve);
      return {
        ...question(name, q),
        together: false,
        sealed: false,
        who: (w, a) => {
          const seat = q.who(w, a);
          return seat === undefined ? [] : [seat];
        },
        resolve,
      };
    },
    /** Ask several seats at once; they answer in any order and may revise until the last one is in. */
    askAll<
      A,
      C extends string,
      S extends Shape = 'one',
      D extends object | undefined = undefined,
      const N extends string = string,
    >(name: N, q: AskAll<W, A, C, S, D, Facts, Code>): Ask<W, A, N, NoInfer<D>> {
      return {
        ...question(name, q),
        together: true,
        sealed: q.sealed ?? false,
        who: q.who,
        resolve: q.resolve,
      };
    },
    /** Run a sub-flow once. */
    call<A>(name: string, next: Next<A>, when?: When<A>): Call<W, A> {
      return { type: 'call', name, next, when };
    },
    /** Run sub-flows while there is a next one. */
    each<A>(name: string, next: Next<A>, when?: When<A>): Call<W, A> {
      return { type: 'each', name, next, when };
    },
    /** Name a sub-flow and its arguments. */
    go<N extends keyof F & string>(flow: N, args: F[N]): Sub {
      return { flow, args };
    },
  };
}
