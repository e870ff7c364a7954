// Windows that somebody lets go by: until the next phase, the next encounter, or for the rest of the game (14.7).

import type { GoesBy } from '@three-thrones/game-kit/board/goes-by.ts';
import { sequence } from '../../data/data.ts';
import type { Asking, World } from '../../rules/queries.ts';
import { momentNow } from './moments.ts';

const PASS = 'pass';

export const UNTIL = ['phase', 'round', 'always'] as const;

export const goesBy: GoesBy<World, Asking> = {
  answer: ({ kind }) => (kind === 'card.play' || kind === 'leader.use' ? PASS : undefined),
  // Whether a leader may act lies open; what a hand holds does not.
  isSecret: ({ kind }) => kind === 'card.play',
  until: UNTIL,
  mark: (until, { world }) => {
    if (until === 'always') return until;
    return until === 'round' ? String(world.round) : `${world.round} ${phaseNow(world)}`;
  },
};

function phaseNow(world: World): string | undefined {
  const now = momentNow(world, []);
  return sequence.find(({ id }) => id === now)?.phase;
}
