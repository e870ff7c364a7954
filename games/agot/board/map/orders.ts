// What is printed on the faces of the order tokens, for drawing them.

import type { OrderId, OrderType } from '../../data/ids.ts';

export interface OrderFace {
  readonly type: OrderType;
  /** The number on it; a raid and a consolidation have none. */
  readonly bonus?: number;
  /** Special orders bear a star. */
  readonly star: boolean;
}

export const ORDER_FACES: Readonly<Record<OrderId, OrderFace>> = {
  'march-minus-1': { type: 'march', bonus: -1, star: false },
  'march-0': { type: 'march', bonus: 0, star: false },
  'march-plus-1': { type: 'march', bonus: 1, star: true },
  'defense-1': { type: 'defense', bonus: 1, star: false },
  'defense-2': { type: 'defense', bonus: 2, star: true },
  'support-0': { type: 'support', bonus: 0, star: false },
  'support-1': { type: 'support', bonus: 1, star: true },
  raid: { type: 'raid', star: false },
  'raid-special': { type: 'raid', star: true },
  consolidate: { type: 'consolidate', star: false },
  'consolidate-special': { type: 'consolidate', star: true },
};
