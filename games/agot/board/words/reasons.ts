// Why not, in one sentence: each code of the game has its message, or this does not compile.

import { REASON_CODES, type ReasonCode, type ReasonInVersion1 } from '../../rules/queries.ts';
import type { Reason } from '@three-thrones/kernel';
import { has } from '@three-thrones/game-kit/board/names.ts';
import type { Values } from '@three-thrones/ui/i18n/index.ts';
import { housed, isArea, isHouse, isOrder, isUnit, order, placed, placeForms, t, unit } from './names.ts';

const CODES: readonly (ReasonCode | ReasonInVersion1)[] = [...REASON_CODES, 'supports-other-side'];
const isOurs = has(CODES);

export function reason({ code, args = {} }: Reason): string | undefined {
  return isOurs(code) ? t(`reason.${code}`, valuesOf(args)) : undefined;
}

function valuesOf(args: Readonly<Record<string, unknown>>): Values {
  const text = (name: string): string => (typeof args[name] === 'string' ? args[name] : '');
  const number = (name: string): number => Number(args[name] ?? 0);
  const [at, who, what, kind] = [text('area'), text('house'), text('order'), text('unit')];
  return {
    ...(isArea(at) && { ...placeForms(at), in: placed(at, 'in'), to: placed(at, 'to') }),
    ...(isHouse(who) && housed({ house: who })),
    ...(isOrder(what) && { order: order(what) }),
    ...(isUnit(kind) && { unit: unit(kind) }),
    ...{ points: number('points'), cost: number('cost'), copies: number('copies'), stars: number('stars') },
    ...{ needed: number('needed'), strength: number('strength') },
  };
}
