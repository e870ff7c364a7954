// The Rival as the table's automaton. What draws it is fetched when somebody plays against it.

import type { Automaton } from '@three-thrones/game-kit/board/board.ts';
import { activeSeat, type Asking, type World } from '../rules/queries.ts';
import { RivalBrief, RivalTurn } from './solo/parts.ts';
import type { GameFact } from './types.ts';
import { t } from './words/names.ts';

export const automaton: Automaton<World, Asking, GameFact> = {
  isThere: ({ world }) => world.mode === 'solo',
  title: () => t('term.rival'),
  icon: 'leader',
  isAtIt: (view) => view.world.rival !== undefined && activeSeat(view) === view.world.rival.seat,
  Turn: RivalTurn,
  Brief: RivalBrief,
};
