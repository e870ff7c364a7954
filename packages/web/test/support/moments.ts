// Moments of whole games as a board is shown them, for tests that look at all there is to see.

import { botOf, choiceOf } from '@three-thrones/bots';
import type { AnyBoard, BoardProps } from '@three-thrones/game-kit/board/board.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { Manifest } from '@three-thrones/game-kit/manifest.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import {
  answer,
  begin,
  decisions,
  factsFor,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  view,
} from '@three-thrones/kernel';

const NONE = {
  ...{ open: new Set<Thing>(), far: new Set<Thing>(), lit: new Set<Thing>(), barred: new Set<Thing>() },
  ...{ way: [], isSent: false, beat: undefined },
};

const nothing = (): void => undefined;

/** What a board is given when nothing is marked or held. */
const IDLE = {
  ...{ refused: [], marked: undefined, held: undefined, picked: [], number: undefined, preview: undefined },
  ...{ covered: { top: 0, bottom: 0 }, isPast: false, ...NONE },
  ...{ mark: nothing, point: nothing, touch: nothing, choose: nothing, repick: nothing, confirm: nothing },
  ...{ goOn: nothing, talkTo: undefined },
} as const;

/** Plays a game by chance and shows every so many answers how it looks to the seat that is asked. */
export async function atMoments(
  { load, configFor, players }: Manifest,
  { every, seed }: { readonly every: number; readonly seed: string },
  look: (props: BoardProps<unknown>) => void,
): Promise<void> {
  const game = await load();
  const random = botOf('random');
  if (isRefusal(random)) throw new Error(random.code);
  const chance = randomFrom(seeded(seed));
  const start = begin(game, configFor(players.most), seed);
  if (isRefusal(start)) throw new Error(start.code);
  let { state } = start;
  const log: Logged[] = factsFor(start.facts, 'spectator').map((fact) => ({ seq: 0, fact }));
  for (let turn = 1; !isOver(state); turn++) {
    const asked = decisions(game, state);
    const decision = asked.find(({ answered }) => !answered)!;
    const seen = view(state, decision.seat);
    if (turn % every === 0)
      look({ ...IDLE, view: seen, eye: decision.seat, names: {}, decision, asked, log });
    const next = answer(
      game,
      state,
      decision.seat,
      decision.id,
      choiceOf(random, decision, chance, state, game),
    );
    if (isRefusal(next)) throw new Error(next.code);
    state = next.state;
    log.push(...factsFor(next.facts, 'spectator').map((fact) => ({ seq: turn, fact })));
  }
}

export type PartName = Exclude<keyof AnyBoard['parts'], 'Scene' | 'Card'>;
