// Questions about what lies open on the table: around one device they are asked without a curtain. Whatever shows a hand
// or a hostage, or is better answered with one's own cards in view, is not among them.

import type { Decision } from '@three-thrones/kernel';
import type { Asking } from './flows.ts';

const OPEN: readonly string[] = [
  ...(['place.character', 'shift.pair', 'redirect.wish', 'redirect.character'] as const),
  ...(['pay.character', 'revive.power', 'torture.character', 'pickEvent.event'] as const),
  ...(['modify.penalty', 'spread.onto', 'op.character'] as const),
] satisfies readonly Asking['kind'][];

export function isOpenQuestion({ kind }: Pick<Decision, 'kind'>): boolean {
  return OPEN.includes(kind);
}
