// The drawers of a small screen, and which one a question calls for.

import type { Thing } from '../ui/rich.ts';

export const DRAWERS = ['hand', 'outlook', 'mats', 'actions', 'log', 'talk'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** The drawer that is open, if any. */
export interface Drawn {
  readonly drawer: Drawer | undefined;
  /** A person opened it, not a question. */
  readonly isOwn: boolean;
}

/** What a question calls for, by the things each of its options stands for. */
export function drawerFor(
  options: readonly (readonly Thing[])[],
  isFight: boolean,
): Drawer | 'map' | undefined {
  const placed = options.filter((things) => things.length > 0).map((things) => things.map(kindOf));
  const has = (...kinds: string[]): boolean => placed.flat().some((kind) => kinds.includes(kind));
  if (has('die', 'slot', 'track')) return 'actions';
  // Who goes there may be a card, but the place is touched on the map.
  if (placed.length > 0 && placed.every((kinds) => kinds.includes('domain'))) return 'map';
  if (has('card')) return 'hand';
  if (isFight) return 'outlook';
  if (has('pool', 'house')) return 'mats';
  return has('area', 'domain') ? 'map' : undefined;
}

function kindOf(thing: Thing): string {
  return thing.split(':')[0]!;
}

/** A battle calls for its panel, cards for the hand; otherwise a person's own choice stays. */
export function nextDrawn(before: Drawn, wanted: Drawer | 'map'): Drawn {
  // Whoever talks is not interrupted.
  if (before.drawer === 'talk') return before;
  if (wanted !== 'map') return { drawer: wanted, isOwn: false };
  // Where the map is asked about it gets the room, and cards would be in its way in any case.
  return before.isOwn && before.drawer !== 'hand' ? before : { drawer: undefined, isOwn: false };
}
