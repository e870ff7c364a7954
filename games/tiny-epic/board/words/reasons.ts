// Why not, in one sentence: each code of the game has its message, or this does not compile.

import { PREREQUISITES } from '../../data/ids.ts';
import { REASON_CODES } from '../../rules/queries.ts';
import type { Reason } from '@three-thrones/kernel';
import { has } from '@three-thrones/game-kit/board/names.ts';
import { t } from './names.ts';

const isOurs = has(REASON_CODES);
const isPrerequisite = has(PREREQUISITES);

export function reason({ code, args = {} }: Reason): string | undefined {
  if (!isOurs(code)) return undefined;
  const { needs } = args;
  if (code === 'prerequisite-missing' && typeof needs === 'string' && isPrerequisite(needs))
    return t(`prerequisite.${needs}`);
  return t(`reason.${code}`, { needs: Number(needs ?? 0) });
}
