// Placing orders: which tokens are free, taken or banned, and the orders of the last round. Sums over options only.

import { order } from '@three-thrones/agot/data/data.ts';
import { type AreaId, type OrderId, ORDERS } from '@three-thrones/agot/data/ids.ts';
import { roomFor, type Decision, type Reason, type Refused } from '@three-thrones/kernel';
import type { Logged } from '../../engine/seen.ts';
import { pick } from '../../tables/picking.ts';
import { draftOf } from './map-shown.ts';

export function isPlanning(decision: Decision | undefined): boolean {
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
  decision: Decision,
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
export function lastOrders(decision: Decision, log: readonly Logged[]): readonly string[] {
  const told = log.findLast(({ fact }) => fact.kind === 'orders.revealed')?.fact.data;
  const { orders = {} } = (told ?? {}) as { orders?: Record<string, Record<string, string>> };
  const picked: string[] = [];
  for (const [at, id] of Object.entries(orders[decision.seat] ?? {})) {
    const option = `${at}:${id}`;
    if (decision.options.includes(option) && roomFor(decision, picked, option)) picked.push(option);
  }
  return picked;
}
