// Why not, in one sentence: each code of the game has its message, or this does not compile.

import type { Reason } from '@three-thrones/kernel';
import { has } from '@three-thrones/game-kit/board/names.ts';
import { type ReasonCode, REASONS } from '../../rules/queries.ts';
import { t } from './names.ts';

const isOurs = has<ReasonCode>(REASONS.map(({ code }) => code));

export function reason({ code }: Reason): string | undefined {
  return isOurs(code) ? t(`reason.${code}`) : undefined;
}
