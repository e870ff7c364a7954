// The Rival, or the Teammate, as the table's automaton. What draws it is fetched when somebody plays with it.

import type { Automaton } from '@three-thrones/game-kit/board/board.ts';
import { activeSeat, type Asking, type World } from '../rules/queries.ts';
import { Because, RivalBrief, RivalTurn, WhyThere } from './solo/parts.ts';
import type { GameFact } from './types.ts';
import { t } from './words/names.ts';
import { automatonWord, saidOf } from './words/rival.ts';

export const automaton: Automaton<World, Asking, GameFact> = {
  isThere: ({ world }) => world.rival !== undefined,
  title: ({ world }) => t(`term.${automatonWord(saidOf(world))}`),
  icon: 'leader',
  isAtIt: (view) => view.world.rival !== undefined && activeSeat(view) === view.world.rival.seat,
  Turn: RivalTurn,
  Brief: RivalBrief,
  Why: WhyThere,
  Because,
};
