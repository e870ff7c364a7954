// The words a game's rules are written in: flows of named steps. Code lives here, never in the state.

import type { Random } from './random.ts';

/** Who answers questions: one chair at the table. */
export type Seat = string;

/** Why something is not possible, as data; the client puts it into the reader's language. */
export interface Reason {
  readonly code: string;
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
export interface Limit extends Reason {
  readonly words: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Any answer, as it comes over the border. */
export type Choice = string | readonly string[] | number;

/** Answers by seat. */
export type Said<T> = Readonly<Record<Seat, T>>;

/** What a step may do besides changing the world: draw chance, tell a fact, leave its flow early, end the game. */
export interface Table {
  readonly random: Random;
  tell(kind: string, data?: object): void;
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

/** A step that asks, as the kernel runs it; games write an `AskOne` or an `AskAll`. */
export interface Ask<W, A> {
  readonly type: 'ask';
  readonly name: string;
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
  readonly elsewhere: ((w: W, a: A, seat: Seat, option: string) => Reason | undefined) | undefined;
  readonly between: ((w: W, a: A, seat: Seat) => readonly [min: number, max: number]) | undefined;
  readonly limits: ((w: W, a: A, seat: Seat) => readonly Limit[]) | undefined;
  resolve(w: W, a: A, said: Said<never>, table: Table): void;
}

/** The three kinds of step there are. */
export type Step<W, A> = Do<W, A> | Call<W, A> | Ask<W, A>;

/** Steps in the order of the rulebook; `index` finds a step by the name a frame remembers. */
export interface Flow<W, A> {
  readonly name: string;
  readonly steps: readonly Step<W, A>[];
  readonly index: Readonly<Record<string, number>>;
}

interface Question<W, A, C extends string, S extends Shape> {
  /** The section of the rules that asks this. */
  rule: string | ((w: W, a: A) => string);
  shape?: S;
  when?: (w: W, a: A) => boolean;
  /** Everything a person would expect to be able to choose … */
  options: (w: W, a: A, seat: Seat) => readonly C[];
  /** … less what the rules refuse, with the reason. */
  refuse?: (w: W, a: A, seat: Seat, option: C) => Reason | undefined;
  /** Why something far from the options cannot be chosen; looked at only when somebody tries it. */
  elsewhere?: (w: W, a: A, seat: Seat, option: string) => Reason | undefined;
  /** Bounds of `some` (how many) and `number` (which). */
  between?: (w: W, a: A, seat: Seat) => readonly [min: number, max: number];
  /** Which options of `some` go together; the first that does not hold is the one a refusal names. */
  limits?: S extends 'some' ? (w: W, a: A, seat: Seat) => readonly Limit[] : never;
  /**
   * Everybody can tell whether this leaves a choice: then nobody is asked who has none, and the only answer counts. Where it
   * follows from what a hand holds, asking anyway keeps that secret.
   */
  openly?: true;
  /** Ask the same again until `when` or `who` says nobody is left. */
  again?: true;
}

/** A question to one seat. */
export interface AskOne<W, A, C extends string, S extends Shape> extends Question<W, A, C, S> {
  who: (w: W, a: A) => Seat | undefined;
  resolve: (w: W, a: A, choice: ChoiceOf<S, C>, table: Table, seat: Seat) => void;
}

/** A question to several seats at once. */
export interface AskAll<W, A, C extends string, S extends Shape> extends Question<W, A, C, S> {
  who: (w: W, a: A) => readonly Seat[];
  /** Answers stay hidden from the others until all are in. */
  sealed?: true;
  resolve: (w: W, a: A, said: Said<ChoiceOf<S, C>>, table: Table) => void;
}

function question<W, A, C extends string, S extends Shape>(name: string, q: Question<W, A, C, S>) {
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
    elsewhere: q.elsewhere,
    between: q.between,
    limits: q.limits as Ask<W, A>['limits'],
  };
}

/**
 * The vocabulary of one game: `W` is its world, `F` maps each flow's name to its arguments.
 * Arguments are plain data: they are the bookmark's margin notes and are saved with the game.
 */
export function rulesOf<W, F extends { [N in keyof F]: object }>() {
  type Next<A> = (w: W, a: A, table: Table) => Sub | undefined;
  type When<A> = (w: W, a: A) => boolean;
  return {
    /** A named list of steps. */
    flow<N extends keyof F & string>(name: N, steps: readonly Step<W, F[N]>[]): Flow<W, F[N]> {
      const index: Record<string, number> = {};
      for (const [at, one] of steps.entries()) {
        if (one.name in index) throw new Error(`flow ${name} has two steps called ${one.name}`);
        index[one.name] = at;
      }
      return { name, steps, index };
    },
    /** Do something. */
    step<A>(name: string, run: Do<W, A>['run'], when?: When<A>): Step<W, A> {
      return { type: 'do', name, run, when };
    },
    /** Ask one seat. */
    ask<A, C extends string, S extends Shape = 'one'>(name: string, q: AskOne<W, A, C, S>): Step<W, A> {
      return {
        ...question(name, q),
        together: false,
        sealed: false,
        who: (w, a) => {
          const seat = q.who(w, a);
          return seat === undefined ? [] : [seat];
        },
        resolve: (w, a, said, table) => {
          for (const seat in said as Said<ChoiceOf<S, C>>) {
            q.resolve(w, a, (said as Said<ChoiceOf<S, C>>)[seat]!, table, seat);
          }
        },
      };
    },
    /** Ask several seats at once; they answer in any order and may revise until the last one is in. */
    askAll<A, C extends string, S extends Shape = 'one'>(name: string, q: AskAll<W, A, C, S>): Step<W, A> {
      return {
        ...question(name, q),
        together: true,
        sealed: q.sealed ?? false,
        who: q.who,
        resolve: q.resolve,
      };
    },
    /** Run a sub-flow once. */
    call<A>(name: string, next: Next<A>, when?: When<A>): Step<W, A> {
      return { type: 'call', name, next, when };
    },
    /** Run sub-flows while there is a next one. */
    each<A>(name: string, next: Next<A>, when?: When<A>): Step<W, A> {
      return { type: 'each', name, next, when };
    },
    /** Name a sub-flow and its arguments. */
    go<N extends keyof F & string>(flow: N, args: F[N]): Sub {
      return { flow, args };
    },
  };
}
