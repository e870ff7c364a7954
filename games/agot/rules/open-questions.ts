// Questions about what lies open on the table: around one device they are asked without a curtain. Orders, bids, House
// cards and what a raven has seen are not among them.

import type { Decision } from '@three-thrones/kernel';
import type { Asking } from './flows.ts';

const OPEN: readonly string[] = [
  ...(['westerosCard.choose', 'muster.buy', 'reconcile.remove', 'track.orderTies'] as const),
  ...(['raven.use', 'raven.swap', 'raid.chooseOrder', 'raid.chooseTarget'] as const),
  ...(['declareMarch.chooseOrder', 'marchMove.chooseDestination', 'marchMove.chooseUnits'] as const),
  ...(['march.leaveToken', 'portCapture.choosePort', 'portCapture.takeShips'] as const),
  ...([
    'consolidate.chooseOrder',
    'consolidate.chooseUse',
    'neutralHelp.offer',
    'neutralHelp.accept',
  ] as const),
  ...(['support.declare', 'support.answer', 'combat.useBlade', 'casualties.choose'] as const),
  ...(['retreat.nameArea', 'retreat.area', 'retreat.losses'] as const),
  ...(['cancelCard.use', 'cancelCard.replace', 'swapCard.choose', 'dropOnTrack.choose'] as const),
  ...(['removeAdjacentOrder.choose', 'removeLosersOrder.choose', 'upgradeFootman.choose'] as const),
  ...(['discardFromHand.choose', 'destroyFootman.choose', 'wildlings.breakTie'] as const),
  ...(['destroyUnits.choose', 'destroyAtStructure.chooseArea', 'destroyOrDrop.choose'] as const),
  ...(['destroyOrDrop.chooseTrack', 'downgradeKnights.choose', 'downgradeKnights.chooseDestroyed'] as const),
  ...(['upgradeFootmen.choose', 'discardCard.choose', 'retrieveCard.choose', 'toBottom.choose'] as const),
  ...(['toTop.choose', 'musterSomewhere.choose'] as const),
] satisfies readonly Asking['kind'][];

export function isOpenQuestion({ kind }: Pick<Decision, 'kind'>): boolean {
  return OPEN.includes(kind);
}
