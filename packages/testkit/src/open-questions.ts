// Questions that settle themselves: which they are must follow from what everybody can see.

import {
  begin,
  type Decision,
  decisions,
  type Flow,
  type Game,
  hash,
  onlyAnswer,
  Play,
  type Random,
  randomFrom,
  resample,
  type Seat,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { answerTo, choicesOf, playRandomGame, unlessRefused } from './fuzz.ts';
import type { RandomStart } from './reproduce.ts';

/** The same game, but whoever has no choice is asked all the same: for those who look at every question. */
export function askingEverything<W, C>(game: Game<W, C>): Game<W, C> {
  const flows = game.flows.map(
    (flow): Flow<W, never> => ({
      ...flow,
      steps: flow.steps.map((step) => (step.type === 'ask' ? { ...step, openly: false } : step)),
    }),
  );
  return { ...game, flows };
}

/** The questions of a game that settle themselves if there is one answer: `flow.step`. */
function openQuestions<W, C>({ flows }: Game<W, C>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name, steps } of flows)
    for (const step of steps)
      if (step.type === 'ask' && step.openly && !step.together) found.add(`${name}.${step.name}`);
  return found;
}

/** What came up in a random game: questions that were asked, and those that would have settled themselves. */
export interface Tally {
  readonly asked: Record<string, number>;
  readonly settled: Record<string, number>;
}

/**
 * A random game in which everything is asked. Whether a question leaves a choice must be the same in every world that the
 * others can imagine: if it were not, they could tell from its not being asked, or from its being asked, what a hand holds.
 * `share` is the share of the questions that are looked at so.
 */
export function checkOpenQuestions<W, C>(
  game: Game<W, C>,
  start: RandomStart,
  { share = 1, tally }: { readonly share?: number; readonly tally?: Tally } = {},
): void {
  const asking = askingEverything(game);
  const open = openQuestions(game);
  const chance = randomFrom(seeded(`${start.seed}/open`));
  playRandomGame(asking, start, {
    everyAnswer: false,
    also: (run) => {
      for (const decision of run.decisions()) {
        if (!open.has(decision.kind)) continue;
        count(tally, decision);
        if (chance.int(1_000) < share * 1_000) expectAlike(asking, run.state, decision, chance);
      }
    },
  });
}

function count(tally: Tally | undefined, decision: Decision): void {
  if (!tally) return;
  const into = onlyAnswer(decision) === undefined ? tally.asked : tally.settled;
  into[decision.kind] = (into[decision.kind] ?? 0) + 1;
}

function expectAlike<W, C>(game: Game<W, C>, state: State<W>, decision: Decision, chance: Random): void {
  const isAlone = onlyAnswer(decision) !== undefined;
  for (const eye of [...state.seats.filter((seat) => seat !== decision.seat), 'spectator'] as Seat[]) {
    const imagined = resample(game, view(state, eye), eye, seeded(`${chance.int(1e9)}`));
    const other = decisions(game, imagined).find(({ seat }) => seat === decision.seat);
    if (other && (onlyAnswer(other) !== undefined) === isAlone) continue;
    throw new Error(
      `${decision.kind} leaves ${decision.seat} ${isAlone ? 'one answer' : 'a choice'} (${decision.options.join(', ')}), ` +
        `but ${eye} could think otherwise (${other?.options.join(', ') ?? 'not asked'})`,
    );
  }
}

/** The same answers, once with everything asked and once without what settles itself, lead to the same table. */
export function checkSettledAlike<W, C>(game: Game<W, C>, { config, seed }: RandomStart): void {
  const begun = (rules: Game<W, C>): Play<W> =>
    new Play(rules, unlessRefused(begin(rules, config, seed)).state, { listening: false });
  const [full, less] = [begun(askingEverything(game)), begun(game)];
  const chance = choicesOf(seed);
  while (!full.over) {
    const next = full.decisions().find(({ answered }) => !answered)!;
    const { seat, choice: any } = answerTo(next, chance);
    // Where all must be taken, the order is nobody's choice.
    const choice = onlyAnswer(next) ?? any;
    const isAhead = less.over || less.state.settled > full.state.settled;
    full.settle(seat, choice);
    if (!isAhead) less.settle(seat, choice);
    if (less.state.settled < full.state.settled)
      throw new Error(`${next.kind} was asked of ${seat} once more than everything else is`);
  }
  if (hash(full.state) !== hash(less.state)) throw new Error('the two games end differently');
}
