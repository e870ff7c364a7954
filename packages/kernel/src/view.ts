// What each eye may see: of the table, of what happened, of what is asked.

import { copyState } from './copy-state.ts';
import { anyFitting, fitting } from './fitting.ts';
import type { Choice, Seat } from './flow.ts';
import { DeadEnd, type Decision, type Fact, type Game, type State, type View } from './game.ts';
import { type Eye, redact } from './hidden.ts';
import { type Random, randomFrom, type RandomState } from './random.ts';
import { Play } from './run.ts';

/** The whole table, secrets included, without the chance to come. */
export function withoutChance<W>(state: State<W>): View<W> {
  const { game, rulesVersion, seats, settled, world, frames } = state;
  return { game, rulesVersion, seats, settled, world, frames };
}

/** The table as this eye sees it. Chance to come is never part of it. */
export function view<W>(state: State<W>, eye: Eye): View<W> {
  return redact(withoutChance(state), eye);
}

/** What happened, as far as this eye could follow it. */
export function factsFor(facts: readonly Fact[], eye: Eye): readonly Fact[] {
  return redact(facts, eye);
}

/** My own questions with their options; of the others' only who is asked what. */
export function decisionsFor(open: readonly Decision[], eye: Eye): readonly Decision[] {
  return open.map((decision) => {
    if (decision.seat === eye) return decision;
    const { limits: _, about: __, ...others } = decision;
    return { ...others, options: [], min: 0, max: 0 };
  });
}

const ATTEMPTS = 1000;

/**
 * A whole state that looks to this seat exactly as its view does; what it cannot know is filled in at random. The open
 * questions say something too: whoever is asked which card to play holds one, so a deal that leaves nothing to answer
 * is dealt again.
 */
export function resample<W, C>(
  game: Game<W, C>,
  seen: View<W>,
  eye: Seat | 'spectator',
  random: RandomState,
): State<W> {
  const chance = randomFrom(random);
  for (let attempt = 1; ; attempt++) {
    const known = copyState(game, seen);
    const state = { ...known, world: game.resample(known, eye, chance), random };
    try {
      sealAgain(state, new Play(game, state, { listening: false }).decisions(), chance);
      return state;
    } catch (error) {
      if (!(error instanceof DeadEnd) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Sealed answers this eye cannot see become any that are legal for what their seats now hold. Where limits leave nothing
 * to answer, only looking for an answer finds out.
 */
function sealAgain<W>(state: State<W>, open: readonly Decision[], chance: Random): void {
  const said = state.frames.at(-1)?.said;
  for (const decision of open) {
    const sealed = said?.[decision.seat];
    if (sealed && sealed.secret === undefined) sealed.secret = anyChoice(decision, chance);
    else if (decision.limits && !sealed) fitting(decision, decision.options, decision.min);
  }
}

function anyChoice(decision: Decision, chance: Random): Choice {
  const { shape, options, min, max, limits } = decision;
  if (limits) return anyFitting(decision, chance);
  if (shape === 'one') return chance.pick(options);
  const number = min + chance.int(max - min + 1);
  return shape === 'number' ? number : chance.shuffle([...options]).slice(0, number);
}
