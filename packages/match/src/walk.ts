// Answers of one seat, one after another, tried at tables as somebody else may imagine them: what comes of it depends on
// nothing that one does not know. That is how a move is proposed to those one plays with, and how they read it.

import {
  answer,
  type Choice,
  type Decision,
  decisions,
  type Eye,
  type Game,
  hideTheSame,
  isRefusal,
  resample,
  type Seat,
  seeded,
  type State,
  type Turn,
  type View,
  view,
} from '@three-thrones/kernel';

/** An answer, and the question it is meant for. */
export interface Link {
  readonly decision: string;
  readonly choice: Choice;
}

export interface Walk<W> {
  /** Each answer with its question, and how the table stands there. */
  readonly steps: readonly Stride<W>[];
  /** The last answer meets chance or a secret: what follows cannot be known, and it cannot be taken back. */
  readonly isVenture: boolean;
}

interface Stride<W> {
  readonly decision: Decision;
  readonly choice: Choice;
  readonly view: View<W>;
}

/** One's own questions are known; those of another seat only if they are alike wherever one may be. */
const TABLES = ['one', 'two', 'three', 'four'];

/** Nothing if the answers cannot be given so, or if their questions are none this eye can know. */
export function walk<W, C>(
  game: Game<W, C>,
  seen: View<W>,
  { eye, seat }: { readonly eye: Eye; readonly seat: Seat },
  links: readonly Link[],
): Walk<W> | undefined {
  const seeds = eye === seat ? TABLES.slice(0, 1) : TABLES;
  let first: Walk<W> | undefined;
  for (const seed of seeds) {
    const state = resample(game, seen, eye, seeded(seed));
    const found = walkAt(game, state, { eye, seat }, links);
    if (!found || (first && !isAlike(first, found))) return undefined;
    first ??= found;
  }
  return first;
}

function walkAt<W, C>(
  game: Game<W, C>,
  state: State<W>,
  { eye, seat }: { readonly eye: Eye; readonly seat: Seat },
  links: readonly Link[],
): Walk<W> | undefined {
  const steps: Stride<W>[] = [];
  let now: Pick<Turn<W>, 'state' | 'open'> = { state, open: decisions(game, state) };
  let isVenture = false;
  for (const { decision: id, choice } of links) {
    const decision = now.open.find((open) => open.seat === seat && open.id === id);
    // Behind chance or a secret nothing more can be known.
    if (!decision || isVenture) return undefined;
    const turn = answer(game, now.state, seat, id, choice, now.open);
    if (isRefusal(turn)) return undefined;
    steps.push({ decision, choice, view: view(now.state, eye) });
    isVenture = turn.barrier !== undefined || !hideTheSame(now.state.world, turn.state.world);
    now = turn;
  }
  return { steps, isVenture };
}

/** The same questions with the same options. */
function isAlike<W>(one: Walk<W>, other: Walk<W>): boolean {
  return one.steps.every(({ decision }, at) => {
    const { kind, options } = other.steps[at]!.decision;
    return decision.kind === kind && decision.options.join() === options.join();
  });
}
