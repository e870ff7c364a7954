// What the map shows of a beat: whose pennant comes down from a castle, and whose goes up.

import type { DomainId } from '../data/ids.ts';
import { domainsAt, type World } from '../rules/queries.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import { areas } from './geometry/drawing.ts';
import type { Pennants } from './map/props.ts';
import { bannerOf } from './map/sites.tsx';
import type { GameFact } from './types.ts';

export function pennantsIn(beat: Showing<World, GameFact> | undefined): Pennants | undefined {
  if (!beat || beat.phase === 'camera') return undefined;
  const { before, after, key, lasts } = beat;
  const lowered = new Map(
    domainsAt(after.world).flatMap((id: DomainId) => {
      const was = bannerOf(before.world, id);
      return areas[id].slots.castle && was !== bannerOf(after.world, id) ? [[id, was] as const] : [];
    }),
  );
  return lowered.size > 0 ? { lowered, key, lasts } : undefined;
}
