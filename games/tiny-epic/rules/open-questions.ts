// Questions about what lies open on the table: around one device they are asked without a curtain. Whatever shows a hand,
// or is better answered with one's own cards in view, is not among them.

import type { Decision } from '@three-thrones/kernel';
import type { Asking } from './flows.ts';

const OPEN: readonly string[] = [
  ...(['draft.takeDie', 'recruit.deploy', 'movement.chooseOrigin', 'movement.chooseWay'] as const),
  ...(['movement.chooseArmy', 'movement.chooseDestination', 'movement.goOn'] as const),
  ...(['movement.chooseSecondDestination', 'loss.chooseLoss', 'retreat.chooseTarget'] as const),
  ...(['retreat.chooseSurplus', 'refuge.chooseRefuge', 'leaveShared.chooseGroup'] as const),
] satisfies readonly Asking['kind'][];

/** Plots and events depend on the hand, so that offering them says something about it. */
export function isOpenQuestion({ kind, about }: Pick<Decision, 'kind' | 'about'>): boolean {
  if (kind !== 'action.perform') return OPEN.includes(kind);
  const { action } = about as Extract<Asking, { kind: 'action.perform' }>['about'];
  return action !== 'plot' && action !== 'event';
}
