// What a seat can find out by thinking: why something is not possible, what an answer would lead to. It works on the
// seat's own view, so it is the same for a game on this device and one on a server, and can show no secret.

import {
  answer,
  type Choice,
  decisions,
  factsFor,
  type Game,
  isRefusal,
  ledger,
  type Reason,
  type Refused,
  refusedOptions,
  resample,
  type Seat,
  seeded,
  type State,
  type View,
  view,
  why,
} from '@three-thrones/kernel';
import type { Preview } from '../table/client.ts';

/** A table that looks to this seat as its own does. What is foreseen may depend only on what the seat knows. */
function imagined(game: Game<unknown>, seen: View<unknown>, seat: Seat): State<unknown> {
  return resample(game, seen, seat, seeded('foresight'));
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

export function previewOf(
  game: Game<unknown>,
  seen: View<unknown>,
  seat: Seat,
  choice: Choice,
): Preview | undefined {
  const state = imagined(game, seen, seat);
  const asked = decisions(game, state).find((open) => open.seat === seat);
  if (!asked) return undefined;
  const turn = answer(game, state, seat, asked.id, choice);
  if (isRefusal(turn)) return undefined;
  return {
    view: view(turn.state, seat),
    facts: factsFor(turn.facts, seat),
    barrier: turn.barrier !== undefined || ledger(state.world) !== ledger(turn.state.world),
  };
}
