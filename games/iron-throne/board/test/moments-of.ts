// Every moment of random games, for what must hold at all of them.

import {
  answer,
  begin,
  decisions,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  type State,
} from '@three-thrones/kernel';
import { answerTo, choicesOf } from '@three-thrones/testkit';
import { ironThrone } from '../../rules/index.ts';
import type { Asking, World } from '../../rules/queries.ts';

/** Plays at random, and shows each moment before it is answered. */
export function eachMoment(
  players: number,
  seed: string,
  most: number,
  look: (state: State<World>, asked: readonly Asking[]) => void,
): void {
  const begun = begin(ironThrone, { players }, seed);
  if (isRefusal(begun)) throw new Error(begun.code);
  let { state } = begun;
  const chance = choicesOf(seed);
  for (let left = most; left > 0 && !isOver(state); left--) {
    const open = decisions(ironThrone, state) as readonly Asking[];
    look(state, open);
    const asked = open.find(({ answered }) => !answered)!;
    const next = answer(ironThrone, state, asked.seat, asked.id, answerTo(asked, chance).choice);
    if (isRefusal(next)) throw new Error(next.code);
    ({ state } = next);
  }
}

/** A table from a position document. */
export function tableOf(document: object): State<World> {
  const built = ironThrone.position(document, randomFrom(seeded('table')));
  if (isRefusal(built)) throw new Error(JSON.stringify(built.mistakes));
  return { world: built.world } as State<World>;
}
