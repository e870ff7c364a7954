// The scenario language: given a table, when seats answer, then something holds (see README.md).

import {
  answer,
  type Choice,
  type Eye,
  type Fact,
  factsFor,
  type Game,
  isOver,
  isRefusal,
  type Seat,
  why,
} from '@three-thrones/kernel';
import { type Barrier, undo } from '@three-thrones/match';
import { expect, test } from 'vitest';
import { isGathered, type Marks, noteFacts, noteQuestions, noting, notingWords } from './exercised.ts';
import { chosenModes, type Mode, passageOf } from './modes.ts';
import { askingEverything } from './open-questions.ts';
import { inWords, type Scene, Stage } from './stage.ts';

/** What a game adds to the language: its own words, over a legal default table. */
export interface Vocabulary<
  W,
  P extends object,
  Given extends object,
  When extends object,
  Then extends object,
> {
  /** A legal table in the game's position notation; `given` edits it. */
  position(): P;
  given(position: P, chance: Chance): Given;
  when?(actor: Actor): When;
  then(scene: Scene<W>): Then;
  /** Names of kinds of things that are no secrets, though a secret may be of such a kind (see `leakedWords`). */
  readonly openWords?: readonly string[];
}

/** Lays down results of chance, first one next; the scenario must use them up. */
export type Chance = (...entries: readonly unknown[]) => void;

/** A seat that does something, as a player would. */
export interface Actor {
  readonly seat: Seat;
  /** Answers what it is asked, and what it is asked next, and so on. */
  answers(...choices: readonly Choice[]): void;
  undoes(): void;
}

/** What can be said of any game. */
export interface Assertions<W> {
  asked(seat: Seat, kind?: string): void;
  notAsked(seat: Seat): void;
  options(seat: Seat): Options;
  /** An option that is not there, and why. */
  refused(seat: Seat, option: string): { because(code: string, rule: string): void };
  /** Somewhere since the table was built this was told, with at least these data. */
  told(kind: string, data?: object): void;
  notTold(kind: string): void;
  /** Everything of this kind that was told, in its order. */
  tellings(kind: string): { are(...wanted: readonly object[]): void };
  /** That things of these kinds were told one after the other, whatever came between. */
  happened(...kinds: readonly string[]): void;
  /** Whether these words stand anywhere in what this eye sees of the table. */
  sees(eye: Eye, ...words: readonly string[]): void;
  doesNotSee(eye: Eye, ...words: readonly string[]): void;
  /** Whether these words stand anywhere in what this eye was told. */
  hears(eye: Eye, ...words: readonly string[]): void;
  doesNotHear(eye: Eye, ...words: readonly string[]): void;
  /** The table as this eye sees it has at least these things on it. */
  shows(eye: Eye, part: object): void;
  cannotUndo(seat: Seat, barrier: Barrier): void;
  over(): void;
  holds(description: string, check: (world: W) => boolean): void;
}

/** The options of what a seat is asked; their order means nothing. */
export interface Options {
  are(options: readonly string[]): void;
  include(...options: readonly string[]): void;
  exclude(...options: readonly string[]): void;
  /** Bounds of a number, or of how many. */
  between(min: number, max: number): void;
}

/** The three words of a scenario. */
export interface Words<W, Given, When, Then> {
  readonly given: Given & { chance: Chance };
  /** The seat that answers; with `kind`, what it must be asked. */
  when(seat: Seat, kind?: string): Actor & When;
  readonly then: Then & Assertions<W>;
}

/** A game's own `scenario(title, body)`; it makes one test for each mode. */
export function scenarios<
  W,
  C,
  P extends object,
  Given extends object,
  Then extends object,
  When extends object = object,
>(game: Game<W, C>, vocabulary: Vocabulary<W, P, Given, When, Then>) {
  const modes = chosenModes(process.env['SCENARIO_MODE']);
  // A scenario is read beside the rulebook, question by question: everything is asked.
  const asking = askingEverything(game);
  return (title: string, body: (words: Words<W, Given, When, Then>) => void): void => {
    if (isGathered({ title, trace: () => marksOf(asking, vocabulary, body) })) return;
    for (const mode of modes) {
      const name = mode === 'plain' ? title : `${title} (${mode})`;
      // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the body brings its own
      test(name, () => perform(asking, vocabulary, mode, body));
    }
  };
}

/** One scenario in one mode, here and now; throws whatever does not hold. */
export function perform<
  W,
  C,
  P extends object,
  Given extends object,
  Then extends object,
  When extends object,
>(
  game: Game<W, C>,
  vocabulary: Vocabulary<W, P, Given, When, Then>,
  mode: Mode,
  body: (words: Words<W, Given, When, Then>) => void,
): void {
  const position = vocabulary.position();
  const stage = new Stage(game, position, passageOf(mode, game, vocabulary.openWords ?? []));
  body(wordsFor(game, vocabulary, stage, position));
  stage.finish();
}

/** One scenario here and now, and what it reached and looked at. */
function marksOf<W, C, P extends object, Given extends object, Then extends object, When extends object>(
  game: Game<W, C>,
  vocabulary: Vocabulary<W, P, Given, When, Then>,
  body: (words: Words<W, Given, When, Then>) => void,
): Marks {
  const marks: Marks = new Set();
  const position = vocabulary.position();
  const stage = new Stage(
    noting(game, marks),
    position,
    (match) => match,
    (open) => noteQuestions(open, marks),
  );
  const words = wordsFor(game, vocabulary, stage, position);
  body({ ...words, then: notingWords(notingRefusals(words.then, marks), marks) });
  stage.finish();
  noteFacts(stage.facts, marks);
  return marks;
}

function notingRefusals<W, Then extends Assertions<W>>(then: Then, marks: Marks): Then {
  const refused: Assertions<W>['refused'] = (seat, option) => ({
    because: (code, rule) => {
      then.refused(seat, option).because(code, rule);
      marks.add(`refuses ${code}`).add(`rule ${rule}`);
    },
  });
  return { ...then, refused };
}

function wordsFor<W, C, P extends object, Given extends object, Then extends object, When extends object>(
  game: Game<W, C>,
  vocabulary: Vocabulary<W, P, Given, When, Then>,
  stage: Stage<W, C>,
  position: P,
): Words<W, Given, When, Then> {
  const chance: Chance = (...entries) => stage.layDownChance(entries);
  return {
    given: inTime(stage, Object.assign(vocabulary.given(position, chance), { chance })),
    when: (seat, kind) => {
      if (kind !== undefined) expect(stage.asked(seat).kind, `what ${seat} is asked`).toBe(kind);
      const actor = actorOf(stage, seat);
      return Object.assign((vocabulary.when?.(actor) ?? {}) as When, actor);
    },
    then: Object.assign(vocabulary.then(stage), assertionsOf(game, stage)),
  };
}

/** The same words, but none of them works once the table stands. */
function inTime<W, C, Given extends object>(stage: Stage<W, C>, given: Given): Given {
  const words = Object.entries(given).map(([name, word]: [string, unknown]) => {
    if (typeof word !== 'function') return [name, word];
    const timely = (...args: unknown[]): unknown => {
      if (stage.isBuilt) throw new Error(`given.${name} comes too late: the table stands already`);
      return (word as (...args: unknown[]) => unknown).apply(given, args);
    };
    return [name, timely];
  });
  return Object.fromEntries(words) as Given;
}

function actorOf<W, C>(stage: Stage<W, C>, seat: Seat): Actor {
  return {
    seat,
    answers: (...choices) => {
      for (const choice of choices) stage.answer(seat, choice);
    },
    undoes: () => {
      const refused = stage.undo(seat);
      if (refused) throw new Error(`${seat} may not undo: ${inWords(refused)}`);
    },
  };
}

function assertionsOf<W, C>(game: Game<W, C>, stage: Stage<W, C>): Assertions<W> {
  return {
    asked: (seat, kind) => {
      const decision = stage.asked(seat);
      if (kind !== undefined) expect(decision.kind, `what ${seat} is asked`).toBe(kind);
    },
    notAsked: (seat) => {
      const open = stage.open().find((one) => one.seat === seat);
      expect(open?.kind, `what ${seat} is asked`).toBeUndefined();
    },
    options: (seat) => optionsOf(stage, seat),
    refused: (seat, option) => ({
      because: (code, rule) => expectRefused(game, stage, seat, option, code, rule),
    }),
    told: (kind, data = {}) => {
      const told = stage.facts.filter((fact) => fact.kind === kind);
      if (told.some((fact) => isLike(fact.data, data))) return;
      if (told.length === 0) throw new Error(`${kind} was not told; told was ${listOf(stage.facts)}`);
      expect(told.at(-1)!.data, `${kind}, the last time it was told`).toMatchObject(data);
    },
    notTold: (kind) => {
      const told = stage.facts.filter((fact) => fact.kind === kind);
      expect(told, `what was told of ${kind}`).toEqual([]);
    },
    tellings: (kind) => ({
      are: (...wanted) => {
        const told = stage.facts.filter((fact) => fact.kind === kind);
        expect(
          told.map(({ data }) => data),
          kind,
        ).toMatchObject(wanted);
      },
    }),
    happened: (...kinds) => {
      const told = stage.facts.map(({ kind }) => kind);
      let from = 0;
      for (const kind of kinds) {
        const found = told.indexOf(kind, from);
        expect(found, `${kind} in ${told.slice(from).join(', ')}`).toBeGreaterThanOrEqual(0);
        from = found + 1;
      }
    },
    ...sensesOf(stage),
    cannotUndo: (seat, barrier) => {
      const refused = { code: 'undo-barrier', args: { barrier } };
      expect(undo(game, stage.match, seat), `undo of ${seat}`).toMatchObject(refused);
    },
    over: () => expect(isOver(stage.match.state), 'the game is over').toBe(true),
    holds: (description, check) => expect(check(stage.world), description).toBe(true),
  };
}

/** What an eye sees and hears. A word is looked for with its quotes: no id is found within a longer one. */
function sensesOf<W, C>(
  stage: Stage<W, C>,
): Pick<Assertions<W>, 'sees' | 'doesNotSee' | 'hears' | 'doesNotHear' | 'shows'> {
  const seen = (eye: Eye): string => JSON.stringify(stage.view(eye).world);
  const heard = (eye: Eye): string => JSON.stringify(factsFor(stage.facts, eye));
  return {
    sees: (eye, ...words) => {
      for (const word of words) expect(seen(eye), `the view of ${eye}`).toContain(`"${word}"`);
    },
    doesNotSee: (eye, ...words) => {
      for (const word of words) expect(seen(eye), `the view of ${eye}`).not.toContain(`"${word}"`);
    },
    hears: (eye, ...words) => {
      for (const word of words) expect(heard(eye), `what ${eye} hears`).toContain(`"${word}"`);
    },
    doesNotHear: (eye, ...words) => {
      for (const word of words) expect(heard(eye), `what ${eye} hears`).not.toContain(`"${word}"`);
    },
    shows: (eye, part) => expect(stage.view(eye).world, `the view of ${eye}`).toMatchObject(part),
  };
}

function optionsOf<W, C>(stage: Stage<W, C>, seat: Seat): Options {
  const { options, min, max } = stage.asked(seat);
  const what = `the options of ${seat}`;
  return {
    are: (all) => expect([...options].sort(), what).toEqual([...all].sort()),
    include: (...some) => expect(options, what).toEqual(expect.arrayContaining([...some])),
    exclude: (...none) =>
      expect(
        options.filter((option) => none.includes(option)),
        what,
      ).toEqual([]),
    between: (least, most) => expect([min, max], `the bounds of ${seat}`).toEqual([least, most]),
  };
}

/** Both the question "why not?" and an attempt to do it anyway must give the reason. */
function expectRefused<W, C>(
  game: Game<W, C>,
  stage: Stage<W, C>,
  seat: Seat,
  option: string,
  code: string,
  rule: string,
): void {
  const { state } = stage.match;
  expect(why(game, state, seat, option), `why ${seat} may not choose ${option}`).toMatchObject({
    code,
    rule,
  });
  const decision = stage.open().find((one) => one.seat === seat);
  if (!decision || decision.shape === 'number') return;
  const attempt = answer(game, state, seat, decision.id, decision.shape === 'some' ? [option] : option);
  expect(isRefusal(attempt) && attempt, `${seat} choosing ${option} anyway`).toMatchObject({ code, rule });
}

function listOf(facts: readonly Fact[]): string {
  return [...new Set(facts.map(({ kind }) => kind))].join(', ') || 'nothing';
}

function isLike(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(part))
    return false;
  if (Array.isArray(part) && part.length !== (value as unknown[]).length) return false;
  return Object.entries(part).every(([key, item]) => isLike((value as Record<string, unknown>)[key], item));
}
