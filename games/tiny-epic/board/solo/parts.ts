// What a table against the Rival shows, fetched together when the first of it is wanted.

import { later } from '@three-thrones/game-kit/board/later.tsx';
import type { ComponentType } from 'react';
import type { Props } from '../types.ts';
import type * as SoloTable from './table.ts';

function part(pick: (table: typeof SoloTable) => ComponentType<Props>): ComponentType<Props> {
  return later(async () => pick(await import('./table.ts')), 'wanted');
}

export const SoloChips = part(({ SoloChips: Part }) => Part);
export const SoloOthers = part(({ SoloOthers: Part }) => Part);
export const RivalMap = part(({ RivalMap: Part }) => Part);
export const RivalTurn = part(({ RivalTurnTab }) => RivalTurnTab);
export const RivalBrief = part(({ RivalBrief: Part }) => Part);
export const WhyThere = part(({ WhyThere: Part }) => Part);
export const Because = part(({ Because: Part }) => Part);
