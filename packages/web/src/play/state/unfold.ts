// The question behind the question: what my answers so far lead to, what is answered by itself on the way, and where
// several answers together would lead. Everything is found out by the rules; a board only says which answers to try.

import { type Choice, type Decision, isEnough, ONLY_CHOICE, type View } from '@three-thrones/kernel';
import type { Link } from '@three-thrones/match';
import type { AnswersAhead, Member } from '@three-thrones/game-kit/board/ahead.ts';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';

/** An answer that was not sent yet, and the table it is given at. */
export interface Step {
  readonly decision: Decision;
  readonly view: View<unknown>;
  readonly choice: Choice;
  /** I chose it myself; otherwise it goes without saying. */
  readonly isOwn: boolean;
}

/** What is asked of me behind the answers that go before it. */
export interface Unfolded {
  readonly steps: readonly Step[];
  readonly decision: Decision;
  readonly view: View<unknown>;
}

/** What I have begun: my own answers that only begin something, and who stays behind. */
export interface Begun {
  readonly own: readonly string[];
  readonly staying: readonly string[];
}

type Guide = AnswersAhead<unknown>;

/** What the rules say an answer leads to, after others. */
export type Foresee = (choice: Choice, before: readonly Choice[]) => Promise<Preview | undefined>;

export function choicesOf(steps: readonly Step[]): readonly Choice[] {
  return steps.map(({ choice }) => choice);
}

/** Answers as they are sent: the steps, and one more to the question they lead to. */
export function linksOf(steps: readonly Step[]): readonly Link[] {
  return steps.map(({ decision, choice }) => ({ decision: decision.id, choice }));
}

export function isAnswer(decision: Decision, choice: Choice): boolean {
  if (decision.shape === 'one') return decision.options.includes(choice as string);
  if (decision.shape === 'number') return false;
  const picked = choice as readonly string[];
  return picked.every((one) => decision.options.includes(one)) && isEnough(decision, picked);
}

/** From the question of the table to the one that is worth showing. */
export async function unfold(
  guide: Guide,
  asked: Pick<Unfolded, 'decision' | 'view'>,
  { own, staying }: Begun,
  foresee: Foresee,
): Promise<Unfolded> {
  let now: Unfolded = { ...asked, steps: [] };
  const mine = [...own];
  for (;;) {
    const { decision, view } = now;
    const isOwn = guide.role(decision) === 'begin' && mine.length > 0;
    const choice = isOwn ? mine.shift() : guide.opens(decision, view, staying);
    const next = choice === undefined ? undefined : await stepped(now, choice, isOwn, foresee);
    if (!next) return now;
    // What goes without saying must not do anything: it only asks further.
    if (!isOwn && !isFurther(guide, decision, view, next)) return now;
    now = next;
  }
}

/** Whether I am asked something more after this answer; if not, it begins nothing and is all there is to say. */
export async function leadsOn(at: Unfolded, option: string, foresee: Foresee): Promise<boolean> {
  return (await stepped(at, option, true, foresee)) !== undefined;
}

/** Whether the next question is about the same thing, though the rules may have answered something for me on the way. */
function isFurther(guide: Guide, decision: Decision, view: View<unknown>, next: Stepped): boolean {
  const isOfMove = (one: Decision, at: View<unknown>): boolean =>
    guide.role(one) !== undefined || guide.company(one, at).length > 0;
  if (isOfMove(decision, view)) return true;
  return next.decision.kind !== decision.kind && (!next.hasActed || isOfMove(next.decision, next.view));
}

interface Stepped extends Unfolded {
  /** The rules answered for me what left no choice. */
  readonly hasActed: boolean;
}

async function stepped(
  { steps, decision, view }: Unfolded,
  choice: Choice,
  isOwn: boolean,
  foresee: Foresee,
): Promise<Stepped | undefined> {
  if (!isAnswer(decision, choice)) return undefined;
  const preview = await foresee(choice, choicesOf(steps));
  if (!preview?.next) return undefined;
  return {
    steps: [...steps, { decision, view, choice, isOwn }],
    decision: preview.next,
    view: preview.view,
    hasActed: preview.facts.some(({ kind }) => kind === ONLY_CHOICE),
  };
}

/** All answers it takes to come to rest at a goal. */
export async function toGoal(
  guide: Guide,
  at: Unfolded,
  goal: string,
  staying: readonly string[],
  foresee: Foresee,
): Promise<readonly Link[]> {
  const links = [...linksOf(at.steps), { decision: at.decision.id, choice: goal }];
  let there = await stepped(at, goal, true, foresee);
  while (there) {
    const { decision, view } = there;
    const choice = guide.ends(decision, view, staying);
    if (choice === undefined || !isAnswer(decision, choice)) break;
    links.push({ decision: decision.id, choice });
    there = await stepped(there, choice, false, foresee);
  }
  return links;
}

/** A goal beyond the first one, and the way there. */
export interface FarGoal {
  readonly id: string;
  readonly option: string;
  /** The first goal on the way. */
  readonly by: string;
  readonly at: Unfolded;
  readonly links: readonly Link[];
  /** The answers before the last one, for whoever wants to know what it leads to. */
  readonly before: readonly Choice[];
}

/** Every goal that can be reached by way of another one; the first way to each comes first. */
export async function farGoals(guide: Guide, at: Unfolded, foresee: Foresee): Promise<readonly FarGoal[]> {
  if (guide.role(at.decision) !== 'goal') return [];
  const found: FarGoal[] = [];
  for (const by of at.decision.options) {
    const there = await stepped(at, by, true, foresee);
    const on = there && guide.goesOn(there.decision, there.view);
    const beyond = on === undefined ? undefined : await stepped(there!, on, false, foresee);
    if (!beyond) continue;
    for (const option of beyond.decision.options)
      found.push({
        ...{ id: `far:${by}:${option}`, option, by, at: beyond, before: choicesOf(beyond.steps) },
        links: [...linksOf(beyond.steps), { decision: beyond.decision.id, choice: option }],
      });
  }
  return found;
}

/** Who could go, by the question in which that is asked or the one that is shown. */
export function companyOf(guide: Guide, { steps, decision, view }: Unfolded): readonly Member[] {
  for (const step of [...steps, { decision, view }]) {
    const members = guide.company(step.decision, step.view);
    if (members.length > 0) return members;
  }
  return [];
}

/** Whether the rules would let the others go without these. */
export function maySend(guide: Guide, { steps }: Unfolded, staying: readonly string[]): boolean {
  return steps.every(({ decision, view, isOwn }) => {
    const choice = isOwn ? undefined : guide.opens(decision, view, staying);
    return choice === undefined || isAnswer(decision, choice);
  });
}

/** Equals that are put in order, group by group, and the questions that takes. */
export interface Ordering {
  readonly groups: readonly (readonly string[])[];
  /** One question for each place but the last of a group, which is what is left. */
  readonly questions: readonly string[];
}

/** How a row of questions about who comes next puts everybody in order. */
export async function orderingOf(guide: Guide, asked: Unfolded, foresee: Foresee): Promise<Ordering> {
  const groups: string[][] = [];
  const questions: string[] = [];
  let left: readonly string[] = [];
  for (let now: Unfolded | undefined = asked; now; ) {
    const { decision }: Unfolded = now;
    const { options } = decision;
    if (guide.role(decision) !== 'order') break;
    if (!options.every((id) => left.includes(id))) groups.push([...options]);
    questions.push(decision.id);
    left = options.slice(1);
    now = await stepped(now, options[0]!, true, foresee);
  }
  return { groups, questions };
}

/** The answers that put everybody in this order. */
export function inOrder({ questions }: Ordering, groups: readonly (readonly string[])[]): readonly Link[] {
  const choices = groups.flatMap((group) => group.slice(0, -1));
  return questions.map((decision, at) => ({ decision, choice: choices[at]! }));
}
