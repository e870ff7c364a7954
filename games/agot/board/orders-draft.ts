// Placing orders: which tokens are free, taken or banned, and the orders of the last round. Sums over options only.

import { order } from '../data/data.ts';
import { type AreaId, type OrderId, ORDERS } from '../data/ids.ts';
import type { Asking } from '../rules/queries.ts';
import { pick, type Reason, type Refused, roomFor } from '@three-thrones/kernel';
import { draftOf } from './map-shown.ts';
import type { Told } from './types.ts';

export function isPlanning(decision: Asking | undefined): boolean {
  return decision?.kind === 'planning.placeOrders' || decision?.kind === 'planning.placeInTurn';
}

export interface TokenState {
  readonly id: OrderId;
  readonly option: string;
  /** How many of this token are not placed yet. */
  readonly left: number;
  readonly isHere: boolean;
  /** The only one lies elsewhere: it would come from there. */
  readonly from: AreaId | undefined;
  /** Why it cannot be placed here. */
  readonly no: Reason | undefined;
}

/** Every order token as it could be placed in an area. */
export function tokensFor(
  decision: Asking,
  at: AreaId,
  picked: readonly string[],
  refused: readonly Refused[],
): readonly TokenState[] {
  const draft = draftOf(picked);
  return ORDERS.map((id): TokenState => {
    const option = `${at}:${id}`;
    const used = [...draft].filter(([, one]) => one === id).map(([place]) => place);
    const { copies } = order(id);
    const isHere = draft.get(at) === id;
    const next = isHere || !isPlanning(decision) ? undefined : pick(decision, picked, option);
    const banned = refused.find((no) => no.id === option);
    const isOffered = decision.options.includes(option);
    return {
      ...{ id, option, isHere, left: copies - used.length },
      from: copies === 1 && !isHere ? used.find((place) => place !== at) : undefined,
      no: isHere
        ? undefined
        : isOffered
          ? next && 'reason' in next
            ? next.reason
            : undefined
          : (banned ?? { code: 'order-used', rule: decision.rule, args: { order: id, copies } }),
    };
  });
}

/** How many of the picked orders bear a star. */
export function starsIn(picked: readonly string[]): number {
  return [...draftOf(picked).values()].filter((id) => order(id).special).length;
}

/** The orders I placed last round, as many as may be placed again. */
export function lastOrders(decision: Asking, log: readonly Told[]): readonly string[] {
  const picked: string[] = [];
  for (const { fact } of log.toReversed()) {
    if (fact.kind !== 'orders.revealed') continue;
    for (const [at, placed] of Object.entries(fact.data.orders)) {
      const option = `${at}:${placed.order}`;
      const isMine = placed.house === decision.seat && decision.options.includes(option);
      if (isMine && roomFor(decision, picked, option)) picked.push(option);
    }
    break;
  }
  return picked;
}
