// What a seat can find out by thinking: why something is not possible, what an answer would lead to. It works on the
// seat's own view, so it is the same for a game on this device and one on a server, and can show no secret.

import {
  answer,
  type Choice,
  decisions,
  factsFor,
  type Game,
  hideTheSame,
  isRefusal,
  type Reason,
  type Refused,
  refusedOptions,
  resample,
  type Seat,
  seeded,
  type State,
  type Turn,
  type View,
  view,
  why,
} from '@three-thrones/kernel';
import type { Preview } from '../table/client.ts';

/** A table that looks to this seat as its own does. What is foreseen may depend only on what the seat knows. */
function imagined(game: Game<unknown>, seen: View<unknown>, seat: Seat, seed = 'foresight'): State<unknown> {
  return resample(game, seen, seat, seeded(seed));
}

export function refusedOf(game: Game<unknown>, seen: View<unknown>, seat: Seat): readonly Refused[] {
  return refusedOptions(game, imagined(game, seen, seat), seat);
}

export function reasonAgainst(
  game: Game<unknown>,
  seen: View<unknown>,
  seat: Seat,
  option: string,
): Reason | undefined {
  return why(game, imagined(game, seen, seat), seat, option);
}

/** Behind a barrier an answer is tried at a few more tables: what is alike at all of them does not depend on chance. */
const OTHERWISE = ['second', 'third', 'fourth'];

export function previewOf(
  game: Game<unknown>,
  seen: View<unknown>,
  seat: Seat,
  choice: Choice,
): Preview | undefined {
  const state = imagined(game, seen, seat);
  const turn = answered(game, state, seat, choice);
  if (!turn) return undefined;
  const barrier = turn.barrier !== undefined || !hideTheSame(state.world, turn.state.world);
  // A step of several may be the last one: where that can be said, how it would stand then.
  const stopped = barrier ? undefined : answered(game, turn.state, seat, 'stop');
  return {
    view: view(turn.state, seat),
    facts: factsFor(turn.facts, seat),
    barrier,
    ...(barrier && {
      otherwise: OTHERWISE.flatMap((seed) => {
        const other = answered(game, imagined(game, seen, seat, seed), seat, choice);
        return other ? [view(other.state, seat)] : [];
      }),
    }),
    ...(stopped && { stopped: view(stopped.state, seat) }),
  };
}

/** The table after the open question of this seat has been answered, if it may be answered so. */
function answered(
  game: Game<unknown>,
  state: State<unknown>,
  seat: Seat,
  choice: Choice,
): Turn<unknown> | undefined {
  const asked = decisions(game, state).find((open) => open.seat === seat);
  const turn = asked && answer(game, state, seat, asked.id, choice);
  return turn && !isRefusal(turn) ? turn : undefined;
}
