// What a cooperative table shows, fetched together when the first of it is wanted.

import { later } from '@three-thrones/game-kit/board/later.tsx';
import type { ComponentType } from 'react';
import type { World } from '../../rules/queries.ts';
import type { Props } from '../types.ts';
import type * as CoopTable from './table.ts';

function part<P extends object = Props>(
  pick: (table: typeof CoopTable) => ComponentType<P>,
): ComponentType<P> {
  return later(async () => {
    const table = await import('./table.ts');
    await table.load();
    return pick(table);
  }, 'wanted');
}

export const CoopTracks = part(({ Tracks }) => Tracks);
export const CoopChips = part(({ Chips }) => Chips);
export const CoopOthers = part(({ Others }) => Others);
export const CoopPreview = part(({ Preview }) => Preview);
export const CoopMat = part(({ Mat }) => Mat);
export const CoopScene = part(({ Scene }) => Scene);

/** On the map: the Wall, tokens, and the Night King's own with what they are about to do. */
export const WallOnMap = part<{ readonly world: World }>(({ WallOnMap: Part }) => Part);
export const FindsOnMap = part<{ readonly world: World }>(({ FindsOnMap: Part }) => Part);
export const NightOnMap = part<{ readonly world: World; readonly isAhead: boolean }>(
  ({ NightOnMap: Part }) => Part,
);
