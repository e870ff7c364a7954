// What a scenario reached and looked at, so that an index of rulings can tell a scenario that shows its rule from
// one that only says so in its title (see README.md).

import type { Choice, Decision, Fact, Flow, Game, Step } from '@three-thrones/kernel';

/**
 * What happened in a scenario, as words:
 *
 * - `asks flow.step` and `rule 7.3`: a question that was answered or looked at, and the section that asks it,
 * - `answers flow.step choice`: what was said to it, `nothing` for none of several,
 * - `does flow.step`: a step that was carried out,
 * - `refuses code` and `rule 7.3`: a refusal the scenario demands, and its section,
 * - `tells kind` and `tells kind word`: a fact that was told, and each word in it,
 * - `checks word` and `checks word argument`: a word of `then`, and what it was asked about.
 */
export type Marks = Set<string>;

/** A scenario that was gathered instead of made into tests. */
export interface Gathered {
  readonly title: string;
  /** Plays it once; throws what a test of it would throw. */
  trace(): Marks;
}

/** A scenario that was played, under the numbers its title begins with. */
export interface Traced {
  readonly title: string;
  readonly numbers: readonly string[];
  readonly marks: Marks;
}

/** For a ruling the marks a scenario about it cannot do without; of a list within the list one is enough. */
export type Carriers = Readonly<Record<string, readonly (string | readonly string[])[]>>;

let gathering: Gathered[] | undefined;

/** The scenarios of some files; those files may hold nothing but scenarios. */
export async function gather(load: () => Promise<unknown>): Promise<readonly Gathered[]> {
  const gathered: Gathered[] = (gathering = []);
  try {
    await load();
  } finally {
    gathering = undefined;
  }
  return gathered;
}

/** Takes a scenario if somebody gathers them. */
export function isGathered(scenario: Gathered): boolean {
  gathering?.push(scenario);
  return gathering !== undefined;
}

/** Plays each of them once. */
export function traced(scenarios: readonly Gathered[]): Traced[] {
  return scenarios.map(({ title, trace }) => ({ title, numbers: numbersOf(title), marks: trace() }));
}

/** The numbers a title begins with: `E23 a full hand …`, `E88, 27.2 and only …`. */
export function numbersOf(title: string): string[] {
  const [numbers] = /^§?[A-Z]?\d[\w.]*(?:, §?[A-Z]?\d[\w.]*)*/.exec(title) ?? [''];
  return numbers.split(', ').filter((number) => number !== '');
}

/** Scenarios that do not do what a number of their title is about, each with what it misses. */
export function unexercised(scenarios: readonly Traced[], carriers: Carriers): string[] {
  return scenarios.flatMap(({ title, numbers, marks }) =>
    numbers.flatMap((number) => {
      const missing = missingOf(marks, number, carriers);
      return missing.length === 0 ? [] : [`${title}: ${number} needs ${missing.join('; ')}`];
    }),
  );
}

/** How many scenarios about something else would do for each ruling: what nobody would notice being exchanged. */
export function interchangeable(scenarios: readonly Traced[], carriers: Carriers): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const number of new Set(scenarios.flatMap(({ numbers }) => numbers))) {
    found[number] = scenarios
      .filter((one) => !one.numbers.includes(number) && missingOf(one.marks, number, carriers).length === 0)
      .map(({ title }) => title);
  }
  return found;
}

/** A ruling without carriers is carried by the question or refusal that cites it. */
function missingOf(marks: Marks, number: string, carriers: Carriers): string[] {
  const wanted = carriers[number] ?? [`rule ${number.replace(/^§/, '')}`];
  return wanted
    .map((one) => (typeof one === 'string' ? [one] : one))
    .filter((some) => !some.some((mark) => marks.has(mark)))
    .map((some) => some.join(' or '));
}

/** The same game, which notes what it does. */
export function noting<W, C>(game: Game<W, C>, marks: Marks): Game<W, C> {
  const flows = game.flows as unknown as readonly Flow<W, unknown>[];
  return {
    ...game,
    flows: flows.map((flow) => ({
      ...flow,
      steps: flow.steps.map((step) => notingStep(step, `${flow.name}.${step.name}`, marks)),
    })),
  };
}

function notingStep<W, A>(step: Step<W, A>, name: string, marks: Marks): Step<W, A> {
  switch (step.type) {
    case 'do':
      return {
        ...step,
        run: (w, a, table) => {
          marks.add(`does ${name}`);
          step.run(w, a, table);
        },
      };
    case 'call':
    case 'each':
      return {
        ...step,
        next: (w, a, table) => {
          marks.add(`does ${name}`);
          return step.next(w, a, table);
        },
      };
    case 'ask':
      return {
        ...step,
        resolve: (w, a, said, table) => {
          marks.add(`asks ${name}`).add(`rule ${step.rule(w, a)}`);
          for (const choice of Object.values<Choice>(said)) {
            for (const one of wordsOf(choice)) marks.add(`answers ${name} ${one}`);
          }
          step.resolve(w, a, said, table);
        },
      };
  }
}

/** Questions somebody looked at. */
export function noteQuestions(open: readonly Decision[], marks: Marks): void {
  for (const { kind, rule } of open) marks.add(`asks ${kind}`).add(`rule ${rule}`);
}

function wordsOf(choice: Choice): readonly (string | number)[] {
  if (typeof choice !== 'object') return [choice];
  return choice.length > 0 ? choice : ['nothing'];
}

export function noteFacts(facts: readonly Fact[], marks: Marks): void {
  for (const { kind, data } of facts) {
    marks.add(`tells ${kind}`);
    for (const word of wordsIn(data)) marks.add(`tells ${kind} ${word}`);
  }
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** The same words of `then`, which note that they were used. */
export function notingWords<Then extends object>(then: Then, marks: Marks): Then {
  return new Proxy(then, {
    get: (words, name) => {
      const word: unknown = Reflect.get(words, name);
      if (typeof word !== 'function') return word;
      return (...args: unknown[]): unknown => {
        marks.add(`checks ${String(name)}`);
        for (const arg of args.flat())
          if (typeof arg === 'string') marks.add(`checks ${String(name)} ${arg}`);
        return (word as (...args: unknown[]) => unknown).apply(words, args);
      };
    },
  });
}
