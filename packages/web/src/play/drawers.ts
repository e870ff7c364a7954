// The drawers of a small screen, and which one a question calls for.

import type { AnyBoard, KindOfThing } from '@three-thrones/game-kit/board/board.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

export const DRAWERS = ['hand', 'outlook', 'automaton', 'mats', 'actions', 'log', 'talk'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** The drawer that is open, if any. */
export interface Drawn {
  readonly drawer: Drawer | undefined;
  /** A person opened it, not a question. */
  readonly isOwn: boolean;
}

/** What a question calls for, by the things each of its options stands for. */
export function drawerFor(
  { kinds }: Pick<AnyBoard, 'kinds'>,
  options: readonly (readonly Thing[])[],
  isFight: boolean,
): Drawer | 'stage' | undefined {
  const kindOf = (thing: Thing): KindOfThing => kinds[thing.split(':')[0]!] ?? {};
  const placed = options.filter((things) => things.length > 0).map((things) => things.map(kindOf));
  const has = (place: KindOfThing['at']): boolean => placed.flat().some(({ at }) => at === place);
  if (has('actions')) return 'actions';
  // Who goes there may be a card, but the place is touched on the map.
  if (placed.length > 0 && placed.every((things) => things.some(({ comesFirst }) => comesFirst)))
    return 'stage';
  // In a fight its odds come before the cards, which are among the options already.
  if (isFight) return 'outlook';
  if (has('hand')) return 'hand';
  if (has('mats')) return 'mats';
  return has('stage') ? 'stage' : undefined;
}

/** A battle calls for its panel, cards for the hand; otherwise a person's own choice stays. */
export function nextDrawn(before: Drawn, wanted: Drawer | 'stage'): Drawn {
  // Whoever talks is not interrupted.
  if (before.drawer === 'talk') return before;
  if (wanted !== 'stage') return { drawer: wanted, isOwn: false };
  // Where the stage is asked about it gets the room, and cards would be in its way in any case.
  return before.isOwn && before.drawer !== 'hand' ? before : { drawer: undefined, isOwn: false };
}

/** What others do is seen on the stage: it gets the room, unless a person wants to see something else. */
export function drawnWhileOthersAct({ drawer, isOwn }: Drawn): Drawer | undefined {
  return isOwn ? drawer : undefined;
}
