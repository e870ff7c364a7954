// Why not, in one sentence.

import type { Reason } from '@three-thrones/kernel';
import type { Values } from '../../../i18n/index.ts';
import {
  hasWords,
  housed,
  isArea,
  isHouse,
  isOrder,
  isUnit,
  order,
  placed,
  placeForms,
  say,
  unit,
} from './names.ts';

export function reason({ code, args = {} }: Reason): string | undefined {
  const key = `reason.${code}`;
  return hasWords(key) ? say(key, valuesOf(args)) : undefined;
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
